import type { Body } from "./bodies";
import { crossings, elongationOf, longitudeOf, type MovingAngle, stepDaysOf } from "./crossings";
import type { Instant } from "./instant";

export interface ExactAspect {
  readonly instant: Instant;
  /** The one of the asked angles that is exact, degrees in [0, 180]. */
  readonly angle: number;
}

/** Both ways around: an angle is made ahead and behind, but 0° and 180° only once. */
function exactInstants(
  at: (instant: Instant) => MovingAngle,
  angles: readonly number[],
  stepDays: number,
  from: Instant,
  to: Instant,
): ExactAspect[] {
  return angles
    .flatMap((angle) =>
      (angle === 0 || angle === 180 ? [angle] : [angle, -angle]).flatMap((target) =>
        crossings(at, { target, stepDays }, from, to).map(({ instant }) => ({ instant, angle })),
      ),
    )
    .sort((a, b) => a.instant - b.instant);
}

/** Every instant in [from, to) at which two moving bodies are exactly one of `angles` (degrees, 0–180) apart. */
export function exactAspectsBetween(
  body: Body,
  other: Body,
  angles: readonly number[],
  from: Instant,
  to: Instant,
): ExactAspect[] {
  return exactInstants(elongationOf(body, other), angles, stepDaysOf(body, other), from, to);
}

/** Every instant in [from, to) at which a body is exactly one of `angles` away from a fixed longitude. */
export function exactAspectsToPoint(
  body: Body,
  longitude: number,
  angles: readonly number[],
  from: Instant,
  to: Instant,
): ExactAspect[] {
  const moving = longitudeOf(body);
  const at = (instant: Instant) => {
    const { angle, rate } = moving(instant);
    return { angle: angle - longitude, rate };
  };
  return exactInstants(at, angles, stepDaysOf(body), from, to);
}

/**
 * The returns of a body to a longitude in [from, to): one a year for the Sun, one a month for the Moon, and up to three
 * in a row for a body that turns back on the way.
 */
export function returnsBetween(body: Body, longitude: number, from: Instant, to: Instant): Instant[] {
  return exactAspectsToPoint(body, longitude, [0], from, to).map(({ instant }) => instant);
}
