import { Link } from "@remix-run/react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { useChartInUse } from "~/components/births/use-chart-in-use";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useCode } from "~/components/results/use-code";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC_BY_ADDRESS } from "~/components/shell/static-screen";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ChartAwaited, TransitsAwaited } from "~/screens/transits/of-chart";
import { DrawnByBrowser, TransitsScreen } from "~/screens/transits/transits-screen";
import { useChart } from "~/screens/transits/use-chart";
import * as words from "~/words/transits";

export const handle = STATIC_BY_ADDRESS;

export const meta = pageMeta(words.techniques, words.releasingFirdaria);

const load = () => import("~/screens/transits/techniques/techniques");

/** The server calculates nothing for this page: the browser asks for what is looked at. */
export default function TransitsTechniques() {
  const page = useChart();
  const chart = useChartInUse();
  return (
    <TransitsScreen page={page}>
      {chart === "coming" ? <ChartAwaited /> : chart ? <OfBirth key={chart.id} chart={chart} /> : <Nobody />}
      <p className="mt-6 text-sm text-muted screen-only">
        {words.whenToBegin({
          elections: (inner) => (
            <Link to="/sky-search/elections" prefetch="intent" className="link">
              {inner}
            </Link>
          ),
          horary: (inner) => (
            <Link to="/sky-search/horary" prefetch="intent" className="link">
              {inner}
            </Link>
          ),
        })}
      </p>
      <DrawnByBrowser />
    </TransitsScreen>
  );
}

function OfBirth({ chart }: { readonly chart: BirthChartAnswer }) {
  return (
    <Card className="@container">
      <h2 className="mb-4 text-xl break-words">
        {words.techniquesOf({ bdi: (name) => <bdi>{name}</bdi>, name: chart.input.name ?? "" })}
      </h2>
      <ResultBoundary of={chart}>
        <Fetched chart={chart} />
      </ResultBoundary>
    </Card>
  );
}

function Fetched({ chart }: { readonly chart: BirthChartAnswer }) {
  const code = useCode(load);
  return code ? <code.Techniques chart={chart} /> : <TransitsAwaited />;
}

function Nobody() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 noscript:hidden">
      <div className="min-w-0 grow basis-80">
        <h2>{words.techniquesFor()}</h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{words.techniquesNeedABirth()}</p>
      </div>
      <Link to="/birth-chart" prefetch="intent" className={buttonClass()}>
        {words.drawYourBirthChart()}
      </Link>
    </Card>
  );
}
