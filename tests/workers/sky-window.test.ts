import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type SkyWindowAnswer, skyWindowAnswer } from "../../app/answers/sky-window";
import table from "../../app/astrology/ephemeris/table-data";
import { SKY_TABLE } from "../../app/astrology/sky-window";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

describe("GET /api/sky-window", () => {
  test("is the window of the year that was asked for", async () => {
    const response = await worker.fetch(`/api/sky-window?year=1969&table=${SKY_TABLE}`);
    expect((await response.json()) as SkyWindowAnswer).toEqual(skyWindowAnswer(1969));
  });

  test.each([
    [`&table=${SKY_TABLE}`, "public, max-age=31536000, immutable"],
    ["", "public, max-age=86400"],
    ["&table=00000000", "public, max-age=86400"],
  ])("may be kept for ever where the address names the table: %j", async (name, kept) => {
    const response = await worker.fetch(`/api/sky-window?year=2026${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe(kept);
  });

  test.each([
    ["year=1799", "year"],
    ["year=2101", "year"],
    ["", "year"],
    ["year=2026&table=latest", "table"],
  ])("%j is 422 at its field", async (query, field) => {
    const response = await worker.fetch(`/api/sky-window?${query}`);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

test("no file for browsers holds the stored sky itself", () => {
  const first = table.slice(table.indexOf("|") + 1).slice(0, 60);
  const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => readFileSync(assets + name, "utf8").includes(first))).toEqual([]);
});
