// @ts-check
// npm run test:words: builds the site once more with the language of the tests and those that have begun, in a copy of
// the tree, and walks its converted screens in a browser: a word without marks is one that was left in the code. What is
// deployed knows nothing of those languages.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { speakBegun } from "./begun-languages.mjs";
import { findBrowser } from "./browser.mjs";
import { freePort } from "./free-port.mjs";
import { prepareOrExit } from "./prepare.mjs";
import { quietEnvironment, root, runPackage, step } from "./steps.mjs";

const COPIED = [
  "app",
  "content",
  "migrations",
  "public",
  "scripts",
  "tests/support",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

await prepareOrExit();
const copy = join(root, ".cache/words-site");
await step("The site in the language of the tests, and in those that have begun", async () => {
  mkdirSync(copy, { recursive: true });
  for (const path of COPIED) {
    rmSync(join(copy, path), { recursive: true, force: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  speakBegun(copy);
  if (!existsSync(join(copy, "node_modules")))
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  process.env.PSEUDO_LANGUAGE = "1";
  // The copy's own builder: it knows the copy as its root.
  const builder = await import(pathToFileURL(join(copy, "scripts/prepare.mjs")).href);
  await builder.rebuild();
});
await runPackage("@playwright/test/cli.js", ["test", "-c", "tests/words", ...process.argv.slice(2)], {
  env: {
    ...quietEnvironment,
    NODE_ENV: "test",
    CHROMIUM_PATH: await findBrowser(),
    PORT: String(await freePort()),
  },
}).catch(() => process.exit(1));
