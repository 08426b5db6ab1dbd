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

/** Forgets the chart kept last, and the birth that it was drawn for. */
export function forgetChart({ input }: BirthChartAnswer) {
  import("./births-entered").then(
    ({ forgetBirths }) => forgetBirths({ fullName: input.name, birthDate: input.date }),
    () => forgetNote("births"), // offline: all of them rather than none
  );
  forgetNote("last-birth-chart");
  forgetNote("last-reading");
}
