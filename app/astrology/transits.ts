import { PLANETS, type Planet } from "./bodies";
import type { Instant } from "./instant";
import { positionsAt } from "./positions";
import { type Sign, signPosition } from "./signs";

export interface Transit {
  readonly planet: Planet;
  readonly currentSign: Sign;
  /** Whole degrees and minutes within the sign, floored. */
  readonly degree: number;
  readonly minute: number;
  readonly isRetrograde: boolean;
  /** Degrees a day. */
  readonly speed: number;
  readonly longitude: number;
}

export interface TransitDay {
  /** ISO instant. */
  readonly date: string;
  readonly transits: readonly Transit[];
}

/** Where the ten planets stand at an instant, as the API answers it. */
export function transitsAt(instant: Instant): TransitDay {
  const positions = positionsAt(instant);
  return {
    date: new Date(instant).toISOString(),
    transits: PLANETS.map((planet) => {
      const { longitude, speed } = positions[planet];
      const { sign, degree, minute } = signPosition(longitude);
      return { planet, currentSign: sign, degree, minute, isRetrograde: speed < 0, speed, longitude };
    }),
  };
}
