import { fileURLToPath } from "node:url";
import type { Language } from "../../app/languages";
import { type Texts, textsFrom } from "../../app/readings/texts";
import type { EntryOf, IdOf, SetName } from "../../content/sets/sets";
import { readContent, textFiles } from "../../scripts/texts/read-content";

const content = readContent(fileURLToPath(new URL("../../content", import.meta.url)));
const files = textFiles(content);

/** The texts in a language, out of the files that the worker reads. */
export function textsIn(language: Language): Texts {
  return textsFrom(async (path) => files.get(path.slice(1))?.buffer ?? null, "", language);
}

export const ENGLISH = textsIn("en");

/** All entries of a set in English, by id. */
export function entriesOf<Name extends SetName>(name: Name): Readonly<Record<IdOf<Name>, EntryOf<Name>>> {
  const texts = content.get("en")?.[name]?.texts;
  if (!texts) throw new RangeError(`There is no set ${name}`);
  return texts as Readonly<Record<IdOf<Name>, EntryOf<Name>>>;
}
