// @ts-check
// npm run test:long: every property as often as it is worth trying, of which npm test takes a twentieth; the main path of
// each screen in every engine that the machine has; and other people's linters, validators, generated clients and parsers
// against the site. Those have a folder and a lock file of their own, so that nobody else installs them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { prepareOrExit } from "./prepare.mjs";
import { root, run, runPackage, step, whenChanged } from "./steps.mjs";

const folder = join("tests", "long");

await prepareOrExit();
await step("Tools of other people", () => {
  const stamp = {
    stamp: "long",
    inputs: [join(folder, "package-lock.json")],
    outputs: [join(folder, "node_modules")],
  };
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  return whenChanged(stamp, () =>
    run(npm, ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"], {
      env: { ...process.env, NODE_ENV: "" },
    }),
  );
});
/** Whether it ended well: the others are tried all the same. @param {Promise<unknown>} check */
const passes = (check) =>
  check.then(
    () => true,
    () => false,
  );
const properties = await passes(
  runPackage("vitest/vitest.mjs", ["run", "app", "tests/fuzz"], {
    env: { ...process.env, NODE_ENV: "test", PROPERTIES: "whole" },
  }),
);
const engines = await passes(run(process.execPath, ["tests/engines/run.mjs"]));
const tests = readdirSync(join(root, folder)).filter((name) => name.endsWith(".test.mjs"));
const tools = await passes(
  run(process.execPath, ["--test", "--test-concurrency=1", ...tests.map((name) => join(folder, name))]),
);
if (!(properties && engines && tools)) process.exit(1);
