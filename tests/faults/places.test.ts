import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** Static files as a deployment would have them that lost files of places on its way. */
const assets = { directory: "", binding: "ASSETS", routerConfig: { has_user_worker: true } };
beforeAll(async () => {
  assets.directory = await mkdtemp(join(tmpdir(), "realign-assets-"));
});
afterAll(() => rm(assets.directory, { recursive: true }));

describe.each([
  ["without files of places", []],
  ["with the manifest of the places alone", ["places/manifest.json"]],
])("%s", (_, files) => {
  beforeAll(async () => {
    for (const file of files) await cp(join(root, "build/client", file), join(assets.directory, file));
  });
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
