import { type CivilDate, formatIsoDate } from "~/astrology/calendar";
import { ageOn } from "~/astrology/profections";
import type { OwnLanguage } from "~/languages";
import {
  type Challenge,
  type Pinnacle,
  personalDay,
  personalMonth,
  personalYear,
  type Stretch,
  stretchesOf,
} from "~/numerology/cycles";
import { type Maturity, maturityOf, missingDigits, type NumerologyProfile } from "~/numerology/profile";
import type { Digit, Reached } from "~/numerology/reduction";
import type { NumberTexts } from "~/readings/numbers/library";
import { numbersSummary } from "~/readings/numbers/summary";
import type { Summary } from "~/readings/summary";

interface Interpreted extends OwnLanguage {
  readonly interpretation: string;
}

type WorkedOut = Parameters<NumberTexts["workings"]["of"]>[0];

/** How each kind of number is worked out, in words. */
type Rules<Kind extends WorkedOut> = Readonly<Record<Kind, string>> & OwnLanguage;

type Ages = Pick<Stretch, "fromAge" | "toAge" | "fromYear" | "toYear">;

/** The personal year, month and day of a date, and the stretches of the whole life. */
export interface NumberCycles {
  /** The date, `2026-11-22`. */
  readonly on: string;
  /** Completed years on that date; null before the birth. */
  readonly age: number | null;
  readonly personalYear: Reached<Digit> &
    Interpreted & {
      readonly year: number;
      /** How such a year runs. */
      readonly course: string;
      readonly practice: string;
    };
  /** `month` is 1–12. */
  readonly personalMonth: Reached<Digit> & Interpreted & { readonly month: number };
  /** `day` is 1–31. */
  readonly personalDay: Reached<Digit> & Interpreted & { readonly day: number };
  /** Four, from birth on; the last is open. */
  readonly pinnacles: readonly (Ages & Pinnacle & Interpreted)[];
  /** Of the same years. */
  readonly challenges: readonly (Ages & Challenge & Interpreted)[];
  readonly rules: Rules<"personalYear" | "personalMonth" | "personalDay" | "pinnacles" | "challenges">;
}

export function numberCycles(
  birthDate: CivilDate,
  { lifePath }: Pick<NumerologyProfile, "lifePath">,
  on: CivilDate,
  texts: NumberTexts,
): NumberCycles {
  const year = personalYear(birthDate, on.year);
  const month = personalMonth(year.number, on.month);
  const day = personalDay(month.number, on.day);
  const age = ageOn(birthDate, on);
  const stretches = stretchesOf(birthDate, lifePath);
  const { tell } = texts;
  return {
    on: formatIsoDate(on),
    age: age < 0 ? null : age,
    personalYear: tell(() => {
      const interpretation = texts.personalYears.of(`${year.number}`).text;
      const { text: course, practice } = texts.coursesOfYears.of(`${year.number}`);
      return { year: on.year, ...year, interpretation, course, practice };
    }),
    personalMonth: tell(() => ({
      month: on.month,
      ...month,
      interpretation: texts.personalMonths.of(`${month.number}`).text,
    })),
    personalDay: tell(() => ({
      day: on.day,
      ...day,
      interpretation: texts.personalDays.of(`${day.number}`).text,
    })),
    pinnacles: stretches.map(({ pinnacle, challenge: _, ...ages }) =>
      tell(() => ({ ...ages, ...pinnacle, interpretation: texts.pinnacles.of(`${pinnacle.number}`).text })),
    ),
    challenges: stretches.map(({ challenge, pinnacle: _, ...ages }) =>
      tell(() => ({
        ...ages,
        ...challenge,
        interpretation: texts.challenges.of(`${challenge.number}`).text,
      })),
    ),
    rules: rulesOf(["personalYear", "personalMonth", "personalDay", "pinnacles", "challenges"], texts),
  };
}

/** What else the date and the name at birth give. */
export interface MoreNumbers {
  /** What holds life path, soul urge and expression together. */
  readonly summary: Summary;
  readonly maturity: Maturity & Interpreted;
  /** The digits that the name at birth lacks, the smallest first; none where it has all nine. */
  readonly karmicLessons: readonly (Interpreted & { readonly number: Digit })[];
  readonly rules: Rules<"maturity" | "missingDigits" | "currentName">;
}

export function moreNumbers(
  { lifePath, expression, soulUrge, letters }: NumerologyProfile,
  texts: NumberTexts,
): MoreNumbers {
  const mature = maturityOf(lifePath.number, expression.number);
  return {
    summary: numbersSummary(lifePath.number, soulUrge.number, expression.number, texts),
    maturity: texts.tell(() => ({
      ...mature,
      interpretation: texts.maturity.of(`${mature.number}`).text,
    })),
    karmicLessons: missingDigits(letters).map((number) =>
      texts.tell(() => ({ number, interpretation: texts.missingDigits.of(`${number}`).text })),
    ),
    rules: rulesOf(["maturity", "missingDigits", "currentName"], texts),
  };
}

function rulesOf<Kind extends WorkedOut>(
  kinds: readonly Kind[],
  { tell, workings }: NumberTexts,
): Rules<Kind> {
  return tell(
    () => Object.fromEntries(kinds.map((kind) => [kind, workings.of(kind).text])) as Record<Kind, string>,
  );
}
