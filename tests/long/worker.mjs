// The production bundle for these tests, and what its document of the API says.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { startLocalWorker } from "../../scripts/local-worker.mjs";

export const documentPath = join(import.meta.dirname, "../../public/api/openapi.json");
export const apiDocument = JSON.parse(readFileSync(documentPath, "utf8"));

/** Its address, once a test runs. */
export function workerForTests() {
  let worker;
  let address;
  before(async () => {
    worker = await startLocalWorker({ onLog: () => {} });
    address = (await worker.ready).origin;
  });
  after(() => worker.dispose());
  return { at: (path) => address + path };
}
