// @ts-check
// npm start: from a clone to the production bundle in workerd.
import { join } from "node:path";
import { prepare } from "./prepare.mjs";
import { root, say, step } from "./steps.mjs";

const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  say(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`);
  process.exit(1);
}

await prepare();
const { startLocalWorker } = await import("./local-worker.mjs"); // only now are its packages installed
// A port has its own D1 and KV: two servers of one folder must not share a database file.
const persistTo = join(root, ".wrangler", `local-${port}`);
const worker = await step("Server", () => startLocalWorker({ host, port, persistTo })).catch((error) => {
  say(`The server did not start: ${error.message}`);
  process.exit(1);
});
say(`\nRealign is at http://${host === "0.0.0.0" ? "localhost" : host}:${port} (Ctrl+C ends it)`);

let stopping = false;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await worker.dispose();
    process.exit(0);
  });
}
