// @ts-check
// npm start: from a clone to the production bundle in workerd.
import { join } from "node:path";
import { prepareOrExit } from "./prepare.mjs";
import { root, say, step } from "./steps.mjs";

const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  say(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`);
  process.exit(1);
}

await prepareOrExit();
// Only now are their packages installed.
const { startLocalWorker } = await import("./local-worker.mjs");
const { startIdentityProvider } = await import("./identity-provider.mjs");
const { embedsOfItself } = await import("./configuration.mjs");
const provider = await step("Identity provider", () =>
  startIdentityProvider({
    host,
    port: Number(process.env.IDENTITY_PORT ?? (port > 64_535 ? port - 1000 : port + 1000)),
    publicUrl: process.env.IDENTITY_URL,
  }),
).catch((error) => {
  say(`The identity provider did not start: ${error.message}`);
  process.exit(1);
});
// A port has its own D1 and KV: two servers of one folder must not share a database file.
const persistTo = join(root, ".wrangler", `local-${port}`);
const worker = await step("Server", () =>
  startLocalWorker({
    host,
    port,
    persistTo,
    vars: { ...embedsOfItself(port), ...provider.vars, ...provider.desk.vars },
  }),
).catch((error) => {
  say(`The server did not start: ${error.message}`);
  process.exit(1);
});
say(`\nRealign is at http://${host === "0.0.0.0" ? "localhost" : host}:${port} (Ctrl+C ends it)`);
say(`Sign-in is at ${provider.url}: any e-mail will do, and ${provider.desk.owner} owns the desk at /desk`);

let stopping = false;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([worker.dispose(), provider.stop()]);
    process.exit(0);
  });
}
