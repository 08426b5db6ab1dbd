import { useCode } from "~/components/results/use-code";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC_BY_ADDRESS } from "~/components/shell/static-screen";
import { Skeleton } from "~/components/ui/skeleton";
import { DrawnOfChart } from "~/screens/transits/drawn-of-chart";
import type { GraphicEphemeris } from "~/screens/transits/graphic-ephemeris/graphic-ephemeris";
import * as words from "~/words/transits";

export const handle = STATIC_BY_ADDRESS;

export const meta = pageMeta(words.graphicEphemeris, words.placesAsLines);

const load = () => import("~/screens/transits/graphic-ephemeris/graphic-ephemeris");

/** The server calculates nothing for this page. */
export default function TransitsAsCurves() {
  return (
    <DrawnOfChart what={words.skyAsCurves()}>{(chart, at) => <Fetched chart={chart} at={at} />}</DrawnOfChart>
  );
}

function Fetched(props: Parameters<typeof GraphicEphemeris>[0]) {
  const code = useCode(load);
  return code ? <code.GraphicEphemeris {...props} /> : <Skeleton className="h-136 w-full" />;
}
