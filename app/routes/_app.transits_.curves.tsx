import { ResultBoundary } from "~/components/results/result-boundary";
import { useCode } from "~/components/results/use-code";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Skeleton } from "~/components/ui/skeleton";
import type { GraphicEphemeris } from "~/screens/transits/graphic-ephemeris/graphic-ephemeris";
import { OfChart } from "~/screens/transits/of-chart";
import { DrawnByBrowser, TransitsScreen, useMoment } from "~/screens/transits/transits-screen";
import { useChart } from "~/screens/transits/use-chart";

export const handle = STATIC;

export const meta = pageMeta(
  "Graphic Ephemeris",
  "The places of your birth chart as lines, the planets of a year as curves, on one sheet of 45° or 90°: where they cross, they meet.",
);

const load = () => import("~/screens/transits/graphic-ephemeris/graphic-ephemeris");

/** The browser alone knows whose chart it is: the server calculates nothing for this page. */
export default function TransitsAsCurves() {
  const page = useChart();
  const at = useMoment();
  return (
    <TransitsScreen page={page}>
      <OfChart
        {...page}
        what="The sky as curves and your birth chart as lines, on one sheet of 45° or 90°: where they cross, they meet."
      >
        {(chart) => (
          <ResultBoundary of={chart}>
            <Fetched key={`${JSON.stringify(chart.longitudes)} ${at}`} chart={chart} at={at} />
          </ResultBoundary>
        )}
      </OfChart>
      <DrawnByBrowser />
    </TransitsScreen>
  );
}

function Fetched(props: Parameters<typeof GraphicEphemeris>[0]) {
  const code = useCode(load);
  return code ? <code.GraphicEphemeris {...props} /> : <Skeleton className="h-136 w-full" />;
}
