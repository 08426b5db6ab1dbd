/**
 * How a name becomes a key. The builder files every spelling of a place under its key and the reader looks up the
 * key of what was typed, so both must fold alike: accents, case, punctuation, spaces and the usual abbreviations
 * ("St.", "Ft.", "Mt.") make no difference, in any script.
 */

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ŋ: "n",
  ħ: "h",
  ə: "e",
  ǝ: "e",
  ƶ: "z",
  ŧ: "t",
  // Arabic and Persian write the same names with different code points.
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ـ: "",
  // Greek final sigma.
  ς: "σ",
};
const PLAIN_LETTER_PATTERN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

/** Apostrophes and their many look-alikes join the letters around them: "N'Djamena", "Hawaiʻi", "L’Aquila". */
const APOSTROPHES = /['’‘‛`´ʻʼʽʾʿˈ′·"“”„«»]/g;

/** Accents of the Latin, Greek and Cyrillic scripts, Hebrew points and Arabic vowel signs. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u;

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["the", ""],
]);

/** Whether the text is nothing but the 26 letters, digits and spaces, which needs no Unicode work. */
const PLAIN = /^[a-z0-9 ]*$/;

function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(APOSTROPHES, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(APOSTROPHES, "") // again: some letters come apart into one and an apostrophe
    .replace(MARKS, "")
    .replace(PLAIN_LETTER_PATTERN, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize("NFC");
}

/** The folded words of a text, abbreviations not yet written out: "St. Gallen" → ["st", "gallen"]. */
export function foldedWords(text: string): readonly string[] {
  return foldLetters(text).split(SEPARATORS).filter(Boolean);
}

/** Joins folded words to a key, writing out abbreviations: ["st", "gallen"] → "saintgallen". */
export function keyOfWords(words: readonly string[]): string {
  if (words.length === 1) return words[0] ?? "";
  let key = "";
  for (const word of words) key += ABBREVIATIONS.get(word) ?? word;
  return key;
}

/**
 * The key under which a name is filed: "Sankt-Peterburg" → "sanktpeterburg", "Mt. Vernon" → "mountvernon".
 * Empty when the text has no letter or digit.
 */
export function nameKey(text: string): string {
  return keyOfWords(foldedWords(text));
}

/**
 * The key of a name that is still being typed: its last word is not taken for an abbreviation until something
 * follows it, because "St" may become "Stuttgart".
 */
export function partialNameKey(text: string): string {
  const words = foldedWords(text);
  const last = words.at(-1);
  if (last === undefined) return "";
  const finished = /[^\p{L}\p{N}\p{M}]$/u.test(text);
  if (finished) return words.map((word) => ABBREVIATIONS.get(word) ?? word).join("");
  return (
    words
      .slice(0, -1)
      .map((word) => ABBREVIATIONS.get(word) ?? word)
      .join("") + last
  );
}

/** Two names are compared letter by letter in code-unit order, in the files as in the reader. */
export function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
