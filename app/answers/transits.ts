import { ayanamsaAt, inZodiac } from "~/astrology/ayanamsa";
import { PLANETS, type Planet } from "~/astrology/bodies";
import type { Zodiac } from "~/astrology/chart-settings";
import type { Instant } from "~/astrology/instant";
import { positionsAt } from "~/astrology/positions";
import { type Sign, signPosition } from "~/astrology/signs";

export interface Transit {
  readonly planet: Planet;
  readonly currentSign: Sign;
  /** Whole degrees and minutes within the sign, floored. */
  readonly degree: number;
  readonly minute: number;
  readonly isRetrograde: boolean;
  /** Degrees a day. */
  readonly speed: number;
  /** Degrees in [0, 360). */
  readonly longitude: number;
}

export interface TransitsAnswer {
  /** ISO instant. */
  readonly date: string;
  /** The ten planets, in their usual order. */
  readonly transits: readonly Transit[];
  /** In which sign, degree and longitude are; absent where it is the tropical one. */
  readonly zodiac?: Zodiac;
  /** Mean, degrees; with `zodiac`. */
  readonly ayanamsa?: number;
}

/** Where the ten planets stand at a moment. */
export function transitsAnswer(instant: Instant, zodiac: Zodiac = "Tropical"): TransitsAnswer {
  const positions = positionsAt(instant);
  const ayanamsa = ayanamsaAt(zodiac, instant);
  return {
    date: new Date(instant).toISOString(),
    ...(ayanamsa && { zodiac, ayanamsa: ayanamsa.mean }),
    transits: PLANETS.map((planet) => {
      const { longitude: tropical, speed } = positions[planet];
      const longitude = ayanamsa ? inZodiac(tropical, ayanamsa) : tropical;
      const { sign, degree, minute } = signPosition(longitude);
      return { planet, currentSign: sign, degree, minute, isRetrograde: speed < 0, speed, longitude };
    }),
  };
}
