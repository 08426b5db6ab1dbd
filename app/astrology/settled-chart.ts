import type { Aspect } from "./aspects";
import { asteroidPositionAt } from "./asteroid-positions";
import { ayanamsaAt, inZodiac, type Nakshatra, nakshatraAt, type Pada } from "./ayanamsa";
import { EARTHBOUND_POINTS, type ExtraPoint, PLANETS, type Planet, POINTS, type Point } from "./bodies";
import {
  type ChartResult,
  chartPosition,
  horizonOver,
  housesAt,
  moonChange,
  type NatalChart,
  type NatalChartInput,
  type Placement,
  placement,
  turnedHorizon,
} from "./chart";
import { eastPointOf, isDay, lotsOf, vertexOf } from "./chart-points";
import type { ChartSettings } from "./chart-settings";
import { type DeclinationAspect, declinationAspects } from "./declination-aspects";
import {
  chartRuler,
  dignitiesOf,
  dispositorsOf,
  type MutualReception,
  mutualReceptions,
  type PlanetDignities,
} from "./dignities";
import { type StarContacts, starContacts, starsAt } from "./fixed-stars";
import { type AnyAspectType, aspectsUnder, type ChartPoint } from "./orbs";
import { type Pattern, patternsOf } from "./patterns";
import {
  declinationOf,
  type EclipticPosition,
  meanApogeeAt,
  meanNodeAt,
  osculatingApogeeAt,
  positionsAt,
  skyFrameAt,
  southOf,
} from "./positions";
import type { TraditionalRuler } from "./profections";

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

type Place = Omit<EclipticPosition, "distance">;

/** What stands on the ecliptic and is not followed as it moves: angles and lots turn once a day. */
function standing(longitude: number): Place {
  return { longitude, latitude: 0, speed: 0 };
}

/**
 * The natal chart as an astrologer wants it drawn: zodiac, node, orbs, more bodies and points, and the traditional
 * tools. In a sidereal zodiac Whole Sign houses are counted from the sidereal ascendant's sign; all other cusps are the
 * tropical ones less the ayanamsa. Throws a RangeError outside 1799–2101, as `positionsAt` does.
 */
export function settledChart(input: NatalChartInput, settings: ChartSettings): ChartResult<SettledChart> {
  const { instant, place, houseSystem, timeUnknown } = input;
  const frame = skyFrameAt(instant);
  const over = timeUnknown ? null : horizonOver(houseSystem, frame, place);
  if (over?.horizon === null) return { chart: null, polarCircle: over.polarCircle };
  const tropicalHorizon = over?.horizon ?? null;
  const ayanamsa = ayanamsaAt(settings.zodiac, instant);
  const turned = ({ longitude, latitude, speed }: Place): Place => ({
    longitude: inZodiac(longitude, ayanamsa),
    latitude,
    speed,
  });

  const sky = positionsAt(instant);
  const north = settings.node === "Mean" ? meanNodeAt(instant) : sky["North Node"];
  const tropical: Readonly<Record<Planet | Point, Place>> = {
    ...sky,
    "North Node": north,
    "South Node": southOf(north),
  };
  const day = tropicalHorizon && isDay(sky.Sun, frame, place);

  const horizon =
    ayanamsa && tropicalHorizon
      ? turnedHorizon(tropicalHorizon, -ayanamsa.apparent, houseSystem)
      : tropicalHorizon;
  const cusps = horizon?.cusps ?? null;
  const settled = <Name extends string>(name: Name, at: Place): SettledPlacement<Name> => {
    const { planet, sign, degree, minute, house, isRetrograde, longitude, latitude, speed } = placement(
      name,
      turned(at),
      cusps,
    );
    const declination = declinationOf(at, frame.obliquity);
    // Written out: a spread would take longer than the rest.
    return { planet, sign, degree, minute, house, isRetrograde, longitude, latitude, speed, declination };
  };

  const placeOf = (extra: ExtraPoint): Place => {
    switch (extra) {
      case "Lilith":
        return settings.lilith === "Mean" ? meanApogeeAt(instant) : osculatingApogeeAt(instant);
      case "Vertex":
        return standing(vertexOf(frame, place));
      case "East Point":
        return standing(eastPointOf(frame, place));
      case "Fortune":
      case "Spirit": {
        const [sun, moon] = [sky.Sun.longitude, sky.Moon.longitude];
        const lots = lotsOf({ ascendant: tropicalHorizon?.ascendant ?? 0, sun, moon, isDay: day ?? true });
        return standing(extra === "Fortune" ? lots.fortune : lots.spirit);
      }
      default:
        return asteroidPositionAt(extra, instant);
    }
  };
  const extras = settings.extras
    .filter((extra): extra is ExtraPoint => extra !== "Stars")
    .filter((extra) => horizon || !EARTHBOUND_POINTS.some((point) => point === extra))
    .map((extra) => settled(extra, placeOf(extra)));

  const planets = PLANETS.map((planet) => settled(planet, tropical[planet]));
  const points = POINTS.map((point) => settled(point, tropical[point]));
  const angular: { readonly planet: "Ascendant" | "Midheaven"; readonly longitude: number }[] = [];
  if (horizon) {
    angular.push({ planet: "Ascendant", longitude: horizon.ascendant });
    angular.push({ planet: "Midheaven", longitude: horizon.midheaven });
  }
  // Filled one by one: objects of two dozen names that are spread into each other take longer than all aspects.
  const ofPlanets = {} as Record<Planet, Place>;
  const longitudes = {} as Record<Planet, number>;
  for (const each of planets) {
    ofPlanets[each.planet] = each;
    longitudes[each.planet] = each.longitude;
  }
  const ofPoints: Partial<Record<ChartPoint, Place>> = {};
  for (const each of points) ofPoints[each.planet] = each;
  for (const { planet, longitude } of angular) ofPoints[planet] = standing(longitude);
  for (const each of extras) ofPoints[each.planet] = each;
  const { aspects, moreAspects } = aspectsUnder(settings, ofPlanets, ofPoints);
  const declinations: Partial<Record<Planet | ChartPoint, number>> = {};
  for (const { planet, declination } of [...planets, ...points, ...extras])
    declinations[planet] = declination;
  const hasStars = settings.extras.includes("Stars");
  const stars = hasStars
    ? starContacts(starsAt(instant), [...planets, ...points, ...angular, ...extras], { ayanamsa })
    : [];
  return {
    chart: {
      sun: chartPosition(longitudes.Sun),
      moon: chartPosition(longitudes.Moon),
      rising: horizon && chartPosition(horizon.ascendant),
      midheaven: horizon && chartPosition(horizon.midheaven),
      planets,
      points,
      houses: housesAt(cusps ?? []),
      aspects,
      houseSystem,
      timeUnknown,
      moonChangesSign: moonChange(input, (longitude) => inZodiac(longitude, ayanamsa)),
      isDay: day,
      ayanamsa: ayanamsa ? ayanamsa.mean : null,
      fromTropical: ayanamsa ? ayanamsa.apparent : 0,
      moonNakshatra: ayanamsa && !timeUnknown ? nakshatraAt(longitudes.Moon) : null,
      extras,
      stars,
      moreAspects,
      declinationAspects: declinationAspects(declinations),
      dignities: day === null ? [] : dignitiesOf(longitudes, day),
      mutualReceptions: mutualReceptions(longitudes),
      finalDispositor: dispositorsOf(longitudes).finalDispositor,
      chartRuler: horizon && chartRuler(horizon.ascendant),
      patterns: patternsOf(aspects, longitudes),
    },
  };
}
