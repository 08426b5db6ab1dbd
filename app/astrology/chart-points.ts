import { normalizeDegrees, toDegrees, toRadians } from "./angles";
import { equatorialOf } from "./equatorial";
import { eclipticCrossing } from "./house-systems";
import type { SkyFrame } from "./positions";
import { asin, type GeoPoint } from "./sphere";

/**
 * Points of a chart that no body stands on, and the sect that the lots turn by: pure geometry of the sky over a place,
 * exact to the sidereal time and obliquity of the frame. Longitudes are tropical, true equinox of date.
 */

/** Local apparent sidereal time as an angle, degrees. */
function meridian({ siderealTime }: SkyFrame, { longitude }: GeoPoint): number {
  return normalizeDegrees(siderealTime + longitude);
}

/**
 * Longitude in [0, 360) of the vertex: where the ecliptic cuts the prime vertical in the west, at any latitude (within
 * 23.4° of the equator it can be above the horizon, and where the crossing passes the zenith it jumps to the other side).
 */
export function vertexOf(frame: SkyFrame, place: GeoPoint): number {
  const theta = toRadians(meridian(frame, place));
  const epsilon = toRadians(frame.obliquity);
  const phi = toRadians(place.latitude);
  const tilt = Math.cos(epsilon) * Math.sin(phi);
  const lean = Math.sin(epsilon) * Math.cos(phi);
  // The pole of the ecliptic across the north point of the horizon; its component toward the east tells its side.
  const longitude = toDegrees(Math.atan2(-Math.sin(phi) * Math.cos(theta), tilt * Math.sin(theta) - lean));
  const east = lean * Math.sin(theta) - tilt;
  return normalizeDegrees(east > 0 ? longitude + 180 : longitude);
}

/**
 * Longitude in [0, 360) of the East Point, or equatorial ascendant: the point of the ecliptic whose right ascension is
 * 90° more than the meridian's.
 */
export function eastPointOf(frame: SkyFrame, place: GeoPoint): number {
  return eclipticCrossing(meridian(frame, place) + 90, 0, frame.obliquity);
}

/**
 * How high the centre of a body stands over a place, degrees, without refraction and parallax.
 * @param body apparent place, degrees
 */
export function altitudeOver(
  body: { readonly longitude: number; readonly latitude: number },
  frame: SkyFrame,
  place: GeoPoint,
): number {
  const { rightAscension, declination } = equatorialOf(body, frame.obliquity);
  const phi = toRadians(place.latitude);
  const delta = toRadians(declination);
  const hourAngle = toRadians(meridian(frame, place) - rightAscension);
  return toDegrees(
    asin(Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hourAngle)),
  );
}

/**
 * The sect of a chart: whether the Sun's centre is above the horizon. In the polar day it always is, in the polar night
 * it never is.
 * @param sun apparent place, degrees
 */
export function isDay(
  sun: { readonly longitude: number; readonly latitude: number },
  frame: SkyFrame,
  place: GeoPoint,
): boolean {
  return altitudeOver(sun, frame, place) > 0;
}

export interface Lots {
  /** Longitudes in [0, 360). */
  readonly fortune: number;
  readonly spirit: number;
}

/**
 * The Lots of Fortune and Spirit. By day Fortune is as far from the ascendant as the Moon from the Sun, and Spirit as
 * far as the Sun from the Moon; by night the other way round. Longitudes in degrees, of one zodiac.
 */
export function lotsOf(chart: {
  readonly ascendant: number;
  readonly sun: number;
  readonly moon: number;
  readonly isDay: boolean;
}): Lots {
  const fromSunToMoon = chart.moon - chart.sun;
  const byDay = normalizeDegrees(chart.ascendant + fromSunToMoon);
  const byNight = normalizeDegrees(chart.ascendant - fromSunToMoon);
  return chart.isDay ? { fortune: byDay, spirit: byNight } : { fortune: byNight, spirit: byDay };
}
