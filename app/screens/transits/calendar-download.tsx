import { useState } from "react";
import { inLanguageOfPage } from "~/calls/call-api";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { DownloadCalendar } from "~/components/results/download-calendar";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useCode } from "~/components/results/use-code";
import { Fold } from "~/components/ui/fold";
import * as words from "~/words/transits";
import type { PeriodsChosen } from "./calendar-periods";

/** The year ahead of a chart as a file for calendars; only longitudes are sent, and nothing is kept. */
export function CalendarDownload({ chart }: { readonly chart: ChartLongitudes }) {
  const [isOpen, setOpen] = useState(false);
  const [periods, setPeriods] = useState<PeriodsChosen | null>(null);
  return (
    <div className="mt-8 noscript:hidden screen-only">
      <DownloadCalendar
        label={words.downloadAsCalendar()}
        fileName="transits.ics"
        make={() => calendarOf(chart, periods)}
      />
      <p className="mt-2 max-w-prose text-sm text-muted max-sm:hidden">{words.whatTheCalendarHolds()}</p>
      <Fold
        summary={<span className="text-sm font-semibold">{words.withPeriodsOfTimeLords()}</span>}
        isDense
        isOpen={isOpen}
        onToggle={setOpen}
      >
        {isOpen && (
          <ResultBoundary of={chart}>
            <Periods chart={chart} chosen={periods} onChoose={setPeriods} />
          </ResultBoundary>
        )}
      </Fold>
    </div>
  );
}

const load = () => import("./calendar-periods");

interface PeriodsProps {
  readonly chart: ChartLongitudes;
  readonly chosen: PeriodsChosen | null;
  readonly onChoose: (chosen: PeriodsChosen | null) => void;
}

function Periods(props: PeriodsProps) {
  const code = useCode(load);
  return code && <code.CalendarPeriods {...props} />;
}

/** Of an unknown birth time no exact moment of the Moon's place can be told. */
async function calendarOf(
  { longitudes, cusps }: ChartLongitudes,
  periods: PeriodsChosen | null,
): Promise<Blob | null> {
  const { Moon, ...others } = longitudes;
  const usual = { transits: true, returns: true, lunations: true };
  const body = {
    longitudes: cusps.length === 0 || Moon === undefined ? others : { ...others, Moon },
    ...(periods && { ...usual, ...periods }),
  };
  const response = await fetch(inLanguageOfPage("/api/chart-calendar.ics"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.ok ? response.blob() : null;
}
