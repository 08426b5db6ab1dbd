import { pageMeta } from "~/components/shell/page-meta";
import { STATIC_BY_ADDRESS } from "~/components/shell/static-screen";
import { BySign } from "~/screens/transits/by-sign";
import { TransitsScreen } from "~/screens/transits/transits-screen";
import { useChart } from "~/screens/transits/use-chart";
import * as words from "~/words/transits";

export const handle = STATIC_BY_ADDRESS;

export const meta = pageMeta(words.weeksAheadTitle, words.whatThePlanetsDoWeek);

export default function TransitsBySign() {
  const page = useChart();
  return (
    <TransitsScreen page={page}>
      <BySign />
    </TransitsScreen>
  );
}
