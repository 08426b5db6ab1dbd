import { Fragment, type ReactNode } from "react";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { ResultBoundary } from "~/components/results/result-boundary";
import { OfChart } from "./of-chart";
import { DrawnByBrowser, TransitsScreen, useMoment } from "./transits-screen";
import { useChart } from "./use-chart";

interface DrawnOfChartProps {
  /** What stands here for a chart, told to who has none. */
  readonly what: string;
  /** `at`: another moment than now, as the address has it. What is drawn begins anew with another chart or moment. */
  readonly children: (chart: ChartLongitudes, at: string | null) => ReactNode;
}

/** A page of Transits that the browser alone draws, since it alone knows of whose chart. */
export function DrawnOfChart({ what, children }: DrawnOfChartProps) {
  const page = useChart();
  const at = useMoment();
  return (
    <TransitsScreen page={page}>
      <OfChart {...page} what={what}>
        {(chart) => (
          <ResultBoundary of={chart}>
            <Fragment key={`${JSON.stringify(chart.longitudes)} ${at}`}>{children(chart, at)}</Fragment>
          </ResultBoundary>
        )}
      </OfChart>
      <DrawnByBrowser />
    </TransitsScreen>
  );
}
