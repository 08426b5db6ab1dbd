import type { EphemerisDay, EphemerisMonth, EphemerisPosition } from "~/astrology/ephemeris-month";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { listOf, number, record, text, word, yesOrNo } from "~/calls/shape";
import { keyOfMonth, type MonthOfYear } from "~/components/sky/month-of-year";

const isMonth = record<EphemerisMonth>({
  monthName: text,
  year: number(),
  days: listOf(
    record<EphemerisDay>({
      date: text,
      dayOfWeek: word(),
      siderealTime: text,
      // One that is missing is shown as a dash.
      positions: listOf(
        record<EphemerisPosition>({
          body: word(),
          sign: word(),
          degree: number(),
          minute: number(),
          isRetrograde: yesOrNo,
        }),
      ),
    }),
  ),
});

/** Months that this visit has seen or is waiting for: the sky of a month never grows stale. */
const asked = new Map<string, Promise<Outcome<EphemerisMonth>>>();

/** Asks for a month once; one that could not be had is asked for again next time. */
export function askForMonth({ year, month }: MonthOfYear): Promise<Outcome<EphemerisMonth>> {
  const key = keyOfMonth({ year, month });
  const known = asked.get(key);
  if (known) return known;
  const answer = ask("POST /api/ephemeris", { year, month }, isMonth).then((outcome) => {
    if (!outcome.ok) asked.delete(key);
    return outcome;
  });
  asked.set(key, answer);
  return answer;
}
