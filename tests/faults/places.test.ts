import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../scripts/steps.mjs";
import { workerWithProvider } from "../support/worker-with-provider";

const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "Secrettown" };
const details = {
  fullName: "Ann Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "Secrettown",
};

async function isUnavailable(response: Response) {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    code: "unavailable",
    message: "Places cannot be looked up at the moment. Please try again later.",
  });
}

const built = join(root, "build/client");
const MANIFEST = "places/manifest.json";
/** What some hosts answer with where a file is missing. */
const PAGE = "<!doctype html>\n<title>Not here</title>\n<p>Secrettown";

async function write(path: string, content: string) {
  await mkdir(dirname(join(assets.directory, path)), { recursive: true });
  await writeFile(join(assets.directory, path), content);
}

async function keepManifest() {
  await cp(join(built, MANIFEST), join(assets.directory, MANIFEST));
}

/** Static files as a deployment would have them that lost or spoilt files of places on its way. */
const assets = { directory: "", binding: "ASSETS", routerConfig: { has_user_worker: true } };
beforeAll(async () => {
  assets.directory = await mkdtemp(join(tmpdir(), "realign-assets-"));
  await cp(join(built, "texts"), join(assets.directory, "texts"), { recursive: true });
});
afterAll(() => rm(assets.directory, { recursive: true }));

describe.each([
  ["without files of places", async () => {}],
  ["with the manifest of the places alone", keepManifest],
  ["with a page for a manifest", () => write(MANIFEST, PAGE)],
  ["with a manifest of nothing", () => write(MANIFEST, "null")],
  ["with a manifest of another shape", () => write(MANIFEST, '{"version":"1","names":[5],"zones":{}}')],
  [
    "with pages for all files but the manifest",
    async () => {
      await keepManifest();
      const files = await readdir(join(built, "places"), { recursive: true, withFileTypes: true });
      for (const file of files.filter((entry) => entry.isFile() && entry.name !== "manifest.json")) {
        await write(join(relative(built, file.parentPath), file.name), PAGE);
      }
    },
  ],
])("%s", (_, spoil) => {
  beforeAll(spoil);
  const worker = workerWithProvider({ overrides: { assets } });

  test("looking one up is unavailable, by name and by coordinates", async () => {
    await isUnavailable(await worker.fetch("/api/places?q=Secrettown"));
    await isUnavailable(await worker.fetch("/api/places?lat=48.4&lon=10"));
  });

  test("what needs one is unavailable, and still asks for a sign-in first", async () => {
    const ann = await worker.signedIn("ann@example.com");
    await isUnavailable(await worker.post("/api/birth-chart", birth));
    await isUnavailable(await worker.post("/api/birth-chart", { ...birth, latitude: 48.4, longitude: 10 }));
    await isUnavailable(await worker.post("/api/astrocartography", birth));
    await isUnavailable(await worker.post("/api/compatibility", { person1: birth, person2: birth }));
    await isUnavailable(await ann.json("/api/profile", details));
    await isUnavailable(await ann.json("/api/people", details));
    expect((await worker.post("/api/profile", details)).status).toBe(401);
  });

  test("what needs none is answered", async () => {
    expect((await worker.fetch("/birth-chart")).status).toBe(200);
    expect((await worker.fetch("/api/transits")).status).toBe(200);
    const numbers = { fullName: "Ann Lee", birthDate: "1990-06-15" };
    expect((await worker.post("/api/numerology", numbers)).status).toBe(200);
  });

  test.each(["/birth-chart", "/astrocartography"])(
    "a form sent to %s without JavaScript comes back with what was typed and a reason, with status 503",
    async (path) => {
      const page = await worker.fetch(path, { method: "POST", body: new URLSearchParams(birth) });
      expect(page.status).toBe(503);
      const html = await page.text();
      expect(html).toContain("Places cannot be looked up at the moment.");
      expect(html).toContain('value="Secrettown"');
      expect(html).toContain('id="sidebar"');
    },
  );

  test("the log names the fault, and not what was typed", async () => {
    await expect.poll(() => worker.logs.join("\n")).toContain("places_unavailable");
    expect(worker.logs.join("\n")).not.toMatch(/secret|\.txt/i);
    expect(worker.logs.filter((line) => line.includes('"event":"error"'))).toEqual([]);
  });
});
