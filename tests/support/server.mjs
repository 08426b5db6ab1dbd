// @ts-check
// The production bundle for the browser tests, with a D1 and KV that live as long as it does.
import { startLocalWorker } from "../../scripts/local-worker.mjs";

const worker = await startLocalWorker({ port: Number(process.env.PORT) });
process.once("SIGTERM", async () => {
  await worker.dispose();
  process.exit(0);
});
