import { normalizeDegrees } from "~/astrology/angles";
import type { Instant } from "~/astrology/instant";
import { phaseNameAt } from "~/astrology/lunar-phase";
import { positionOf } from "~/astrology/positions";
import { signPosition } from "~/astrology/signs";

export interface SkyNow {
  readonly sunSign: string;
  readonly moonSign: string;
  /** Whole degrees within it. */
  readonly moonDegree: number;
  readonly phaseName: string;
  /** Degrees that the Moon is ahead of the Sun, [0, 360). */
  readonly elongation: number;
}

/** Two bodies and a name: less than the API's answers compute, because every first visit pays for it. */
export function skyAt(instant: Instant): SkyNow {
  const sun = positionOf("Sun", instant).longitude;
  const moon = positionOf("Moon", instant).longitude;
  const { sign: moonSign, degree: moonDegree } = signPosition(moon);
  return {
    sunSign: signPosition(sun).sign,
    moonSign,
    moonDegree,
    phaseName: phaseNameAt(moon - sun),
    elongation: normalizeDegrees(moon - sun),
  };
}
