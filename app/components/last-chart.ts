import type { BirthChartAnswer } from "~/answers/birth-chart";
import { forgetLastChart, LAST_CHART_KEY } from "./forget-last-chart";
import { readChart } from "./stored-chart";

/** Keeps the chart in this browser, to be offered next time. Browsers may forbid storage: then nothing is kept. */
export function rememberChart(chart: BirthChartAnswer) {
  try {
    localStorage.setItem(LAST_CHART_KEY, JSON.stringify(chart));
  } catch {
    // Storage is blocked or full; the screen works without it.
  }
}

/** The chart kept last. What is there and cannot be drawn is removed, and then there is none: null. */
export function lastChart(): BirthChartAnswer | null {
  try {
    const stored = localStorage.getItem(LAST_CHART_KEY);
    const chart = stored === null ? null : readChart(stored);
    if (!chart) forgetLastChart();
    return chart;
  } catch {
    return null; // blocked
  }
}
