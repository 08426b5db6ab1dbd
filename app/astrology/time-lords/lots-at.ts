import { ayanamsaAt, inZodiac } from "../ayanamsa";
import { altitudeOver, lotsOf } from "../chart-points";
import type { Zodiac } from "../chart-settings";
import { chartAngles } from "../houses";
import type { Instant } from "../instant";
import { positionOf, skyFrameAt } from "../positions";
import type { GeoPoint } from "../sphere";

/** What time lords begin with at a moment over a place: longitudes in degrees, [0, 360), of one zodiac. */
export interface LotsAt {
  readonly Fortune: number;
  readonly Spirit: number;
  readonly ascendant: number;
  /** How high the Sun's centre stands, degrees, without refraction and parallax. */
  readonly sunAltitude: number;
  /** Whether that is above the horizon. */
  readonly isDay: boolean;
}

/**
 * The Lots of Fortune and Spirit (see `lotsOf`) with what they are made of.
 * @param exchanged whether the two change places by night; Ptolemy takes the formulas of the day at any hour
 */
export function lotsAt(instant: Instant, place: GeoPoint, zodiac: Zodiac, exchanged: boolean): LotsAt {
  const frame = skyFrameAt(instant);
  const sun = positionOf("Sun", instant);
  const { ascendant } = chartAngles(frame, place);
  const sunAltitude = altitudeOver(sun, frame, place);
  const isDay = sunAltitude > 0;
  const { fortune, spirit } = lotsOf({
    ascendant,
    sun: sun.longitude,
    moon: positionOf("Moon", instant).longitude,
    isDay: isDay || !exchanged,
  });
  const ayanamsa = ayanamsaAt(zodiac, instant);
  return {
    Fortune: inZodiac(fortune, ayanamsa),
    Spirit: inZodiac(spirit, ayanamsa),
    ascendant: inZodiac(ascendant, ayanamsa),
    sunAltitude,
    isDay,
  };
}
