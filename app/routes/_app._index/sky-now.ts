import type { Instant } from "~/astrology/instant";
import { phaseNameAt } from "~/astrology/lunar-phase";
import { positionOf } from "~/astrology/positions";
import { signAt } from "~/astrology/signs";

export interface SkyNow {
  readonly sunSign: string;
  readonly moonSign: string;
  readonly phaseName: string;
}

/** Two bodies and a name: less than the API's answers compute, because every first visit pays for it. */
export function skyAt(instant: Instant): SkyNow {
  const sun = positionOf("Sun", instant).longitude;
  const moon = positionOf("Moon", instant).longitude;
  return { sunSign: signAt(sun), moonSign: signAt(moon), phaseName: phaseNameAt(moon - sun) };
}
