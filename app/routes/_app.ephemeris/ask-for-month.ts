import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import { callApi } from "~/calls/call-api";
import type { Outcome } from "~/calls/outcome";
import { keyOfMonth, type MonthOfYear } from "~/components/month-of-year";

/** Months that this visit has seen or is waiting for: the sky of a month never grows stale. */
const asked = new Map<string, Promise<Outcome<EphemerisMonth>>>();

/** Asks for a month once; one that could not be had is asked for again next time. */
export function askForMonth({ year, month }: MonthOfYear): Promise<Outcome<EphemerisMonth>> {
  const key = keyOfMonth({ year, month });
  const known = asked.get(key);
  if (known) return known;
  const answer = callApi<EphemerisMonth>("/api/ephemeris", { year, month }).then((outcome) => {
    if (!outcome.ok) asked.delete(key);
    return outcome;
  });
  asked.set(key, answer);
  return answer;
}
