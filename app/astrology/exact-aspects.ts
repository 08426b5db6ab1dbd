import type { Body } from "./bodies";
import { crossings, elongationOf, stepDaysOf } from "./crossings";
import type { Instant } from "./instant";

export interface ExactAspect {
  readonly instant: Instant;
  /** The one of the asked angles that is exact, degrees in [0, 180]. */
  readonly angle: number;
}

/** Every instant in [from, to) at which two moving bodies are exactly one of `angles` (degrees, 0–180) apart. */
export function exactAspectsBetween(
  body: Body,
  other: Body,
  angles: readonly number[],
  from: Instant,
  to: Instant,
): ExactAspect[] {
  const elongation = elongationOf(body, other);
  const stepDays = stepDaysOf(body, other);
  return angles
    .flatMap((angle) =>
      // An angle is made ahead and behind, but 0° and 180° only once.
      (angle === 0 || angle === 180 ? [angle] : [angle, -angle]).flatMap((target) =>
        crossings(elongation, { target, stepDays }, from, to).map(({ instant }) => ({ instant, angle })),
      ),
    )
    .sort((a, b) => a.instant - b.instant);
}
