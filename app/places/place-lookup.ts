import { type PlaceFiles, UnreadablePlaceFile } from "./place-files";
import {
  type BlockKind,
  blockIndex,
  blockName,
  exactList,
  isListed,
  LISTED_LENGTHS,
  MOST_BLOCKS_TO_SCAN,
  prefixRange,
} from "./place-index";
import { type PlaceEntry, readEntry, readTerritory, scoreOfLine, type Territory } from "./place-lines";
import { nameKey } from "./place-names";

/** What stands under a key, or under all that begin so. */

/** A block that begins with the key that the manifest names, and is whole. */
async function readBlock(files: PlaceFiles, kind: BlockKind, index: number): Promise<string> {
  const name = blockName(kind, index);
  const block = await files.text(name);
  const firstKey = files.manifest[kind][index] ?? "";
  const isIt = block.startsWith(firstKey, block.indexOf("\n") + 1) && block.endsWith("\n");
  if (!isIt) throw new UnreadablePlaceFile(name, "damaged");
  return block;
}

/** The lines of a block that begin with the text; `start` includes the tab when the whole key is meant. */
function linesStartingWith(block: string, start: string): readonly string[] {
  const lines: string[] = [];
  let at = block.indexOf(`\n${start}`);
  while (at >= 0 && block.startsWith(start, at + 1)) {
    const end = block.indexOf("\n", at + 1);
    lines.push(block.slice(at + 1, end < 0 ? undefined : end));
    at = end;
  }
  return lines;
}

/** The entries filed under exactly this key, the likeliest first. */
export async function entriesUnder(files: PlaceFiles, key: string): Promise<readonly PlaceEntry[]> {
  if (key === "") return [];
  const called = linesInLanguage(files, `${key}\t`);
  const filed = await entriesFiledUnder(files, key);
  if (called.length === 0) return filed;
  // What is called so in the reader's language is as likely as any place by its usual name.
  const own = called.map(({ line, block }) => readEntry(line, block, files.manifest));
  const others = filed.filter(({ place }) => !own.some((entry) => entry.place.id === place.id));
  return [...own, ...others].sort((a, b) => b.score - a.score);
}

async function entriesFiledUnder(files: PlaceFiles, key: string): Promise<readonly PlaceEntry[]> {
  const { manifest } = files;
  const index = blockIndex(manifest.names, key);
  if (index < 0) return [];
  const isOfListedLength = key.length >= LISTED_LENGTHS.least && key.length <= LISTED_LENGTHS.most;
  // What is looked at beside the list of what begins so: the whole block of names would be another file.
  if (isOfListedLength && isListed(manifest.names, key)) {
    return (await listed(files, exactList(key))).map(({ line, block }) => readEntry(line, block, manifest));
  }
  const block = await readBlock(files, "names", index);
  return linesStartingWith(block, `${key}\t`).map((line) => readEntry(line, block, manifest));
}

interface FoundLine {
  readonly line: string;
  readonly block: string;
}

/** The lines of towns whose name in the reader's language begins so. */
function linesInLanguage({ manifest: { called } }: PlaceFiles, start: string): readonly FoundLine[] {
  return called ? linesStartingWith(called.block, start).map((line) => ({ line, block: called.block })) : [];
}

/** The lines of a list, without its name. */
async function listed(files: PlaceFiles, name: string): Promise<readonly FoundLine[]> {
  const block = await readBlock(files, "prefixes", Math.max(0, blockIndex(files.manifest.prefixes, name)));
  return linesStartingWith(block, `${name}\t`).map((line) => ({ line: line.slice(name.length + 1), block }));
}

/** What a suggestion loses when its shown name begins otherwise than what was typed: Bogotá for "santa f". */
const UNLIKE_BEGINNING = 2.5;
/** So many of the best lines of a beginning are looked at closely. */
const LINES_TO_WEIGH = 150;

/** Points of an entry as a suggestion for the beginning of a name. */
export function beginningPoints({ score, place }: PlaceEntry, prefix: string): number {
  const shown = nameKey(place.name);
  const needed = prefix.length < 4 ? prefix.length : Math.ceil(prefix.length * 0.6);
  return shown.startsWith(prefix.slice(0, needed)) ? score : score - UNLIKE_BEGINNING;
}

/** The likeliest entries whose key begins so, best first; entries of one place under several keys may repeat. */
export async function entriesWithPrefix(
  files: PlaceFiles,
  prefix: string,
  limit: number,
): Promise<readonly PlaceEntry[]> {
  const { manifest } = files;
  if (prefix === "") return [];
  const found = linesInLanguage(files, prefix).map((line) => ({ ...line, score: scoreOfLine(line.line) }));
  if (isListed(manifest.names, prefix)) {
    for (const { line, block } of await listed(files, prefix)) {
      found.push({ line, block, score: scoreOfLine(line) });
    }
  } else {
    const [first, last] = prefixRange(manifest.names, prefix);
    for (let index = first; index <= last; index++) {
      const block = await readBlock(files, "names", index);
      for (const line of linesStartingWith(block, prefix))
        found.push({ line, block, score: scoreOfLine(line) });
    }
  }
  const entries = found
    .sort((a, b) => b.score - a.score)
    .slice(0, LINES_TO_WEIGH)
    .map(({ line, block }) => readEntry(line, block, manifest));
  return entries
    .map((entry) => ({ entry, points: beginningPoints(entry, prefix) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** What the key of a qualifier means, null when it is not known. */
export async function territoryUnder(files: PlaceFiles, key: string): Promise<Territory | null> {
  const index = blockIndex(files.manifest.qualifiers, key);
  if (index < 0 || key === "") return null;
  const [line] = linesStartingWith(await readBlock(files, "qualifiers", index), `${key}\t`);
  return line === undefined ? null : readTerritory(line);
}

/** What a qualifier that is still being typed may become: the union of what begins so, null when nothing does. */
export async function territoryWithPrefix(files: PlaceFiles, prefix: string): Promise<Territory | null> {
  if (prefix === "") return null;
  const [first, last] = prefixRange(files.manifest.qualifiers, prefix);
  const lines: string[] = [];
  for (let index = first; index <= Math.min(last, first + MOST_BLOCKS_TO_SCAN - 1); index++) {
    lines.push(...linesStartingWith(await readBlock(files, "qualifiers", index), prefix));
  }
  if (lines.length === 0) return null;
  const territories = lines.map(readTerritory);
  return {
    codes: [...new Set(territories.flatMap(({ codes }) => codes))],
    formerCodes: [...new Set(territories.flatMap(({ formerCodes }) => formerCodes))],
  };
}
