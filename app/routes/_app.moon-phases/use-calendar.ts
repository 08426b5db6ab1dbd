import { useEffect, useState } from "react";
import type { MoonCalendarAnswer } from "~/answers/moon-calendar";
import { callApi } from "~/calls/call-api";
import type { MonthOfYear } from "./month-calendar";

export function calendarPath({ year, month }: MonthOfYear): string {
  return `/api/moon-calendar?year=${year}&month=${month}`;
}

/** A month of the Moon: at once where it came with the page, else from the API; null meanwhile, false when that fails. */
export function useCalendar(
  { year, month }: MonthOfYear,
  given: MoonCalendarAnswer | null | false,
): MoonCalendarAnswer | null | false {
  const isGiven = given !== null && given !== false && given.year === year && given.month === month;
  const [latest, setLatest] = useState<{
    readonly path: string;
    readonly calendar: MoonCalendarAnswer | false;
  } | null>(null);
  const path = calendarPath({ year, month });
  useEffect(() => {
    if (isGiven) return;
    const request = new AbortController();
    callApi<MoonCalendarAnswer>(path, undefined, request.signal).then((outcome) => {
      if (!request.signal.aborted) setLatest({ path, calendar: outcome.ok && outcome.data });
    });
    return () => request.abort();
  }, [path, isGiven]);
  if (isGiven) return given;
  return latest?.path === path ? latest.calendar : null;
}
