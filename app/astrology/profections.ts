import type { TraditionalRuler } from "./bodies";
import { addDays, type CivilDate, isLeapYear } from "./calendar";
import { SIGNS, type Sign } from "./signs";

/** The ruler of each sign in the tradition: Mars keeps Scorpio, Saturn Aquarius and Jupiter Pisces. */
export const TRADITIONAL_RULERS: Readonly<Record<Sign, TraditionalRuler>> = {
  Aries: "Mars",
  Taurus: "Venus",
  Gemini: "Mercury",
  Cancer: "Moon",
  Leo: "Sun",
  Virgo: "Mercury",
  Libra: "Venus",
  Scorpio: "Mars",
  Sagittarius: "Jupiter",
  Capricorn: "Saturn",
  Aquarius: "Saturn",
  Pisces: "Jupiter",
};

export interface Profection {
  readonly age: number;
  /** 1–12: the place of this year in the cycle, and so the whole-sign house that it lights up. */
  readonly house: number;
  readonly sign: Sign;
  /** The lord of the year. */
  readonly rulingPlanet: TraditionalRuler;
  /** The birthday that opens the year. */
  readonly startsOn: CivilDate;
  /** The day before the next birthday. */
  readonly endsOn: CivilDate;
}

/** The birthday in a given year: that of 29 February is 1 March in common years. */
export function birthdayIn(year: number, { month, day }: CivilDate): CivilDate {
  return month === 2 && day === 29 && !isLeapYear(year) ? { year, month: 3, day: 1 } : { year, month, day };
}

/** Completed years of life on a date; negative before the birth. */
export function ageOn(birthDate: CivilDate, date: CivilDate): number {
  const birthday = birthdayIn(date.year, birthDate);
  const isBefore = date.month < birthday.month || (date.month === birthday.month && date.day < birthday.day);
  return date.year - birthDate.year - (isBefore ? 1 : 0);
}

/**
 * Annual profections by whole signs: the year of age 0 is the rising sign's, and each birthday moves one sign on.
 * @param options.currentAge completed years, a whole number from 0
 * @param options.yearsToShow how many years from `currentAge` on
 */
export function annualProfections(options: {
  readonly birthDate: CivilDate;
  readonly risingSign: Sign;
  readonly currentAge: number;
  readonly yearsToShow: number;
}): readonly Profection[] {
  const { birthDate, risingSign, currentAge, yearsToShow } = options;
  const rising = SIGNS.indexOf(risingSign);
  return Array.from({ length: yearsToShow }, (_, i) => {
    const age = currentAge + i;
    const house = (age % 12) + 1;
    const sign = SIGNS[(rising + house - 1) % 12] as Sign;
    return {
      age,
      house,
      sign,
      rulingPlanet: TRADITIONAL_RULERS[sign],
      startsOn: birthdayIn(birthDate.year + age, birthDate),
      endsOn: addDays(birthdayIn(birthDate.year + age + 1, birthDate), -1),
    };
  });
}

/** The profection that runs on a date; null before the birth. */
export function profectionOn(birthDate: CivilDate, risingSign: Sign, date: CivilDate): Profection | null {
  const currentAge = ageOn(birthDate, date);
  if (currentAge < 0) return null;
  return annualProfections({ birthDate, risingSign, currentAge, yearsToShow: 1 })[0] ?? null;
}
