import { useCode } from "~/components/results/use-code";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC_BY_ADDRESS } from "~/components/shell/static-screen";
import { Skeleton } from "~/components/ui/skeleton";
import { DrawnOfChart } from "~/screens/transits/drawn-of-chart";
import type { GraphicEphemeris } from "~/screens/transits/graphic-ephemeris/graphic-ephemeris";

export const handle = STATIC_BY_ADDRESS;

export const meta = pageMeta(
  "Graphic Ephemeris",
  "The places of your birth chart as lines, the planets of a year as curves, on one sheet of 45° or 90°: where they cross, they meet.",
);

const load = () => import("~/screens/transits/graphic-ephemeris/graphic-ephemeris");

/** The server calculates nothing for this page. */
export default function TransitsAsCurves() {
  return (
    <DrawnOfChart what="The sky as curves and your birth chart as lines, on one sheet of 45° or 90°: where they cross, they meet.">
      {(chart, at) => <Fetched chart={chart} at={at} />}
    </DrawnOfChart>
  );
}

function Fetched(props: Parameters<typeof GraphicEphemeris>[0]) {
  const code = useCode(load);
  return code ? <code.GraphicEphemeris {...props} /> : <Skeleton className="h-136 w-full" />;
}
