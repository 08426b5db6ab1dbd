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

/** What transits need of it. */
export async function keptLongitudes(): Promise<ChartLongitudes | null> {
  const chart = await keptChart();
  return (
    chart &&
    import("./longitudes-of").then(
      ({ longitudesOf }) => longitudesOf(chart),
      () => null,
    )
  );
}
