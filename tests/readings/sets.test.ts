import { expect, test } from "vitest";
import { SETS, type SetName } from "../../content/sets/sets";
import { entriesOf } from "../support/texts";
import { bannedIn, wordsOf } from "./lint";
import { READING_SETS } from "./sets";

const files = import.meta.glob<Record<string, unknown>>(
  ["../../app/readings/**/*.ts", "!../../app/readings/**/*.test.ts"],
  { eager: true },
);

/** Every text that a value holds, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const isSentence = (text: string) => /\.”?$/.test(text) && wordsOf(text).length > 3;

/** Sentences of a value that no set has. */
function forgottenIn(value: unknown): string[] {
  const linted = READING_SETS.flatMap(({ texts }) => Object.values(texts)).join("\n");
  return textsIn(value).filter((text) => isSentence(text) && !linted.includes(text));
}

const FORGOTTEN = "add these to READING_SETS in tests/readings/sets.ts";

test.each(Object.entries(files))(
  "every sentence that %s exports is in a set, so that it is linted",
  (_, file) => {
    expect(forgottenIn(Object.values(file)), FORGOTTEN).toEqual([]);
  },
);

/** Wordings into which planets, signs and days are set: alike on purpose, and no texts by themselves. */
const WORDINGS: readonly SetName[] = [
  "horoscope-days/sky",
  "horoscope-days/luck",
  "horoscope-spans/facts",
  "story/joins",
  "synthesis/frames",
];

test.each((Object.keys(SETS) as SetName[]).filter((name) => !WORDINGS.includes(name)))(
  "every sentence of content/en/%s.json is in a set, so that it is linted",
  (name) => {
    expect(forgottenIn(entriesOf(name)), FORGOTTEN).toEqual([]);
  },
);

test.each(WORDINGS)("no wording of content/en/%s.json says what no reading says", (name) => {
  for (const text of textsIn(entriesOf(name))) expect(bannedIn(text), text).toEqual([]);
});
