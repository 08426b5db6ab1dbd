import type { EntryOf, IdOf, SetName } from "../../content/sets/sets";
import { COMPLETE, LANGUAGES, type Language, type OwnLanguage } from "../languages";
import type { LoadContext } from "../load-context";
import { oncePer } from "../memo";
import { openBlock, type TextBlock } from "./text-block";

/**
 * The texts of `content`, which lie among the static files of the site: a file for each language and folder of sets. A
 * file is read when a text of it is first asked for, and kept open as long as its reader lives.
 */

/** A text, and the language in which it is: another than the one asked for where that has none. */
export interface Said<Entry> {
  readonly language: Language;
  readonly entry: Entry;
}

/** One set, open: nothing of it is decoded but what is asked for. */
export interface TextsOfSet<Id extends string, Entry> {
  /** @throws RangeError where no language has the text, UnreadableTexts */
  of(id: Id): Entry;
  /** The same with its language; null where no language has it, as for an aspect that the sky cannot make. */
  find(id: Id): Said<Entry> | null;
}

/** The sets of texts in the language of whoever asks. */
export interface Texts {
  /** Opens one. Rejects with UnreadableTexts. */
  <Name extends SetName>(name: Name): Promise<TextsOfSet<IdOf<Name>, EntryOf<Name>>>;
  /**
   * What is told with texts of open sets, all of it in one language: that asked for where it has every text that is
   * looked up meanwhile, else English. In another language than English it says which; within it, parts that are told by
   * themselves have their own. May build twice.
   * @param build is given the language in which it tells
   * @param spoken the languages in which the code says its own part of it; every one, where it says nothing
   */
  tell<Told extends object | null>(
    build: (language: Language) => Told,
    spoken?: readonly Language[],
  ): Told & OwnLanguage;
  /** The language that was asked for. */
  readonly language: Language;
}

/** A deployment without its texts, or with damaged ones: the site's fault. */
export class UnreadableTexts extends Error {
  constructor(path: string, fault: "missing" | "damaged") {
    super(`No texts: ${path} is ${fault}`);
  }
}

type ReadAsset = LoadContext["readAsset"];

/** By path. What was read is kept, never a promise, which belongs to the request that made it. */
const openFiles = oncePer((_: ReadAsset) => new Map<string, TextBlock>());

/**
 * For one request: sets that lie in one file and are asked for together are one reading.
 * @param read reads a static file
 * @param folder its path, "/texts/0123456789ab"
 * @param language whose texts are wanted; each that it lacks is answered in English
 */
export function textsFrom(read: ReadAsset, folder: string, language: Language = COMPLETE): Texts {
  const languages = language === COMPLETE ? [COMPLETE] : [language, COMPLETE];
  const readings = new Map<string, Promise<TextBlock | null>>();
  const blockOf = (path: string) => {
    const reading = readings.get(path) ?? blockAt(path, read);
    readings.set(path, reading);
    return reading;
  };
  // Nothing is awaited while something is told, so that these belong to one teller at a time.
  let used = new Set<Language>();
  let isInEnglish = false;
  const open = async <Name extends SetName>(name: Name) => {
    const paths = languages.map((each) => `${folder}/${each}/${folderOf(name)}.txt`);
    const blocks = await Promise.all(paths.map(blockOf));
    if (!blocks.at(-1)) throw new UnreadableTexts(paths.at(-1) as string, "missing");
    const find = (id: IdOf<Name>): Said<EntryOf<Name>> | null => {
      for (const [index, block] of blocks.entries()) {
        const own = languages[index] as Language;
        if (isInEnglish && own !== COMPLETE) continue;
        const entry = block && entryIn(block, name, id, paths[index] as string);
        if (!entry) continue;
        used.add(own);
        return { language: own, entry: entry as EntryOf<Name> };
      }
      return null;
    };
    const of = (id: IdOf<Name>): EntryOf<Name> => {
      const said = find(id);
      if (!said) throw new RangeError(`No text ${id} in ${name}`);
      return said.entry;
    };
    return { find, of };
  };
  function tell<Told extends object | null>(
    build: (language: Language) => Told,
    spoken: readonly Language[] = LANGUAGES,
  ): Told & OwnLanguage {
    if (language === COMPLETE) return build(COMPLETE) as Told & OwnLanguage;
    const around = { used, isInEnglish };
    const begin = (inEnglish: boolean) => {
      used = new Set();
      isInEnglish = inEnglish;
    };
    try {
      if (spoken.includes(language)) {
        begin(false);
        const told = build(language);
        const isWhole = !used.has(COMPLETE);
        if (told === null || used.size === 0) return told as Told & OwnLanguage;
        if (isWhole) return { ...told, language };
      }
      begin(true);
      const told = build(COMPLETE);
      return (told && { ...told, language: COMPLETE }) as Told & OwnLanguage;
    } finally {
      ({ used, isInEnglish } = around);
    }
  }
  return Object.assign(open, { tell, language });
}

/** "natal/moon-in-sign" → "natal": the file in which it lies. */
export function folderOf(name: string): string {
  return name.slice(0, name.indexOf("/"));
}

async function blockAt(path: string, read: ReadAsset): Promise<TextBlock | null> {
  const open = openFiles(read);
  const known = open.get(path);
  if (known) return known;
  const content = await read(path);
  if (content === null) return null;
  const block = orDamaged(path, () => openBlock(content));
  open.set(path, block);
  return block;
}

function entryIn(block: TextBlock, set: string, id: string, path: string): unknown {
  return orDamaged(path, () => block.entry(set, id));
}

function orDamaged<Value>(path: string, look: () => Value): Value {
  try {
    return look();
  } catch {
    throw new UnreadableTexts(path, "damaged");
  }
}
