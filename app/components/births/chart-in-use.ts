import type { BirthChartAnswer, BirthInputEcho } from "~/answers/birth-chart";
import { ask } from "~/calls/ask";
import { type EnteredBirth, isSame } from "~/notes/births";
import { parseCivilTime } from "~/time/civil-date";
import { birthFormValues } from "../forms/form-values";
import { chosenSettings } from "../results/known";
import { chartNote, isOfThisPage, type NotedChart, noteChart } from "./chart-note";
import { birthInUse, isWhole } from "./known-births";
import { isChart } from "./stored-chart";

/** The chart drawn last where it is that of the person in use; else it is drawn, and noted for the next screen. */
export async function chartInUse(): Promise<BirthChartAnswer | null> {
  const birth = await birthInUse();
  return birth && isWhole(birth) ? chartOf(birth) : null;
}

/**
 * The same for a birth. Where the server does not answer, a chart that names its places in another language than the
 * page will do.
 */
export async function chartOf(birth: EnteredBirth): Promise<BirthChartAnswer | null> {
  const noted = notedChartOf(birth);
  if (noted && isOfThisPage(noted)) return noted;
  const settings = await chosenSettings();
  const outcome = await ask("POST /api/birth-chart", { ...birthFormValues(birth), ...settings }, isChart);
  if (!outcome.ok) return noted;
  noteChart(outcome.data);
  return outcome.data;
}

/** The chart drawn last in this browser, in whatever language, where it is of this birth. */
export function notedChartOf(birth: EnteredBirth): NotedChart | null {
  const noted = chartNote.read();
  return noted && isOf(noted.input, birth) ? noted : null;
}

/** Whether a chart's birth is this one, as it stands in a form. */
function isOf(input: BirthInputEcho, birth: EnteredBirth): boolean {
  const time = parseCivilTime(birth.birthTime);
  const minutes = time.ok ? time.time.hour * 60 + time.time.minute : null;
  const [hour = 0, minute = 0] = input.time.split(":").map(Number);
  const isNear = (a: number, b: number | null) => b !== null && Math.abs(a - b) < 1e-4;
  return (
    isSame({ fullName: input.name, birthDate: input.date })(birth) &&
    input.timeUnknown === birth.timeUnknown &&
    (input.timeUnknown || hour * 60 + minute === minutes) &&
    (input.calendar === "Julian") === (birth.isOldStyle ?? false) &&
    (birth.latitude === null
      ? input.location === birth.birthLocation
      : isNear(input.latitude, birth.latitude) && isNear(input.longitude, birth.longitude))
  );
}
