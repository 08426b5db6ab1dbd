import type { BirthChartAnswer } from "~/answers/birth-chart";
import { EXTRA_POINTS, PLANETS, TRADITIONAL_PLANETS } from "~/astrology/bodies";
import type {
  ChartDetails as SettledParts,
  DetailedPlacement as SettledPlacement,
} from "~/astrology/chart-details";
import type { ChartSettings } from "~/astrology/chart-settings";
import type { DeclinationAspect } from "~/astrology/declination-aspects";
import type { MutualReception, PlanetDignities } from "~/astrology/dignities";
import { DIGNITY_POINTS, type EssentialDignity } from "~/astrology/dignity-points";
import { CHART_POINTS } from "~/astrology/orbs";
import { PATTERN_TYPES, type Pattern } from "~/astrology/patterns";
import { check, listOf, names, nullOr, number, once, oneOf, record, text, yesOrNo } from "~/calls/shape";
import { hasDeclination, longitude, placement } from "./stored-placement";
import { aspectType, isSettings } from "./stored-settings";

/** What a chart under settings must have to be drawn, beside what every chart has (see stored-chart.ts). */
type Settled = Omit<SettledParts, "planets" | "points" | "aspects"> & { readonly settings: ChartSettings };

const pairOf = ({ planet1, planet2 }: { readonly planet1: string; readonly planet2: string }) =>
  `${planet1} ${planet2}`;

const planet = oneOf(...PLANETS);
const ruler = oneOf(...TRADITIONAL_PLANETS);
const anyPoint = oneOf(...PLANETS, ...CHART_POINTS);
const chartPoint = oneOf(...CHART_POINTS);

const extra = check<Settled["extras"][number]>(
  (value) => EXTRA_POINTS.some((name) => placement(name)(value)) && hasDeclination(value),
);

/** What a chart shows beside the thirteen bodies, each once. */
export const areExtras = once(extra, ({ planet }) => planet);

const pattern = record<Pattern>({
  type: oneOf(...PATTERN_TYPES),
  planets: names(...PLANETS),
  apex: nullOr(planet),
  partOf: nullOr(listOf(record({ type: oneOf(...PATTERN_TYPES), planets: names(...PLANETS) }))),
});

const dignity = oneOf<MutualReception["planet1In"]>("Domicile", "Exaltation");

const SETTLED = {
  settings: isSettings,
  isDay: nullOr(yesOrNo),
  ayanamsa: nullOr(number(0, 360)),
  fromTropical: number(0, 360),
  moonNakshatra: nullOr(
    record<NonNullable<Settled["moonNakshatra"]>>({
      nakshatra: check(text), // 27 names that are only shown
      pada: oneOf(1, 2, 3, 4),
    }),
  ),
  extras: areExtras,
  stars: once(
    record<Settled["stars"][number]>({
      star: check(text), // 47 names that are only shown
      longitude,
      latitude: number(-90, 90),
      magnitude: number(),
      with: names(...PLANETS, ...CHART_POINTS),
    }),
    ({ star }) => star,
  ),
  moreAspects: once(
    record<Settled["moreAspects"][number]>({
      planet1: anyPoint,
      planet2: chartPoint,
      type: aspectType,
      angle: number(0, 180),
      orb: number(0, 180),
      isApplying: yesOrNo,
      isHarmonious: yesOrNo,
    }),
    pairOf,
  ),
  declinationAspects: once(
    record<DeclinationAspect>({
      planet1: anyPoint,
      planet2: anyPoint,
      type: oneOf("Parallel", "Contraparallel"),
      orb: number(0, 90),
    }),
    pairOf,
  ),
  dignities: once(
    record<PlanetDignities>({
      planet: ruler,
      held: names(...(Object.keys(DIGNITY_POINTS) as EssentialDignity[])),
      points: number(),
      dispositor: ruler,
    }),
    ({ planet }) => planet,
  ),
  mutualReceptions: once(
    record<MutualReception>({
      planet1: ruler,
      planet2: ruler,
      type: oneOf("Domicile", "Exaltation", "Mixed"),
      planet1In: dignity,
      planet2In: dignity,
    }),
    pairOf,
  ),
  finalDispositor: nullOr(ruler),
  chartRuler: nullOr(ruler),
  patterns: listOf(pattern),
} as const satisfies { readonly [Key in keyof Settled]-?: (value: unknown) => value is Settled[Key] };

const isSettled = record<Settled>(SETTLED);

type AnyPlaced = BirthChartAnswer["planets"][number] | BirthChartAnswer["points"][number];

/** All that settings bring is there, in the chart and on each of its placements; or none of it. */
export function isSettledOrNot(chart: BirthChartAnswer): boolean {
  const placed: readonly AnyPlaced[] = [...chart.planets, ...chart.points];
  if (!isSettled(chart)) {
    return (
      ![...Object.keys(SETTLED)].some((key) => key in chart) && !placed.some((each) => "declination" in each)
    );
  }
  const { input, timeUnknown, extras, isDay, settings } = chart;
  return (
    isSettings(input.settings) &&
    placed.every(hasDeclination) &&
    (isDay === null) === timeUnknown &&
    (chart.chartRuler === null) === timeUnknown &&
    chart.dignities.length === (timeUnknown ? 0 : TRADITIONAL_PLANETS.length) &&
    (chart.ayanamsa === null) === (settings.zodiac === "Tropical") &&
    extras.every(({ house }: SettledPlacement<string>) => (house === null) === timeUnknown)
  );
}
