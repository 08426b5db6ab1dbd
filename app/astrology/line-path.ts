import { signedDifference, toDegrees, toRadians } from "./angles";
import { LATITUDE_LIMIT, type LineType } from "./angular-lines";
import { acos, asin, EARTH_RADIUS, type GeoPoint } from "./sphere";

/** Latitude and longitude in degrees, rounded to 0.0001° (11 m). */
export type PathPoint = readonly [number, number];

/** Polylines that never cross the 180th meridian: a line that would is split there. */
export type LinePath = readonly (readonly PathPoint[])[];

/**
 * How far the middle of a straight piece may be from the curve, in kilometres, whether the map is a plain grid of
 * degrees or Mercator's. 5 km is the promise; this leaves room for what is off the middle.
 */
const CHORD_ERROR = 2;

/** Vertices at least on every fifth parallel, so that the line is exact on the grid of a map. */
const PARALLELS = 5;

/** A point of a body's rising line. */
interface RelativePoint {
  readonly latitude: number;
  /** Degrees east of the point under the body, -180 to 0. */
  readonly longitude: number;
}

function wrapped(longitude: number): number {
  return signedDifference(longitude, 0);
}

function pathPoint(latitude: number, longitude: number): PathPoint {
  return [Math.round(latitude * 1e4) / 1e4, Math.round(longitude * 1e4) / 1e4];
}

const mercator = (latitude: number) => Math.asinh(Math.tan(toRadians(latitude)));
const fromMercator = (y: number) => toDegrees(Math.atan(Math.sinh(y)));

/** The northern half of the rising line of a body with this declination (degrees), from the north to the equator. */
function northernHalf(declination: number): readonly RelativePoint[] {
  const sine = Math.sin(toRadians(declination));
  const cosine = Math.cos(toRadians(declination));

  /** By the angle (radians, 0 to π/2) along the horizon's circle from its northern end. */
  const at = (theta: number): RelativePoint => ({
    latitude: toDegrees(asin(Math.cos(theta) * cosine)),
    longitude: toDegrees(Math.atan2(-Math.sin(theta), -Math.cos(theta) * sine)),
  });
  const angleAt = (latitude: number) => acos(Math.sin(toRadians(latitude)) / cosine);

  const kilometresOff = (latitude: number, longitude: number) => {
    const phi = toRadians(latitude);
    const altitude = Math.sin(phi) * sine + Math.cos(phi) * cosine * Math.cos(toRadians(longitude));
    return EARTH_RADIUS * Math.abs(altitude); // the sine of so small an angle is the angle
  };
  const isClose = (a: RelativePoint, b: RelativePoint) => {
    const longitude = (a.longitude + b.longitude) / 2;
    if (kilometresOff((a.latitude + b.latitude) / 2, longitude) > CHORD_ERROR) return false;
    const onMercator = fromMercator((mercator(a.latitude) + mercator(b.latitude)) / 2);
    return kilometresOff(onMercator, longitude) <= CHORD_ERROR;
  };

  const points: RelativePoint[] = [];
  const addPiece = (from: number, start: RelativePoint, to: number, end: RelativePoint) => {
    if (isClose(start, end)) {
      points.push(end);
      return;
    }
    const theta = (from + to) / 2;
    const middle = at(theta);
    addPiece(from, start, theta, middle);
    addPiece(theta, middle, to, end);
  };

  const highest = Math.min(LATITUDE_LIMIT, 90 - Math.abs(declination));
  let from = angleAt(highest);
  let start = at(from);
  points.push(start);
  for (let parallel = Math.ceil(highest / PARALLELS) - 1; parallel >= 0; parallel--) {
    const to = angleAt(parallel * PARALLELS);
    const end = at(to);
    addPiece(from, start, to, end);
    from = to;
    start = end;
  }
  return points;
}

/** Puts a line's points around the point under the body and splits the line where it meets the 180th meridian. */
function placed(points: readonly RelativePoint[], subpoint: GeoPoint, mirror: 1 | -1): LinePath {
  const pieces: PathPoint[][] = [[]];
  let turn = 0;
  points.forEach((point, i) => {
    const longitude = subpoint.longitude + mirror * point.longitude;
    const wanted = wrapped(longitude) - longitude;
    if (i === 0) turn = wanted;
    // A point on the seam itself (±180) belongs to either side: only a point beyond it starts a new piece.
    if (Math.abs(longitude + turn) > 180) {
      const side = Math.sign(longitude + turn) * 180;
      const relative = toRadians(mirror * (side - turn - subpoint.longitude));
      const latitude = toDegrees(Math.atan(-Math.cos(relative) / Math.tan(toRadians(subpoint.latitude))));
      pieces.at(-1)?.push(pathPoint(latitude, side));
      pieces.push([pathPoint(latitude, -side)]);
      turn = wanted;
    }
    pieces.at(-1)?.push(pathPoint(point.latitude, longitude + turn));
  });
  return pieces;
}

function meridianPath(longitude: number): LinePath {
  return [[LATITUDE_LIMIT, -LATITUDE_LIMIT].map((latitude) => pathPoint(latitude, wrapped(longitude)))];
}

/** The four drawn lines of a body from the point under it, between 85° N and 85° S. */
export function linePaths(subpoint: GeoPoint): Readonly<Record<LineType, LinePath>> {
  const north = northernHalf(subpoint.latitude);
  const south = north
    .slice(0, -1)
    .reverse()
    .map(({ latitude, longitude }) => ({ latitude: -latitude, longitude: -180 - longitude }));
  const rising = [...north, ...south];
  return {
    Ascendant: placed(rising, subpoint, 1),
    // The setting line is the rising one's mirror image in the body's meridian.
    Descendant: placed(rising, subpoint, -1),
    Midheaven: meridianPath(subpoint.longitude),
    IC: meridianPath(subpoint.longitude + 180),
  };
}

const LABEL_EAST: Readonly<Record<LineType, number>> = {
  Ascendant: -90,
  Descendant: 90,
  Midheaven: 0,
  IC: 180,
};

/** Where a line's name is written: its middle, which is on the equator. */
export function labelPoint(lineType: LineType, subpoint: GeoPoint): GeoPoint {
  return { latitude: 0, longitude: wrapped(subpoint.longitude + LABEL_EAST[lineType]) };
}
