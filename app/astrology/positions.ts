import { normalizeDegrees, toDegrees, toRadians } from "./angles";
import type { Body, ByBody } from "./bodies";
import {
  type EclipticPosition,
  observe,
  placeOfMeanNode,
  placeOfMoon,
  placeOfSeries,
  placeOfTrueNode,
} from "./ephemeris/apparent";
import { deltaT } from "./ephemeris/delta-t";
import { checkKnownPlaces } from "./ephemeris/known-places";
import { apparentSiderealTime } from "./ephemeris/orientation";
import { type Instant, julianDate } from "./instant";
import { asin } from "./sphere";

export type { EclipticPosition };

/** The orientation of the Earth at an instant. */
export interface SkyFrame {
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: number;
  /** Greenwich apparent sidereal time as an angle, degrees in [0, 360). */
  readonly siderealTime: number;
}

/** The same place in Terrestrial Time: what the sky engine's own clock runs on. */
export function terrestrialJulianDate(instant: Instant): number {
  return julianDate(instant) + deltaT(instant) / 86_400;
}

function placeOf(body: Body): EclipticPosition {
  switch (body) {
    case "Moon":
      return placeOfMoon();
    case "North Node":
      return placeOfTrueNode();
    case "South Node": {
      const node = placeOfTrueNode();
      return { ...node, longitude: normalizeDegrees(node.longitude + 180) };
    }
    default:
      return placeOfSeries(body);
  }
}

/** Places and speeds of the thirteen bodies at a Julian date of Terrestrial Time. */
export function positionsAtTerrestrial(jd: number): ByBody<EclipticPosition> {
  observe(jd);
  const node = placeOfTrueNode();
  return {
    Sun: placeOfSeries("Sun"),
    Moon: placeOfMoon(),
    Mercury: placeOfSeries("Mercury"),
    Venus: placeOfSeries("Venus"),
    Mars: placeOfSeries("Mars"),
    Jupiter: placeOfSeries("Jupiter"),
    Saturn: placeOfSeries("Saturn"),
    Uranus: placeOfSeries("Uranus"),
    Neptune: placeOfSeries("Neptune"),
    Pluto: placeOfSeries("Pluto"),
    Chiron: placeOfSeries("Chiron"),
    "North Node": node,
    "South Node": {
      longitude: normalizeDegrees(node.longitude + 180),
      latitude: 0,
      distance: node.distance,
      speed: node.speed,
    },
  };
}

/**
 * Apparent places and speeds of the thirteen bodies, 1799-02-08 to 2101-11-24. Longitudes and latitudes are within
 * 0.5″ of JPL DE441 (Chiron 2″, true node 5″), speeds within 1″ a day (Moon 3″). Throws a RangeError outside the span.
 */
export function positionsAt(instant: Instant): ByBody<EclipticPosition> {
  return positionsAtTerrestrial(terrestrialJulianDate(instant));
}

/** One body of `positionsAt`, for searches that ask for nothing else. */
export function positionOf(body: Body, instant: Instant): EclipticPosition {
  observe(terrestrialJulianDate(instant));
  return placeOf(body);
}

/** The mean node of the Moon's orbit; charts here show the true one. */
export function meanNodeAt(instant: Instant): EclipticPosition {
  observe(terrestrialJulianDate(instant));
  return placeOfMeanNode();
}

/** True obliquity and Greenwich apparent sidereal time. */
export function skyFrameAt(instant: Instant): SkyFrame {
  const jd = terrestrialJulianDate(instant);
  const orientation = observe(jd);
  return {
    obliquity: toDegrees(orientation.obliquity),
    siderealTime: toDegrees(apparentSiderealTime(julianDate(instant), jd, orientation)),
  };
}

/** Right ascension in [0, 360) and declination, degrees, of a place on the ecliptic with the given obliquity. */
export function equatorialOf(
  place: { readonly longitude: number; readonly latitude: number },
  obliquity: number,
): { rightAscension: number; declination: number } {
  const lambda = toRadians(place.longitude);
  const beta = toRadians(place.latitude);
  const epsilon = toRadians(obliquity);
  const y = Math.sin(lambda) * Math.cos(beta) * Math.cos(epsilon) - Math.sin(beta) * Math.sin(epsilon);
  const z = Math.sin(lambda) * Math.cos(beta) * Math.sin(epsilon) + Math.sin(beta) * Math.cos(epsilon);
  return {
    rightAscension: normalizeDegrees(toDegrees(Math.atan2(y, Math.cos(lambda) * Math.cos(beta)))),
    declination: toDegrees(asin(z)),
  };
}

// As the module loads: a table or an engine that was broken on its way fails the deployment instead of drawing wrong
// charts. What it takes is taken while an isolate starts, and the first chart finds the engine compiled.
checkKnownPlaces(positionsAtTerrestrial);
