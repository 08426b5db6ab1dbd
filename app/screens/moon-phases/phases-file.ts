import type { MoonCalendarAnswer, PrincipalPhaseAt } from "~/answers/moon-calendar";
import { ask } from "~/calls/ask";
import { holding, instant, listOf, record, word } from "~/calls/shape";
import { keyOfMonth, type MonthOfYear, stepped } from "~/components/sky/month-of-year";
import { calendarFile } from "~/formats/ics";
import { site } from "~/site";
import * as words from "~/words/moon-phases";
import * as names from "~/words/names";

const MONTHS = 12;

const arePhases = holding<Pick<MoonCalendarAnswer, "phases">>({
  phases: listOf(record<PrincipalPhaseAt>({ phaseName: word(), at: instant })),
});

/**
 * New and full moons and the quarters of twelve months, of fewer where the tables end.
 * @param written when the file is made
 * @returns null where a month could not be had
 */
export async function phasesFile(from: MonthOfYear, written: number): Promise<string | null> {
  const months = Array.from({ length: MONTHS - 1 }).reduce<MonthOfYear[]>(
    (months) => [...months, stepped(months.at(-1) ?? from, "next", from)],
    [from],
  );
  // December 2100 has no next one but itself.
  const asked = new Map(months.map((month) => [keyOfMonth(month), month]));
  const answers = await Promise.all(
    [...asked.values()].map(({ year, month }) => ask("GET /api/moon-calendar", { year, month }, arePhases)),
  );
  const phases = answers.flatMap((answer) => (answer.ok ? [answer.data.phases] : []));
  if (phases.length < asked.size) return null;
  return calendarFile(
    { name: words.fileOfPhases({ brand: site.name }), written },
    phases.flat().map(({ phaseName, at }) => ({
      uid: `Moon ${phaseName} ${at.slice(0, 10)}`,
      start: Date.parse(at),
      summary: names.phase(phaseName),
    })),
  );
}
