import {
  chartOver,
  horizonOver,
  type NatalChart,
  type NatalChartInput,
  type NatalChartResult,
  natalChart,
} from "../chart";
import type { Instant } from "../instant";
import { positionsAt, skyFrameAt } from "../positions";
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
  /** Of returns: measured among the stars. */
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
}

export type DerivedChartResult =
  | {
      /** Of the sky that is drawn. */
      readonly instant: Instant;
      /** Of a return: all its passes, in order. */
      readonly passes: readonly Instant[];
      readonly motion: CrossMotion;
      readonly chart: NatalChart;
    }
  /** Its house system does not exist there: the polar circle's latitude, degrees. */
  | { readonly chart: null; readonly polarCircle: number }
  /** The body does not come back between the day after birth, or 1800, and the end of 2100. */
  | { readonly chart: null; readonly noReturnOf: ReturningBody };

/**
 * A chart derived from a natal one, tropical, in the houses of the natal one. An unknown birth time leaves out what
 * turns with the Earth, as it does there; Sun and Moon returns and relocations say little then.
 * Throws a RangeError for a Planet Return of no planet, and for solar arcs with quotidian angles.
 */
export function derivedChart(input: DerivedChartInput): DerivedChartResult {
  const { natal, kind, at, place, options } = input;
  switch (kind) {
    case "Secondary Progression": {
      const instant = progressedInstant(natal.instant, at);
      return drawn(secondaryProgression(natal, instant, options.angles), instant, "progressed");
    }
    case "Solar Arc": {
      if (options.angles === "Mean Quotidian") throw new RangeError("Solar arcs have no quotidian angles");
      const instant = progressedInstant(natal.instant, at);
      return drawn(solarArcDirections(natal, instant, options.angles), instant, "progressed");
    }
    case "Solar Return":
      return returnChart(input, "Sun");
    case "Lunar Return":
      return returnChart(input, "Moon");
    case "Planet Return":
      if (!options.planet) throw new RangeError("A Planet Return needs a planet");
      return returnChart(input, options.planet);
    case "Relocation":
      return drawn(natalChart({ ...natal, place }), natal.instant, "angles only");
  }
}

function returnChart(
  { natal, at, place, options: { next, precessed } }: DerivedChartInput,
  body: ReturningBody,
): DerivedChartResult {
  const found = returnOf({ body, birth: natal.instant, at, next, precessed });
  if (!found) return { chart: null, noReturnOf: body };
  const { instant, passes } = found;
  const { houseSystem, timeUnknown } = natal;
  const over = timeUnknown ? null : horizonOver(houseSystem, skyFrameAt(instant), place);
  return drawn(chartOver(positionsAt(instant), over, houseSystem), instant, "moving", passes);
}

function drawn(
  result: NatalChartResult,
  instant: Instant,
  motion: CrossMotion,
  passes: readonly Instant[] = [],
): DerivedChartResult {
  return result.chart ? { instant, passes, motion, chart: result.chart } : result;
}
