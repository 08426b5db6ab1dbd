import { EQUATORIAL_RADIUS, equatorialVector } from "./equatorial";
import type { Instant } from "./instant";
import { positionOf, skyFrameAt } from "./positions";
import { dot, length, normalized, opposite, type Vector } from "./sphere";

/** What the eclipses of the Earth and those seen from a place have in common: where Sun and Moon are, and the shadow. */

// Lengths are in equatorial radii of the Earth.
export const SUN_RADIUS = 696_000 / EQUATORIAL_RADIUS;
/** The IAU's k of 1982. */
export const MOON_RADIUS = 0.2725076;
/**
 * The Earth's air widens its shadow: the dark and the half-lit cone by so much, as Swiss Ephemeris has it to agree with
 * NASA's canon (an Earth larger by a fiftieth, then scaled); Danjon's rule (1951) gives contacts up to 5 s from these.
 */
const UMBRA_WIDENED = 1.02 * 0.99405;
const PENUMBRA_WIDENED = 1.02 * 0.98813;

/** a + factor · b */
export function plus(a: Vector, b: Vector, factor: number): Vector {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}

/** From the Earth's centre. */
export interface SunAndMoon {
  readonly sun: Vector;
  readonly moon: Vector;
}

export function sunAndMoonAt(instant: Instant): SunAndMoon {
  const { obliquity } = skyFrameAt(instant);
  return {
    sun: equatorialVector(positionOf("Sun", instant), obliquity),
    moon: equatorialVector(positionOf("Moon", instant), obliquity),
  };
}

/** How far the Moon's centre is from the axis of the Earth's shadow, and how wide its dark and its half-lit cone are there. */
export function earthShadow({ sun, moon }: SunAndMoon) {
  const axis = opposite(normalized(sun));
  const depth = dot(moon, axis);
  const sunDistance = length(sun);
  return {
    offset: plus(moon, axis, -depth),
    umbra: UMBRA_WIDENED * (1 - (depth * (SUN_RADIUS - 1)) / sunDistance),
    penumbra: PENUMBRA_WIDENED * (1 + (depth * (SUN_RADIUS + 1)) / sunDistance),
  };
}

/**
 * The instant at which a distance is least, near a guess: the vertex of the parabola through three of its squares, first
 * widely, then closely. The square of the distance of two things in straight motion is such a parabola.
 * @param steps minutes to both sides
 */
export function closest(
  distance: (instant: Instant) => number,
  guess: Instant,
  steps: readonly number[] = [60, 20, 5],
): Instant {
  let instant = guess;
  for (const minutes of steps) {
    const h = minutes * 60_000;
    const [before, middle, after] = [-h, 0, h].map((offset) => distance(instant + offset) ** 2) as [
      number,
      number,
      number,
    ];
    instant += (h * (before - after)) / (2 * (before - 2 * middle + after));
  }
  return instant;
}
