import type { NumerologyAnswer } from "~/answers/numerology";
import type { CountedLetter } from "~/numerology/letters";
import { type Reduction, reduce } from "~/numerology/reduction";

type Working = NumerologyAnswer["working"];

/** `1990 → 19 → 10 → 1` */
function chain(steps: readonly number[]): string {
  return steps.join(" → ");
}

/** `month 6 + day 6 + year 1 = 13 → 4`, each reduced before. */
export function lifePathLine({ month, day, year, steps }: Working["lifePath"]): string {
  return `month ${month.number} + day ${day.number} + year ${year.number} = ${chain(steps)}`;
}

/** How month, day and year were reduced, where anything had to be done: `day 15 → 6`, `year 1990 → 19 → 10 → 1`. */
export function datePartsLine({ month, day, year }: Working["lifePath"]): string {
  const parts = Object.entries({ month, day, year }).filter(([, { steps }]) => steps.length > 1);
  return parts.map(([name, { steps }]) => `${name} ${chain(steps)}`).join(", ");
}

/** `JOHN 20 + SMITH 24 = 44 → 8`: the chosen letters of each word with their sum. */
export function nameLine(
  letters: readonly CountedLetter[],
  { steps }: Pick<Reduction, "steps">,
  kind?: CountedLetter["kind"],
): string {
  const chosen = letters.filter((letter) => kind === undefined || letter.kind === kind);
  const words = new Map<number, { text: string; sum: number }>();
  for (const { letter, value, word } of chosen) {
    const { text, sum } = words.get(word) ?? { text: "", sum: 0 };
    words.set(word, { text: text + letter, sum: sum + value });
  }
  const terms = [...words.values()].map(({ text, sum }) => `${text} ${sum}`);
  // One word's sum is the total already.
  return terms.length === 1
    ? [terms[0], ...steps.slice(1)].join(" → ")
    : `${terms.join(" + ")} = ${chain(steps)}`;
}

/** The same for the letters of one kind, or for all of them where the name has none of that kind. */
export function partOfNameLine(
  letters: readonly CountedLetter[],
  reduction: Pick<Reduction, "steps"> & { readonly fellBack: boolean },
  kind: CountedLetter["kind"],
): string {
  return reduction.fellBack
    ? `No ${kind}s; all letters: ${nameLine(letters, reduction)}`
    : nameLine(letters, reduction, kind);
}

/** `2026 → 6 + 6 + 1 = 13 → 4`: month and day of birth with the year, each reduced before. */
export function personalYearLine(
  { month, day }: Working["lifePath"],
  { year, steps }: NumerologyAnswer["personalYear"],
): string {
  return `${year} → ${month.number} + ${day.number} + ${reduce(year).number} = ${chain(steps)}`;
}

/** Letters that were written otherwise than they are counted: `É` as `E`, `ß` as `S`. */
export function foldedLetters(letters: readonly CountedLetter[]): readonly string[] {
  const folded = letters.filter(({ written, letter }) => written.toUpperCase() !== letter);
  const byWritten = new Map<string, Set<string>>();
  for (const { written, letter } of folded) {
    byWritten.set(written, (byWritten.get(written) ?? new Set()).add(letter));
  }
  return [...byWritten].map(([written, plain]) => `${written} as ${[...plain].join(" and ")}`);
}
