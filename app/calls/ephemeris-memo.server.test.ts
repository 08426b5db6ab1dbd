import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { packMonth } from "~/answers/packed-month";
import { daysInMonth, formatIsoDate, monthName } from "~/astrology/calendar";
import { ephemerisMonth } from "~/astrology/ephemeris-month";

const NOW = Date.UTC(2026, 10, 20, 12);
const NOVEMBER = { year: 2026, month: 11 };
const KEY = "ephemeris:2:2026-11";
/** What anonymous visitors can have written in a day: four years of months. */
const BOUND = 48;

/** A KV namespace that counts. */
function countingStore(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const counts = { reads: 0, writes: 0 };
  const store = {
    get: async (key: string) => {
      counts.reads += 1;
      return kept.get(key) ?? null;
    },
    put: async (key: string, text: string) => {
      counts.writes += 1;
      kept.set(key, text);
    },
  };
  return { kept, counts, store };
}

/** The memo as a fresh isolate has it: with nothing in memory. */
async function isolate(store: object, { withoutSky = false } = {}) {
  vi.resetModules();
  // A month of one and the same day: thousands of months are about the store, not about the sky.
  if (withoutSky) {
    vi.doMock("~/astrology/ephemeris-month", () => ({
      ephemerisMonth: (year: number, month: number) => ({
        monthName: monthName(month),
        year,
        days: Array.from({ length: daysInMonth(year, month) }, (_, i) => ({
          ...november.days[0],
          date: formatIsoDate({ year, month, day: i + 1 }),
        })),
      }),
    }));
  } else vi.doUnmock("~/astrology/ephemeris-month");
  const { packedMonth } = await import("./ephemeris-memo.server");
  const pending: Promise<unknown>[] = [];
  const context = {
    bindings: { EPHEMERIS: store },
    waitUntil: (promise: Promise<unknown>) => pending.push(promise),
  } as unknown as Parameters<typeof packedMonth>[1];
  return {
    month: (input: { year: number; month: number }, now = NOW) => packedMonth(input, context, now),
    settled: () => Promise.all(pending),
  };
}

async function walk(
  month: (input: { year: number; month: number }) => Promise<string>,
  first = 1800,
  last = 2100,
) {
  for (let year = first; year <= last; year++) {
    for (let number = 1; number <= 12; number++) await month({ year, month: number });
  }
}

let logged: unknown[][];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...line) => logged.push(line));
});
afterEach(() => vi.restoreAllMocks());

const november = ephemerisMonth(2026, 11);
const expected = packMonth(november);

describe("The ephemeris memo", () => {
  it("writes 48 months at most while all 3,612 are walked twice, in one isolate and then in another", async () => {
    const { store, counts, kept } = countingStore();
    const first = await isolate(store, { withoutSky: true });
    await walk(first.month);
    await walk(first.month);
    await first.settled();
    const second = await isolate(store, { withoutSky: true });
    await walk(second.month, 2000, 2050);
    await second.settled();
    expect(counts.reads).toBeGreaterThanOrEqual(2 * BOUND);
    expect(counts.writes).toBe(BOUND);
    expect(kept.size).toBe(BOUND);
    expect([...kept.keys()].every((key) => /^ephemeris:2:202[5-8]-\d+$/.test(key))).toBe(true);
  }, 60_000);

  it("writes a month once in an isolate, even while KV's own caches still deny it", async () => {
    const { store, counts } = countingStore();
    const { month, settled } = await isolate({ ...store, get: async () => null });
    for (let i = 0; i < 5; i++) await month(NOVEMBER);
    await settled();
    expect(counts.writes).toBe(1);
  });

  it("answers from KV what another isolate wrote", async () => {
    const { store, counts } = countingStore();
    const first = await isolate(store);
    expect(await first.month(NOVEMBER)).toBe(expected);
    await first.settled();
    const second = await isolate(store);
    expect(await second.month(NOVEMBER)).toBe(expected);
    expect(counts).toEqual({ reads: 2, writes: 1 });
  });

  it("neither reads nor writes KV for a month far from now", async () => {
    const { store, counts } = countingStore();
    const { month } = await isolate(store);
    await month({ year: 1815, month: 6 });
    expect(counts).toEqual({ reads: 0, writes: 0 });
  });

  /** What an isolate writes for a month. */
  async function written(input: { year: number; month: number }) {
    const { store, kept } = countingStore();
    const { month, settled } = await isolate(store);
    await month(input);
    await settled();
    return [...kept.values()][0] ?? "";
  }

  it.each([
    ["what is not packed", async () => "<html>"],
    ["nothing at all", async () => ""],
    ["JSON, as older versions wrote it", async () => JSON.stringify(november)],
    ["another month", () => written({ year: 2026, month: 6 })],
    ["half a month", async () => (await written(NOVEMBER)).slice(0, 900)],
    [
      "a month with one digit changed",
      async () => (await written(NOVEMBER)).replace(/.$/, (c) => (c === "0" ? "1" : "0")),
    ],
    ["a well-formed month under no checksum", async () => expected],
    [
      "a well-formed month of another sky",
      async () => (await written(NOVEMBER)).replace(expected, packMonth(ephemerisMonth(2025, 11))),
    ],
  ])("recomputes and replaces %s", async (_, garbage) => {
    const text = await garbage();
    const { store, kept } = countingStore({ [KEY]: text });
    const { month, settled } = await isolate(store);
    expect(await month(NOVEMBER)).toBe(expected);
    await settled();
    expect(kept.get(KEY)).toBe(await written(NOVEMBER));
  });

  it("computes when KV fails, and writes nothing to it", async () => {
    const { store, counts } = countingStore();
    const down = { ...store, get: () => Promise.reject(new Error("KV is down")) };
    expect(await (await isolate(down)).month(NOVEMBER)).toBe(expected);
    expect(counts.writes).toBe(0);
    expect(logged.flat().join()).toContain("KV is down");
  });

  it("computes when KV does not answer", async () => {
    const { store, counts } = countingStore();
    const stuck = { ...store, get: () => new Promise<never>(() => {}) };
    expect(await (await isolate(stuck)).month(NOVEMBER)).toBe(expected);
    expect(counts.writes).toBe(0);
  });

  it("survives a write that fails", async () => {
    const { store } = countingStore();
    const full = {
      ...store,
      put: () => {
        throw new Error("KV PUT failed: 429 Too Many Requests");
      },
    };
    const { month, settled } = await isolate(full);
    expect(await month(NOVEMBER)).toBe(expected);
    await settled();
    expect(logged.flat().join()).toContain("429");
  });
});
