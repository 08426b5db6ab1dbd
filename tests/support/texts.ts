import { fileURLToPath } from "node:url";
import { textsFrom } from "../../app/readings/texts";
import type { EntryOf, IdOf, SetName } from "../../content/sets/sets";
import { readContent, textFiles } from "../../scripts/texts/read-content";

const content = readContent(fileURLToPath(new URL("../../content", import.meta.url)));
const files = textFiles(content);

/** The English texts, out of the files that the worker reads. */
export const ENGLISH = textsFrom(async (path) => files.get(path.slice(1))?.buffer ?? null, "");

/** All entries of a set in English, by id. */
export function entriesOf<Name extends SetName>(name: Name): Readonly<Record<IdOf<Name>, EntryOf<Name>>> {
  const texts = content.get("en")?.[name]?.texts;
  if (!texts) throw new RangeError(`There is no set ${name}`);
  return texts as Readonly<Record<IdOf<Name>, EntryOf<Name>>>;
}
