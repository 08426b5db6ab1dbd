import { signedDifference } from "../angles";
import { ayanamsaAt, inZodiac } from "../ayanamsa";
import { type CivilDate, dateOfIso, midnightOf } from "../calendar";
import type { Zodiac } from "../chart-settings";
import { END_INSTANT, type Instant, isoOf, MILLISECONDS_PER_DAY } from "../instant";
import { positionOf } from "../positions";
import { birthdayIn, TRADITIONAL_RULERS } from "../profections";
import { SIGNS, type Sign, signAfter } from "../signs";
import { type Period, shared, type Technique } from "./period";

/** With what a year of life begins; the first is the default. */
export const YEAR_BEGINNINGS = ["Birthday", "Solar Return"] as const;
export type YearBeginning = (typeof YEAR_BEGINNINGS)[number];

/** When the year of an age begins; null where nobody can say. */
type YearStart = (age: number) => Instant | null;

/**
 * Profections in three levels by whole signs: each year of life one sign on from the first, each twelfth of it (a month)
 * one sign on from the year's, each twelfth of that (some two days and a half) one sign on from the month's. They end
 * where no further year can be told, see `solarReturns`.
 */
export function profections(first: Sign, yearStart: YearStart): Technique {
  return {
    levels: 3,
    *first() {
      let from = yearStart(0);
      for (let age = 0; from !== null; age++) {
        const to = yearStart(age + 1);
        if (to === null) return;
        yield profected(signAfter(first, age), from, to);
        from = to;
      }
    },
    parts: (period) => {
      const { sign } = period;
      if (!sign) return [];
      const signs = SIGNS.map((_, places) => signAfter(sign, places));
      return shared(period, signs, () => 1, profected);
    },
  };
}

/**
 * Years that begin on the birthday, at the time of day of the birth and on its clock, whose distance from UTC stays what
 * it was then; the birthday of 29 February is 1 March in common years.
 * @param offset milliseconds east of UTC
 */
export function birthdays(birth: Instant, offset: number): YearStart {
  const wall = birth + offset;
  const born: CivilDate = dateOfIso(isoOf(wall));
  const timeOfDay = wall - midnightOf(born);
  return (age) => midnightOf(birthdayIn(born.year + age, born)) + timeOfDay - offset;
}

/** Days from one return of the Sun to the next, on the mean. */
const TROPICAL_YEAR = 365.24219;

/**
 * Years that begin when the Sun has its natal longitude again, to a millisecond; in a sidereal zodiac its sidereal one.
 * Null beyond the end of 2100, where our tables end.
 */
export function solarReturns(birth: Instant, zodiac: Zodiac): YearStart {
  const sunAt = (instant: Instant) =>
    inZodiac(positionOf("Sun", instant).longitude, ayanamsaAt(zodiac, instant));
  const natal = sunAt(birth);
  return (age) => {
    if (age === 0) return birth;
    let instant = birth + age * TROPICAL_YEAR * MILLISECONDS_PER_DAY;
    if (instant >= END_INSTANT) return null;
    // The Sun's speed changes by a thirtieth in half a year: each step leaves a thirtieth of the way, or less.
    for (let change = MILLISECONDS_PER_DAY; Math.abs(change) > 0.5; instant += change) {
      change = (signedDifference(natal, sunAt(instant)) / 360) * TROPICAL_YEAR * MILLISECONDS_PER_DAY;
    }
    return instant;
  };
}

function profected(sign: Sign, from: Instant, to: Instant): Period {
  return { lord: TRADITIONAL_RULERS[sign], sign, from, to, marks: [] };
}
