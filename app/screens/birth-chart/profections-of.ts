import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ProfectionAnswer } from "~/answers/profections";
import { type CivilDate, formatIsoDate, gregorianOfIso } from "~/astrology/calendar";
import { ageOn } from "~/astrology/profections";

/** The entries, or why there are none. */
export type Profections = readonly ProfectionAnswer[] | "no-rising" | "not-born";

const YEARS_TO_SHOW = 5;

type Request =
  | { readonly kind: "none"; readonly why: "no-rising" | "not-born" }
  /** `input` is the body of `/api/annual-profections`. */
  | { readonly kind: "ask"; readonly input: Readonly<Record<string, string | number>> };

/** What to ask for a chart's profections on a date of the visitor's: five years from the current age on. */
export function profectionsOf(
  { input: { date, calendar }, rising }: BirthChartAnswer,
  today: CivilDate,
): Request {
  if (!rising) return { kind: "none", why: "no-rising" };
  const birthDay = gregorianOfIso(date, calendar);
  const currentAge = ageOn(birthDay, today);
  if (currentAge < 0) return { kind: "none", why: "not-born" };
  return {
    kind: "ask",
    input: {
      birthDate: formatIsoDate(birthDay),
      risingSign: rising.sign,
      currentAge,
      yearsToShow: YEARS_TO_SHOW,
    },
  };
}
