import { ShareLink } from "~/components/link/share-link";
import { useCode } from "~/components/results/use-code";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC_BY_ADDRESS } from "~/components/shell/static-screen";
import { DrawnOfChart } from "~/screens/transits/drawn-of-chart";
import { TransitsAwaited } from "~/screens/transits/of-chart";
import { timeLineNote } from "~/screens/transits/year-ahead/time-line-note";
import type { YearAhead } from "~/screens/transits/year-ahead/year-ahead";
import * as words from "~/words/transits";

export const handle = STATIC_BY_ADDRESS;

export const meta = pageMeta(words.yearAhead, words.whenEachPlanet);

const load = () => import("~/screens/transits/year-ahead/year-ahead");

/** The server calculates nothing for this page. */
export default function TransitsOfYear() {
  return (
    <DrawnOfChart what={words.whenEachContact()}>
      {(chart, at) => (
        <>
          <Fetched chart={chart} at={at} />
          <div className="mt-6">
            <ShareLink
              title={words.yearAheadOf({ name: chart.name })}
              content={() => ({ screen: "transits/year", chart, span: timeLineNote.read() ?? undefined })}
            />
          </div>
        </>
      )}
    </DrawnOfChart>
  );
}

function Fetched(props: Parameters<typeof YearAhead>[0]) {
  const code = useCode(load);
  return code ? <code.YearAhead {...props} /> : <TransitsAwaited />;
}
