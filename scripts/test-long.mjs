// @ts-check
// npm run test:long: other people's linters, validators, generated clients and parsers against the site. They have a
// folder and a lock file of their own, so that nobody else installs them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { prepareOrExit } from "./prepare.mjs";
import { root, run, step, whenChanged } from "./steps.mjs";

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
const tests = readdirSync(join(root, folder)).filter((name) => name.endsWith(".test.mjs"));
await run(process.execPath, [
  "--test",
  "--test-concurrency=1",
  ...tests.map((name) => join(folder, name)),
]).catch(() => process.exit(1));
