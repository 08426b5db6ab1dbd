import { useMemo } from "react";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC_BY_ADDRESS } from "~/components/shell/static-screen";
import { momentIn } from "~/screens/transits/moment-in";
import { SkyInMotion } from "~/screens/transits/sky-in-motion";
import { DrawnByBrowser, TransitsScreen, useMoment } from "~/screens/transits/transits-screen";
import { useChart } from "~/screens/transits/use-chart";
import * as words from "~/words/transits";

export const handle = STATIC_BY_ADDRESS;

export const meta = pageMeta(words.skyInMotionTitle, words.watchThePlanetsGo);

/** The sky moves in the browser: the server calculates nothing for this page. */
export default function TransitsInMotion() {
  const page = useChart();
  const at = useMoment();
  const start = useMemo(() => momentIn(at) ?? Date.now(), [at]);
  return (
    <TransitsScreen page={page}>
      <SkyInMotion start={start} chart={page.chart} isComing={page.isComing} />
      <DrawnByBrowser />
    </TransitsScreen>
  );
}
