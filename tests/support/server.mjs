// @ts-check
// The production bundle for the browser tests, with a D1 and KV that live as long as it does.
// Signing in goes to the identity provider that `npm start` has.
import { startIdentityProvider } from "../../scripts/identity-provider.mjs";
import { startLocalWorker } from "../../scripts/local-worker.mjs";

const provider = await startIdentityProvider();
const worker = await startLocalWorker({ port: Number(process.env.PORT), vars: provider.vars });
process.once("SIGTERM", async () => {
  await Promise.all([worker.dispose(), provider.stop()]);
  process.exit(0);
});
