import { signedDifference } from "./angles";
import { LINE_TYPES, type LineName, type Subpoints } from "./angular-lines";
import { BODIES } from "./bodies";
import { equatorialOf } from "./equatorial";
import type { Instant } from "./instant";
import { type LinePath, labelPoint, linePaths } from "./line-path";
import { positionsAt, skyFrameAt } from "./positions";

/** One line as the map draws it. */
export interface MapLine extends LineName {
  /** Where the name is written, degrees: the line's middle point. */
  readonly latitude: number;
  readonly longitude: number;
  readonly points: LinePath;
}

/**
 * The point of the globe under each body, degrees: its declination, and its right ascension less Greenwich apparent
 * sidereal time. In mundo: the body's real place with its latitude, not its degree of the ecliptic; geocentric, so
 * without the Moon's parallax, and without refraction.
 */
export function subpointsAt(instant: Instant): Subpoints {
  const positions = positionsAt(instant);
  const { obliquity, siderealTime } = skyFrameAt(instant);
  const entries = BODIES.map((body) => {
    const { rightAscension, declination } = equatorialOf(positions[body], obliquity);
    return [body, { latitude: declination, longitude: signedDifference(rightAscension, siderealTime) }];
  });
  return Object.fromEntries(entries) as Subpoints;
}

/** The 52 lines of a moment: thirteen bodies, each rising, setting, culminating and at its lowest. */
export function mapLines(subpoints: Subpoints): readonly MapLine[] {
  return BODIES.flatMap((planet) => {
    const paths = linePaths(subpoints[planet]);
    return LINE_TYPES.map((lineType) => ({
      planet,
      lineType,
      ...labelPoint(lineType, subpoints[planet]),
      points: paths[lineType],
    }));
  });
}
