import type { Instant } from "~/astrology/instant";
import { positionsAt } from "~/astrology/positions";
import { signAt } from "~/astrology/signs";

export interface SkyNow {
  readonly sunSign: string;
  readonly moonSign: string;
  readonly phaseName: string;
}

const PHASES = [
  "New Moon",
  "Waxing Crescent",
  "First Quarter",
  "Waxing Gibbous",
  "Full Moon",
  "Waning Gibbous",
  "Last Quarter",
  "Waning Crescent",
] as const;

export function skyAt(instant: Instant): SkyNow {
  const { Sun, Moon } = positionsAt(instant);
  const elongation = (Moon.longitude - Sun.longitude + 360) % 360;
  return {
    sunSign: signAt(Sun.longitude),
    moonSign: signAt(Moon.longitude),
    phaseName: PHASES[Math.round(elongation / 45) % 8] as string,
  };
}
