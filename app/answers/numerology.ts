import { type CivilDate, formatIsoDate } from "~/astrology/calendar";
import type { OwnLanguage } from "~/languages";
import { personalYear } from "~/numerology/cycles";
import { type DateWorking, type NameNumbers, nameNumbers, numerologyProfile } from "~/numerology/profile";
import type { CoreNumber } from "~/numerology/reduction";
import type { NumberTexts } from "~/readings/numbers/library";
import { numberReading } from "~/readings/numbers/number-reading";
import type { NumerologyInput } from "~/schemas/numerology-input";
import { type MoreNumbers, moreNumbers, type NumberCycles, numberCycles } from "./numbers-over-time";

/** The numbers of a name with their texts. */
interface NameAnswer extends OwnLanguage {
  readonly expressionNumber: CoreNumber;
  readonly expressionInterpretation: string;
  readonly soulUrgeNumber: CoreNumber;
  readonly soulUrgeInterpretation: string;
  readonly personalityNumber: CoreNumber;
  readonly personalityInterpretation: string;
}

/** A name that is used today, beside the one at birth. */
export interface CurrentName extends NameAnswer {
  readonly fullName: string;
  readonly working: NameNumbers;
}

export interface NumerologyAnswer extends NameAnswer {
  readonly lifePathNumber: CoreNumber;
  readonly lifePathInterpretation: string;
  /** The day of the month, 1–31. */
  readonly birthdayNumber: number;
  readonly birthdayInterpretation: string;
  /** The request as it was understood. */
  readonly input: { readonly fullName: string; readonly birthDate: string };
  /** How each number came about, step by step. */
  readonly working: NameNumbers & { readonly lifePath: DateWorking };
  readonly personalYear: {
    readonly year: number;
    /** 1–9. */
    readonly number: number;
    readonly steps: readonly number[];
    readonly interpretation: string;
  } & OwnLanguage;
  /** Where they were asked for. */
  readonly cycles?: NumberCycles;
  readonly more?: MoreNumbers & {
    /** Null where none was given. */
    readonly currentName: CurrentName | null;
  };
}

/**
 * The five numbers with their texts and their working; numbers over time and what else a name gives where asked for.
 * @param today where the visitor did not say which day or year it is for them
 */
export function numerologyAnswer(
  input: NumerologyInput,
  today: CivilDate,
  texts: NumberTexts,
): NumerologyAnswer {
  const { fullName, birthDate, on = today, year = on.year } = input;
  const profile = numerologyProfile(fullName, birthDate);
  if (!profile) throw new RangeError("A name that was read has letters that count");
  const { lifePath, expression, soulUrge, personality, birthday, letters } = profile;
  const thisYear = personalYear(birthDate, year);
  const { tell } = texts;
  return tell(() => ({
    lifePathNumber: lifePath.number,
    lifePathInterpretation: numberReading("lifePath", lifePath.number, lifePath, texts),
    ...nameAnswer(profile, texts),
    birthdayNumber: birthday,
    birthdayInterpretation: texts.birthdays.of(`${birthday}`).text,
    input: { fullName, birthDate: formatIsoDate(birthDate) },
    working: { lifePath, expression, soulUrge, personality, letters },
    personalYear: tell(() => ({
      year,
      ...thisYear,
      interpretation: texts.personalYears.of(`${thisYear.number}`).text,
    })),
    ...(input.cycles && { cycles: numberCycles(birthDate, profile, on, texts) }),
    ...(input.more && {
      more: { ...moreNumbers(profile, texts), currentName: currentName(input.currentName, texts) },
    }),
  }));
}

function nameAnswer({ expression, soulUrge, personality }: NameNumbers, texts: NumberTexts): NameAnswer {
  return {
    expressionNumber: expression.number,
    expressionInterpretation: numberReading("expression", expression.number, expression, texts),
    soulUrgeNumber: soulUrge.number,
    soulUrgeInterpretation: numberReading("soulUrge", soulUrge.number, soulUrge, texts),
    personalityNumber: personality.number,
    personalityInterpretation: numberReading("personality", personality.number, personality, texts),
  };
}

function currentName(fullName: string | undefined, texts: NumberTexts): CurrentName | null {
  const numbers = fullName === undefined ? null : nameNumbers(fullName);
  return fullName === undefined || numbers === null
    ? null
    : texts.tell(() => ({ fullName, ...nameAnswer(numbers, texts), working: numbers }));
}
