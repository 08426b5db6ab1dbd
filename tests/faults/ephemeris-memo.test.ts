import { describe, expect, test } from "vitest";
import { workerForTests } from "../support/worker";

/** A binding that is there and good for nothing: every call on it throws. */
const broken = workerForTests({ overrides: { kvNamespaces: ["SESSIONS"], bindings: { EPHEMERIS: {} } } });

describe("With the ephemeris's KV broken", () => {
  test("months, the page and the download are answered all the same", async () => {
    const { year, month } = { year: new Date().getUTCFullYear(), month: 6 };
    const answer = await broken.post("/api/ephemeris", { year, month });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { days: unknown[] }).days).toHaveLength(30);
    expect((await broken.fetch("/ephemeris")).status).toBe(200);
    expect((await broken.fetch(`/api/ephemeris.csv?year=${year}&month=7`)).status).toBe(200);
    expect(broken.logs.join("\n")).toContain("ephemeris_memo_unavailable");
  });
});

const garbled = workerForTests();

describe("With garbage in the ephemeris's KV", () => {
  test("the month is computed, and the garbage replaced", async () => {
    const year = new Date().getUTCFullYear();
    const store = await garbled.started().getKVNamespace("EPHEMERIS");
    const garbage = "<script>".repeat(60);
    await store.put(`ephemeris:2:${year}-6`, garbage);
    const answer = await garbled.post("/api/ephemeris", { year, month: 6 });
    const { days } = (await answer.json()) as { days: { positions: unknown[] }[] };
    expect(days).toHaveLength(30);
    expect(days.every(({ positions }) => positions.length === 13)).toBe(true);
    await expect.poll(() => store.get(`ephemeris:2:${year}-6`)).not.toBe(garbage);
  });
});
