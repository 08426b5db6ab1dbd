import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { sameTransits } from "~/components/births/chart-longitudes";
import { NeedsScripts } from "~/components/link/needs-scripts";
import { Screen } from "~/components/shell/shell";
import { SubPages, TRANSITS_PAGES } from "~/components/shell/sub-pages";
import * as words from "~/words/transits";
import { type ChartOfPage, isSameChart } from "./use-chart";

interface TransitsScreenProps {
  readonly page: ChartOfPage;
  /** What stands above what a link says. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Each page of Transits: its heading and the way to the others, to which the moment and a chart that was brought come along. */
export function TransitsScreen({ page: { chart, kept, link }, lead, children }: TransitsScreenProps) {
  const at = useMoment();
  // The chart in use is found there too, unless it is another's by then.
  const state = chart && !isSameChart(chart, kept) ? sameTransits(chart) : undefined;
  return (
    <Screen>
      <h1>{words.transits()}</h1>
      <SubPages
        label={words.pagesOfTransits()}
        pages={TRANSITS_PAGES}
        search={at ? `?at=${encodeURIComponent(at).replaceAll("%3A", ":")}` : ""}
        state={state}
      />
      {lead}
      <div className="mt-5 sm:mt-6">
        {link.note}
        <NeedsScripts />
        {children}
      </div>
    </Screen>
  );
}

/** Another moment than now, as the address has it. */
export function useMoment(): string | null {
  return new URLSearchParams(useLocation().search).get("at");
}

/** For those without scripts, on a page that the browser draws. */
export function DrawnByBrowser() {
  return (
    <p className="hidden max-w-prose text-muted noscript:block">
      {words.thisPageIsDrawn({
        link: (inner) => (
          <Link to="/transits" className="link">
            {inner}
          </Link>
        ),
      })}
    </p>
  );
}
