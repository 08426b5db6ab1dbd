import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../scripts/steps.mjs";
import { workerForTests } from "../support/worker";

const built = join(root, "build/client/texts");
/** What some hosts answer with where a file is missing. */
const PAGE = "<!doctype html>\n<title>Not here</title>";

/** Static files as a deployment would have them that lost or spoilt its texts on its way. */
const assets = { directory: "", binding: "ASSETS", routerConfig: { has_user_worker: true } };

describe.each([
  ["without its texts", async () => {}],
  [
    "with pages for its texts",
    async () => {
      const folder = join(assets.directory, "texts");
      await cp(built, folder, { recursive: true });
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) await writeFile(join(entry.parentPath, entry.name), PAGE);
    },
  ],
])("a deployment %s", (_, spoil) => {
  beforeAll(async () => {
    assets.directory = await mkdtemp(join(tmpdir(), "realign-texts-"));
    await spoil();
  });
  afterAll(() => rm(assets.directory, { recursive: true }));
  const worker = workerForTests({ overrides: { assets } });

  test("says that texts cannot be read at the moment, in the API and on a page, and logs why", async () => {
    const response = await worker.fetch("/api/readings/degree?sign=Leo&degree=3");
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({
      code: "unavailable",
      message: "Texts cannot be read at the moment. Please try again later.",
    });
    for (const path of ["/degrees/leo", "/insights/glossary"]) {
      const page = await worker.fetch(path);
      expect(page.status, path).toBe(503);
      await page.body?.cancel();
    }
    await expect.poll(() => worker.logs.join("\n")).toContain("texts_unavailable");
  });

  test("calculates whatever needs none", async () => {
    expect((await worker.fetch("/api/transits")).status).toBe(200);
  });
});
