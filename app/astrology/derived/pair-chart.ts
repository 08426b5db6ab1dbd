import { normalizeDegrees, separation, signedDifference, toDegrees } from "../angles";
import { BODIES, type Body, type ByBody } from "../bodies";
import type { NatalChartInput } from "../chart";
import { type ChartSettings, DEFAULT_SETTINGS, type HouseSystem } from "../chart-settings";
import { type ChartSky, chartSkyAt, type EclipticPlace } from "../chart-sky";
import { equatorialOf } from "../equatorial";
import { equalCusps, wholeSignCusps } from "../house-systems";
import { chartAngles, type Horizon, horizonOver } from "../houses";
import type { Instant } from "../instant";
import { chartOfMoment, chartOver, type DrawnResult, underHorizon } from "../natal-chart";
import { skyFrameAt } from "../positions";
import { type GeoPoint, length, unitVector, type Vector } from "../sphere";

export const PAIR_KINDS = ["Composite", "Davison"] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** Where a composite's ascendant comes from; the first is the default. */
export const COMPOSITE_ASCENDANTS = ["Derived", "Midpoint"] as const;
export type CompositeAscendant = (typeof COMPOSITE_ASCENDANTS)[number];

/** What counts as the middle of two places; the first is the default. */
export const MIDDLES = ["Mean", "Great Circle"] as const;
export type Middle = (typeof MIDDLES)[number];

export type Pair = readonly [NatalChartInput, NatalChartInput];

/** The middle of the shorter way between two longitudes, degrees in [0, 360); the same to the last bit either way round. */
export function midpoint(a: number, b: number): number {
  const middle = (a + b) / 2;
  return normalizeDegrees(Math.abs(a - b) > 180 ? middle + 180 : middle);
}

/**
 * The composite of two births: of every body and the midheaven the nearer midpoint, with the mean of both latitudes and
 * speeds. The ascendant and the houses follow from that midheaven at the mean latitude and obliquity, or are midpoints
 * too (see `midpointHorizon`). With an unknown birth time among them angles and houses are left out. Under settings the
 * zodiac is turned by the mean of both ayanamsas; Lilith and asteroids are midpoints, and what turns with the Earth and
 * the fixed stars are left out.
 */
export function compositeChart(
  [a, b]: Pair,
  houseSystem: HouseSystem,
  from: CompositeAscendant,
  settings: ChartSettings | null = null,
): DrawnResult {
  const isTimed = !a.timeUnknown && !b.timeUnknown;
  const over = isTimed ? compositeHorizon([a, b], houseSystem, from) : null;
  return underHorizon(over, (horizon) =>
    chartOver(compositeSky([a, b], horizon, settings ?? DEFAULT_SETTINGS), houseSystem, settings),
  );
}

function compositeHorizon(pair: Pair, houseSystem: HouseSystem, from: CompositeAscendant) {
  return from === "Derived" ? derivedHorizon(pair, houseSystem) : midpointHorizon(pair, houseSystem);
}

/** Both skies under settings, and of each thing the nearer midpoint. Half of the zodiac's circle is above the horizon. */
function compositeSky([a, b]: Pair, horizon: Horizon | null, settings: ChartSettings): ChartSky {
  // Without their horizons: what turns with the Earth has no midpoint that would turn with the composite's.
  const [one, other] = [a, b].map(({ instant, place }) =>
    chartSkyAt({ instant, place, frame: skyFrameAt(instant), horizon: null }, settings),
  ) as [ChartSky, ChartSky];
  const bodies = midBodies(one.bodies, other.bodies);
  return {
    bodies,
    extras: one.extras.map(({ name, place }, index) => ({
      name,
      place: midPlace(place, (other.extras[index] as ChartSky["extras"][number]).place),
    })),
    // A composite is the sky of no moment, and stars stand in that of one.
    stars: [],
    horizon,
    obliquity: (one.obliquity + other.obliquity) / 2,
    isDay: horizon && normalizeDegrees(bodies.Sun.longitude - horizon.ascendant) >= 180,
    ayanamsa: one.ayanamsa &&
      other.ayanamsa && {
        mean: (one.ayanamsa.mean + other.ayanamsa.mean) / 2,
        apparent: (one.ayanamsa.apparent + other.ayanamsa.apparent) / 2,
      },
    anglesSpeed: 0,
  };
}

function midPlace(one: EclipticPlace, other: EclipticPlace): EclipticPlace {
  return {
    longitude: midpoint(one.longitude, other.longitude),
    latitude: (one.latitude + other.latitude) / 2,
    speed: (one.speed + other.speed) / 2,
  };
}

function midBodies(skyA: ByBody<EclipticPlace>, skyB: ByBody<EclipticPlace>): ByBody<EclipticPlace> {
  const sky = {} as Record<Body, EclipticPlace>;
  for (const body of BODIES) sky[body] = midPlace(skyA[body], skyB[body]);
  // Where the Nodes of one stand against those of the other, both midpoints of both are as near.
  sky["South Node"] = {
    ...sky["South Node"],
    longitude: normalizeDegrees(sky["North Node"].longitude + 180),
  };
  return sky;
}

function derivedHorizon([a, b]: Pair, houseSystem: HouseSystem) {
  const [frameA, frameB] = [skyFrameAt(a.instant), skyFrameAt(b.instant)];
  const obliquity = (frameA.obliquity + frameB.obliquity) / 2;
  const midheaven = midpoint(chartAngles(frameA, a.place).midheaven, chartAngles(frameB, b.place).midheaven);
  const siderealTime = equatorialOf({ longitude: midheaven, latitude: 0 }, obliquity).rightAscension;
  const latitude = (a.place.latitude + b.place.latitude) / 2;
  return horizonOver(houseSystem, { siderealTime, obliquity }, { latitude, longitude: 0 });
}

/**
 * Angles and cusps as midpoints. Nearer midpoints of each would cross in one chart of eighteen, the ascendant behind
 * the midheaven; so the first or the tenth is held, whichever two are nearer, and all others are as far from it as in
 * the mean of both charts, which keeps them in order.
 */
function midpointHorizon([a, b]: Pair, houseSystem: HouseSystem) {
  const overA = horizonOver(houseSystem, skyFrameAt(a.instant), a.place);
  if (overA.horizon === null) return overA;
  const overB = horizonOver(houseSystem, skyFrameAt(b.instant), b.place);
  if (overB.horizon === null) return overB;
  const [one, other] = [overA.horizon, overB.horizon];
  const [ascendant, midheaven] = midpointsInOrder(
    [one.ascendant, one.midheaven],
    [other.ascendant, other.midheaven],
    1,
  ) as [number, number];
  const horizon: Horizon = {
    ascendant,
    midheaven,
    cusps: midpointCusps([one.cusps, other.cusps], houseSystem, ascendant),
  };
  return { horizon };
}

function midpointCusps(
  [a, b]: readonly [readonly number[], readonly number[]],
  houseSystem: HouseSystem,
  ascendant: number,
): readonly number[] {
  switch (houseSystem) {
    case "Whole Sign":
      return wholeSignCusps(ascendant);
    case "Equal":
      return equalCusps(ascendant);
    default:
      return midpointsInOrder(a, b, 9);
  }
}

/** @param other index of what may be held instead of the first */
function midpointsInOrder(a: readonly number[], b: readonly number[], other: number): readonly number[] {
  const apart = (index: number) => separation(a[index] as number, b[index] as number);
  const held = apart(other) < apart(0) ? other : 0;
  const [heldA, heldB] = [a[held] as number, b[held] as number];
  const middle = midpoint(heldA, heldB);
  return a.map((longitude, index) => {
    const fromA = normalizeDegrees(longitude - heldA);
    const fromB = normalizeDegrees((b[index] as number) - heldB);
    return normalizeDegrees(middle + (fromA + fromB) / 2);
  });
}

/** The middle of two instants and places. */
export interface Davison {
  readonly instant: Instant;
  readonly place: GeoPoint;
}

/** Where and when a Davison chart is drawn; null where the places are opposite each other and have no one middle. */
export function davisonOf([a, b]: Pair, middle: Middle): Davison | null {
  const place = middle === "Mean" ? meanPlace(a.place, b.place) : greatCircleMiddle(a.place, b.place);
  return place && { instant: Math.round((a.instant + b.instant) / 2), place };
}

/** The chart of the sky at the mean moment over the middle place; without angles where a birth time is unknown. */
export function davisonChart(
  [a, b]: Pair,
  { instant, place }: Davison,
  houseSystem: HouseSystem,
  settings: ChartSettings | null = null,
): DrawnResult {
  const timeUnknown = a.timeUnknown || b.timeUnknown;
  const moment = { instant, frame: skyFrameAt(instant), place };
  return chartOfMoment(moment, { houseSystem, timeUnknown }, settings);
}

function meanPlace(a: GeoPoint, b: GeoPoint): GeoPoint {
  const longitude = midpoint(normalizeDegrees(a.longitude), normalizeDegrees(b.longitude));
  return { latitude: (a.latitude + b.latitude) / 2, longitude: signedDifference(longitude, 0) };
}

/** On the sphere, geographic latitudes taken as spherical. */
function greatCircleMiddle(a: GeoPoint, b: GeoPoint): GeoPoint | null {
  const [p, q] = [unitVector(a), unitVector(b)];
  const sum: Vector = [p[0] + q[0], p[1] + q[1], p[2] + q[2]];
  if (length(sum) < 1e-9) return null;
  const [x, y, z] = sum;
  return { latitude: toDegrees(Math.atan2(z, Math.hypot(x, y))), longitude: toDegrees(Math.atan2(y, x)) };
}
