/** More than any number needs that a program writes: 17 digits, a sign, a point and an exponent. */
const LONGEST = 64;
/** As JSON spells it, and as people do who leave out a leading zero, put a plus before it or write a decimal comma. */
const NUMBER = /^[-+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[-+]?\d+)?$/i;

/**
 * The number that a text says in digits, whoever wrote it: `-1e-7`, `.5`, `38,72`, `2026.0`, `84.38822492663232`; blanks around it do not count.
 * Null where it says none, or one that is too large to be a number.
 */
export function numberIn(text: string): number | null {
  if (text.length > LONGEST) return null;
  const digits = text.trim();
  const number = NUMBER.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
