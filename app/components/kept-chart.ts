import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ChartLongitudes } from "./chart-longitudes";
import { keptNote } from "./owned-notes";

/** The chart that this browser keeps, or null. What reads it is fetched where there is one; offline there may be none. */
export async function keptChart(): Promise<BirthChartAnswer | null> {
  if (keptNote("last-birth-chart") === null) return null;
  return import("./last-chart").then(
    ({ lastChart }) => lastChart(),
    () => null,
  );
}

/** What transits need of it; its code is fetched beside the chart's. */
export async function keptLongitudes(): Promise<ChartLongitudes | null> {
  if (keptNote("last-birth-chart") === null) return null;
  const [chart, code] = await Promise.all([keptChart(), import("./longitudes-of").catch(() => null)]);
  return chart && (code?.longitudesOf(chart) ?? null);
}
