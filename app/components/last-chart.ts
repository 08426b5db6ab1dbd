import type { BirthChartAnswer } from "~/answers/birth-chart";
import { forgetNote, keepNote, keptNote } from "./owned-notes";
import { readChart } from "./stored-chart";

/** Keeps the chart in this browser, to be offered next time. */
export function rememberChart(chart: BirthChartAnswer) {
  keepNote("last-birth-chart", JSON.stringify(chart));
}

/** The chart kept last. What is there and cannot be drawn is removed, and then there is none: null. */
export function lastChart(): BirthChartAnswer | null {
  const stored = keptNote("last-birth-chart");
  if (stored === null) return null;
  const chart = readChart(stored);
  if (!chart) forgetNote("last-birth-chart");
  return chart;
}
