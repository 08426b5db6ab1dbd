import { type CountedLetter, countedLetters } from "./letters";
import {
  type CoreNumber,
  type Digit,
  type DigitOrMaster,
  type Reached,
  type Reduction,
  reduce,
  reduceToMaster,
} from "./reduction";

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

/** What the letters of a name give. */
export interface NameNumbers {
  /** All letters of the name. */
  readonly expression: NameWorking;
  /** Its vowels. */
  readonly soulUrge: NameWorking;
  /** Its consonants. */
  readonly personality: NameWorking;
  readonly letters: readonly CountedLetter[];
}

export interface NumerologyProfile extends NameNumbers {
  readonly lifePath: DateWorking;
  /** The day of the month, 1–31, as it is. */
  readonly birthday: number;
}

/** Life path and expression number, and their sum. */
export interface Maturity extends Reached<DigitOrMaster> {
  readonly added: readonly [CoreNumber, CoreNumber];
}

const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function dateWorking({ year, month, day }: BirthDate): DateWorking {
  const parts = { month: reduce(month), day: reduce(day), year: reduce(year) };
  return { ...reduce(parts.month.number + parts.day.number + parts.year.number), ...parts };
}

function sumOf(letters: readonly CountedLetter[]): number {
  return letters.reduce((sum, { value }) => sum + value, 0);
}

/**
 * The three numbers of a name with their working; null for a name without a Latin letter.
 * @param fullName in any case, with or without accents
 */
export function nameNumbers(fullName: string): NameNumbers | null {
  const letters = countedLetters(fullName);
  if (letters.length === 0) return null;
  const expression = { ...reduce(sumOf(letters)), fellBack: false };
  const ofKind = (kind: CountedLetter["kind"]): NameWorking => {
    const chosen = letters.filter((letter) => letter.kind === kind);
    return chosen.length === 0
      ? { ...expression, fellBack: true }
      : { ...reduce(sumOf(chosen)), fellBack: false };
  };
  return { expression, soulUrge: ofKind("vowel"), personality: ofKind("consonant"), letters };
}

/** The five numbers of a Pythagorean profile with their working; null for a name without a Latin letter. */
export function numerologyProfile(fullName: string, birthDate: BirthDate): NumerologyProfile | null {
  const ofName = nameNumbers(fullName);
  return ofName && { ...ofName, lifePath: dateWorking(birthDate), birthday: birthDate.day };
}

/** What life path and expression come to together. */
export function maturityOf(lifePath: CoreNumber, expression: CoreNumber): Maturity {
  return { ...reduceToMaster(lifePath + expression), added: [lifePath, expression] };
}

/** The digits that no letter of a name gives, the smallest first: its karmic lessons. */
export function missingDigits(letters: readonly CountedLetter[]): readonly Digit[] {
  const given = new Set(letters.map(({ value }) => value));
  return DIGITS.filter((digit) => !given.has(digit));
}
