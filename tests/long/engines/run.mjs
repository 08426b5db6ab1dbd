// @ts-check
// npm run test:engines: the main path of each screen in every engine that this machine has, against the built worker.
// usage: npm run test:engines [-- part of an engine's name [path]]
import { startLocalWorker } from "../../../scripts/local-worker.mjs";
import { prepareOrExit } from "../../../scripts/prepare.mjs";
import { engines } from "./browsers.mjs";
import { handsOn } from "./hands.mjs";
import { PATHS } from "./screens.mjs";

const [part = "", only] = process.argv.slice(2);
await prepareOrExit();
const worker = await startLocalWorker({ vars: { TILE_URL: "" }, onLog: () => {} });
const { origin } = await worker.ready;
/** How often a path is walked until it counts as broken: these engines run beside all else that a machine does. */
const TRIES = 3;
/** @type {string[]} */
const failures = [];

try {
  for (const engine of await engines()) {
    if (!engine.name.toLowerCase().includes(part.toLowerCase())) continue;
    if ("absent" in engine) {
      console.log(`${engine.name}: not tried, ${engine.absent}`);
      continue;
    }
    let opened = await engine.open().catch((error) => {
      console.log(`${engine.name}: not tried, it does not start here (${error.message})`);
      return null;
    });
    if (!opened) continue;
    console.log(`${engine.name} ${opened.version}`);
    for (const [path, walk] of Object.entries(PATHS)) {
      if (only && path !== only) continue;
      for (let tries = 1; ; tries++) {
        const failure = await walk(handsOn(opened.tab, origin)).then(
          () => null,
          (error) => error,
        );
        if (!failure) {
          console.log(`  ✓ ${path}`);
          break;
        }
        console.log(`  ${tries < TRIES ? "once more" : "✗"}: ${path}, ${failure.message}`);
        // In a browser that remembers nothing: a result that was kept folds the form.
        await opened.close();
        opened = await engine.open();
        if (tries === TRIES) {
          failures.push(`${engine.name} ${path}`);
          break;
        }
      }
    }
    await opened.close();
  }
} finally {
  await worker.dispose();
}
console.log(failures.length === 0 ? "Every path is walked." : `${failures.length} not walked.`);
process.exitCode = failures.length === 0 ? 0 : 1;
