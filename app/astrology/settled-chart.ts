import type { Aspect, MovingLongitude } from "./aspects";
import { inZodiac, type Nakshatra, nakshatraAt, type Pada } from "./ayanamsa";
import type { TraditionalRuler } from "./bodies";
import { type ExtraPoint, PLANETS, type Planet, POINTS, type Point } from "./bodies";
import {
  type ChartResult,
  chartPosition,
  horizonOver,
  housesAt,
  moonChange,
  type NatalChart,
  type NatalChartInput,
  type Placement,
  turnedHorizon,
} from "./chart";
import type { ChartSettings, HouseSystem } from "./chart-settings";
import { type DeclinationAspect, declinationAspects } from "./declination-aspects";
import {
  chartRuler,
  dignitiesOf,
  finalDispositorOf,
  type MutualReception,
  mutualReceptions,
  type PlanetDignities,
} from "./dignities";
import { declinationOf } from "./equatorial";
import { type StarContacts, starContacts } from "./fixed-stars";
import { houseOf } from "./houses";
import { type AnyAspectType, aspectsUnder, type ChartPoint } from "./orbs";
import { type Pattern, patternsOf } from "./patterns";
import { skyFrameAt } from "./positions";
import { type EclipticPlace, type SettledSky, settledSkyAt } from "./settled-sky";
import { signPosition } from "./signs";

export interface SettledPlacement<Name extends string> extends Placement<Name> {
  /** Degrees from the celestial equator, north positive. */
  readonly declination: number;
}

/** What a chart under settings says beside the one without. In a sidereal zodiac every longitude and sign is sidereal. */
export interface SettledParts {
  readonly planets: readonly SettledPlacement<Planet>[];
  readonly points: readonly SettledPlacement<Point>[];
  readonly aspects: readonly Aspect<Planet, Planet, AnyAspectType>[];
  /** Whether the Sun is above the horizon; null when the birth time is unknown. */
  readonly isDay: boolean | null;
  /** Mean, degrees; null in the tropical zodiac. */
  readonly ayanamsa: number | null;
  /** With nutation: what every longitude here has less than the tropical one, degrees; 0 in the tropical zodiac. */
  readonly fromTropical: number;
  /** The Moon's, in a sidereal zodiac and with a known time: she crosses one in a day. */
  readonly moonNakshatra: { readonly nakshatra: Nakshatra; readonly pada: Pada } | null;
  /** What was asked for, in the order of `EXTRA_POINTS`; without what turns with the Earth when the time is unknown. */
  readonly extras: readonly SettledPlacement<ExtraPoint>[];
  /** All of the catalogue, or none unless asked for. */
  readonly stars: readonly StarContacts<Planet | ChartPoint>[];
  /** Between anything shown that is not two of the ten planets. */
  readonly moreAspects: readonly Aspect<Planet | ChartPoint, ChartPoint, AnyAspectType>[];
  readonly declinationAspects: readonly DeclinationAspect[];
  /** Of the seven traditional planets; none when the birth time is unknown, since the sect is. */
  readonly dignities: readonly PlanetDignities[];
  readonly mutualReceptions: readonly MutualReception[];
  /** The planet in its own sign that disposes of all others in the end; null where there is none. */
  readonly finalDispositor: TraditionalRuler | null;
  /** The traditional ruler of the rising sign; null when the birth time is unknown. */
  readonly chartRuler: TraditionalRuler | null;
  readonly patterns: readonly Pattern[];
}

export type SettledChart = Omit<NatalChart, keyof SettledParts> & SettledParts;

/**
 * The natal chart as an astrologer wants it drawn: zodiac, node, orbs, more bodies and points, and the traditional
 * tools. Throws a RangeError outside 1799–2101, as `positionsAt` does.
 */
export function settledChart(input: NatalChartInput, settings: ChartSettings): ChartResult<SettledChart> {
  const { instant, place, houseSystem, timeUnknown } = input;
  const frame = skyFrameAt(instant);
  const over = timeUnknown ? null : horizonOver(houseSystem, frame, place);
  if (over?.horizon === null) return { chart: null, polarCircle: over.polarCircle };
  const sky = settledSkyAt({ instant, frame, place, horizon: over?.horizon ?? null }, settings);
  const moonChangesSign = moonChange(input, (longitude) => inZodiac(longitude, sky.ayanamsa));
  return { chart: settledOver(sky, houseSystem, settings, moonChangesSign) };
}

/**
 * A sky drawn as a chart under settings. Its zodiac comes last: everything is turned by one ayanamsa. In a sidereal
 * zodiac Whole Sign houses are counted from the sidereal ascendant's sign; all other cusps are the tropical ones less
 * the ayanamsa.
 */
export function settledOver(
  sky: SettledSky,
  houseSystem: HouseSystem,
  settings: ChartSettings,
  moonChangesSign: NatalChart["moonChangesSign"] = null,
): SettledChart {
  const { bodies, ayanamsa, obliquity, isDay, anglesSpeed } = sky;
  const horizon =
    ayanamsa && sky.horizon ? turnedHorizon(sky.horizon, -ayanamsa.apparent, houseSystem) : sky.horizon;
  const cusps = horizon?.cusps ?? null;
  const settled = <Name extends string>(name: Name, at: EclipticPlace): SettledPlacement<Name> => {
    const { latitude, speed } = at;
    const longitude = inZodiac(at.longitude, ayanamsa);
    const { sign, degree, minute } = signPosition(longitude);
    return {
      planet: name,
      sign,
      degree,
      minute,
      house: cusps && houseOf(longitude, cusps),
      isRetrograde: speed < 0,
      longitude,
      latitude,
      speed,
      declination: declinationOf(at, obliquity),
    };
  };

  const planets = PLANETS.map((planet) => settled(planet, bodies[planet]));
  const points = POINTS.map((point) => settled(point, bodies[point]));
  const extras = sky.extras.map(({ name, place }) => settled(name, place));
  const angular: { readonly planet: "Ascendant" | "Midheaven"; readonly longitude: number }[] = [];
  if (horizon) {
    angular.push({ planet: "Ascendant", longitude: horizon.ascendant });
    angular.push({ planet: "Midheaven", longitude: horizon.midheaven });
  }
  // Filled one by one: objects of two dozen names that are spread into each other take longer than all aspects.
  const ofPlanets = {} as Record<Planet, MovingLongitude>;
  const longitudes = {} as Record<Planet, number>;
  for (const each of planets) {
    ofPlanets[each.planet] = each;
    longitudes[each.planet] = each.longitude;
  }
  const ofPoints: Partial<Record<ChartPoint, MovingLongitude>> = {};
  for (const each of points) ofPoints[each.planet] = each;
  for (const { planet, longitude } of angular) ofPoints[planet] = { longitude, speed: anglesSpeed };
  for (const each of extras) ofPoints[each.planet] = each;
  const { aspects, moreAspects } = aspectsUnder(settings, ofPlanets, ofPoints);
  return {
    sun: chartPosition(longitudes.Sun),
    moon: chartPosition(longitudes.Moon),
    rising: horizon && chartPosition(horizon.ascendant),
    midheaven: horizon && chartPosition(horizon.midheaven),
    planets,
    points,
    houses: housesAt(cusps ?? []),
    aspects,
    houseSystem,
    timeUnknown: horizon === null,
    moonChangesSign,
    isDay,
    ayanamsa: ayanamsa ? ayanamsa.mean : null,
    fromTropical: ayanamsa ? ayanamsa.apparent : 0,
    moonNakshatra: ayanamsa && horizon ? nakshatraAt(longitudes.Moon) : null,
    extras,
    stars: starContacts(sky.stars, [...planets, ...points, ...angular, ...extras], { ayanamsa }),
    moreAspects,
    declinationAspects: declinationAspects([...planets, ...points, ...extras]),
    dignities: isDay === null ? [] : dignitiesOf(longitudes, isDay),
    mutualReceptions: mutualReceptions(longitudes),
    finalDispositor: finalDispositorOf(longitudes),
    chartRuler: horizon && chartRuler(horizon.ascendant),
    patterns: patternsOf(aspects, longitudes),
  };
}
