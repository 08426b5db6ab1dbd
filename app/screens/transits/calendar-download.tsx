import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { DownloadCalendar } from "~/components/results/download-calendar";

/** The year ahead of a chart as a file for calendars; only longitudes are sent, and nothing is kept. */
export function CalendarDownload({ chart }: { readonly chart: ChartLongitudes }) {
  return (
    <div className="mt-8 noscript:hidden screen-only">
      <DownloadCalendar
        label="Download as calendar file (.ics)"
        fileName="transits.ics"
        make={() => calendarOf(chart)}
      />
      <p className="mt-2 max-w-prose text-sm text-muted max-sm:hidden">
        Exact transits, returns, and new and full moons on this chart until a year from now, for any calendar
        program.
      </p>
    </div>
  );
}

/** Of an unknown birth time no exact moment of the Moon's place can be told. */
async function calendarOf({ longitudes, cusps }: ChartLongitudes): Promise<Blob | null> {
  const { Moon, ...others } = longitudes;
  const body = { longitudes: cusps.length === 0 || Moon === undefined ? others : { ...others, Moon } };
  const response = await fetch("/api/chart-calendar.ics", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.ok ? response.blob() : null;
}
