import { normalizeDegrees } from "./angles";
import { type Aspect, aspectsBetween } from "./aspects";
import { type Body, type ByBody, PLANETS, type Planet, POINTS, type Point } from "./bodies";
import type { HouseSystem } from "./chart-settings";
import { wholeSignCusps } from "./house-systems";
import { chartAngles, houseCusps, houseOf } from "./houses";
import type { Instant } from "./instant";
import { type EclipticPosition, positionOf, positionsAt, type SkyFrame, skyFrameAt } from "./positions";
import { type Sign, type SignPosition, signAt, signPosition } from "./signs";
import type { GeoPoint } from "./sphere";

/** A longitude of a chart, and how almanacs print it. */
export interface ChartPosition extends SignPosition {
  /** Tropical, apparent, true equinox of date; degrees in [0, 360). */
  readonly longitude: number;
}

export interface Placement<Name extends string = Body> extends ChartPosition {
  readonly planet: Name;
  /** 1–12; null when the birth time is unknown. */
  readonly house: number | null;
  /** True when the real daily motion is backward. */
  readonly isRetrograde: boolean;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees a day. */
  readonly speed: number;
}

export interface House {
  /** 1–12. */
  readonly house: number;
  readonly sign: Sign;
  /** Degrees within the sign, unrounded, [0, 30). */
  readonly degree: number;
  readonly longitude: number;
}

export interface NatalChart {
  readonly sun: ChartPosition;
  readonly moon: ChartPosition;
  /** Null when the birth time is unknown, as are the midheaven and every placement's house. */
  readonly rising: ChartPosition | null;
  readonly midheaven: ChartPosition | null;
  readonly planets: readonly Placement<Planet>[];
  readonly points: readonly Placement<Point>[];
  /** Twelve, or none when the birth time is unknown. */
  readonly houses: readonly House[];
  readonly aspects: readonly Aspect<Planet>[];
  readonly houseSystem: HouseSystem;
  readonly timeUnknown: boolean;
  /** With an unknown birth time: the signs that the Moon leaves and enters on that local day; null when it stays. */
  readonly moonChangesSign: { readonly from: Sign; readonly to: Sign } | null;
}

interface BirthData {
  /** The moment of birth, or local noon when its time is unknown. */
  readonly instant: Instant;
  readonly place: GeoPoint;
  readonly houseSystem: HouseSystem;
}

export type NatalChartInput = BirthData &
  (
    | { readonly timeUnknown: false }
    /** The local day's first instant and the next day's. */
    | { readonly timeUnknown: true; readonly dayStart: Instant; readonly dayEnd: Instant }
  );

/** A chart; or none, because the house system does not exist beyond the polar circle, whose latitude this is (degrees). */
export type ChartResult<Chart> =
  | { readonly chart: Chart }
  | { readonly chart: null; readonly polarCircle: number };
export type NatalChartResult = ChartResult<NatalChart>;

/** Written out, because four spreads would take a sixth of a chart's time. */
export function chartPosition(longitude: number): ChartPosition {
  const { sign, degree, minute } = signPosition(longitude);
  return { sign, degree, minute, longitude };
}

/** @param cusps none where the birth time is unknown; in the zodiac of the position */
export function placement<Name extends string>(
  planet: Name,
  position: Omit<EclipticPosition, "distance">,
  cusps: readonly number[] | null,
): Placement<Name> {
  const { longitude, latitude, speed } = position;
  const { sign, degree, minute } = signPosition(longitude);
  const house = cusps && houseOf(longitude, cusps);
  return { planet, sign, degree, minute, house, isRetrograde: speed < 0, longitude, latitude, speed };
}

/** @param inZodiac the longitude in the chart's zodiac of a tropical one */
export function moonChange(
  input: NatalChartInput,
  inZodiac: (tropical: number) => number = (tropical) => tropical,
): NatalChart["moonChangesSign"] {
  if (!input.timeUnknown) return null;
  const signOn = (instant: Instant) => signAt(inZodiac(positionOf("Moon", instant).longitude));
  const [from, to] = [signOn(input.dayStart), signOn(input.dayEnd)];
  return from === to ? null : { from, to };
}

/** The houses that begin at twelve longitudes. */
export function housesAt(cusps: readonly number[]): readonly House[] {
  return cusps.map((longitude, i) => ({
    house: i + 1,
    sign: signAt(longitude),
    degree: longitude % 30,
    longitude,
  }));
}

/** What a place on the Earth adds to a sky: longitudes in degrees, twelve cusps. */
export interface Horizon {
  readonly ascendant: number;
  readonly midheaven: number;
  readonly cusps: readonly number[];
}

/** Angles and houses; or none, because the house system does not exist beyond the polar circle (latitude in degrees). */
export type HorizonResult =
  | { readonly horizon: Horizon }
  | { readonly horizon: null; readonly polarCircle: number };

export function horizonOver(houseSystem: HouseSystem, frame: SkyFrame, place: GeoPoint): HorizonResult {
  const divided = houseCusps(houseSystem, frame, place);
  if (divided.cusps === null) return { horizon: null, polarCircle: divided.polarCircle };
  const { ascendant, midheaven } = chartAngles(frame, place);
  return { horizon: { ascendant, midheaven, cusps: divided.cusps } };
}

/** The same horizon carried on along the zodiac: Whole Sign houses begin with the sign that its ascendant comes to. */
export function turnedHorizon(horizon: Horizon, degrees: number, houseSystem: HouseSystem): Horizon {
  const turned = (longitude: number) => normalizeDegrees(longitude + degrees);
  const ascendant = turned(horizon.ascendant);
  return {
    ascendant,
    midheaven: turned(horizon.midheaven),
    cusps: houseSystem === "Whole Sign" ? wholeSignCusps(ascendant) : horizon.cusps.map(turned),
  };
}

/**
 * A sky drawn as a chart.
 * @param over null leaves out everything that turns with the Earth
 */
export function chartOver(
  sky: ByBody<Omit<EclipticPosition, "distance">>,
  over: HorizonResult | null,
  houseSystem: HouseSystem,
  moonChangesSign: NatalChart["moonChangesSign"] = null,
): NatalChartResult {
  if (over?.horizon === null) return { chart: null, polarCircle: over.polarCircle };
  const horizon = over?.horizon ?? null;
  const cusps = horizon?.cusps ?? null;
  const chart = {
    sun: chartPosition(sky.Sun.longitude),
    moon: chartPosition(sky.Moon.longitude),
    rising: horizon && chartPosition(horizon.ascendant),
    midheaven: horizon && chartPosition(horizon.midheaven),
    planets: PLANETS.map((planet) => placement(planet, sky[planet], cusps)),
    points: POINTS.map((point) => placement(point, sky[point], cusps)),
    houses: housesAt(cusps ?? []),
    aspects: aspectsBetween(sky),
    houseSystem,
    timeUnknown: horizon === null,
    moonChangesSign,
  };
  return { chart };
}

/** The natal chart of a moment and a place. With an unknown time everything that turns with the Earth is left out. */
export function natalChart(input: NatalChartInput): NatalChartResult {
  const { instant, place, houseSystem, timeUnknown } = input;
  const over = timeUnknown ? null : horizonOver(houseSystem, skyFrameAt(instant), place);
  return chartOver(positionsAt(instant), over, houseSystem, moonChange(input));
}
