import { describe, expect, test } from "vitest";
import type { EphemerisMonth } from "../../app/astrology/ephemeris-month";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

async function month(year: number, month: number): Promise<EphemerisMonth> {
  const response = await worker.post("/api/ephemeris", { year, month });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as EphemerisMonth;
}

async function day(date: string) {
  const [year, number] = date.split("-").map(Number) as [number, number];
  const found = (await month(year, number)).days.find((row) => row.date === date);
  if (!found) throw new Error(`no row for ${date}`);
  return found;
}

function seconds(clock: string): number {
  const [hours, minutes, rest] = clock.split(":").map(Number) as [number, number, number];
  return hours * 3600 + minutes * 60 + rest;
}

type Day = EphemerisMonth["days"][number];
const placeOf = (row: Day, body: string) => row.positions.find((position) => position.body === body);

describe("POST /api/ephemeris", () => {
  test("20 November 2026 stands as Swiss Ephemeris has it", async () => {
    const answer = await month(2026, 11);
    expect(answer).toMatchObject({ monthName: "November", year: 2026 });
    expect(answer.days).toHaveLength(30);
    const row = await day("2026-11-20");
    expect(row.dayOfWeek).toBe("Fri");
    expect(Math.abs(seconds(row.siderealTime) - seconds("03:56:06"))).toBeLessThanOrEqual(1);
    expect(placeOf(row, "Sun")).toEqual({
      body: "Sun",
      sign: "Scorpio",
      degree: 27,
      minute: 40,
      isRetrograde: false,
    });
    expect(placeOf(row, "Moon")).toMatchObject({ sign: "Pisces", degree: 26, minute: 46 });
    expect(placeOf(row, "Uranus")).toMatchObject({
      sign: "Gemini",
      degree: 3,
      minute: 55,
      isRetrograde: true,
    });
    expect(placeOf(row, "Chiron")).toMatchObject({
      sign: "Aries",
      degree: 27,
      minute: 15,
      isRetrograde: true,
    });
  });

  test("Mercury is retrograde on the rows from 25 October to 13 November 2026, and on no other", async () => {
    const rows = [...(await month(2026, 10)).days, ...(await month(2026, 11)).days];
    const retrograde = rows.filter((row) => placeOf(row, "Mercury")?.isRetrograde).map(({ date }) => date);
    expect(retrograde).toHaveLength(20);
    expect(retrograde[0]).toBe("2026-10-25");
    expect(retrograde.at(-1)).toBe("2026-11-13");
  });

  test("New Year 2025 and 1800 are right, with all thirteen bodies", async () => {
    const row = await day("2025-01-01");
    expect(Math.abs(seconds(row.siderealTime) - seconds("06:43:36"))).toBeLessThanOrEqual(1);
    expect(placeOf(row, "Mars")).toMatchObject({ sign: "Leo", degree: 1, minute: 55, isRetrograde: true });
    const first = await day("1800-01-01");
    expect(placeOf(first, "Chiron")).toMatchObject({ sign: "Scorpio", degree: 21, minute: 15 });
    expect(first.positions).toHaveLength(13);
  });

  test("February has 28 days in 1900 and 29 in 2000", async () => {
    expect((await month(1900, 2)).days).toHaveLength(28);
    expect((await month(2000, 2)).days).toHaveLength(29);
  });

  test("reaches the ends of its three centuries, and not beyond", async () => {
    expect((await month(2100, 12)).days.at(-1)?.positions).toHaveLength(13);
    for (const [body, field] of [
      [{ year: 1799, month: 5 }, "year"],
      [{ year: 2101, month: 1 }, "year"],
      [{ year: 2000, month: 13 }, "month"],
      [{ year: 2000, month: 0 }, "month"],
      [{ year: 2000, month: 1.5 }, "month"],
    ] as const) {
      const response = await worker.post("/api/ephemeris", body);
      expect(response.status).toBe(422);
      expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
    }
  });
});

test("GET answers the same and may be cached; POST may not", async () => {
  const got = await worker.fetch("/api/ephemeris?year=2026&month=11");
  expect(got.headers.get("Cache-Control")).toContain("public");
  expect(await got.json()).toEqual(await month(2026, 11));
  const posted = await worker.post("/api/ephemeris", { year: 2026, month: 11 });
  expect(posted.headers.get("Cache-Control")).toBe("no-store");
});

test("A month downloads as CSV", async () => {
  const response = await worker.fetch("/api/ephemeris.csv?year=2026&month=11");
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toContain('filename="ephemeris-2026-11.csv"');
  const rows = (await response.text()).trim().split("\r\n");
  expect(rows).toHaveLength(31);
  expect(rows[20]).toMatch(/^2026-11-20,Fri,03:56:0\d,27°40′ Scorpio,/);
  expect((await worker.fetch("/api/ephemeris.csv?year=1799&month=1")).status).toBe(422);
});

describe("The month in KV", () => {
  const thisYear = new Date().getUTCFullYear();

  test("is written once it was asked for, and no month far from now is", async () => {
    await month(thisYear, 3);
    await month(1815, 6);
    const store = await worker.started().getKVNamespace("EPHEMERIS");
    const written = async () => (await store.list()).keys.map(({ name }) => name);
    await expect.poll(written).toContain(`ephemeris:2:${thisYear}-3`);
    expect((await written()).filter((name) => name.includes("1815"))).toEqual([]);
  });
});

test("The page holds the month in its first HTML, and refuses a year that the tables lack with the current one", async () => {
  const page = await worker.fetch("/ephemeris?year=1999&month=8");
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toMatch(/August(<!-- -->)? (<!-- -->)?1999(<!-- -->)? Ephemeris/);
  expect(html.match(/<th scope="row">/g)).toHaveLength(31);
  const refused = await worker.fetch("/ephemeris?year=1799&month=8");
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("The tables run from January 1800 to December 2100");
});
