import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import * as words from "~/words/transits";
import { type ChartOfPage, isSameChart } from "./use-chart";

const HEADING = "your-chart";

const bdi = (name: ReactNode) => <bdi>{name}</bdi>;

interface OfChartProps extends ChartOfPage {
  /** What stands here for a chart, told to who has none. */
  readonly what: string;
  readonly children: (chart: ChartLongitudes) => ReactNode;
}

/** What a page of Transits shows of a chart, under the chart's name; without a chart it says how to come to one. */
export function OfChart({ chart, isComing, kept, use, link, what, children }: OfChartProps) {
  const isLive = useIsBrowser();
  if (isComing) return <ChartAwaited />;
  return (
    <section key={link.round} aria-labelledby={HEADING} className="scroll-mt-20">
      {chart ? (
        <Card className="@container">
          <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
            <h2 id={HEADING} className="min-w-0 text-xl break-words">
              {words.transitsToChartOfBdi({ bdi, name: chart.name })}
            </h2>
            {kept && !isSameChart(chart, kept) && (
              <Button variant="secondary" size="sm" onClick={() => use(kept)} className="noscript:hidden">
                <span>{words.chartOfInUse({ bdi, name: kept.name })}</span>
              </Button>
            )}
          </div>
          {children(chart)}
        </Card>
      ) : (
        <div className="group" data-live={isLive ? "" : undefined}>
          <div className="in-data-known:group-not-data-live:hidden">
            <Offer {...{ kept, use, what }} />
          </div>
          {!isLive && (
            <div className="hidden min-h-dvh in-data-known:block">
              <ChartAwaited />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function Offer({ kept, use, what }: Pick<OfChartProps, "kept" | "use" | "what">) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 grow basis-80">
        <h2 id={HEADING}>{words.transitsToYourChart()}</h2>
        <p className="mt-1 max-w-prose text-sm text-muted">
          {what} {kept ? words.onlyThePlaces() : words.drawYourChartFirst()}
        </p>
      </div>
      {kept ? (
        <Button onClick={() => use(kept)}>
          <span>{words.chartOfInUse({ bdi, name: kept.name })}</span>
        </Button>
      ) : (
        <Link to="/birth-chart" prefetch="intent" className={buttonClass()}>
          {words.drawYourBirthChart()}
        </Link>
      )}
    </Card>
  );
}

/** In the shape of what comes. */
export function TransitsAwaited() {
  return (
    <div role="status" aria-label={words.lookingUpTheTransits()} className="space-y-6">
      {[0, 1, 2].map((row) => (
        <div key={row} className="space-y-2.5">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-24 w-full max-w-prose" />
        </div>
      ))}
    </div>
  );
}

export function ChartAwaited() {
  return (
    <Card className="min-h-dvh">
      <Skeleton className="mb-6 h-7 w-64 max-w-full" />
      <TransitsAwaited />
    </Card>
  );
}
