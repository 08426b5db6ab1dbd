import type { BirthChartAnswer } from "~/answers/birth-chart";

const KEY = "last-birth-chart";

/** Keeps the chart in this browser, to be offered next time. Browsers may forbid storage: then nothing is kept. */
export function rememberChart(chart: BirthChartAnswer) {
  try {
    localStorage.setItem(KEY, JSON.stringify(chart));
  } catch {
    // Storage is blocked or full; the screen works without it.
  }
}

export function forgetLastChart() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

/** The chart kept last, null where there is none or what is there is not one. */
export function lastChart(): BirthChartAnswer | null {
  try {
    const chart = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return looksLikeChart(chart) ? chart : null;
  } catch {
    return null;
  }
}

/** Enough to draw it: storage may hold what an older version wrote, or anything at all. */
// biome-ignore lint/suspicious/noExplicitAny: it is anything until it has been looked at
function looksLikeChart(chart: any): chart is BirthChartAnswer {
  const lists = [chart?.planets, chart?.points, chart?.houses, chart?.aspects, chart?.resolved?.otherPlaces];
  return (
    lists.every(Array.isArray) &&
    chart.planets.length === 10 &&
    [chart.id, chart.input?.name, chart.input?.date, chart.resolved.utcOffset].every(
      (text) => typeof text === "string",
    ) &&
    [chart.sun, chart.moon, ...chart.planets, ...chart.points].every(
      (point) => typeof point?.sign === "string" && Number.isFinite(point.longitude),
    )
  );
}
