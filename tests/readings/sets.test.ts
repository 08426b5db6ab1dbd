import { expect, test } from "vitest";
import { wordsOf } from "./lint";
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

test.each(Object.entries(files))(
  "every sentence that %s exports is in a set, so that it is linted",
  (_, file) => {
    const linted = READING_SETS.flatMap(({ texts }) => Object.values(texts)).join("\n");
    const forgotten = textsIn(Object.values(file)).filter(
      (text) => isSentence(text) && !linted.includes(text),
    );
    expect(forgotten, "add these to READING_SETS in tests/readings/sets.ts").toEqual([]);
  },
);
