import { aspectsBetween } from "./aspects";
import { inZodiac } from "./ayanamsa";
import { PLANETS, POINTS } from "./bodies";
import {
  type ChartResult,
  chartPosition,
  housesAt,
  type NatalChart,
  type NatalChartInput,
  placement,
} from "./chart";
import { type DetailedChart, inDetail } from "./chart-details";
import { type ChartSettings, DEFAULT_SETTINGS } from "./chart-settings";
import { type ChartSky, chartSkyAt, type EclipticPlace, type Moment } from "./chart-sky";
import { type Horizon, type HorizonResult, horizonOver, turnedHorizon } from "./houses";
import type { Instant } from "./instant";
import { positionOf, skyFrameAt } from "./positions";
import { signAt } from "./signs";

/** The specification's chart, or the one under settings. */
export type DrawnChart = NatalChart | DetailedChart;
export type DrawnResult = ChartResult<DrawnChart>;

/**
 * The natal chart of a moment and a place. Settings choose zodiac, node, orbs and what is shown, and have the answer say
 * more (`ChartDetails`); without them it is the specification's. With an unknown time everything that turns with the
 * Earth is left out. Throws a RangeError outside 1799–2101, as `positionsAt` does.
 */
export function natalChart(input: NatalChartInput): ChartResult<NatalChart>;
export function natalChart(input: NatalChartInput, settings: ChartSettings): ChartResult<DetailedChart>;
export function natalChart(input: NatalChartInput, settings: ChartSettings | null): DrawnResult;
export function natalChart(input: NatalChartInput, settings: ChartSettings | null = null): DrawnResult {
  const { instant, place } = input;
  return chartOfMoment({ instant, frame: skyFrameAt(instant), place }, input, settings, input);
}

/**
 * The chart of a moment's sky over a place, in the houses of a natal one and under settings where there are some. An
 * unknown birth time leaves out what turns with the Earth.
 * @param day a birth, whose Moon may change her sign on a day of unknown time
 */
export function chartOfMoment(
  moment: Moment,
  { houseSystem, timeUnknown }: Pick<NatalChartInput, "houseSystem" | "timeUnknown">,
  settings: ChartSettings | null,
  day: NatalChartInput | null = null,
): DrawnResult {
  const over = timeUnknown ? null : horizonOver(houseSystem, moment.frame, moment.place);
  return underHorizon(over, (horizon) => {
    const sky = chartSkyAt({ ...moment, horizon }, settings ?? DEFAULT_SETTINGS);
    return chartOver(sky, houseSystem, settings, day && moonChange(day, sky));
  });
}

/**
 * What is drawn under a horizon, or under none; no chart where the house system does not exist at the place.
 * @param over null leaves out everything that turns with the Earth
 */
export function underHorizon(
  over: HorizonResult | null,
  draw: (horizon: Horizon | null) => DrawnChart,
): DrawnResult {
  if (over?.horizon === null) return { chart: null, polarCircle: over.polarCircle };
  return { chart: draw(over?.horizon ?? null) };
}

/**
 * A sky drawn as a chart. Its zodiac comes last: everything is turned by one ayanamsa. In a sidereal zodiac Whole Sign
 * houses are counted from the sidereal ascendant's sign; all other cusps are the tropical ones less the ayanamsa.
 */
export function chartOver(
  sky: ChartSky,
  houseSystem: NatalChart["houseSystem"],
  settings: ChartSettings | null,
  moonChangesSign: NatalChart["moonChangesSign"] = null,
): DrawnChart {
  const { bodies, ayanamsa } = sky;
  const horizon =
    ayanamsa && sky.horizon ? turnedHorizon(sky.horizon, -ayanamsa.apparent, houseSystem) : sky.horizon;
  const cusps = horizon?.cusps ?? null;
  const told = ({ longitude, latitude, speed }: EclipticPlace): EclipticPlace => ({
    longitude: inZodiac(longitude, ayanamsa),
    latitude,
    speed,
  });
  const chart: NatalChart = {
    sun: chartPosition(inZodiac(bodies.Sun.longitude, ayanamsa)),
    moon: chartPosition(inZodiac(bodies.Moon.longitude, ayanamsa)),
    rising: horizon && chartPosition(horizon.ascendant),
    midheaven: horizon && chartPosition(horizon.midheaven),
    planets: PLANETS.map((planet) => placement(planet, told(bodies[planet]), cusps)),
    points: POINTS.map((point) => placement(point, told(bodies[point]), cusps)),
    houses: housesAt(cusps ?? []),
    aspects: settings ? [] : aspectsBetween(bodies), // under settings they are found with the details
    houseSystem,
    timeUnknown: horizon === null,
    moonChangesSign,
  };
  return settings ? inDetail(chart, sky, settings) : chart;
}

/** With an unknown time: the signs between which the Moon changes on that day. */
function moonChange(day: NatalChartInput, { ayanamsa }: ChartSky): NatalChart["moonChangesSign"] {
  if (!day.timeUnknown) return null;
  const signOn = (instant: Instant) => signAt(inZodiac(positionOf("Moon", instant).longitude, ayanamsa));
  const [from, to] = [signOn(day.dayStart), signOn(day.dayEnd)];
  return from === to ? null : { from, to };
}
