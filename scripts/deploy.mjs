// @ts-check
// npm run deploy: builds, applies the migrations to your D1 and uploads. The README says how to make D1, KV and secrets.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareOrExit } from "./prepare.mjs";
import { root, runPackage, say, step } from "./steps.mjs";

if (/0{8}-0{4}-0{4}-0{4}-0{12}/.test(readFileSync(join(root, "wrangler.toml"), "utf8"))) {
  say(
    "wrangler.toml still has placeholder ids: make your D1 database and KV namespaces first (README, “Deploy”).",
  );
  process.exit(1);
}
await prepareOrExit();
await step("Migrations", () =>
  runPackage("wrangler/bin/wrangler.js", ["d1", "migrations", "apply", "DB", "--remote"]),
);
await step("Upload", () => runPackage("wrangler/bin/wrangler.js", ["deploy", "--minify"]));
