import type { Aspect } from "./aspects";
import type { Body, Planet, Point } from "./bodies";
import type { HouseSystem } from "./chart-settings";
import { houseOf } from "./houses";
import type { Instant } from "./instant";
import type { EclipticPosition } from "./positions";
import { type Sign, type SignPosition, signAt, signPosition } from "./signs";
import type { GeoPoint } from "./sphere";

/** What a chart says, and the parts that it is put together of. */

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

/** The houses that begin at twelve longitudes. */
export function housesAt(cusps: readonly number[]): readonly House[] {
  return cusps.map((longitude, i) => ({
    house: i + 1,
    sign: signAt(longitude),
    degree: longitude % 30,
    longitude,
  }));
}
