import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { storedTable } from "../../app/astrology/ephemeris/stored-sky";
import { bundledModules, startLocalWorker } from "../../scripts/local-worker.mjs";
import { root } from "../../scripts/steps.mjs";
import { workerForTests } from "../support/worker";

const TOKEN = "a-token-of-this-test-0123456789";
const vars = { READY_TOKEN: TOKEN };
const asking = (authorization = `Bearer ${TOKEN}`) => ({ headers: { Authorization: authorization } });
const WELL = { database: "ok", sessions: "ok", ephemeris: "ok", sky: "ok", places: "ok" };

describe("a deployment with a token", () => {
  const worker = workerForTests({ vars });

  test("has answered each visit of its start, so that no first visitor waits for code to be compiled", async () => {
    expect((await worker.fetch("/healthz")).status).toBe(200);
    expect(worker.logs.filter((line) => line.includes("warm_up_failed"))).toEqual([]);
  });

  test("says to who sends it that all is well, and lets nobody keep the answer", async () => {
    const response = await worker.fetch("/readyz", asking());
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({
      status: "ok",
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      checks: WELL,
    });
  });

  test.each([
    "",
    "Bearer",
    "Bearer ",
    `Bearer ${TOKEN.slice(1)}`,
    `Bearer ${TOKEN}x`,
    `Basic ${TOKEN}`,
    TOKEN,
  ])("tells nothing to who sends %j", async (authorization) => {
    const response = await worker.fetch("/readyz", asking(authorization));
    expect(response.status).toBe(401);
    expect(await response.text()).not.toMatch(/checks|database|a-token/);
  });

  test("takes no token from the address, which logs and histories keep", async () => {
    expect((await worker.fetch(`/readyz?token=${TOKEN}&authorization=Bearer+${TOKEN}`)).status).toBe(401);
  });

  test("is failing as long as a migration is missing that this version relies on", async () => {
    const database = await worker.started().getD1Database("DB");
    await database.exec("ALTER TABLE users RENAME COLUMN chart_settings TO chart_settings_of_tomorrow");
    const response = await worker.fetch("/readyz", asking());
    await database.exec("ALTER TABLE users RENAME COLUMN chart_settings_of_tomorrow TO chart_settings");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: "failing",
      checks: { ...WELL, database: "failed" },
    });
    expect((await worker.fetch("/readyz", asking())).status).toBe(200);
  });
});

describe("a deployment whose sessions' KV and place files fail", () => {
  const bindings = { ENVIRONMENT: "local", ...vars, SESSIONS: {} } as unknown as Record<string, string>;
  const worker = workerForTests({
    overrides: {
      kvNamespaces: ["EPHEMERIS"],
      bindings,
      assets: { directory: join(root, "docs"), binding: "ASSETS", routerConfig: { has_user_worker: true } },
    },
  });

  test("names both, and writes down why without a word of the token", async () => {
    const response = await worker.fetch("/readyz", asking());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      checks: { ...WELL, sessions: "failed", places: "failed" },
    });
    await expect.poll(() => worker.logs.filter((line) => line.includes("not_ready")).length).toBe(2);
    expect(worker.logs.join("\n")).not.toContain(TOKEN);
  });
});

/** The bundle with one character of Mars's table changed, in the block that holds a Julian date. */
function damagedAt(jd: number) {
  const { content, firstJd, series } = storedTable();
  const { offset, stride, segmentDays } = series.Mars;
  const at = offset + Math.floor((jd - firstJd) / segmentDays) * stride;
  const block = content.slice(at, at + stride);
  const damaged = (block[0] === "a" ? "Z" : "a") + block.slice(1);
  const [main, ...others] = bundledModules();
  if (!main) throw new Error("the bundle has no main module");
  const [before, after, ...more] = readFileSync(main.path, "utf8").split(block);
  if (after === undefined || more.length > 0)
    throw new Error("the block is not in the bundle, or more than once");
  return { modules: [{ ...main, contents: before + damaged + after }, ...others] };
}

describe("a deployment whose stored sky is damaged", () => {
  const worker = workerForTests({ vars, overrides: damagedAt(2_433_282.5) }); // 1950

  test("in years that no known sky lies in starts, and says so to who asks", async () => {
    expect((await worker.fetch("/healthz")).status).toBe(200);
    const response = await worker.fetch("/readyz", asking());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: "failing", checks: { ...WELL, sky: "failed" } });
    await expect.poll(() => worker.logs.join("\n")).toContain("not the one that was built");
  });

  test("where a known sky lies does not start", async () => {
    const overrides = damagedAt(2_451_798.75); // 2000-09-11
    await expect(startLocalWorker({ overrides, onLog: () => {} })).rejects.toThrow();
  });
});

describe("a deployment without a token", () => {
  const worker = workerForTests();

  test.each(["", "Bearer ", "Bearer undefined"])(
    "has no such address for who sends %j",
    async (authorization) => {
      expect((await worker.fetch("/readyz", asking(authorization))).status).toBe(404);
    },
  );
});
