// @ts-check
// The production bundle for the browser tests, with a D1 and KV that live as long as it does.
// Signing in goes to the identity provider that `npm start` has, and the map's background comes from a service of ours.
import { startIdentityProvider } from "../../scripts/identity-provider.mjs";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { startTiles } from "./tiles.mjs";

const provider = await startIdentityProvider();
const tiles = await startTiles();
const vars = { ...provider.vars, ...provider.desk.vars, TILE_URL: tiles.url };
const worker = await startLocalWorker({ port: Number(process.env.PORT), vars });
process.once("SIGTERM", async () => {
  tiles.stop();
  await Promise.all([worker.dispose(), provider.stop()]);
  process.exit(0);
});
