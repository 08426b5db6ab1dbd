/** A letter of a name as numerology counts it. */
export interface CountedLetter {
  /** As it was written, for example "é" or "ß"; each letter that a ligature unfolds into carries the same. */
  readonly written: string;
  /** "A" to "Z". */
  readonly letter: string;
  /** Pythagorean value, 1–9. */
  readonly value: number;
  readonly kind: "vowel" | "consonant";
  /** Which word of the name it stands in, from 0. */
  readonly word: number;
}

/** Latin letters that Unicode does not take apart into a base letter and marks. */
const UNFOLDED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  þ: "th",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ĸ: "k",
  ŋ: "ng",
  ə: "a",
  ɛ: "e",
  ɔ: "o",
  ɓ: "b",
  ɖ: "d",
  ɗ: "d",
  ɣ: "g",
  ƙ: "k",
  ƒ: "f",
  ɲ: "n",
  ƴ: "y",
  ȷ: "j",
  ƶ: "z",
};

const LATIN_LETTER = /^(?=\p{L})\p{Script=Latin}$/u;
/** Marks that stay apart from their letter, and invisible characters: neither counts, neither ends a word. */
const TRANSPARENT = /^[\p{M}\p{Cf}]$/u;

/** Pythagorean: A–I are 1–9, J–R again, S–Z are 1–8. */
export function letterValue(letter: string): number {
  return ((letter.charCodeAt(0) - 65) % 9) + 1;
}

/** The plain letters A–Z that a Latin character stands for; none for a few that have no accepted reading. */
function plainLetters(character: string): string {
  const lower = character.toLowerCase();
  // Compatibility forms too, so that full-width letters and ligatures such as "ﬁ" are read.
  const base = (UNFOLDED[lower] ?? lower.normalize("NFKD")).replace(
    /[^a-z]/gu,
    (rest) => UNFOLDED[rest] ?? "",
  );
  return base.toUpperCase();
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && "AEIOU".includes(letter);
}

/**
 * The letters of a name in order. Accents fold away; anything that is not a Latin letter counts for nothing and ends a
 * word. Y is a vowel when neither neighbour within its word is one of A, E, I, O, U.
 */
export function countedLetters(name: string): readonly CountedLetter[] {
  const words: { written: string; letter: string }[][] = [[]];
  for (const character of name.normalize("NFC")) {
    if (LATIN_LETTER.test(character)) {
      const word = words.at(-1);
      for (const letter of plainLetters(character)) word?.push({ written: character, letter });
    } else if (!TRANSPARENT.test(character)) {
      words.push([]);
    }
  }
  return words
    .filter((word) => word.length > 0)
    .flatMap((word, index) =>
      word.map(({ written, letter }, i) => {
        const isVowelY = letter === "Y" && !isVowel(word[i - 1]?.letter) && !isVowel(word[i + 1]?.letter);
        const kind = isVowel(letter) || isVowelY ? ("vowel" as const) : ("consonant" as const);
        return { written, letter, value: letterValue(letter), kind, word: index };
      }),
    );
}
