import { normalizeDegrees } from "../angles";
import { type Aspect, aspectContact, aspectsAmong, TAUGHT_ASPECTS } from "../aspects";
import { ayanamsaAt, inZodiac } from "../ayanamsa";
import { BODIES, type Body } from "../bodies";
import { type NatalChartInput, type Placement, placement } from "../chart";
import type { DetailedChart, DetailedPlacement } from "../chart-details";
import { type ChartSettings, DEFAULT_SETTINGS, type HouseSystem } from "../chart-settings";
import { type ChartSky, chartSkyAt, type EclipticPlace } from "../chart-sky";
import { declinationAspects } from "../declination-aspects";
import { type Circling, heliocentricPlace } from "../ephemeris/heliocentric";
import { declinationOf } from "../equatorial";
import { equalCusps, wholeSignCusps } from "../house-systems";
import { type Horizon, horizonOver, turnedHorizon } from "../houses";
import { chartOver, type DrawnChart, type DrawnResult, underHorizon } from "../natal-chart";
import { observationAt, skyFrameAt } from "../positions";
import { type Division, vargaPlace } from "./vargas";

/** Charts of the moment of birth in which the zodiac is another one. */
export const REMADE_KINDS = ["Draconic", "Harmonic", "Varga"] as const;
export type RemadeKind = (typeof REMADE_KINDS)[number];

export interface RemadeInput {
  readonly natal: NatalChartInput;
  readonly kind: RemadeKind;
  /** Of a harmonic chart, 1–360. */
  readonly harmonic: number;
  /** Of a varga. */
  readonly division: Division;
  /** Those of the natal chart; null for the specification's. */
  readonly settings: ChartSettings | null;
}

/** How a sky is drawn anew. */
interface Remaking {
  readonly sky: ChartSky;
  readonly houseSystem: HouseSystem;
  /** The new longitude of one in the chart's zodiac (degrees), and how many degrees of it one there is. */
  readonly remade: (longitude: number) => { readonly longitude: number; readonly stretch: number };
}

/**
 * - Draconic: longitudes from the North Node of the settings, which is the beginning of Aries. Houses go with it.
 * - Harmonic: longitudes times a number, folded; in the chart's zodiac. Houses are Whole Sign ones, or Equal ones from the
 *   remade Ascendant for every other system: cusps of theirs would not stay in order.
 * - Varga: the divisional charts of Parashara, always sidereal (Lahiri unless the settings say otherwise), in Whole Sign
 *   houses.
 *
 * Whether a body is retrograde, its latitude and its declination stay those of the birth; speeds are stretched as
 * longitudes are. Fixed stars are left out. No chart where the birth's house system does not exist at the place.
 */
export function remadeChart({ natal, kind, harmonic, division, settings }: RemadeInput): DrawnResult {
  const { instant, place, timeUnknown } = natal;
  const frame = skyFrameAt(instant);
  const under = settings ?? DEFAULT_SETTINGS;
  const zodiac = kind === "Varga" && under.zodiac === "Tropical" ? "Lahiri" : under.zodiac;
  const houseSystem = housesOf(kind, natal.houseSystem);
  const over = timeUnknown ? null : horizonOver(houseSystem, frame, place);
  return underHorizon(over, (horizon) => {
    const sky = chartSkyAt({ instant, frame, place, horizon }, { ...under, zodiac });
    const inChart = (longitude: number) => inZodiac(longitude, sky.ayanamsa);
    switch (kind) {
      case "Draconic": {
        const node = sky.bodies["North Node"].longitude;
        const remade = (longitude: number) => ({ longitude: longitude - node, stretch: 1 });
        return drawn({ sky, houseSystem, remade }, settings);
      }
      case "Harmonic": {
        const remade = (longitude: number) => ({
          longitude: inChart(longitude) * harmonic,
          stretch: harmonic,
        });
        return drawn({ sky, houseSystem, remade }, settings);
      }
      case "Varga":
        return drawn(
          { sky, houseSystem, remade: (longitude) => vargaPlace(inChart(longitude), division) },
          settings,
        );
    }
  });
}

function housesOf(kind: RemadeKind, natal: HouseSystem): HouseSystem {
  if (kind === "Draconic") return natal;
  return kind === "Varga" || natal === "Whole Sign" ? "Whole Sign" : "Equal";
}

function drawn({ sky, houseSystem, remade }: Remaking, settings: ChartSettings | null): DrawnChart {
  const placeOf = ({ longitude, latitude, speed }: EclipticPlace): EclipticPlace => {
    const { longitude: folded, stretch } = remade(longitude);
    return { longitude: normalizeDegrees(folded), latitude, speed: speed * stretch };
  };
  const bodies = {} as Record<Body, EclipticPlace>;
  for (const body of BODIES) bodies[body] = placeOf(sky.bodies[body]);
  const chart = chartOver(
    {
      ...sky,
      bodies,
      extras: sky.extras.map(({ name, place }) => ({ name, place: placeOf(place) })),
      stars: [],
      horizon: sky.horizon && remadeHorizon(sky.horizon, houseSystem, remade),
      ayanamsa: null, // it is in the longitudes already
    },
    houseSystem,
    settings,
  );
  return "declinationAspects" in chart ? withOwnDeclinations(chart, sky) : chart;
}

function remadeHorizon(horizon: Horizon, houseSystem: HouseSystem, remade: Remaking["remade"]): Horizon {
  const folded = (longitude: number) => normalizeDegrees(remade(longitude).longitude);
  const ascendant = folded(horizon.ascendant);
  const midheaven = folded(horizon.midheaven);
  if (houseSystem === "Whole Sign") return { ascendant, midheaven, cusps: wholeSignCusps(ascendant) };
  if (remade(0).stretch === 1) return turnedHorizon(horizon, remade(0).longitude, houseSystem);
  return { ascendant, midheaven, cusps: equalCusps(ascendant) };
}

/** Declinations are of the sky, whatever its zodiac is drawn as. */
function withOwnDeclinations(chart: DetailedChart, { bodies, extras, obliquity, ayanamsa }: ChartSky) {
  const own = new Map<string, EclipticPlace>([
    ...BODIES.map((body) => [body, bodies[body]] as const),
    ...extras.map(({ name, place }) => [name, place] as const),
  ]);
  const declined = <Name extends string>(placed: DetailedPlacement<Name>): DetailedPlacement<Name> => ({
    ...placed,
    declination: declinationOf(own.get(placed.planet) as EclipticPlace, obliquity),
  });
  const planets = chart.planets.map(declined);
  const points = chart.points.map(declined);
  const shown = chart.extras.map(declined);
  return {
    ...chart,
    planets,
    points,
    extras: shown,
    declinationAspects: declinationAspects([...planets, ...points, ...shown]),
    ayanamsa: ayanamsa ? ayanamsa.mean : null,
  };
}

/** What a heliocentric chart shows, from the Sun outwards. */
export const CIRCLING = [
  "Mercury",
  "Venus",
  "Earth",
  "Mars",
  "Jupiter",
  "Saturn",
  "Uranus",
  "Neptune",
  "Pluto",
] as const satisfies readonly Circling[];

/** The chart of the moment as it is seen from the Sun: without Moon, angles, houses and points. */
export interface HeliocentricChart {
  readonly sun: null;
  readonly moon: null;
  readonly rising: null;
  readonly midheaven: null;
  /** Of each the geometric place; `house` is null. */
  readonly planets: readonly Placement<Circling>[];
  readonly points: readonly never[];
  readonly houses: readonly never[];
  /** The taught aspects, the closest first. */
  readonly aspects: readonly Aspect<Circling>[];
  readonly houseSystem: HouseSystem;
  readonly timeUnknown: boolean;
  readonly moonChangesSign: null;
}

/** The planets round the Sun at a birth, in the zodiac of its settings; without light time and aberration. */
export function heliocentricChart(
  { instant, houseSystem, timeUnknown }: Pick<NatalChartInput, "instant" | "houseSystem" | "timeUnknown">,
  settings: ChartSettings | null,
): HeliocentricChart {
  const now = observationAt(instant);
  const places = CIRCLING.map((planet) => ({ planet, ...heliocentricPlace(now, planet) }));
  const ayanamsa = ayanamsaAt(settings?.zodiac ?? "Tropical", instant);
  const planets = places.map(({ planet, longitude, latitude, speed }) =>
    placement(planet, { longitude: inZodiac(longitude, ayanamsa), latitude, speed }, null),
  );
  return {
    sun: null,
    moon: null,
    rising: null,
    midheaven: null,
    planets,
    points: [],
    houses: [],
    aspects: aspectsAmong(planets, (a, b) => aspectContact(a, b, TAUGHT_ASPECTS)),
    houseSystem,
    timeUnknown,
    moonChangesSign: null,
  };
}
