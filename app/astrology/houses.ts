import { normalizeDegrees, signedDifference } from "./angles";
import type { HouseSystem } from "./chart-settings";
import * as systems from "./house-systems";
import type { SkyFrame } from "./positions";
import type { GeoPoint } from "./sphere";

export type HouseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Degrees in [0, 360). */
export interface ChartAngles {
  /** Tropical longitude of the rising degree. */
  readonly ascendant: number;
  /** Tropical longitude of the culminating degree. */
  readonly midheaven: number;
  /** Right ascension of the meridian: local apparent sidereal time as an angle. */
  readonly armc: number;
}

/**
 * Twelve longitudes in [0, 360), first house first; or none, because the place is inside a polar circle: then the
 * circle's latitude in degrees, positive on both sides of the equator.
 */
export type HouseCusps =
  | { readonly cusps: readonly number[] }
  | { readonly cusps: null; readonly polarCircle: number };

function localSky(frame: SkyFrame, place: GeoPoint): systems.LocalSky {
  return {
    armc: normalizeDegrees(frame.siderealTime + place.longitude),
    obliquity: frame.obliquity,
    latitude: place.latitude,
  };
}

/**
 * Ascendant and midheaven. Inside the polar circles the ascendant is the *rising* one of the two degrees on the
 * horizon, even where that stands in the west; so it is always within the 180° after the midheaven.
 */
export function chartAngles(frame: SkyFrame, place: GeoPoint): ChartAngles {
  const sky = localSky(frame, place);
  return {
    ascendant: systems.risingPoint(sky).longitude,
    midheaven: systems.midheavenOf(sky),
    armc: sky.armc,
  };
}

/**
 * The cusps of a house system. Placidus and Koch do not exist inside the polar circles; all others do, though
 * Regiomontanus, Campanus and Topocentric houses can run backwards or overlap there (and Topocentric ones close to it).
 */
export function houseCusps(system: HouseSystem, frame: SkyFrame, place: GeoPoint): HouseCusps {
  const sky = localSky(frame, place);
  switch (system) {
    case "Whole Sign":
      return { cusps: systems.wholeSignCusps(systems.risingPoint(sky).longitude) };
    case "Equal":
      return { cusps: systems.equalCusps(systems.risingPoint(sky).longitude) };
    case "Placidus":
      return systems.hasSemiArcs(sky) ? { cusps: systems.placidusCusps(sky) } : withoutSemiArcs(sky);
    case "Koch":
      return systems.hasSemiArcs(sky) ? { cusps: systems.kochCusps(sky) } : withoutSemiArcs(sky);
    case "Porphyry":
      return { cusps: systems.porphyryCusps(sky) };
    case "Regiomontanus":
      return { cusps: systems.regiomontanusCusps(sky) };
    case "Campanus":
      return { cusps: systems.campanusCusps(sky) };
    case "Alcabitius":
      return { cusps: systems.alcabitiusCusps(sky) };
    case "Topocentric":
      return { cusps: systems.topocentricCusps(sky) };
    case "Morinus":
      return { cusps: systems.morinusCusps(sky) };
    case "Meridian":
      return { cusps: systems.meridianCusps(sky) };
    default:
      throw new RangeError(`Unknown house system: ${system satisfies never}`);
  }
}

function withoutSemiArcs({ obliquity }: systems.LocalSky): HouseCusps {
  return { cusps: null, polarCircle: 90 - obliquity };
}

/**
 * The house, 1–12, that holds a longitude. A cusp belongs to the house it opens. Where cusps run backwards or overlap
 * (see `houseCusps`) the first house that covers the longitude has it. None is ever without: opposite cusps are 180°
 * apart, so the twelve arcs go round the whole circle.
 * @param cusps twelve longitudes from `houseCusps`
 */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  let nearest = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (let house = 0; house < 12; house++) {
    const cusp = cusps[house] as number;
    const width = signedDifference(cusps[(house + 1) % 12] as number, cusp);
    const offset = signedDifference(longitude, cusp);
    if (width >= 0 ? offset >= 0 && offset < width : offset <= 0 && offset > width) return house + 1;
    if (Math.abs(offset) < shortest) {
      shortest = Math.abs(offset);
      nearest = house;
    }
  }
  return nearest + 1; // only a longitude that rounding put on neither side of a cusp comes here
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
    cusps: houseSystem === "Whole Sign" ? systems.wholeSignCusps(ascendant) : horizon.cusps.map(turned),
  };
}
