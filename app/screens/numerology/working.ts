import type { NumberCycles } from "~/answers/numbers-over-time";
import type { NumerologyAnswer } from "~/answers/numerology";
import type { CountedLetter } from "~/numerology/letters";
import { type Reduction, reduce, reduceToDigit } from "~/numerology/reduction";
import * as words from "~/words/numerology";

type Working = NumerologyAnswer["working"];

/** `1990 → 19 → 10 → 1` */
export function chain(steps: readonly number[]): string {
  return steps.join(" → ");
}

/** `month 6 + day 6 + year 1 = 13 → 4`, each reduced before. */
export function lifePathLine({ month, day, year, steps }: Working["lifePath"]): string {
  return words.lifePathSum({
    month: month.number,
    day: day.number,
    year: year.number,
    sum: chain(steps),
  });
}

/** How month, day and year were reduced, where anything had to be done: `day 15 → 6`, `year 1990 → 19 → 10 → 1`. */
export function datePartsLine({ month, day, year }: Working["lifePath"]): string {
  const parts = [
    { steps: month.steps, named: words.ofMonth },
    { steps: day.steps, named: words.ofDay },
    { steps: year.steps, named: words.ofYear },
  ].filter(({ steps }) => steps.length > 1);
  return parts.map(({ steps, named }) => named({ value: chain(steps) })).join(", ");
}

/** `JOHN 20 + SMITH 24 = 44 → 8`: the chosen letters of each word with their sum. */
export function nameLine(
  letters: readonly CountedLetter[],
  { steps }: Pick<Reduction, "steps">,
  kind?: CountedLetter["kind"],
): string {
  const chosen = letters.filter((letter) => kind === undefined || letter.kind === kind);
  const ofName = new Map<number, { text: string; sum: number }>();
  for (const { letter, value, word } of chosen) {
    const { text, sum } = ofName.get(word) ?? { text: "", sum: 0 };
    ofName.set(word, { text: text + letter, sum: sum + value });
  }
  const terms = [...ofName.values()].map(({ text, sum }) => `${text} ${sum}`);
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
  if (!reduction.fellBack) return nameLine(letters, reduction, kind);
  const sum = nameLine(letters, reduction);
  return kind === "vowel" ? words.noVowels({ sum }) : words.noConsonants({ sum });
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
  return [...byWritten].map(([written, plain]) =>
    words.countedAs({ written, plain: [...plain].reduce((one, other) => words.oneAndOther({ one, other })) }),
  );
}

/** What the four pinnacles and challenges are made of, in their order. */
const MADE_OF = [
  { sum: words.monthAndDaySum, parts: ["month", "day"] },
  { sum: words.dayAndYearSum, parts: ["day", "year"] },
  { sum: words.firstAndSecondSum, parts: null },
  { sum: words.monthAndYearSum, parts: ["month", "year"] },
] as const;

const PART = { month: words.ofMonth, day: words.ofDay, year: words.ofYear } as const;

/** `month 6 + day 6 = 12 → 3`; the third `first 3 + second 7 = 10 → 1`. */
export function pinnacleLine({ added, steps }: NumberCycles["pinnacles"][number], index: number): string {
  const { sum } = MADE_OF[index] ?? MADE_OF[0];
  return sum({ one: added[0], other: added[1], sum: chain(steps) });
}

/** `day 6 − year 1 = 5`; an 11 is taken as a 2: `year 9 − day (11 → 2) = 7`. */
export function challengeLine(
  { between, number }: NumberCycles["challenges"][number],
  index: number,
  parts: Working["lifePath"],
): string {
  const madeOf = (MADE_OF[index] ?? MADE_OF[0]).parts;
  if (!madeOf) return words.firstTwoDifference({ difference: `${between[0]} − ${between[1]} = ${number}` });
  const [one, other] = madeOf.map((name) => {
    const part = parts[name].number;
    return {
      digit: reduceToDigit(part).number,
      text: PART[name]({ value: part === 11 ? "(11 → 2)" : part }),
    };
  }) as [Term, Term];
  const [larger, smaller] = one.digit >= other.digit ? [one, other] : [other, one];
  return `${larger.text} − ${smaller.text} = ${number}`;
}

interface Term {
  readonly digit: number;
  readonly text: string;
}

/** `36 − life path 4 = 32`, an 11 taken as a 2: the age in the first pinnacle's last year, in a sentence. */
export function firstStretchLine({ number }: Working["lifePath"]): string {
  const digit = reduceToDigit(number).number;
  return words.firstStretch({ lifePath: number === 11 ? "(11 → 2)" : number, age: 36 - digit });
}

/** `1 JS, 2 T, 3 none, …`: which letters of a name give each digit. */
export function digitsLine(letters: readonly CountedLetter[]): string {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((digit) => {
      const given = letters.filter(({ value }) => value === digit).map(({ letter }) => letter);
      return `${digit} ${given.join("") || words.noLetter()}`;
    })
    .join(", ");
}
