// @ts-check
// What is tried too long for npm test, with tools of other people that have a folder and a lock file of their own
// (tests/long), so that nobody else installs them.
// npm run test:long: every property as often as it is worth trying, of which npm test takes a twentieth; the main path of
//   each screen in every engine that the machine has; and linters, validators, generated clients and parsers.
// npm run test:engines [-- part of an engine's name [path]]: the engines alone.
// npm run lighthouse [-- /path ...]: Lighthouse's scores of the public screens.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { prepareOrExit } from "./prepare.mjs";
import { root, run, runPackage, step, whenChanged } from "./steps.mjs";

const folder = join("tests", "long");
const [part, ...rest] = process.argv.slice(2);

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

const node = (/** @type {readonly string[]} */ ...args) => run(process.execPath, args);

/** Each part by its name; without a name all but Lighthouse, whose figures want a quiet machine. */
const PARTS = {
  properties: () =>
    runPackage("vitest/vitest.mjs", ["run", "app", "tests/fuzz"], {
      env: { ...process.env, NODE_ENV: "test", PROPERTIES: "whole" },
    }),
  engines: () => node(join(folder, "engines", "run.mjs"), ...rest),
  tools: () => {
    const tests = readdirSync(join(root, folder)).filter((name) => name.endsWith(".test.mjs"));
    return node("--test", "--test-concurrency=1", ...tests.map((name) => join(folder, name)));
  },
  lighthouse: () => node(join(folder, "lighthouse.mjs"), ...rest),
};
const named = Object.entries(PARTS).filter(([name]) => (part ? name === part : name !== "lighthouse"));

let failed = 0;
for (const [, check] of named) await check().catch(() => failed++); // one that fails keeps none from being tried
process.exitCode = failed > 0 ? 1 : 0;
