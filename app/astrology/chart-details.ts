import type { Aspect, Aspecting } from "./aspects";
import { inZodiac, type Nakshatra, nakshatraAt, type Pada } from "./ayanamsa";
import type { ExtraPoint, Planet, Point, TraditionalRuler } from "./bodies";
import { type NatalChart, type Placement, placement } from "./chart";
import type { ChartSettings } from "./chart-settings";
import type { ChartSky, EclipticPlace } from "./chart-sky";
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
import { type AnyAspectType, aspectsUnder, type ChartPoint } from "./orbs";
import { type Pattern, patternsOf } from "./patterns";

export interface DetailedPlacement<Name extends string> extends Placement<Name> {
  /** Degrees from the celestial equator, north positive. */
  readonly declination: number;
}

/** What a chart under settings says beside the one without. In a sidereal zodiac every longitude and sign is sidereal. */
export interface ChartDetails {
  readonly planets: readonly DetailedPlacement<Planet>[];
  readonly points: readonly DetailedPlacement<Point>[];
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
  readonly extras: readonly DetailedPlacement<ExtraPoint>[];
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

/** A chart drawn under settings, which says more than one without. */
export type DetailedChart = Omit<NatalChart, keyof ChartDetails> & ChartDetails;

/**
 * A chart with what settings add to it, and change of it.
 * @param chart drawn of the same sky, in its zodiac
 */
export function inDetail(chart: NatalChart, sky: ChartSky, settings: ChartSettings): DetailedChart {
  const { bodies, ayanamsa, obliquity, isDay, anglesSpeed: speed } = sky;
  const { sun, moon, rising, midheaven, houses, houseSystem, timeUnknown, moonChangesSign } = chart;
  const declined = <Name extends string>(placed: Placement<Name>, at: EclipticPlace) =>
    withDeclination(placed, declinationOf(at, obliquity));
  const cusps = rising && houses.map(({ longitude }) => longitude);
  const planets = chart.planets.map((placed) => declined(placed, bodies[placed.planet]));
  const points = chart.points.map((placed) => declined(placed, bodies[placed.planet]));
  const extras = sky.extras.map(({ name, place }) => {
    const longitude = inZodiac(place.longitude, ayanamsa);
    return declined(placement(name, { ...place, longitude }, cusps), place);
  });
  const angles: Aspecting<"Ascendant" | "Midheaven">[] = [];
  if (rising) angles.push({ planet: "Ascendant", longitude: rising.longitude, speed });
  if (midheaven) angles.push({ planet: "Midheaven", longitude: midheaven.longitude, speed });
  const longitudes = {} as Record<Planet, number>;
  for (const { planet, longitude } of planets) longitudes[planet] = longitude;
  const { aspects, moreAspects } = aspectsUnder(settings, planets, [...points, ...angles, ...extras]);
  // One by one: where two dozen names follow on a spread, the object takes longer to make than all its aspects.
  return {
    sun,
    moon,
    rising,
    midheaven,
    planets,
    points,
    houses,
    aspects,
    houseSystem,
    timeUnknown,
    moonChangesSign,
    isDay,
    ayanamsa: ayanamsa ? ayanamsa.mean : null,
    fromTropical: ayanamsa ? ayanamsa.apparent : 0,
    moonNakshatra: ayanamsa && rising ? nakshatraAt(longitudes.Moon) : null,
    extras,
    stars: starContacts(sky.stars, [...planets, ...points, ...angles, ...extras], { ayanamsa }),
    moreAspects,
    declinationAspects: declinationAspects([...planets, ...points, ...extras]),
    dignities: isDay === null ? [] : dignitiesOf(longitudes, isDay),
    mutualReceptions: mutualReceptions(longitudes),
    finalDispositor: finalDispositorOf(longitudes),
    chartRuler: rising && chartRuler(rising.longitude),
    patterns: patternsOf(aspects, longitudes),
  };
}

/** Written out: what reads objects that begin with another one is slower by a tenth of a millisecond a chart. */
function withDeclination<Name extends string>(
  { planet, sign, degree, minute, house, isRetrograde, longitude, latitude, speed }: Placement<Name>,
  declination: number,
): DetailedPlacement<Name> {
  return { planet, sign, degree, minute, house, isRetrograde, longitude, latitude, speed, declination };
}
