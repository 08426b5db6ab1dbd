import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { PeriodAnswer } from "~/answers/time-lords";
import { holding, instant, listOf, nullOr, number, word } from "~/calls/shape";
import type { TechniqueChoice, TimeLords } from "./technique-note";

export const arePeriods = listOf(
  holding<PeriodAnswer>({
    level: number<PeriodAnswer["level"]>(1, 4),
    lord: word<PeriodAnswer["lord"]>(),
    sign: nullOr(word<NonNullable<PeriodAnswer["sign"]>>()),
    from: instant,
    to: instant,
    parent: nullOr(number()),
    marks: listOf(word<PeriodAnswer["marks"][number]>()),
  }),
);

/**
 * Of whose life which periods are asked for; the call's other fields say how many and when.
 * @param lot from which signs are released
 */
export function periodsOf({ input: birth }: BirthChartAnswer, kind: TimeLords, lot: TechniqueChoice["lot"]) {
  return { birth, kind, ...(kind === "Zodiacal Releasing" && { options: { lot } }) };
}
