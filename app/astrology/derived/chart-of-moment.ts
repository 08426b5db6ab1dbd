import { type ChartResult, chartOver, horizonOver, type NatalChart, type NatalChartInput } from "../chart";
import type { ChartSettings } from "../chart-settings";
import { positionsAt } from "../positions";
import { type SettledChart, settledOver } from "../settled-chart";
import { type Moment, settledSkyAt } from "../settled-sky";

/** The specification's chart, or the one under settings. */
export type DrawnChart = NatalChart | SettledChart;
export type DrawnResult = ChartResult<DrawnChart>;

/**
 * The chart of a moment's sky over a place, in the houses of a natal one and under settings where there are some. An
 * unknown birth time leaves out what turns with the Earth.
 */
export function chartOfMoment(
  moment: Moment,
  { houseSystem, timeUnknown }: Pick<NatalChartInput, "houseSystem" | "timeUnknown">,
  settings: ChartSettings | null,
): DrawnResult {
  const over = timeUnknown ? null : horizonOver(houseSystem, moment.frame, moment.place);
  if (!settings) return chartOver(positionsAt(moment.instant), over, houseSystem);
  if (over?.horizon === null) return { chart: null, polarCircle: over.polarCircle };
  const sky = settledSkyAt({ ...moment, horizon: over?.horizon ?? null }, settings);
  return { chart: settledOver(sky, houseSystem, settings) };
}
