import type { BirthDate, DateWorking } from "./profile";
import {
  type Digit,
  type DigitOrMaster,
  type Reached,
  reduce,
  reduceToDigit,
  reduceToMaster,
} from "./reduction";

/** A difference of two digits. */
export type ChallengeNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A pinnacle's number, and the two numbers that were added. */
export interface Pinnacle extends Reached<DigitOrMaster> {
  readonly added: readonly [number, number];
}

/** A challenge's number, and the larger and the smaller one that it lies between. */
export interface Challenge {
  readonly number: ChallengeNumber;
  readonly between: readonly [number, number];
}

/** A stretch of life with its pinnacle and its challenge. */
export interface Stretch {
  /** The age reached in the first year; 0 at birth. */
  readonly fromAge: number;
  /** The age reached in the last year; null for the last stretch, which is open. */
  readonly toAge: number | null;
  /** Calendar years: a stretch begins with its first, save that the first begins at birth. */
  readonly fromYear: number;
  readonly toYear: number | null;
  readonly pinnacle: Pinnacle;
  readonly challenge: Challenge;
}

/**
 * The number of a calendar year for someone born on that day and month: day, month and year added and reduced to 1–9.
 * It turns on 1 January.
 */
export function personalYear(birthDate: Pick<BirthDate, "month" | "day">, year: number): Reached<Digit> {
  return reduceToDigit(reduce(birthDate.month).number + reduce(birthDate.day).number + reduce(year).number);
}

/** @param month of the calendar, 1–12 */
export function personalMonth(personalYear: Digit, month: number): Reached<Digit> {
  return reduceToDigit(personalYear + month);
}

/** @param day of the month, 1–31 */
export function personalDay(personalMonth: Digit, day: number): Reached<Digit> {
  return reduceToDigit(personalMonth + day);
}

function pinnacleOf(one: number, other: number): Pinnacle {
  return { ...reduceToMaster(one + other), added: [one, other] };
}

function challengeOf(one: number, other: number): Challenge {
  const between = [Math.max(one, other), Math.min(one, other)] as const;
  return { number: (between[0] - between[1]) as ChallengeNumber, between };
}

/**
 * The four stretches of a life. Pinnacles add month, day and year as the life path does, an 11 kept; challenges
 * subtract their single digits. The first lasts through the year of the age of 36 less the life path's digit. That is
 * always a personal year 9, so that each of the others begins with a personal year 1, on 1 January.
 */
export function stretchesOf({ year: bornIn }: BirthDate, lifePath: DateWorking): readonly Stretch[] {
  const { month, day, year } = lifePath;
  const [first, second] = [pinnacleOf(month.number, day.number), pinnacleOf(day.number, year.number)];
  const pinnacles = [
    first,
    second,
    pinnacleOf(first.number, second.number),
    pinnacleOf(month.number, year.number),
  ] as const;
  const [m, d, y] = [month, day, year].map(({ number }) => reduceToDigit(number).number) as [
    Digit,
    Digit,
    Digit,
  ];
  const [before, after] = [challengeOf(m, d), challengeOf(d, y)];
  const challenges = [before, after, challengeOf(before.number, after.number), challengeOf(m, y)] as const;
  const firstEnds = 36 - reduceToDigit(lifePath.number).number;
  return pinnacles.map((pinnacle, i) => {
    const fromAge = i === 0 ? 0 : firstEnds + 1 + 9 * (i - 1);
    const toAge = i === 3 ? null : firstEnds + 9 * i;
    return {
      fromAge,
      toAge,
      fromYear: bornIn + fromAge,
      toYear: toAge === null ? null : bornIn + toAge,
      pinnacle,
      challenge: challenges[i] as Challenge,
    };
  });
}
