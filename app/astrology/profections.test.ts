import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, formatIsoDate } from "./calendar";
import { ageOn, annualProfections, type Profection } from "./profections";
import { SIGNS } from "./signs";

const born = { year: 1990, month: 6, day: 15 };
const leapling = { year: 2000, month: 2, day: 29 };
const daysOf = (year: Profection | undefined) =>
  year && [formatIsoDate(year.startsOn), formatIsoDate(year.endsOn)];

describe("annual profections", () => {
  it("Libra rising, from 36: the first five houses with Venus, Mars, Jupiter, Saturn and Saturn as lords", () => {
    const years = annualProfections({ birthDate: born, risingSign: "Libra", currentAge: 36, yearsToShow: 5 });
    expect(years.map(({ age, house, sign, rulingPlanet }) => [age, house, sign, rulingPlanet])).toEqual([
      [36, 1, "Libra", "Venus"],
      [37, 2, "Scorpio", "Mars"],
      [38, 3, "Sagittarius", "Jupiter"],
      [39, 4, "Capricorn", "Saturn"],
      [40, 5, "Aquarius", "Saturn"],
    ]);
  });

  it("at 46 Libra rising is in its eleventh house, Leo, under the Sun", () => {
    const [year] = annualProfections({
      birthDate: born,
      risingSign: "Libra",
      currentAge: 46,
      yearsToShow: 1,
    });
    expect(year).toMatchObject({ age: 46, house: 11, sign: "Leo", rulingPlanet: "Sun" });
  });

  it("a year runs from one birthday to the day before the next", () => {
    const [year] = annualProfections({
      birthDate: born,
      risingSign: "Libra",
      currentAge: 36,
      yearsToShow: 1,
    });
    expect(daysOf(year)).toEqual(["2026-06-15", "2027-06-14"]);
    const [newYear] = annualProfections({
      birthDate: { year: 1985, month: 1, day: 1 },
      risingSign: "Aries",
      currentAge: 0,
      yearsToShow: 1,
    });
    expect(daysOf(newYear)).toEqual(["1985-01-01", "1985-12-31"]);
  });

  it("someone born on 29 February turns on 1 March in common years", () => {
    const years = annualProfections({
      birthDate: leapling,
      risingSign: "Pisces",
      currentAge: 22,
      yearsToShow: 4,
    });
    expect(years.map(daysOf)).toEqual([
      ["2022-03-01", "2023-02-28"],
      ["2023-03-01", "2024-02-28"],
      ["2024-02-29", "2025-02-28"],
      ["2025-03-01", "2026-02-28"],
    ]);
    const [century] = annualProfections({
      birthDate: leapling,
      risingSign: "Pisces",
      currentAge: 100,
      yearsToShow: 1,
    });
    expect(century?.startsOn).toEqual({ year: 2100, month: 3, day: 1 });
  });

  it("any birthday's years follow each other day by day and never leave the twelve houses", () => {
    const date = fc
      .date({ min: new Date("1800-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
      .map((d) => ({ year: d.getUTCFullYear(), month: d.getUTCMonth() + 1, day: d.getUTCDate() }));
    fc.assert(
      fc.property(
        date,
        fc.constantFrom(...SIGNS),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 100 }),
        (birthDate, risingSign, currentAge, yearsToShow) => {
          const years = annualProfections({ birthDate, risingSign, currentAge, yearsToShow });
          expect(years).toHaveLength(yearsToShow);
          years.forEach((year, i) => {
            expect(year.age).toBe(currentAge + i);
            expect(year.house).toBe((year.age % 12) + 1);
            const next = years[i + 1];
            if (next) expect(addDays(year.endsOn, 1)).toEqual(next.startsOn);
          });
        },
      ),
    );
  });
});

describe("age", () => {
  it("grows on the birthday and not the day before", () => {
    expect(ageOn(born, { year: 2026, month: 6, day: 14 })).toBe(35);
    expect(ageOn(born, { year: 2026, month: 6, day: 15 })).toBe(36);
    expect(ageOn(born, { year: 2026, month: 11, day: 20 })).toBe(36);
    expect(ageOn(born, born)).toBe(0);
  });

  it("of someone born on 29 February grows on 1 March in common years", () => {
    expect(ageOn(leapling, { year: 2023, month: 2, day: 28 })).toBe(22);
    expect(ageOn(leapling, { year: 2023, month: 3, day: 1 })).toBe(23);
    expect(ageOn(leapling, { year: 2024, month: 2, day: 29 })).toBe(24);
  });

  it("is negative before the birth", () => {
    expect(ageOn(born, { year: 1990, month: 6, day: 14 })).toBe(-1);
    expect(ageOn(born, { year: 1980, month: 6, day: 15 })).toBe(-10);
  });
});
