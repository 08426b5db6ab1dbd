import { describe, expect, test } from "vitest";
import type { ChartTransitsAnswer } from "../../app/answers/chart-transits";
import type { SkyAheadAnswer } from "../../app/answers/sky-ahead";
import type { TransitsAnswer } from "../../app/answers/transits";
import { PLANETS } from "../../app/astrology/bodies";
import { signAt } from "../../app/astrology/signs";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

async function got<T>(path: string): Promise<T> {
  const response = await worker.fetch(path);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
}

describe("GET /api/transits", () => {
  test("at midnight of 20 November 2026 the ten planets stand as Swiss Ephemeris has them", async () => {
    const { date, transits } = await got<TransitsAnswer>("/api/transits?at=2026-11-20T00:00:00Z");
    expect(date).toBe("2026-11-20T00:00:00.000Z");
    expect(transits.map(({ planet }) => planet)).toEqual([...PLANETS]);
    const of = (name: string) => transits.find(({ planet }) => planet === name);
    expect(of("Sun")).toMatchObject({ currentSign: "Scorpio", degree: 27, minute: 40, isRetrograde: false });
    expect(of("Mercury")?.isRetrograde).toBe(false);
    expect(of("Saturn")).toMatchObject({ currentSign: "Aries", degree: 8, minute: 19, isRetrograde: true });
    expect(of("Saturn")?.speed).toBeLessThan(0);
    expect(of("Saturn")?.longitude).toBeCloseTo(8.33, 1);
  });

  test("without a moment it is now", async () => {
    const { date } = await got<TransitsAnswer>("/api/transits");
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(60_000);
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  });

  test("a moment that is unreadable or outside 1800 to 2100 is 422 on `at`", async () => {
    for (const at of ["yesterday", "1799-12-31T23:59Z", "2101-01-01T00:00Z", "2026-02-30"]) {
      for (const path of ["transits", "moon-phase", "sky-ahead", "moon-ahead"]) {
        const response = await worker.fetch(`/api/${path}?at=${encodeURIComponent(at)}`);
        expect(response.status, `${path} ${at}`).toBe(422);
        expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(["at"]);
      }
    }
  });

  test("the first and the last moment of the tables are answered by every call that takes one", async () => {
    for (const at of ["1800-01-01T00:00:00Z", "2100-12-31T23:59:59Z"]) {
      for (const path of ["transits", "moon-phase", "sky-ahead", "moon-ahead"]) {
        expect((await worker.fetch(`/api/${path}?at=${at}`)).status, `${path} ${at}`).toBe(200);
      }
    }
  });
});

test("in a sidereal zodiac the ten planets stand an ayanamsa farther back", async () => {
  const answerOf = async (query: string) =>
    (await (await worker.fetch(`/api/transits?at=2026-11-20${query}`)).json()) as TransitsAnswer;
  const [tropical, sidereal] = [await answerOf(""), await answerOf("&zodiac=Lahiri")];
  expect(tropical).not.toHaveProperty("zodiac");
  expect(sidereal).toMatchObject({ zodiac: "Lahiri", date: tropical.date });
  expect(sidereal.ayanamsa).toBeCloseTo(24.23, 1);
  sidereal.transits.forEach(({ longitude, speed, currentSign, degree }, index) => {
    const before = tropical.transits[index];
    const back = ((before?.longitude ?? Number.NaN) - longitude + 360) % 360;
    expect(Math.abs(back - (sidereal.ayanamsa ?? 0))).toBeLessThan(0.006); // nutation
    expect(speed).toBe(before?.speed);
    expect(currentSign).toBe(signAt(longitude));
    expect(degree).toBe(Math.floor(longitude % 30));
  });
  const refused = await worker.fetch("/api/transits?zodiac=Chinese&at=x");
  expect(refused.status).toBe(422);
  const { fields } = (await refused.json()) as { fields: object };
  expect(Object.keys(fields)).toEqual(["at", "zodiac"]);
});

describe("GET /api/sky-ahead", () => {
  test("lists what comes after its moment, in order and within its days", async () => {
    const from = "2026-11-20T11:40:00Z";
    const answer = await got<SkyAheadAnswer>(`/api/sky-ahead?at=${from}`);
    for (const [events, days] of [
      [answer.aspects, 30],
      [answer.stations, 120],
      [answer.ingresses, 60],
    ] as const) {
      const times = events.map(({ at }) => Date.parse(at));
      expect(times.length).toBeGreaterThan(2);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBeGreaterThanOrEqual(Date.parse(from));
      expect(times.at(-1)).toBeLessThan(Date.parse(from) + days * 86_400_000);
    }
    expect(answer.ingresses[0]).toMatchObject({ planet: "Sun", sign: "Sagittarius", isRetrograde: false });
    expect(answer.stations[0]).toMatchObject({ planet: "Saturn", turns: "direct", sign: "Aries", degree: 7 });
  });
});

describe("POST /api/chart-transits", () => {
  test("answers twelve months of contacts from longitudes alone", async () => {
    const response = await worker.post("/api/chart-transits", {
      longitudes: { Sun: 84.39, Moon: 348.98, Ascendant: 193.71 },
    });
    expect(response.status).toBe(200);
    const { from, until, contacts } = (await response.json()) as ChartTransitsAnswer;
    expect(Date.parse(until) - Date.parse(from)).toBeGreaterThanOrEqual(365 * 86_400_000);
    expect(contacts.length).toBeGreaterThan(0);
    for (const { point, exact } of contacts) {
      expect(["Sun", "Moon", "Ascendant"]).toContain(point);
      for (const { at } of exact) expect(at >= from && at < until).toBe(true);
    }
  });

  test("tells what is active at a moment, the closest first, with its passes and its words", async () => {
    const longitudes = { Sun: 84.39, Moon: 348.98, Venus: 46.2, Saturn: 294, Ascendant: 193.71 };
    const response = await worker.post("/api/chart-transits", { longitudes, at: "2026-11-20T00:00Z" });
    expect(response.status).toBe(200);
    const { from, until, active, contacts, around } = (await response.json()) as ChartTransitsAnswer;
    expect([from, until]).toEqual(["2026-11-20T00:00:00.000Z", "2027-11-20T00:00:00.000Z"]);
    expect(active.length).toBeGreaterThan(0);
    expect(active.map(({ orb }) => orb)).toEqual(active.map(({ orb }) => orb).sort((a, b) => a - b));
    for (const { planet, orb, practice, lasts } of active) {
      const isSlow = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"].includes(planet);
      expect(orb).toBeLessThanOrEqual(isSlow ? 2 : 1);
      expect([practice === null, lasts === null]).toEqual([!isSlow, isSlow]);
    }
    expect([around.from, around.until]).toEqual(["2026-11-17T00:00:00.000Z", "2026-12-17T00:00:00.000Z"]);
    const lasting = around.contacts.filter(
      ({ enters, leaves }) => (enters ?? around.from) <= from && (leaves ?? around.until) >= from,
    );
    const followed = active.filter(({ planet }) => planet !== "Moon");
    expect(lasting.map(({ transiting, natal }) => `${transiting} ${natal}`).sort()).toEqual(
      followed.map(({ planet, point }) => `${planet} ${point}`).sort(),
    );
    for (const { text } of [...active, ...contacts]) expect(text.length).toBeGreaterThan(30);
    expect(contacts.every(({ practice }) => practice)).toBe(true);
  });

  test("is asked about the first and the last moment of the tables", async () => {
    for (const at of ["1800-01-01T00:00:00Z", "2100-12-31T23:59:59Z"]) {
      const response = await worker.post("/api/chart-transits", { longitudes: { Sun: 10, Moon: 200 }, at });
      expect(response.status, at).toBe(200);
    }
  });

  test("tells contacts with Nodes, Chiron and extras within 1°, by what the point is", async () => {
    const at = "2026-11-20T00:00Z";
    const sky = (await (await worker.fetch(`/api/transits?at=${at}`)).json()) as TransitsAnswer;
    const [jupiter, mars] = ["Jupiter", "Mars"].map(
      (name) => sky.transits.find(({ planet }) => planet === name)?.longitude ?? Number.NaN,
    ) as [number, number];
    const longitudes = {
      "North Node": jupiter + 0.5,
      Fortune: jupiter + 1.5,
      Sun: jupiter + 1.5,
      Chiron: mars,
    };
    const response = await worker.post("/api/chart-transits", { longitudes, at });
    expect(response.status).toBe(200);
    const { active, contacts } = (await response.json()) as ChartTransitsAnswer;
    const ofJupiter = active.filter(({ planet, type }) => planet === "Jupiter" && type === "Conjunction");
    expect(ofJupiter.map(({ point }) => point)).toEqual(["North Node", "Sun"]);
    expect(ofJupiter[0]).toMatchObject({
      text: expect.stringMatching(/^The North Node/),
      practice: null,
      lasts: null,
    });
    const onChiron = active.find(({ planet, point }) => planet === "Mars" && point === "Chiron");
    expect(onChiron).toMatchObject({ practice: null, lasts: expect.stringContaining("Mars") });
    expect(contacts.map(({ point }) => point)).toContain("Fortune");
  });

  test("names what is wrong with the longitudes", async () => {
    for (const [body, field] of [
      [{ longitudes: { "South Node": 12 } }, "longitudes"],
      [{ longitudes: { "North Node": -1 } }, "longitudes.North Node"],
      [{}, "longitudes"],
      [{ longitudes: [1, 2] }, "longitudes"],
      [{ longitudes: { Vulcan: 12 } }, "longitudes"],
      [{ longitudes: { Sun: 360 } }, "longitudes.Sun"],
      [{ longitudes: { Sun: "84" } }, "longitudes.Sun"],
      [{ longitudes: { Sun: 84 }, at: "1799-12-31" }, "at"],
    ] as const) {
      const response = await worker.post("/api/chart-transits", body);
      expect(response.status).toBe(422);
      expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
    }
  });
});
