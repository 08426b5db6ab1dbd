/**
 * The floor under the readings: pure functions that measure a text or a set and name what is wrong.
 * A text that passes is not yet good; a text that fails is not yet done.
 */

export interface ReadingSet {
  readonly id: string;
  /** Every text of the set under a readable key. */
  readonly texts: Readonly<Record<string, string>>;
  /** How many texts there must be. Types make a set complete; the count catches an emptied type. */
  readonly count: number;
  /** Fewest and most words of a text. */
  readonly words: readonly [number, number];
  /** Lowest and highest Flesch reading ease of a text; short texts swing wider than long ones. */
  readonly ease: readonly [number, number];
  /** Three words with which its plan lets many of its texts, or their sentences, begin or end: "at work you". */
  readonly formulas?: readonly string[];
}

export interface Problem {
  readonly set: string;
  readonly text: string;
  readonly what: string;
}

/** Words in lower case; an apostrophe joins, a hyphen and everything else parts; {a} counts as a name. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\{[a-z]+\}(?:'s)?|[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** Sentences, ended by . ! or ? before a space or the end. A colon or semicolon does not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/**
 * Syllables of an English word by its vowel groups: a silent ending is taken off, vowels that part are added.
 * How far it errs is measured in the tests on words counted by hand.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const spoken = letters
    .replace(/^(some|every|there|where|home|house|time|one)(?=[a-z]{3})/, (start) => start.slice(0, -1))
    .replace(/(?<=[aeiouy][^aeiouy]*(?<![^aeiouy]l|[td]))(?<![aeiouy])ed$/, "")
    .replace(/(?<=[aeiouy].*(?<![aeioucgsxz]|[cs]h|[^aeiouy]l))es$/, "s")
    .replace(/(?<=[aeiouy].*(?<![aeiou]|[^aeiouy]l))e$/, "")
    .replace(/(?<=[aeiouy][^aeiouy]+)e(?=(?:ly|ments?|ful|less|ness)$)/, "");
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const parted =
    spoken.match(/i(?:a|um|et)|[^cgstx]io|[^gq]u[ae](?![a-z]?$)|(?<!p)eo(?!u)|[aeiouy]ing/g)?.length ?? 0;
  return Math.max(1, groups + parted);
}

/** Flesch reading ease: 206.835 − 1.015 · words a sentence − 84.6 · syllables a word. About 60 is plain. */
export function readingEase(text: string): number {
  const words = wordsOf(text);
  const sentences = sentencesOf(text);
  if (words.length === 0 || sentences.length === 0) return Number.NaN;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

/** What no reading says, with the reason. Each is matched without regard to case. */
const BANNED: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bkarm(?:a|ic)\b/i, "fog"],
  [/\b(?:profound|deep|powerful|radical) (?:transformation|change|healing|insight|shift)s?\b/i, "fog"],
  [/\btransformative\b|\btransformational\b/i, "fog"],
  [/\bspiritual (?:growth|awakening|journey|lesson|path)s?\b/i, "fog"],
  [/\b(?:life|inner|soul|healing|personal) journey\b|\bjourney of\b|\byour journey\b/i, "fog"],
  [
    /\b(?:the universe|cosmic|divine (?:timing|feminine|masculine)|higher self|soul ?mate|twin flame)\b/i,
    "fog",
  ],
  [
    /\b(?:energ(?:y|ies) (?:of|is|are|flows?)|vibration(?:s|al)?|vibes?|frequency|manifest(?:s|ing|ation)?)\b/i,
    "fog",
  ],
  [
    /\b(?:embrac(?:e|es|ing)|harness(?:es|ing)?|unlock(?:s|ing)?|unleash\w*|delv\w+|leverag\w+|navigat(?:e|es|ing))\b/i,
    "worn verb",
  ],
  [/\b(?:tapestr\w+|realms?|testament|beacon|myriad|plethora|kaleidoscope|crucible)\b/i, "worn noun"],
  [
    /\b(?:dynamic|vibrant|multifaceted|harmonious blend|unique (?:blend|gift|perspective|ability))\b/i,
    "fits everyone",
  ],
  [
    /\byou (?:may|might|can) (?:sometimes|often|occasionally|also)\b|\bat times,? you\b|\bfrom time to time\b/i,
    "hedge true of everyone",
  ],
  [/\b(?:can|may|might|could) be (?:challenging|difficult|hard|rewarding|intense)\b/i, "true of everyone"],
  [
    /\bthis (?:placement|aspect|number|combination|energy|transit) (?:brings|suggests|indicates|signifies|represents|means|denotes)\b/i,
    "textbook",
  ],
  [/\b(?:indicates|signifies|denotes) (?:a|an|that|the)\b/i, "textbook"],
  [
    /\b(?:it is important to|it is essential|remember that|keep in mind|don't forget|make sure to|be sure to)\b/i,
    "lecture",
  ],
  [
    /\b(?:strong sense of|natural (?:ability|leader|talent|gift)|innate|inherent|deeply (?:intuitive|sensitive|caring))\b/i,
    "flattery that fits everybody",
  ],
  [
    /\byou(?:'re| are) (?:(?:very|a|an|so) )?\p{L}+, (?!so|and|but|or|then|who|which)\p{L}+(?:, and|,| and) \p{L}+[,.]/iu,
    "stacked adjectives",
  ],
  [
    /\b(?:destined|doomed|fated|cursed|inevitabl[ey]|unavoidabl[ey]|meant to be|bound to (?:fail|lose|leave|win))\b/i,
    "fatalism",
  ],
  [
    /\byou(?:'ll| will) (?:find|meet|get|gain|win|succeed|achieve|earn|attract|marry|lose|receive|become)\b/i,
    "promise",
  ],
  [
    /\b(?:guarantee[ds]?|without fail|certain to|success in business|get rich|windfall|jackpot|lottery)\b/i,
    "promise",
  ],
  [
    /\b(?:cur(?:e|es|ed|ing)|diagnos\w+|illness|disease|symptoms?|medication|therap(?:y|ies|eutic)|treatment|clinical|depress(?:ion|ive|ed)|anxiety|detox)\b/i,
    "medical",
  ],
  [
    /\b(?:invest(?:s|ing|ments?)?|stocks?|shares? in|crypto\w*|lawsuits?|litigation|in court|sue)\b/i,
    "money or legal advice",
  ],
  [
    /\b(?:not only|isn't just|is not just|more than just|not merely|it's not about|it is not about)\b/i,
    "worn frame",
  ],
  [
    /\bthink of it as\b|\bimagine a world\b|\bin a world\b|\bat the end of the day\b|\bwhen it comes to\b/i,
    "worn frame",
  ],
  [/—| – |\.\.\.|…|!/, "dash, dots or exclamation mark: write the sentence"],
];

export function bannedIn(text: string): string[] {
  return BANNED.flatMap(([pattern, why]) => {
    const hit = pattern.exec(text);
    return hit ? [`“${hit[0]}” (${why})`] : [];
  });
}

interface Placed {
  readonly set: string;
  readonly key: string;
  readonly words: readonly string[];
}

function placed(sets: readonly ReadingSet[]): Placed[] {
  return sets.flatMap((set) =>
    Object.entries(set.texts).map(([key, text]) => ({ set: set.id, key, words: wordsOf(text) })),
  );
}

/** Runs of `length` words that stand in more than `most` texts, over all the sets given. */
export function sharedRuns(sets: readonly ReadingSet[], length: number, most: number): Map<string, string[]> {
  const where = new Map<string, Set<string>>();
  for (const { set, key, words } of placed(sets)) {
    for (let i = 0; i + length <= words.length; i++) {
      const run = words.slice(i, i + length).join(" ");
      const seen = where.get(run);
      if (seen) seen.add(`${set}/${key}`);
      else where.set(run, new Set([`${set}/${key}`]));
    }
  }
  return new Map(
    [...where].filter(([, texts]) => texts.size > most).map(([run, texts]) => [run, [...texts]]),
  );
}

/** The longest run of words that any two texts share. */
export function longestSharedRun(sets: readonly ReadingSet[]): {
  readonly length: number;
  readonly run: string;
} {
  let best = { length: 0, run: "" };
  for (let length = 1; ; length++) {
    const [run] = sharedRuns(sets, length, 1).keys();
    if (run === undefined) return best;
    best = { length, run };
  }
}

/** Groups the texts of a set by what `pick` takes from each, and keeps groups larger than `most`. */
function crowds(
  set: ReadingSet,
  most: number,
  pick: (text: string) => readonly string[],
): Map<string, string[]> {
  const groups = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(set.texts)) {
    for (const piece of pick(text)) {
      const group = groups.get(piece);
      if (group) group.add(key);
      else groups.set(piece, new Set([key]));
    }
  }
  return new Map(
    [...groups].filter(([, keys]) => keys.size > most).map(([piece, keys]) => [piece, [...keys]]),
  );
}

const SHARED_RUN = 6;
const OPENING = 3;

/** Everything wrong with one set taken by itself. */
export function lintSet(set: ReadingSet): Problem[] {
  const problems: Problem[] = [];
  const say = (text: string, what: string) => problems.push({ set: set.id, text, what });
  const entries = Object.entries(set.texts);
  if (entries.length !== set.count) say("*", `has ${entries.length} texts and should have ${set.count}`);
  for (const [key, text] of entries) {
    const count = wordsOf(text).length;
    const [fewest, most] = set.words;
    if (count < fewest || count > most) say(key, `has ${count} words, outside ${fewest}–${most}`);
    const ease = readingEase(text);
    const [lowest, highest] = set.ease;
    if (!(ease >= lowest && ease <= highest))
      say(key, `has reading ease ${ease.toFixed(0)}, outside ${lowest}–${highest}`);
    for (const phrase of bannedIn(text)) say(key, phrase);
    if (text !== text.trim() || /[^\S\n]{2}/.test(text)) say(key, "has stray spaces");
    if (!/[.?”]$/.test(text)) say(key, "does not end in a full stop");
  }
  const unplanned = (words: string) => !set.formulas?.includes(words);
  const opening = (text: string) => [wordsOf(text).slice(0, OPENING).join(" ")].filter(unplanned);
  for (const [words, keys] of crowds(set, 3, opening)) say(keys.join(", "), `begin alike: “${words}”`);
  const ending = (text: string) => [wordsOf(text).slice(-OPENING).join(" ")].filter(unplanned);
  for (const [words, keys] of crowds(set, 2, ending)) say(keys.join(", "), `end alike: “${words}”`);
  // A skeleton shows in how its sentences start: "The rub is …" in every entry is twelve coats on one frame.
  const starts = (text: string) =>
    sentencesOf(text)
      .map((s) => wordsOf(s).slice(0, OPENING).join(" "))
      .filter(unplanned);
  const many = Math.max(3, Math.ceil(entries.length * 0.06));
  for (const [words, keys] of crowds(set, many, starts))
    say(keys.join(", "), `have sentences that start alike: “${words}”`);
  return problems;
}

/** Everything wrong with the sets together: each by itself, then what they share. */
export function lintSets(sets: readonly ReadingSet[]): Problem[] {
  const ids = sets.map((set) => set.id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  return [
    ...twice.map((id) => ({ set: id, text: "*", what: "is registered twice" })),
    ...sets.flatMap(lintSet),
    ...[...sharedRuns(sets, SHARED_RUN, 2)].map(([run, texts]) => ({
      set: "*",
      text: texts.join(", "),
      what: `share “${run}”`,
    })),
  ];
}

export interface SetFigures {
  readonly id: string;
  readonly texts: number;
  readonly words: number;
  readonly shortest: number;
  readonly longest: number;
  /** Mean Flesch reading ease of the texts. */
  readonly ease: number;
  /** Words in the longest run that two texts of the set share. */
  readonly sharedRun: number;
}

export function figuresOf(set: ReadingSet): SetFigures {
  const texts = Object.values(set.texts);
  const counts = texts.map((text) => wordsOf(text).length);
  return {
    id: set.id,
    texts: texts.length,
    words: counts.reduce((sum, n) => sum + n, 0),
    shortest: Math.min(...counts),
    longest: Math.max(...counts),
    ease: texts.reduce((sum, text) => sum + readingEase(text), 0) / texts.length,
    sharedRun: longestSharedRun([set]).length,
  };
}
