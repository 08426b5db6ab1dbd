import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPLETE, type Language } from "../../app/languages";
import type { Content } from "./read-content";

/** By set and text: the digest of the English that a text of another language was written from. */
export type Follows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where a language keeps them. */
export function followsFile(folder: string, language: Language): string {
  return join(folder, "follows", `${language}.json`);
}

export function readFollows(folder: string, language: Language): Follows {
  return JSON.parse(readFileSync(followsFile(folder, language), "utf8"));
}

/** Of one entry in English. */
export function digestOf(entry: unknown): string {
  return createHash("sha256").update(JSON.stringify(entry)).digest("hex").slice(0, 8);
}

/** The digests that a language has when each of its texts follows the English as it is. */
export function followsNow(content: ReadonlyMap<Language, Content>, language: Language): Follows {
  const english: Content = content.get(COMPLETE) ?? {};
  return Object.fromEntries(
    Object.entries(content.get(language) ?? {}).map(([name, { texts }]) => {
      const source = english[name as keyof Content]?.texts ?? {};
      return [name, Object.fromEntries(Object.keys(texts).map((id) => [id, digestOf(source[id])]))];
    }),
  );
}

/** The texts whose English is another than they were written from, as `natal/moon-in-sign Leo`. */
export function staleTexts(now: Follows, follows: Follows): readonly string[] {
  return Object.entries(now).flatMap(([name, digests]) =>
    Object.keys(digests)
      .filter((id) => digests[id] !== follows[name]?.[id])
      .map((id) => `${name} ${id}`),
  );
}
