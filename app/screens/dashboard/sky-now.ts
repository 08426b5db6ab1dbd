import type { Instant } from "~/astrology/instant";
import { phaseNameAt } from "~/astrology/lunar-phase";
import { positionOf } from "~/astrology/positions";
import { signAt } from "~/astrology/signs";
import { moonInSignToday } from "~/readings/moon-in-sign-today";

export interface SkyNow {
  readonly sunSign: string;
  readonly moonSign: string;
  readonly phaseName: string;
  /** What the Moon in her sign is good for. */
  readonly moonText: string;
}

/** Two bodies and a name: less than the API's answers compute, because every first visit pays for it. */
export function skyAt(instant: Instant): SkyNow {
  const sun = positionOf("Sun", instant).longitude;
  const moon = positionOf("Moon", instant).longitude;
  const moonSign = signAt(moon);
  return {
    sunSign: signAt(sun),
    moonSign,
    phaseName: phaseNameAt(moon - sun),
    moonText: moonInSignToday[moonSign],
  };
}
