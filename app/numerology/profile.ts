import { type CountedLetter, countedLetters } from "./letters";
import { type CoreNumber, type Reduction, reduce } from "./reduction";

/** A date of the civil calendar; `month` is 1–12. */
export interface BirthDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Month, day and year are reduced apart and added; the sum is reduced again. */
export interface DateWorking extends Reduction {
  readonly month: Reduction;
  readonly day: Reduction;
  readonly year: Reduction;
}

export interface NameWorking extends Reduction {
  /** True where the name has no letter of this kind and the number is the expression number's. */
  readonly fellBack: boolean;
}

export interface NumerologyProfile {
  readonly lifePath: DateWorking;
  /** All letters of the name. */
  readonly expression: NameWorking;
  /** Its vowels. */
  readonly soulUrge: NameWorking;
  /** Its consonants. */
  readonly personality: NameWorking;
  /** The day of the month, 1–31, as it is. */
  readonly birthday: number;
  readonly letters: readonly CountedLetter[];
}

export interface PersonalYear {
  /** 1–9: a personal year has no eleven. */
  readonly number: Exclude<CoreNumber, 11>;
  /** From the sum of day, month and year down to the number. */
  readonly steps: readonly number[];
}

/** Said, in words for the visitor, where a name has no letter that counts. */
export const NO_LETTERS_REASON =
  "Please write the romanised name, in the letters A to Z: those are what numerology counts.";

function dateWorking({ year, month, day }: BirthDate): DateWorking {
  const parts = { month: reduce(month), day: reduce(day), year: reduce(year) };
  return { ...reduce(parts.month.number + parts.day.number + parts.year.number), ...parts };
}

function sumOf(letters: readonly CountedLetter[]): number {
  return letters.reduce((sum, { value }) => sum + value, 0);
}

/**
 * The five numbers of a Pythagorean profile with their working; null for a name without a Latin letter.
 * @param fullName in any case, with or without accents
 */
export function numerologyProfile(fullName: string, birthDate: BirthDate): NumerologyProfile | null {
  const letters = countedLetters(fullName);
  if (letters.length === 0) return null;
  const expression = { ...reduce(sumOf(letters)), fellBack: false };
  const ofKind = (kind: CountedLetter["kind"]): NameWorking => {
    const chosen = letters.filter((letter) => letter.kind === kind);
    return chosen.length === 0
      ? { ...expression, fellBack: true }
      : { ...reduce(sumOf(chosen)), fellBack: false };
  };
  return {
    lifePath: dateWorking(birthDate),
    expression,
    soulUrge: ofKind("vowel"),
    personality: ofKind("consonant"),
    birthday: birthDate.day,
    letters,
  };
}

/** The number of a calendar year for someone born on that day and month: day, month and year added and reduced to 1–9. */
export function personalYear(birthDate: Pick<BirthDate, "month" | "day">, year: number): PersonalYear {
  const reduction = reduce(
    reduce(birthDate.month).number + reduce(birthDate.day).number + reduce(year).number,
  );
  return reduction.number === 11
    ? { number: 2, steps: [...reduction.steps, 2] }
    : { number: reduction.number, steps: reduction.steps };
}
