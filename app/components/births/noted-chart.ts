import type { BirthChartAnswer } from "~/answers/birth-chart";
import { hasNote } from "~/notes/note";
import type { ChartLongitudes } from "./chart-longitudes";

/** The chart drawn last in this browser, or null. What reads it is fetched where there is one; offline there may be none. */
export async function notedChart(): Promise<BirthChartAnswer | null> {
  if (!hasNote("device", "last-birth-chart")) return null;
  return import("./chart-note").then(
    ({ chartNote }) => chartNote.read(),
    () => null,
  );
}

/** What transits need of it; its code is fetched beside the chart's. */
export async function notedLongitudes(): Promise<ChartLongitudes | null> {
  if (!hasNote("device", "last-birth-chart")) return null;
  const [chart, code] = await Promise.all([notedChart(), import("./longitudes-of").catch(() => null)]);
  return chart && (code?.longitudesOf(chart) ?? null);
}
