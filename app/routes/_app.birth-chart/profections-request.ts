import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ProfectionAnswer } from "~/answers/profections";
import type { CivilDate } from "~/astrology/calendar";
import { ageOn } from "~/astrology/profections";
import { parseCivilDate } from "~/places/civil-date";
import type { ProfectionsInput } from "~/schemas/profections-input";

/** The entries, or why there are none. */
export type Profections = readonly ProfectionAnswer[] | "no-rising" | "not-born";

type Request =
  | { readonly kind: "no-rising" | "not-born" }
  | {
      readonly kind: "ask";
      readonly input: ProfectionsInput;
      /** The same as JSON for the call. */
      readonly body: Readonly<Record<string, unknown>>;
    };

/** What to ask for a chart's profections on a date of the visitor's: years from the current age on. */
export function profectionsRequest(chart: BirthChartAnswer, today: CivilDate, yearsToShow: number): Request {
  if (!chart.rising) return { kind: "no-rising" };
  const birthDate = parseCivilDate(chart.input.date);
  if (!birthDate.ok) throw new RangeError(`A chart's date is always readable, yet: ${chart.input.date}`);
  const currentAge = ageOn(birthDate.date, today);
  if (currentAge < 0) return { kind: "not-born" };
  const risingSign = chart.rising.sign;
  return {
    kind: "ask",
    input: { birthDate: birthDate.date, risingSign, currentAge, yearsToShow },
    body: { birthDate: chart.input.date, risingSign, currentAge, yearsToShow },
  };
}
