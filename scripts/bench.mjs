// @ts-check
// npm run bench: the project's own figures. `npm run bench -- sky` or `-- requests [N] [path]` for one part.
import { prepareOrExit } from "./prepare.mjs";
import { runPackage } from "./steps.mjs";

const [part, ...options] = process.argv.slice(2);
await prepareOrExit();
if (part !== "requests") await runPackage("tsx/dist/cli.mjs", ["tests/bench/sky.ts"]);
if (part !== "sky") await runPackage("tsx/dist/cli.mjs", ["tests/bench/requests.ts", ...options]);
