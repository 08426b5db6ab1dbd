import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ChartLongitudes } from "./chart-longitudes";

/** Whether somebody may be known here: to this browser, or to the account of whoever is signed in. */
export function maybeKnown(): boolean {
  return document.documentElement.dataset.known !== undefined;
}

/**
 * The chart of the person in use; null for nobody, without what a chart needs, and where it cannot be had. What gets it
 * is fetched where somebody may be known. Never rejects.
 */
export async function chartInUse(): Promise<BirthChartAnswer | null> {
  if (!maybeKnown()) return null;
  return import("./chart-in-use").then(
    (code) => code.chartInUse(),
    () => null,
  );
}

/** Whether it is that of the saved profile, with which some pages come. */
export async function isOwnChartInUse(): Promise<boolean> {
  return import("./known-births").then(
    ({ isOwnInUse }) => isOwnInUse(),
    () => true,
  );
}

/** What transits need of it. */
export async function longitudesInUse(): Promise<ChartLongitudes | null> {
  const chart = await chartInUse();
  return chart && import("./longitudes-of").then(({ longitudesOf }) => longitudesOf(chart)).catch(() => null);
}
