import { DownloadCalendar } from "~/components/results/download-calendar";
import type { MonthOfYear } from "~/components/sky/month-of-year";
import * as words from "~/words/moon-phases";

/** The principal phases of a year, from the month that is shown on, as a file for calendars. */
export function PhasesDownload({ from }: { readonly from: MonthOfYear }) {
  return (
    <div className="mt-3">
      <DownloadCalendar
        label={words.yearOfPhasesAs()}
        fileName="moon-phases.ics"
        make={async () => (await import("./phases-file")).phasesFile(from, Date.now())}
      />
    </div>
  );
}
