import { PLANETS, type Planet } from "./bodies";
import { type ExactAspect, exactAspectsBetween } from "./exact-aspects";
import { ingressesBetween } from "./ingresses";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { SIGNS, type Sign } from "./signs";

/** Conjunction, sextile, square, trine and opposition: the aspects that the tradition counts here. */
const MAJOR_ANGLES = [0, 60, 90, 120, 180] as const;

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

/** The Moon's void-of-course periods that touch [from, to), with the ten planets and the five major aspects. */
export function voidOfCourseMoon(from: Instant, to: Instant): VoidOfCourse[] {
  const entries = ingressesBetween("Moon", from - LONGEST_STAY, to + LONGEST_STAY);
  return entries.slice(1).flatMap((next, index) => {
    const entered = (entries[index] as (typeof entries)[number]).instant;
    if (next.instant <= from || entered >= to) return [];
    const last = PLANETS.filter((planet) => planet !== "Moon")
      .map((planet) => ({
        planet,
        aspect: exactAspectsBetween("Moon", planet, MAJOR_ANGLES, entered, next.instant).at(-1),
      }))
      .filter(
        (made): made is { planet: typeof made.planet; aspect: ExactAspect } => made.aspect !== undefined,
      )
      .sort((a, b) => a.aspect.instant - b.aspect.instant)
      .at(-1);
    const start = last?.aspect.instant ?? entered;
    if (start >= to) return [];
    return {
      start,
      end: next.instant,
      sign: SIGNS[(SIGNS.indexOf(next.sign) + 11) % 12] as Sign,
      lastAspect: last ? { planet: last.planet, angle: last.aspect.angle } : null,
    };
  });
}
