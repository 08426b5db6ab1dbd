import { describe, expect, test } from "vitest";
import type { TimeLordsAnswer } from "../../app/answers/time-lords";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const BUSH = {
  name: "George",
  date: "1946-07-06",
  time: "07:26",
  location: "New Haven",
  latitude: 41.31,
  longitude: -72.93,
};
const ASKED = { birth: ANN, kind: "Zodiacal Releasing", at: "2026-11-22" };

async function asked(input: Record<string, unknown>): Promise<TimeLordsAnswer> {
  const response = await worker.post("/api/time-lords", { ...ASKED, ...input });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as TimeLordsAnswer;
}

async function refused(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/time-lords", { ...ASKED, ...input });
  expect(response.status, await response.clone().text()).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

describe("time lords", () => {
  test.each([
    ["Zodiacal Releasing", 4],
    ["Firdaria", 2],
    ["Profections", 3],
    ["Vimshottari", 3],
  ])("of %s have %d levels, a running one of each, and say how they were reckoned", async (kind, deepest) => {
    const answer = await asked({ kind, levels: 4 });
    expect(answer.at.map(({ level }) => level)).toEqual([1, 2, 3, 4].slice(0, deepest));
    for (const period of answer.at) {
      expect(Object.keys(period)).toEqual(["level", "lord", "sign", "from", "to", "marks", "parent"]);
      expect(period.from <= "2026-11-22" && period.to > "2026-11-22").toBe(true);
    }
    expect(answer.rules.length).toBeGreaterThan(2);
    for (const rule of answer.rules) expect(rule).toMatch(/^[A-Z].*\.$/s);
    for (const period of answer.periods) {
      const above = period.parent === null ? null : answer.periods[period.parent];
      expect(above?.level ?? 0).toBe(period.level - 1);
      if (above) expect(period.from >= above.from && period.to <= above.to).toBe(true);
    }
    for (const level of [1, 2]) {
      const row = answer.periods.filter((period) => period.level === level);
      expect((row[0]?.from ?? "~") <= "1990-06-15T18:30:00.000Z").toBe(true);
      row.slice(1).forEach((period, index) => {
        if (kind !== "Firdaria" || level === 1) expect(period.from).toBe(row[index]?.to);
      });
    }
  });

  test("release Bush's Spirit into Leo on 1 October 1998, a peak, and say where both lots stand", async () => {
    const { periods, rules, warnings } = await asked({ birth: BUSH, levels: 1 });
    const leo = periods.find(({ sign }) => sign === "Leo");
    expect(leo).toMatchObject({
      from: "1998-10-01T11:26:00.000Z",
      lord: "Sun",
      marks: ["peak-10"],
      parent: null,
    });
    expect(rules[0]).toContain("Lot of Spirit, which stands at 4°11′ of Taurus");
    expect(rules.join(" ")).toContain("Fortune, which stands in Scorpio");
    expect(warnings).toEqual([]);
  });

  test("warn where the Sun is near the horizon, the lot, the Moon or the Ascendant near a border", async () => {
    const at = async (kind: string, time: string) =>
      (await asked({ kind, birth: { ...ANN, time }, levels: 1 })).warnings;
    // New York, 15 June 1990: the Sun rises at 5:24.
    expect(await at("Firdaria", "05:30")).toEqual(["sectNearHorizon"]);
    expect(await at("Firdaria", "12:00")).toEqual([]);
    // A rising sign lasts two hours: within a day it changes twelve times, and eight minutes of each are doubtful.
    const doubtful = [];
    for (let minute = 0; minute < 150; minute += 5) {
      const time = `${String(12 + Math.floor(minute / 60))}:${String(minute % 60).padStart(2, "0")}`;
      doubtful.push(...(await at("Profections", time)));
    }
    expect(new Set(doubtful)).toEqual(new Set(["ascendantNearBoundary"]));
    expect(doubtful.length).toBeLessThan(5);
  });

  test("go by the Sun's sign without a birth time where they can, and say so; else the time is refused", async () => {
    const birth = { ...ANN, time: "", timeUnknown: true };
    const { rules, at } = await asked({ birth, kind: "Profections" });
    expect(rules[0]).toContain("Sun’s sign, Gemini");
    expect(at[0]?.sign).toBe("Gemini"); // 36 years, three rounds
    for (const kind of ["Zodiacal Releasing", "Firdaria", "Vimshottari"])
      expect(Object.keys(await refused({ birth, kind }))).toEqual(["birth.time"]);
  });

  test("are told beyond the polar circles and in houses that do not exist there", async () => {
    const tromso = { ...ANN, location: "Tromsø", latitude: 69.65, longitude: 18.96, houseSystem: "Placidus" };
    for (const kind of ["Zodiacal Releasing", "Firdaria", "Profections", "Vimshottari"])
      expect((await asked({ birth: tromso, kind })).at).toHaveLength(2);
  });

  test("of a leap day turn on 1 March in common years, at the time of day of the birth", async () => {
    const birth = { ...ANN, date: "1996-02-29" };
    const { periods } = await asked({ birth, kind: "Profections", levels: 1, to: "2001-01-01" });
    expect(periods.map(({ from }) => from)).toEqual([
      "1996-02-29T19:30:00.000Z",
      "1997-03-01T19:30:00.000Z",
      "1998-03-01T19:30:00.000Z",
      "1999-03-01T19:30:00.000Z",
      "2000-02-29T19:30:00.000Z",
    ]);
  });

  test("end with the tables where their years are solar returns, and say so", async () => {
    const birth = { ...ANN, date: "2090-06-15" };
    const answer = await asked({ birth, kind: "Profections", levels: 1, options: { from: "Solar Return" } });
    expect(answer).toMatchObject({ truncated: true, until: "2101-01-01T00:00:00.000Z" });
    expect(answer.periods).toHaveLength(10);
    expect((await asked({ birth, kind: "Firdaria" })).truncated).toBe(false);
    const long = {
      kind: "Profections",
      birth: { ...ANN, date: "1800-06-15" },
      from: "1800-06-15",
      to: "2100-06-15",
    };
    expect(await asked(long)).toMatchObject({ truncated: true, until: "1950-06-16T12:00:00.000Z" });
    expect(await asked({ ...long, levels: 1 })).toMatchObject({ truncated: false, until: null });
  });

  test("follow the zodiac of the birth's settings: dashas Lahiri's where that is tropical", async () => {
    const said = async (zodiac: string) =>
      (await asked({ kind: "Vimshottari", birth: { ...ANN, settings: { zodiac } } })).rules[0];
    expect(await said("Tropical")).toContain("the Lahiri zodiac");
    expect(await said("Krishnamurti")).toContain("the Krishnamurti zodiac");
  });

  test("name the finest level of profections by its step", async () => {
    const levels = async (input: object) =>
      (await asked({ kind: "Profections", ...input })).at.map(({ level }) => level);
    expect(await levels({})).toEqual([1, 2]);
    expect(await levels({ options: { step: "Day" } })).toEqual([1, 2, 3]);
    expect(await levels({ options: { step: "Year" }, levels: 3 })).toEqual([1]);
  });

  test("refuse all that is wrong at once, each at its field", async () => {
    const fields = await refused({
      birth: { ...ANN, date: "1990-02-30" },
      kind: "Decennials",
      from: "2020-01-01",
      to: "2019-01-01",
      at: "yesterday",
      levels: 5,
      options: { lot: "Eros", exchangedByNight: "perhaps", nodes: 1, step: "Hour", from: "Now", year: 364 },
    });
    expect(Object.keys(fields).sort()).toEqual([
      "at",
      "birth.date",
      "kind",
      "levels",
      "options.exchangedByNight",
      "options.from",
      "options.lot",
      "options.nodes",
      "options.step",
      "options.year",
      "to",
    ]);
    expect(Object.keys(await refused({ options: "Spirit" }))).toEqual(["options"]);
    expect(Object.keys(await refused({ to: "1980-01-01" }))).toEqual(["to"]);
  });
});
