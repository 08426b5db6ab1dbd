// @ts-check
// npm run bench: the project's own figures. `npm run bench -- sky` or `-- requests [N] [path]` for one part;
// `-- map [origin ...]` measures the map's frames, `-- interactions` how soon screens answer a press, in a browser.
import { prepareOrExit } from "./prepare.mjs";
import { run, runPackage } from "./steps.mjs";

const [part, ...options] = process.argv.slice(2);
await prepareOrExit();
if (part === undefined || part === "sky") await runPackage("tsx/dist/cli.mjs", ["tests/bench/sky.ts"]);
if (part === undefined || part === "requests")
  await runPackage("tsx/dist/cli.mjs", ["tests/bench/requests.ts", ...options]);
if (part === "interactions") await run(process.execPath, ["tests/bench/interactions.mjs"]);
if (part === "map") await run(process.execPath, ["tests/bench/map-frames.mjs", ...options]);
