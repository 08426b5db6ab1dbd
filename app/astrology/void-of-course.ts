import { normalizeDegrees, separation, signedDifference } from "./angles";
import type { Planet } from "./bodies";
import { type Crossing, crossingsOfLong, elongationOf, longitudeOf, longStepsOf } from "./crossings";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { type EclipticPosition, positionOf } from "./positions";
import { SIGNS, type Sign } from "./signs";
import { SLOWER } from "./sky-ahead";

/** Conjunction, sextile, square, trine and opposition: the aspects that the tradition counts here; degrees ahead. */
const MAJOR_TARGETS = [0, 60, 90, 120, 180, 240, 270, 300] as const;

export interface VoidOfCourse {
  /** The Moon's last exact major aspect in a sign; its entry there where it makes none. */
  readonly start: Instant;
  /** Its entry into the next sign. */
  readonly end: Instant;
  /** The sign that the Moon leaves. */
  readonly sign: Sign;
  /** What the last aspect was; null when the Moon made none in the whole sign. */
  readonly lastAspect: { readonly planet: Planet; readonly angle: number } | null;
}

/** The Moon stays in a sign for 2.55 days at most. */
const LONGEST_STAY = 2.6 * MILLISECONDS_PER_DAY;
/** By how much the time since an aspect may be off that the speeds at the end of a sign tell: parts of it, and days. */
const GUESS_ERROR = { relative: 0.2, days: 0.05 };

/** The Moon's stay in a sign: its void-of-course period is the end of it. */
export interface MoonStay extends VoidOfCourse {
  readonly entered: Instant;
}

/** The Moon's void-of-course periods that touch [from, to), with the ten planets and the five major aspects. */
export function voidOfCourseMoon(from: Instant, to: Instant): VoidOfCourse[] {
  return moonStays(from, to).flatMap(({ entered, ...period }) => (period.start < to ? [period] : []));
}

/** The Moon's stays in signs that touch [from, to). */
export function moonStays(from: Instant, to: Instant): MoonStay[] {
  const borders = crossingsOfLong(
    longitudeOf("Moon"),
    [{ target: 0, period: 30 }],
    longStepsOf("Moon"),
    from - LONGEST_STAY,
    to + LONGEST_STAY,
  );
  return borders.slice(1).flatMap((next, index) => {
    const entered = (borders[index] as Crossing).instant;
    if (next.instant <= from || entered >= to) return [];
    const last = lastAspectBefore(next.instant, entered);
    return {
      entered,
      start: last?.instant ?? entered,
      end: next.instant,
      sign: SIGNS[(((next.index - 1) % 12) + 12) % 12] as Sign,
      lastAspect: last && { planet: last.planet, angle: last.angle },
    };
  });
}

interface LastAspect {
  readonly planet: Planet;
  readonly angle: number;
  readonly instant: Instant;
}

/**
 * The Moon's last major aspect in [first, end). It overtakes every planet, so that to each the last one is the nearest
 * below how far it is ahead at the end; the speeds then say roughly when, and only those that may be the last are sought.
 */
function lastAspectBefore(end: Instant, first: Instant): LastAspect | null {
  const moon = positionOf("Moon", end);
  const guesses = SLOWER.map((planet) => ({ planet, ...sinceLast(moon, positionOf(planet, end)) }));
  const latest = Math.min(...guesses.map(({ days }) => days));
  const candidates = guesses
    .filter(({ days }) => days <= latest * (1 + GUESS_ERROR.relative) + GUESS_ERROR.days)
    .map(({ planet, target, days }): LastAspect => {
      const instant = passing(planet, target, end - days * MILLISECONDS_PER_DAY);
      return { planet, angle: separation(target, 0), instant };
    })
    .filter(({ instant }) => instant >= first && instant < end);
  return candidates.reduce<LastAspect | null>(
    (last, candidate) => (last && last.instant >= candidate.instant ? last : candidate),
    null,
  );
}

/** Milliseconds: the Moon's speed changes by a hundredth in ten hours, so that such a step is exact to a tenth of one. */
const LAST_STEP = 20_000;

/** When the Moon is `target` degrees ahead of a planet, by Newton's method to half a millisecond. */
function passing(planet: Planet, target: number, guess: Instant): Instant {
  const elongation = elongationOf("Moon", planet);
  let instant = guess;
  for (let change = LAST_STEP; Math.abs(change) >= LAST_STEP; instant += change) {
    const { angle, rate } = elongation(instant);
    change = (signedDifference(target, angle) / rate) * MILLISECONDS_PER_DAY;
  }
  return instant;
}

/** The aspect that the Moon passed last, and how many days before, by the speeds of now. */
function sinceLast(moon: EclipticPosition, planet: EclipticPosition) {
  const ahead = normalizeDegrees(moon.longitude - planet.longitude);
  const target = MAJOR_TARGETS.findLast((angle) => angle <= ahead) ?? 0;
  return { target, days: (ahead - target) / (moon.speed - planet.speed) };
}
