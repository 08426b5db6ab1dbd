import { normalizeDegrees, signedDifference, toDegrees, toRadians } from "./angles";
import { asin } from "./sphere";

/**
 * The geometry under the house systems, after the published constructions (R. W. Holden, "The Elements of House
 * Division", 1977; W. Polich and A. P. N. Page, "The Topocentric System of Houses", 1964). Most of them are one
 * question asked twelve times: where does a circle through a point of the equator, tilted like the horizon of some
 * latitude (its "pole"), cut the ecliptic?
 */

/** The local sky as the house systems need it, all in degrees. */
export interface LocalSky {
  /** Right ascension of the meridian (local apparent sidereal time), [0, 360). */
  readonly armc: number;
  /** True obliquity of the ecliptic. */
  readonly obliquity: number;
  /** Geographic, north positive. */
  readonly latitude: number;
}

export interface RisingPoint {
  /** Tropical longitude in [0, 360). */
  readonly longitude: number;
  /**
   * True when the point of the ecliptic on the *eastern* horizon is the setting one, as it can be inside the polar
   * circles: the ascendant then stands in the west.
   */
  readonly isWestern: boolean;
}

/**
 * Ecliptic longitude at which a circle of position cuts the ecliptic.
 * @param onEquator right ascension where the circle cuts the equator, degrees
 * @param tangentOfPole tangent of the latitude whose horizon the circle is; 0 is a circle through the celestial poles
 * @param obliquity degrees
 */
export function eclipticCrossing(onEquator: number, tangentOfPole: number, obliquity: number): number {
  const alpha = toRadians(onEquator);
  const epsilon = toRadians(obliquity);
  const x = Math.cos(alpha) * Math.cos(epsilon) - Math.sin(epsilon) * tangentOfPole;
  return normalizeDegrees(toDegrees(Math.atan2(Math.sin(alpha), x)));
}

/** The ecliptic degree that culminates. Inside the polar circles it can be below the horizon even then. */
export function midheavenOf(sky: LocalSky): number {
  return eclipticCrossing(sky.armc, 0, sky.obliquity);
}

/**
 * The ecliptic degree that is rising. The ecliptic cuts the horizon twice, and the rising one of the two is always
 * within the 180° that follow the midheaven; outside the polar circles that is the eastern one.
 */
export function risingPoint(sky: LocalSky): RisingPoint {
  const eastern = eclipticCrossing(sky.armc + 90, Math.tan(toRadians(sky.latitude)), sky.obliquity);
  const isWestern = signedDifference(eastern, midheavenOf(sky)) < 0;
  return { longitude: isWestern ? normalizeDegrees(eastern + 180) : eastern, isWestern };
}

/** Twelve cusps from the ascendant, the midheaven and the four between; the other six are opposite. */
function fromQuadrants(
  ascendant: number,
  midheaven: number,
  [eleventh, twelfth, second, third]: readonly [number, number, number, number],
): readonly number[] {
  const half = [ascendant, second, third, midheaven + 180, eleventh + 180, twelfth + 180];
  return [...half, ...half.map((cusp) => cusp + 180)].map(normalizeDegrees);
}

/** Twelve houses of 30° of longitude from `first`. */
export function equalCusps(first: number): readonly number[] {
  return Array.from({ length: 12 }, (_, house) => normalizeDegrees(first + 30 * house));
}

/** Twelve houses that are the signs, from that of a rising longitude on. */
export function wholeSignCusps(ascendant: number): readonly number[] {
  return equalCusps(Math.floor(ascendant / 30) * 30);
}

/** Each quadrant of the ecliptic in three equal arcs of longitude. */
export function porphyryCusps(sky: LocalSky): readonly number[] {
  const ascendant = risingPoint(sky).longitude;
  const midheaven = midheavenOf(sky);
  const upper = normalizeDegrees(ascendant - midheaven) / 3;
  const lower = 60 - upper;
  return fromQuadrants(ascendant, midheaven, [
    midheaven + upper,
    midheaven + 2 * upper,
    ascendant + lower,
    ascendant + 2 * lower,
  ]);
}

/** The ascendant's diurnal and nocturnal arcs in three equal parts of the equator, carried over by hour circles. */
export function alcabitiusCusps(sky: LocalSky): readonly number[] {
  const { armc, obliquity } = sky;
  const ascendant = risingPoint(sky).longitude;
  const lambda = toRadians(ascendant);
  const rightAscension = Math.atan2(Math.sin(lambda) * Math.cos(toRadians(obliquity)), Math.cos(lambda));
  const diurnal = normalizeDegrees(toDegrees(rightAscension) - armc);
  const nocturnal = 180 - diurnal;
  const at = (arc: number) => eclipticCrossing(armc + arc, 0, obliquity);
  return fromQuadrants(ascendant, midheavenOf(sky), [
    at(diurnal / 3),
    at((2 * diurnal) / 3),
    at(diurnal + nocturnal / 3),
    at(diurnal + (2 * nocturnal) / 3),
  ]);
}

/**
 * Cusps by circles of position at the four given places, each `{ arc, tangentOfPole }` from the meridian eastward.
 * Where the ascendant is western the whole figure turns by 180° with it, the tenth cusp included: these systems
 * divide the space around the east point, and their houses then run clockwise through the zodiac.
 */
function fromCircles(sky: LocalSky, circles: readonly [Circle, Circle, Circle, Circle]): readonly number[] {
  const { longitude, isWestern } = risingPoint(sky);
  const turn = isWestern ? 180 : 0;
  const at = ({ arc, tangentOfPole }: Circle) =>
    eclipticCrossing(sky.armc + arc, tangentOfPole, sky.obliquity) + turn;
  const [eleventh, twelfth, second, third] = circles;
  return fromQuadrants(longitude, midheavenOf(sky) + turn, [
    at(eleventh),
    at(twelfth),
    at(second),
    at(third),
  ]);
}

interface Circle {
  /** Degrees along the equator from the meridian to the east. */
  readonly arc: number;
  readonly tangentOfPole: number;
}

/** The equator in twelve equal parts, joined by circles through the north and south points of the horizon. */
export function regiomontanusCusps(sky: LocalSky): readonly number[] {
  const tangent = Math.tan(toRadians(sky.latitude));
  const circle = (arc: number) => ({ arc, tangentOfPole: tangent * Math.sin(toRadians(arc)) });
  return fromCircles(sky, [circle(30), circle(60), circle(120), circle(150)]);
}

/** The prime vertical in twelve equal parts, joined by circles through the north and south points of the horizon. */
export function campanusCusps(sky: LocalSky): readonly number[] {
  const phi = toRadians(sky.latitude);
  const circle = (fromZenith: number): Circle => {
    const z = toRadians(fromZenith);
    const sineOfPole = Math.sin(phi) * Math.sin(z);
    return {
      arc: toDegrees(Math.atan2(Math.sin(z) * Math.cos(phi), Math.cos(z))),
      tangentOfPole: sineOfPole / Math.sqrt(1 - sineOfPole ** 2),
    };
  };
  return fromCircles(sky, [circle(30), circle(60), circle(120), circle(150)]);
}

/** Polich and Page: the equator in twelve, with poles whose tangents are a third and two thirds of the latitude's. */
export function topocentricCusps(sky: LocalSky): readonly number[] {
  const tangent = Math.tan(toRadians(sky.latitude));
  return fromCircles(sky, [
    { arc: 30, tangentOfPole: tangent / 3 },
    { arc: 60, tangentOfPole: (2 * tangent) / 3 },
    { arc: 120, tangentOfPole: (2 * tangent) / 3 },
    { arc: 150, tangentOfPole: tangent / 3 },
  ]);
}

/** The equator in twelve from the east point, carried to the ecliptic by circles through the celestial poles. */
export function meridianCusps({ armc, obliquity }: LocalSky): readonly number[] {
  return Array.from({ length: 12 }, (_, house) => eclipticCrossing(armc + 90 + 30 * house, 0, obliquity));
}

/** The equator in twelve from the east point, carried to the ecliptic by circles through the ecliptic's poles. */
export function morinusCusps({ armc, obliquity }: LocalSky): readonly number[] {
  const cosine = Math.cos(toRadians(obliquity));
  return Array.from({ length: 12 }, (_, house) => {
    const alpha = toRadians(armc + 90 + 30 * house);
    return normalizeDegrees(toDegrees(Math.atan2(Math.sin(alpha) * cosine, Math.cos(alpha))));
  });
}

/** Inside the polar circles parts of the ecliptic never rise or never set, and semi-arcs do not exist. */
export function hasSemiArcs({ latitude, obliquity }: LocalSky): boolean {
  return Math.abs(latitude) < 90 - obliquity;
}

/** How much earlier than six sidereal hours before its transit a point rises, in degrees of right ascension. */
function ascensionalDifference(tangentOfDeclination: number, tangentOfLatitude: number): number {
  return toDegrees(asin(tangentOfDeclination * tangentOfLatitude));
}

/** Tangent of the declination of the ecliptic's point with the given right ascension in degrees. */
function eclipticTangent(rightAscension: number, tangentOfObliquity: number): number {
  return Math.sin(toRadians(rightAscension)) * tangentOfObliquity;
}

/** The midheaven's own way from the horizon to the meridian in three equal times, and what rises at each. Needs semi-arcs. */
export function kochCusps(sky: LocalSky): readonly number[] {
  const { armc, obliquity } = sky;
  const tangent = Math.tan(toRadians(sky.latitude));
  const tangentOfMidheaven = eclipticTangent(armc, Math.tan(toRadians(obliquity)));
  const third = ascensionalDifference(tangentOfMidheaven, tangent) / 3;
  const rising = (onEquator: number) => eclipticCrossing(onEquator, tangent, obliquity);
  return fromQuadrants(risingPoint(sky).longitude, midheavenOf(sky), [
    rising(armc + 30 - 2 * third),
    rising(armc + 60 - third),
    rising(armc + 120 + third),
    rising(armc + 150 + 2 * third),
  ]);
}

/** A ten-millionth of an arcsecond: far below what a cusp can mean. */
const PLACIDUS_TOLERANCE = 3e-11;

/**
 * The point of the ecliptic that has gone through the given part of its own diurnal (or nocturnal) semi-arc, as
 * right ascension counted from the meridian: the root of `arc = share · semi-arc(arc)`. Between the angles there is
 * exactly one; secant steps find it, and bisection takes over where they would leave the bracket, as they do just
 * below the polar circles.
 */
function placidusArc(
  armc: number,
  tangentOfObliquity: number,
  tangent: number,
  share: number,
  night: boolean,
): number {
  const excess = (arc: number) => {
    const difference = ascensionalDifference(eclipticTangent(armc + arc, tangentOfObliquity), tangent);
    return night ? arc - 180 + share * (90 - difference) : arc - share * (90 + difference);
  };
  let low = 0;
  let high = 180;
  let atLow = excess(low);
  let atHigh = excess(high);
  for (let step = 0; step < 200; step++) {
    const secant = low - (atLow * (high - low)) / (atHigh - atLow);
    const middle = step % 3 === 2 || !(secant > low && secant < high) ? (low + high) / 2 : secant;
    const value = excess(middle);
    if (Math.abs(value) < PLACIDUS_TOLERANCE || high - low < PLACIDUS_TOLERANCE) return middle;
    if (value < 0) {
      low = middle;
      atLow = value;
    } else {
      high = middle;
      atHigh = value;
    }
  }
  return (low + high) / 2;
}

/** Every degree's own diurnal and nocturnal semi-arcs in three equal times. Needs semi-arcs. */
export function placidusCusps(sky: LocalSky): readonly number[] {
  const { armc, obliquity } = sky;
  const tangent = Math.tan(toRadians(sky.latitude));
  const tangentOfObliquity = Math.tan(toRadians(obliquity));
  const at = (share: number, night: boolean) =>
    eclipticCrossing(armc + placidusArc(armc, tangentOfObliquity, tangent, share, night), 0, obliquity);
  return fromQuadrants(risingPoint(sky).longitude, midheavenOf(sky), [
    at(1 / 3, false),
    at(2 / 3, false),
    at(2 / 3, true),
    at(1 / 3, true),
  ]);
}
