import { useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { Reading } from "~/answers/reading";
import { callApi } from "~/calls/call-api";
import { type Asked, useAsked } from "~/components/use-asked";

/**
 * The reading of the chart on the screen, asked for when it has come, with the birth as it was understood: the
 * coordinates are part of it, so that a chart that was kept means the same place.
 * @param given came with the page, for the chart that came with it
 */
export function useReading(chart: BirthChartAnswer, given: Reading | null): Asked<Reading> {
  const [first] = useState(chart);
  return useAsked(chart.id, chart === first ? given : null, () =>
    callApi<Reading>("/api/reading", chart.input),
  );
}
