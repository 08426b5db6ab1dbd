import { describe, expect, it } from "vitest";
import { END_INSTANT, type Instant } from "../instant";
import { type Sign, signAt } from "../signs";
import truth from "../truth/profections.json";
import type { ListedPeriod } from "./list-periods";
import { listPeriods } from "./list-periods";
import { lotsAt } from "./lots-at";
import { birthdays, profections, solarReturns } from "./profections";

/** Milliseconds: the reference's are rounded to a tenth of a second; of the Sun an arcsecond is 24 s. */
const ROUNDED = 51;
const OF_THE_SUN = 2_000;

interface Year {
  readonly age: number;
  readonly sign: string;
  readonly lord: string;
  readonly from: string;
  readonly to: string;
  readonly months: readonly (readonly [string, string, string])[];
}

function near(ours: Instant | null, theirs: string, tolerance: number) {
  expect(Math.abs((ours ?? Number.NaN) - Date.parse(theirs))).toBeLessThan(tolerance);
}

describe.each(truth.rows.map((row) => [row.utc, row] as const))("%s", (utc, row) => {
  const birth = Date.parse(utc);
  const rising = row.ascSign as Sign;
  const offset = row.offset_h * 3_600_000;

  it("has the same rising sign", () => {
    if ((row.ill as readonly string[]).includes("asc-near-sign-border")) return;
    const { ascendant } = lotsAt(birth, { latitude: row.lat, longitude: row.lon }, "Tropical", true);
    expect(signAt(ascendant)).toBe(rising);
  });

  it("has its birthdays on the clock of the birth", () => {
    const start = birthdays(birth, offset);
    for (const [age, birthday] of row.birthdays.entries()) near(start(age), birthday, ROUNDED);
  });

  const expectYears = (
    yearStart: (age: number) => Instant | null,
    years: readonly Year[],
    tolerance: number,
  ) => {
    const technique = profections(rising, yearStart);
    for (const { age, sign, lord, from, to, months } of years) {
      const at = (Date.parse(from) + Date.parse(to)) / 2;
      const { periods } = listPeriods(technique, { from: at, to: at + 1, at, levels: 2 });
      const [year] = periods;
      expect(year, `age ${age}`).toMatchObject({ level: 1, sign, lord });
      near(year?.from ?? null, from, tolerance);
      near(year?.to ?? null, to, tolerance);
      const ofYear = technique.parts(year as ListedPeriod, 1);
      expect(ofYear.map((month) => [month.sign, month.lord])).toEqual(months.map(([s, l]) => [s, l]));
      for (const [index, month] of ofYear.entries()) near(month.from, months[index]?.[2] ?? "", tolerance);
    }
  };

  it("has the years and months that begin with birthdays", () => {
    expectYears(birthdays(birth, offset), row.years as unknown as readonly Year[], ROUNDED);
  });

  it("has the years and months that begin with solar returns", () => {
    // The years that our tables hold to their end.
    const years = (row.byReturn as unknown as readonly Year[]).filter(
      ({ to }) => Date.parse(to) < END_INSTANT,
    );
    expect(years.length).toBeGreaterThan(0);
    expectYears(solarReturns(birth, "Tropical"), years, OF_THE_SUN);
  });

  it("has the same year, month and day at four moments, by birthdays and by returns", () => {
    for (const moment of row.at) {
      const at = Date.parse(moment.instant);
      for (const [yearStart, expected, tolerance] of [
        [birthdays(birth, offset), moment, ROUNDED],
        [solarReturns(birth, "Tropical"), moment.byReturn, OF_THE_SUN],
      ] as const) {
        if (
          expected !== moment &&
          (solarReturns(birth, "Tropical")(expected.age + 1) ?? Infinity) > END_INSTANT
        )
          continue;
        const { running } = listPeriods(profections(rising, yearStart), {
          from: at,
          to: at + 1,
          at,
          levels: 3,
        });
        expect(running.map(({ sign }) => sign)).toEqual([expected.year, expected.month, expected.dayTwelfth]);
        near(running[1]?.from ?? null, expected.monthFrom, tolerance);
        near(running[2]?.from ?? null, expected.dayTwelfthFrom, tolerance);
      }
    }
  });
});

it("by solar returns ends where the tables do, by birthdays goes on", () => {
  const birth = Date.UTC(2090, 5, 15, 12);
  const ages = [...profections("Leo", solarReturns(birth, "Tropical")).first()];
  expect(ages).toHaveLength(10);
  expect(birthdays(birth, 0)(300)).toBe(Date.UTC(2390, 5, 15, 12));
});

it("in a sidereal zodiac returns later each year, by twenty minutes", () => {
  const birth = Date.UTC(1990, 5, 15, 12);
  const [tropical, sidereal] = (["Tropical", "Lahiri"] as const).map((zodiac) =>
    solarReturns(birth, zodiac)(30),
  );
  const minutes = ((sidereal ?? Number.NaN) - (tropical ?? Number.NaN)) / 60_000 / 30;
  expect(minutes).toBeGreaterThan(20);
  expect(minutes).toBeLessThan(20.8);
});
