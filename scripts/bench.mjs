// @ts-check
// npm run bench: the project's own figures. `npm run bench -- sky` or `-- requests [N] [path]` for one part;
// `-- desk [clients]` measures what opening sealed rows takes, `-- texts [rows]` what long texts take each field;
// `-- map [origin ...]` the map's frames, `-- sky-motion` those of the moving sky, `-- interactions` how soon screens
// answer a press, in a browser; `npm run budget [visits a day]` adds up what a day asks of the free plan, and
// `npm run bench:load` lets as many come at once as the machine bears.
import { prepareOrExit } from "./prepare.mjs";
import { run, runPackage } from "./steps.mjs";

const [part, ...options] = process.argv.slice(2);
await prepareOrExit();
if (part === undefined || part === "sky") await runPackage("tsx/dist/cli.mjs", ["tests/bench/sky.ts"]);
if (part === undefined || part === "requests")
  await runPackage("tsx/dist/cli.mjs", ["tests/bench/requests.ts", ...options]);
if (part === "texts") await runPackage("tsx/dist/cli.mjs", ["tests/bench/long-texts.ts", ...options]);
if (part === "desk") await runPackage("tsx/dist/cli.mjs", ["tests/bench/desk.ts", ...options]);
if (part === "budget") await runPackage("tsx/dist/cli.mjs", ["tests/bench/budget.ts", ...options]);
if (part === "load")
  await runPackage("tsx/dist/cli.mjs", ["tests/bench/load.ts", ...options], {
    env: { ...process.env, NODE_OPTIONS: "--experimental-websocket" },
  });
if (part === "interactions") await run(process.execPath, ["tests/bench/interactions.mjs"]);
if (part === "sky-motion") await run(process.execPath, ["tests/bench/sky-motion.mjs"]);
if (part === "map") await run(process.execPath, ["tests/bench/map-frames.mjs", ...options]);
