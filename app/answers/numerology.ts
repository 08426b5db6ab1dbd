import { formatIsoDate } from "~/astrology/calendar";
import type { CountedLetter } from "~/numerology/letters";
import { type DateWorking, type NameWorking, numerologyProfile, personalYear } from "~/numerology/profile";
import type { CoreNumber } from "~/numerology/reduction";
import { birthdays, type DayOfBirth, numberReading, personalYears } from "~/readings/numerology";
import type { NumerologyInput } from "~/schemas/numerology-input";

export interface NumerologyAnswer {
  readonly lifePathNumber: CoreNumber;
  readonly lifePathInterpretation: string;
  readonly expressionNumber: CoreNumber;
  readonly expressionInterpretation: string;
  readonly soulUrgeNumber: CoreNumber;
  readonly soulUrgeInterpretation: string;
  readonly personalityNumber: CoreNumber;
  readonly personalityInterpretation: string;
  /** The day of the month, 1–31. */
  readonly birthdayNumber: number;
  readonly birthdayInterpretation: string;
  /** The request as it was understood. */
  readonly input: { readonly fullName: string; readonly birthDate: string };
  /** How each number came about, step by step. */
  readonly working: {
    readonly lifePath: DateWorking;
    readonly expression: NameWorking;
    readonly soulUrge: NameWorking;
    readonly personality: NameWorking;
    readonly letters: readonly CountedLetter[];
  };
  readonly personalYear: {
    readonly year: number;
    /** 1–9. */
    readonly number: number;
    readonly steps: readonly number[];
    readonly interpretation: string;
  };
}

/**
 * The five numbers with their texts and their working.
 * @param currentYear for the personal year, where the visitor did not say which year it is for them
 */
export function numerologyAnswer(input: NumerologyInput, currentYear: number): NumerologyAnswer {
  const { fullName, birthDate, year = currentYear } = input;
  const profile = numerologyProfile(fullName, birthDate);
  if (!profile) throw new RangeError("A name that was read has letters that count");
  const { lifePath, expression, soulUrge, personality, birthday, letters } = profile;
  const thisYear = personalYear(birthDate, year);
  return {
    lifePathNumber: lifePath.number,
    lifePathInterpretation: numberReading("lifePath", lifePath.number, lifePath),
    expressionNumber: expression.number,
    expressionInterpretation: numberReading("expression", expression.number, expression),
    soulUrgeNumber: soulUrge.number,
    soulUrgeInterpretation: numberReading("soulUrge", soulUrge.number, soulUrge),
    personalityNumber: personality.number,
    personalityInterpretation: numberReading("personality", personality.number, personality),
    birthdayNumber: birthday,
    birthdayInterpretation: birthdays[birthday as DayOfBirth],
    input: { fullName, birthDate: formatIsoDate(birthDate) },
    working: { lifePath, expression, soulUrge, personality, letters },
    personalYear: { year, ...thisYear, interpretation: personalYears[thisYear.number] },
  };
}
