import { normalizeDegrees, toDegrees, toRadians } from "../angles";
import type { EclipticPosition } from "../ephemeris/ecliptic-position";
import { equatorialVector } from "../equatorial";
import type { SkyFrame } from "../positions";
import { dot, type GeoPoint, normalized, unitVector, type Vector } from "../sphere";
import { altitudeOf, seenFrom, standpointAt } from "./standpoint";

/** A direction from a place on Earth. */
export interface Horizontal {
  /** Degrees in [0, 360) along the horizon from north by east; at a pole by the meridian that the place is given with. */
  readonly azimuth: number;
  /** Degrees above the horizon, without refraction. */
  readonly altitude: number;
}

/** So far, in astronomical units, that it makes no difference where on Earth one stands. */
const FAR = 1e6;

/**
 * Where a body stands over a place at sea level: its middle, seen from there and not from the Earth's centre, which moves
 * the Moon by up to 1°. Within 0.002° of Swiss Ephemeris.
 */
export function horizontalOf(
  body: Pick<EclipticPosition, "longitude" | "latitude" | "distance">,
  frame: SkyFrame,
  place: GeoPoint,
): Horizontal {
  const from = standpointAt(frame, place);
  const seen = seenFrom(from, equatorialVector(body, frame.obliquity));
  const [east, north] = axesAt(frame, place);
  return {
    azimuth: normalizeDegrees(toDegrees(Math.atan2(dot(seen, east), dot(seen, north)))),
    altitude: altitudeOf(from, normalized(seen)),
  };
}

/** Where a point of the sky that is no body stands, such as a degree of the ecliptic. */
export function horizontalOfPoint(
  longitude: number,
  latitude: number,
  frame: SkyFrame,
  place: GeoPoint,
): Horizontal {
  return horizontalOf({ longitude, latitude, distance: FAR }, frame, place);
}

/** To the east and to the north along the horizon, of length 1, in equatorial axes of date. */
function axesAt({ siderealTime }: SkyFrame, { latitude, longitude }: GeoPoint): readonly [Vector, Vector] {
  const meridian = siderealTime + longitude;
  return [
    unitVector({ latitude: 0, longitude: meridian + 90 }),
    unitVector({ latitude: latitude + 90, longitude: meridian }),
  ];
}

/** Degrees below which the air is not reckoned with: nothing is seen there. */
const LOWEST = -1;

/**
 * How much the air lifts what truly stands at an altitude, degrees: Sæmundsson's formula for 1010 hPa and 10 °C, within
 * 0.07′ of the almanac's; 34′ for what it lifts onto the horizon.
 * @param altitude degrees, without refraction
 */
export function refractionAt(altitude: number): number {
  if (altitude < LOWEST) return 0;
  return 1.02 / 60 / Math.tan(toRadians(altitude + 10.3 / (altitude + 5.11)));
}
