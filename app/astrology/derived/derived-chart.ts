import type { NatalChartInput } from "../chart";
import type { ChartSettings } from "../chart-settings";
import type { Instant } from "../instant";
import { chartOfMoment, type DrawnChart, type DrawnResult, natalChart } from "../natal-chart";
import { skyFrameAt } from "../positions";
import type { GeoPoint } from "../sphere";
import type { CrossMotion } from "./cross-aspects";
import {
  type ProgressedAngles,
  progressedInstant,
  secondaryProgression,
  solarArcDirections,
} from "./progressions";
import { type ReturningBody, returnOf } from "./returns";

/** What can be drawn from one natal chart. */
export const DERIVED_KINDS = [
  "Secondary Progression",
  "Solar Arc",
  "Solar Return",
  "Lunar Return",
  "Planet Return",
  "Relocation",
] as const;
export type DerivedKind = (typeof DERIVED_KINDS)[number];

export interface DerivedOptions {
  /** Of progressions; for solar arcs "Naibod" is the mean arc, and there are no quotidian ones. */
  readonly angles: ProgressedAngles;
  /** Of returns: measured among the stars, as they always are in a sidereal zodiac. */
  readonly precessed: boolean;
  /** Of returns: the first one after the moment, and not the last at or before it. */
  readonly next: boolean;
  /** Whose return a Planet Return is; null for all else. */
  readonly planet: ReturningBody | null;
}

export interface DerivedChartInput {
  readonly natal: NatalChartInput;
  readonly kind: DerivedKind;
  /** For which moment; a relocation has none. */
  readonly at: Instant;
  /** Where returns and relocations are drawn; progressions stay at the birthplace. */
  readonly place: GeoPoint;
  readonly options: DerivedOptions;
  /** Those of the natal chart; null for the specification's, tropical with the true node. */
  readonly settings: ChartSettings | null;
}

export type DerivedChartResult =
  | {
      /** Of the sky that is drawn. */
      readonly instant: Instant;
      /** Of a return: all its passes, in order. */
      readonly passes: readonly Instant[];
      readonly motion: CrossMotion;
      readonly chart: DrawnChart;
    }
  /** Its house system does not exist there: the polar circle's latitude, degrees. */
  | { readonly chart: null; readonly polarCircle: number }
  /** The body does not come back between the day after birth, or 1800, and the end of 2100. */
  | { readonly chart: null; readonly noReturnOf: ReturningBody };

/** The options as they are followed: what returns in a sidereal zodiac has its sidereal place again. */
export function optionsUnder({
  kind,
  options,
  settings,
}: Pick<DerivedChartInput, "kind" | "options" | "settings">): DerivedOptions {
  const isSidereal = settings !== null && settings.zodiac !== "Tropical";
  return isSidereal && kind.endsWith("Return") ? { ...options, precessed: true } : options;
}

/**
 * A chart derived from a natal one, in its houses and under its settings. An unknown birth time leaves out what
 * turns with the Earth, as it does there; Sun and Moon returns and relocations say little then.
 * Throws a RangeError for a Planet Return of no planet, and for solar arcs with quotidian angles.
 */
export function derivedChart(input: DerivedChartInput): DerivedChartResult {
  const { natal, kind, at, place, options, settings } = input;
  switch (kind) {
    case "Secondary Progression": {
      const instant = progressedInstant(natal.instant, at);
      return drawn(secondaryProgression(natal, instant, options.angles, settings), instant, "progressed");
    }
    case "Solar Arc": {
      if (options.angles === "Mean Quotidian") throw new RangeError("Solar arcs have no quotidian angles");
      const instant = progressedInstant(natal.instant, at);
      return drawn(solarArcDirections(natal, instant, options.angles, settings), instant, "progressed");
    }
    case "Solar Return":
      return returnChart(input, "Sun");
    case "Lunar Return":
      return returnChart(input, "Moon");
    case "Planet Return":
      if (!options.planet) throw new RangeError("A Planet Return needs a planet");
      return returnChart(input, options.planet);
    case "Relocation":
      return drawn(natalChart({ ...natal, place }, settings), natal.instant, "angles only");
  }
}

function returnChart(input: DerivedChartInput, body: ReturningBody): DerivedChartResult {
  const { natal, at, place, settings } = input;
  const { next, precessed } = optionsUnder(input);
  const found = returnOf({ body, birth: natal.instant, at, next, precessed });
  if (!found) return { chart: null, noReturnOf: body };
  const { instant, passes } = found;
  const moment = { instant, frame: skyFrameAt(instant), place };
  return drawn(chartOfMoment(moment, natal, settings), instant, "moving", passes);
}

function drawn(
  result: DrawnResult,
  instant: Instant,
  motion: CrossMotion,
  passes: readonly Instant[] = [],
): DerivedChartResult {
  return result.chart ? { instant, passes, motion, chart: result.chart } : result;
}
