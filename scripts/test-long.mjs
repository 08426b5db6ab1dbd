// @ts-check
// npm run test:long: every property as often as it is worth trying, of which npm test takes a twentieth, and other
// people's linters, validators, generated clients and parsers against the site. Those have a folder and a lock file of
// their own, so that nobody else installs them.
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
const properties = await runPackage("vitest/vitest.mjs", ["run", "app", "tests/fuzz"], {
  env: { ...process.env, NODE_ENV: "test", PROPERTIES: "whole" },
}).then(
  () => true,
  () => false,
);
const tests = readdirSync(join(root, folder)).filter((name) => name.endsWith(".test.mjs"));
await run(process.execPath, [
  "--test",
  "--test-concurrency=1",
  ...tests.map((name) => join(folder, name)),
]).catch(() => process.exit(1));
if (!properties) process.exit(1);
