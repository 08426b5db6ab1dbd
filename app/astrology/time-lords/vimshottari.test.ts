import { describe, expect, it } from "vitest";
import { separation } from "../angles";
import { ayanamsaAt, inZodiac } from "../ayanamsa";
import type { Instant } from "../instant";
import { positionOf } from "../positions";
import truth from "../truth/vimshottari.json";
import { listPeriods } from "./list-periods";
import type { Period } from "./period";
import { DASHA_YEAR_LENGTHS, DASHA_YEARS, type DashaYear, dashaBalance, vimshottari } from "./vimshottari";

const DAY = 86_400_000;
/** Fed with the Moon of the row, which has seven decimals. */
const FED = 3_000;

type Named = readonly (readonly [string, string])[];
const expectSame = (ours: readonly Period[], theirs: Named, tolerance = FED) => {
  expect(ours.map(({ lord }) => lord)).toEqual(theirs.map(([lord]) => lord));
  for (const [index, { from }] of ours.entries()) near(from, theirs[index]?.[1] ?? "", tolerance);
};
function near(ours: Instant, theirs: string, tolerance: number) {
  expect(Math.abs(ours - Date.parse(theirs))).toBeLessThan(tolerance);
}

/** The nine that run at birth and after it. */
const nine = (technique: ReturnType<typeof vimshottari>): readonly Period[] => {
  const mahas: Period[] = [];
  for (const maha of technique.first()) {
    if (mahas.length === 9) break;
    mahas.push(maha);
  }
  return mahas;
};

describe.each(truth.rows.map((row) => [row.utc, row] as const))("%s", (utc, row) => {
  const birth = Date.parse(utc);
  const isAtBorder = (row.ill as readonly string[]).includes("moon-near-nakshatra-border");

  it("has the Moon of the reference within 1″, and from the clock its mahas within the hours that this is", () => {
    const moon = inZodiac(positionOf("Moon", birth).longitude, ayanamsaAt("Lahiri", birth));
    expect(separation(moon, row.moonSidereal)).toBeLessThan(1 / 3600);
    if (isAtBorder) return;
    const tolerance = row.hoursPerArcsec * 3_600_000;
    expectSame(nine(vimshottari(birth, moon, 365.25)), row.maha as unknown as Named, tolerance);
  });

  it("has the same balance", () => {
    const { lord, elapsed, years } = dashaBalance(row.moonSidereal);
    if (isAtBorder) return;
    expect(lord).toBe(row.lord);
    expect(elapsed).toBeCloseTo(row.elapsed, 7);
    expect(years).toBeCloseTo(row.balanceYears, 5);
  });

  it("has the same mahas, antars and pratyantars from the same Moon", () => {
    if (isAtBorder) return;
    const technique = vimshottari(birth, row.moonSidereal, 365.25);
    const mahas = nine(technique);
    expectSame(mahas, row.maha as unknown as Named);
    expect(mahas[0]?.marks).toEqual(["balance"]);
    near(mahas.at(-1)?.to ?? Number.NaN, row.end, FED);
    const antars = row.antar as unknown as readonly (readonly [string, Named])[];
    antars.forEach(([lord, parts], index) => {
      expect(mahas[index]?.lord).toBe(lord);
      expectSame(technique.parts(mahas[index] as Period, 1), parts);
    });
    const [ofMaha, ofAntar] = row.pratyantar.of;
    const maha = mahas.find(({ lord }) => lord === ofMaha) as Period;
    const antar = technique.parts(maha, 1).find(({ lord }) => lord === ofAntar) as Period;
    expectSame(technique.parts(antar, 2), row.pratyantar.list as unknown as Named);
    expectSame(nine(vimshottari(birth, row.moonSidereal, 365.2422)), row.maha365_2422 as unknown as Named);
    expectSame(nine(vimshottari(birth, row.moonSidereal, 360)), row.maha360 as unknown as Named);
  });

  it.each(DASHA_YEAR_LENGTHS)("has the same running periods with years of %d days", (year: DashaYear) => {
    if (isAtBorder) return;
    const technique = vimshottari(birth, row.moonSidereal, year);
    for (const moment of row.at) {
      const at = Date.parse(moment.instant);
      const { running } = listPeriods(technique, { from: birth, to: at + DAY, at, levels: 4 });
      const path = moment[String(year) as "360"] as unknown as readonly (readonly [string, string, string])[];
      expectSame(running, path as unknown as Named);
      for (const [index, { to }] of running.entries()) near(to, path[index]?.[2] ?? "", FED);
    }
  });
});

it("gives the nine 120 years, and then the first again", () => {
  expect(Object.values(DASHA_YEARS).reduce((sum, years) => sum + years, 0)).toBe(120);
  const { periods } = listPeriods(vimshottari(0, 10, 365.25), {
    from: 0,
    to: 200 * 365.25 * DAY,
    at: 0,
    levels: 1,
  });
  expect(periods[9]?.lord).toBe(periods[0]?.lord);
  expect(periods[9]?.marks).toEqual([]);
  expect((periods[9]?.from ?? 0) - (periods[0]?.from ?? 0)).toBeCloseTo(120 * 365.25 * DAY, 0);
});

it("has the balances that P. V. R. Narasimha Rao prints, to a day", () => {
  const printed = [
    ["P. V. R. Narasimha Rao, example 52", 13],
    ["P. V. R. Narasimha Rao, example 53", 4 * 365.25 + 8 * 30.4375 + 27],
    ["P. V. R. Narasimha Rao, example 55", 4 * 365.25 + 7 * 30.4375 + 3],
  ] as const;
  for (const [name, days] of printed) {
    const utc = truth.rows.find((row) => "name" in row && row.name === name)?.utc ?? "";
    const birth = Date.parse(utc);
    const moon = inZodiac(positionOf("Moon", birth).longitude, ayanamsaAt("Lahiri", birth));
    expect(Math.abs(dashaBalance(moon).years * 365.25 - days), name).toBeLessThan(1.5);
  }
});
