// @ts-check
// npm run deploy: builds, applies the migrations to your D1 and uploads; `-- --env staging` for the second deployment.
// docs/operations.md says how to make D1, KV and secrets.
import { parseArgs } from "node:util";
import { buildCards, prepareOrExit } from "./prepare.mjs";
import { runPackage, say, step } from "./steps.mjs";

const { values } = parseArgs({ options: { env: { type: "string" } } });
// An empty name is the deployment at the top of wrangler.toml: said, so that wrangler need not guess.
const environment = ["--env", values.env ?? ""];

await prepareOrExit();
// Only now are its packages installed.
const { configurationOf } = await import("./configuration.mjs");
const { d1_databases, kv_namespaces } = configurationOf(values.env ?? "");
const ids = [...d1_databases.map(({ database_id }) => database_id), ...kv_namespaces.map(({ id }) => id)];
if (ids.some((id) => id === undefined || /^[0-]{20,}\d$/.test(id))) {
  say(
    "wrangler.toml still has placeholder ids: make your D1 database and KV namespaces first (docs/operations.md).",
  );
  process.exit(1);
}
await step("Migrations", () =>
  runPackage("wrangler/bin/wrangler.js", ["d1", "migrations", "apply", "DB", "--remote", ...environment]),
);
await step("Cards for shared links, for 400 days", () => buildCards(400));
await step("Upload", () => runPackage("wrangler/bin/wrangler.js", ["deploy", "--minify", ...environment]));
