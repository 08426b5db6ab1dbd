import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { personalDay, personalMonth, personalYear, stretchesOf } from "./cycles";
import { type BirthDate, maturityOf, missingDigits, numerologyProfile } from "./profile";

/** [number, first age, last age, first year, last year, challenge] */
type Row = readonly [number, number, number | null, number, number | null, number];

interface Case {
  readonly name: string;
  readonly born: readonly [year: number, month: number, day: number];
  readonly on: readonly [year: number, month: number, day: number];
  /** Personal year, month and day. */
  readonly now: readonly [number, number, number];
  readonly stretches: readonly [Row, Row, Row, Row];
  readonly maturity: number;
  readonly missing: readonly number[];
}

/** Worked out with pencil and paper, and the textbook's own example among them (15 May 1949). */
const CASES: readonly Case[] = [
  {
    // Month 6, day 15: 6, year 1990: 19, 10, 1; life path 13: 4. 36 - 4 = 32.
    // 2026 is 10, 1: 6 + 6 + 1 = 13, 4. November: 4 + 11 = 15, 6. The 22nd: 6 + 22 = 28, 10, 1.
    // Pinnacles 6 + 6 = 12, 3; 6 + 1 = 7; 3 + 7 = 10, 1; 6 + 1 = 7. Challenges 6 - 6, 6 - 1, 5 - 0, 6 - 1.
    // J1 O6 H8 N5, S1 M4 I9 T2 H8: 44, 8. No 3 and no 7. 4 + 8 = 12, 3.
    name: "John Smith",
    born: [1990, 6, 15],
    on: [2026, 11, 22],
    now: [4, 6, 1],
    stretches: [
      [3, 0, 32, 1990, 2022, 0],
      [7, 33, 41, 2023, 2031, 5],
      [1, 42, 50, 2032, 2040, 5],
      [7, 51, null, 2041, null, 5],
    ],
    maturity: 3,
    missing: [3, 7],
  },
  {
    // Month 5, day 15: 6, year 1949: 23, 5; life path 16: 7. 36 - 7 = 29.
    // 5 + 6 + 1 = 12, 3. January: 3 + 1 = 4. The 1st: 4 + 1 = 5.
    // 5 + 6 = 11, kept; 6 + 5 = 11, kept; 11 + 11 = 22, kept; 5 + 5 = 10, 1. Challenges 6 - 5, 6 - 5, 1 - 1, 5 - 5.
    // A1 N5 N5, L3 E5 E5: 24, 6. 7 + 6 = 13, 4.
    name: "Ann Lee",
    born: [1949, 5, 15],
    on: [2026, 1, 1],
    now: [3, 4, 5],
    stretches: [
      [11, 0, 29, 1949, 1978, 1],
      [11, 30, 38, 1979, 1987, 1],
      [22, 39, 47, 1988, 1996, 0],
      [1, 48, null, 1997, null, 0],
    ],
    maturity: 4,
    missing: [2, 4, 6, 7, 8, 9],
  },
  {
    // Month 11, day 29: 11, year 2009: 11; life path 33: 6. 36 - 6 = 30.
    // 2010 is 3: 11 + 11 + 3 = 25, 7. November: 7 + 11 = 18, 9. The 28th: 9 + 28 = 37, 10, 1.
    // 11 + 11 = 22, kept, three times; 22 + 22 = 44, 8. Challenges of 2, 2 and 2: all 0.
    // N5 G7: 12, 3. 6 + 3 = 9.
    name: "Ng",
    born: [2009, 11, 29],
    on: [2010, 11, 28],
    now: [7, 9, 1],
    stretches: [
      [22, 0, 30, 2009, 2039, 0],
      [22, 31, 39, 2040, 2048, 0],
      [8, 40, 48, 2049, 2057, 0],
      [22, 49, null, 2058, null, 0],
    ],
    maturity: 9,
    missing: [1, 2, 3, 4, 6, 8, 9],
  },
  {
    // Month 2, day 29: 11, year 1944: 18, 9; life path 22: 4. 36 - 4 = 32.
    // 2 + 11 + 1 = 14, 5. February: 5 + 2 = 7. The 28th: 7 + 28 = 35, 8.
    // 2 + 11 = 13, 4; 11 + 9 = 20, 2; 4 + 2 = 6; 2 + 9 = 11, kept. Challenges of 2, 2 and 9: 0, 7, 7, 7.
    // J1 O6 S1 E5 = 13, N5 U3 N5 E5 Z8 = 26: 39, 12, 3. 4 + 3 = 7.
    name: "José Núñez",
    born: [1944, 2, 29],
    on: [2026, 2, 28],
    now: [5, 7, 8],
    stretches: [
      [4, 0, 32, 1944, 1976, 0],
      [2, 33, 41, 1977, 1985, 7],
      [6, 42, 50, 1986, 1994, 7],
      [11, 51, null, 1995, null, 7],
    ],
    maturity: 7,
    missing: [2, 4, 7, 9],
  },
  {
    // Month 7, day 12: 3, year 1972: 19, 10, 1; life path 11, kept, and a 2 where it is taken from 36: 34.
    // 2025 is 9: 7 + 3 + 9 = 19, 10, 1. December: 1 + 12 = 13, 4. The 31st: 4 + 31 = 35, 8.
    // 7 + 3 = 10, 1; 3 + 1 = 4; 1 + 4 = 5; 7 + 1 = 8. Challenges 7 - 3 = 4, 3 - 1 = 2, 4 - 2 = 2, 7 - 1 = 6.
    // M4 A1 R9 Y7 = 21, L3 Y7 N5 N5 = 20, D4 A1 Y7 = 12: 53, 8. 11 + 8 = 19, 10, 1.
    name: "Mary Lynn Day",
    born: [1972, 7, 12],
    on: [2025, 12, 31],
    now: [1, 4, 8],
    stretches: [
      [1, 0, 34, 1972, 2006, 4],
      [4, 35, 43, 2007, 2015, 2],
      [5, 44, 52, 2016, 2024, 2],
      [8, 53, null, 2025, null, 6],
    ],
    maturity: 1,
    missing: [2, 6, 8],
  },
  {
    // Month 1, day 1, year 1979: 26, 8; life path 10, 1. 36 - 1 = 35.
    // 2024 is 8: 1 + 1 + 8 = 10, 1. February: 1 + 2 = 3. The 29th: 3 + 29 = 32, 5.
    // 1 + 1 = 2; 1 + 8 = 9; 2 + 9 = 11, kept; 1 + 8 = 9. Challenges 0, 7, 7, 7.
    // Z8 O6 E5: 19, 10, 1. 1 + 1 = 2.
    name: "Zoë",
    born: [1979, 1, 1],
    on: [2024, 2, 29],
    now: [1, 3, 5],
    stretches: [
      [2, 0, 35, 1979, 2014, 0],
      [9, 36, 44, 2015, 2023, 7],
      [11, 45, 53, 2024, 2032, 7],
      [9, 54, null, 2033, null, 7],
    ],
    maturity: 2,
    missing: [1, 2, 3, 4, 7, 9],
  },
  {
    // Month 12: 3, day 31: 4, year 1999: 28, 10, 1; life path 8. 36 - 8 = 28.
    // The day of birth itself: 3 + 4 + 1 = 8. December: 8 + 12 = 20, 2. The 31st: 2 + 31 = 33, 6.
    // 3 + 4 = 7; 4 + 1 = 5; 7 + 5 = 12, 3; 3 + 1 = 4. Challenges 4 - 3 = 1, 4 - 1 = 3, 3 - 1 = 2, 3 - 1 = 2.
    // S1 O6 P7 H8 I9 A1 = 32, L3 U3 X6 E5 M4 B2 U3 R9 G7 = 42: 74, 11. 8 + 11 = 19, 10, 1.
    name: "Sophia Luxemburg",
    born: [1999, 12, 31],
    on: [1999, 12, 31],
    now: [8, 2, 6],
    stretches: [
      [7, 0, 28, 1999, 2027, 1],
      [5, 29, 37, 2028, 2036, 3],
      [3, 38, 46, 2037, 2045, 2],
      [4, 47, null, 2046, null, 2],
    ],
    maturity: 1,
    missing: [],
  },
  {
    // Month 9, day 9, year 1800: 9; life path 27, 9. 36 - 9 = 27.
    // 1900 is 10, 1: 9 + 9 + 1 = 19, 10, 1. September: 1 + 9 = 10, 1. The 8th: 1 + 8 = 9.
    // 9 + 9 = 18, 9 each time. Challenges: all 0. N5 G7 L3, N5 K2: 22, 4. 9 + 4 = 13, 4.
    name: "Ngl Nk",
    born: [1800, 9, 9],
    on: [1900, 9, 8],
    now: [1, 1, 9],
    stretches: [
      [9, 0, 27, 1800, 1827, 0],
      [9, 28, 36, 1828, 1836, 0],
      [9, 37, 45, 1837, 1845, 0],
      [9, 46, null, 1846, null, 0],
    ],
    maturity: 4,
    missing: [1, 4, 6, 8, 9],
  },
  {
    // Month 2, day 22: 4, year 2050: 7; life path 13, 4. 36 - 4 = 32. Asked for before the birth.
    // 2 + 4 + 1 = 7. November: 7 + 11 = 18, 9. The 22nd: 9 + 22 = 31, 4.
    // 2 + 4 = 6; 4 + 7 = 11, kept; 6 + 11 = 17, 8; 2 + 7 = 9. Challenges 4 - 2 = 2, 7 - 4 = 3, 3 - 2 = 1, 7 - 2 = 5.
    // T2 H8 O6 R9 A1 = 26, G7 U3 D4 R9 U3 N5 = 31: 57, 12, 3. 4 + 3 = 7.
    name: "Þóra Guðrún",
    born: [2050, 2, 22],
    on: [2026, 11, 22],
    now: [7, 9, 4],
    stretches: [
      [6, 0, 32, 2050, 2082, 2],
      [11, 33, 41, 2083, 2091, 3],
      [8, 42, 50, 2092, 2100, 1],
      [9, 51, null, 2101, null, 5],
    ],
    maturity: 7,
    missing: [],
  },
  {
    // Month 9, day 29: 11, year 1980: 18, 9; life path 29, 11. 36 - 2 = 34.
    // 9 + 11 + 1 = 21, 3. October: 3 + 10 = 13, 4. The 24th: 4 + 24 = 28, 10, 1.
    // 9 + 11 = 20, 2; 11 + 9 = 20, 2; 2 + 2 = 4; 9 + 9 = 18, 9. Challenges of 9, 2 and 9: 7, 7, 0, 0.
    // The name is an 11, as above: 11 + 11 = 22, kept.
    name: "Sophia Luxemburg",
    born: [1980, 9, 29],
    on: [2026, 10, 24],
    now: [3, 4, 1],
    stretches: [
      [2, 0, 34, 1980, 2014, 7],
      [2, 35, 43, 2015, 2023, 7],
      [4, 44, 52, 2024, 2032, 0],
      [9, 53, null, 2033, null, 0],
    ],
    maturity: 22,
    missing: [],
  },
];

const dateOf = ([year, month, day]: Case["born"]): BirthDate => ({ year, month, day });

function profileOf(name: string, born: BirthDate) {
  const profile = numerologyProfile(name, born);
  if (!profile) throw new Error(`${name} has no profile`);
  return profile;
}

describe.each(CASES)("$name, born on $born", ({ name, born, on, now, stretches, maturity, missing }) => {
  const profile = profileOf(name, dateOf(born));

  it(`on ${on.join("-")} is in the year, month and day ${now.join(", ")}`, () => {
    const year = personalYear(dateOf(born), on[0]).number;
    const month = personalMonth(year, on[1]).number;
    expect([year, month, personalDay(month, on[2]).number]).toEqual(now);
  });

  it("has these pinnacles and challenges at these ages", () => {
    const rows = stretchesOf(dateOf(born), profile.lifePath).map(
      ({ pinnacle, fromAge, toAge, fromYear, toYear, challenge }) =>
        [pinnacle.number, fromAge, toAge, fromYear, toYear, challenge.number] as const,
    );
    expect(rows).toEqual(stretches);
  });

  it(`has the maturity number ${maturity} and lacks ${missing.join(", ") || "no digit"}`, () => {
    expect(maturityOf(profile.lifePath.number, profile.expression.number).number).toBe(maturity);
    expect(missingDigits(profile.letters)).toEqual(missing);
  });
});

describe("the working", () => {
  const stretches = stretchesOf(
    { year: 1949, month: 5, day: 15 },
    profileOf("Ann Lee", { year: 1949, month: 5, day: 15 }).lifePath,
  );

  it("of a pinnacle says what was added and each step down", () => {
    expect(stretches.map(({ pinnacle }) => pinnacle)).toEqual([
      { added: [5, 6], number: 11, steps: [11] },
      { added: [6, 5], number: 11, steps: [11] },
      { added: [11, 11], number: 22, steps: [22] },
      { added: [5, 5], number: 1, steps: [10, 1] },
    ]);
  });

  it("of a challenge takes the smaller from the larger", () => {
    expect(stretches.map(({ challenge }) => challenge.between)).toEqual([
      [6, 5],
      [6, 5],
      [1, 1],
      [5, 5],
    ]);
  });

  it("of a personal day goes down from the sum with the day of the month", () => {
    expect(personalMonth(9, 10)).toEqual({ number: 1, steps: [19, 10, 1] });
    expect(personalDay(1, 24)).toEqual({ number: 7, steps: [25, 7] });
  });

  it("of a day that comes to 29 does not rest at 11", () => {
    expect(personalDay(1, 28)).toEqual({ number: 2, steps: [29, 11, 2] });
  });
});

it("the year of birth has the life path's digit, and every later pinnacle begins with a personal year 1", () => {
  const days = fc.record({
    year: fc.integer({ min: 1800, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  });
  fc.assert(
    fc.property(days, (born) => {
      const { lifePath } = profileOf("Ann", born);
      expect(personalYear(born, born.year).number % 9).toBe(lifePath.number % 9);
      for (const { fromYear } of stretchesOf(born, lifePath).slice(1)) {
        expect(personalYear(born, fromYear).number).toBe(1);
      }
    }),
  );
});
