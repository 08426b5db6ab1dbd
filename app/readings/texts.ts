import type { EntryOf, IdOf, SetName } from "../../content/sets/sets";
import { COMPLETE, LANGUAGES, type Language, type OwnLanguage } from "../languages";
import type { LoadContext } from "../load-context";
import { oncePer } from "../memo";
import type { OwnTexts } from "./own-texts";
import { openBlock, type TextBlock } from "./text-block";

/**
 * The texts of `content`, which lie among the static files of the site: a file for each language and folder of sets. A
 * file is read when a text of it is first asked for, and kept open as long as its reader lives.
 */

/** What goes before our texts, and who is told which were looked up. */
interface Besides {
  /** Theirs who owns the site; null where there are none. */
  readonly own?: () => Promise<OwnTexts | null>;
  readonly note?: NoteText;
}

/** Is told of each text that is found. */
export type NoteText = (language: Language, set: string, id: string, entry: object) => void;

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
   * looked up meanwhile, else English. In another language than English it says which, and where the site's owner wrote
   * any of these texts it says that; within it, parts that are told by themselves have their own. May build twice.
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
export function textsFrom(
  read: ReadAsset,
  folder: string,
  language: Language = COMPLETE,
  { own, note }: Besides = {},
): Texts {
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
  let hasOwn = false;
  const open = async <Name extends SetName>(name: Name) => {
    const paths = languages.map((each) => `${folder}/${each}/${folderOf(name)}.txt`);
    const [theirs, ...blocks] = await Promise.all([own?.(), ...paths.map(blockOf)]);
    if (!blocks.at(-1)) throw new UnreadableTexts(paths.at(-1) as string, "missing");
    const find = (id: IdOf<Name>): Said<EntryOf<Name>> | null => {
      for (const [index, block] of blocks.entries()) {
        const its = languages[index] as Language;
        if (isInEnglish && its !== COMPLETE) continue;
        const ours = block && entryIn(block, name, id, paths[index] as string);
        if (!ours) continue;
        const entry = theirs?.over(its, name, id, ours) ?? ours;
        used.add(its);
        hasOwn ||= entry !== ours;
        note?.(its, name, id, entry);
        return { language: its, entry: entry as EntryOf<Name> };
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
    const around = { used, isInEnglish, hasOwn };
    const told = (asked: Language) => {
      used = new Set();
      isInEnglish = asked === COMPLETE;
      hasOwn = false;
      const whole = build(asked);
      return whole && hasOwn ? { ...whole, own: true as const } : whole;
    };
    try {
      if (language === COMPLETE) return told(COMPLETE) as Told & OwnLanguage;
      if (spoken.includes(language)) {
        const inIt = told(language);
        const isWhole = !used.has(COMPLETE);
        if (inIt === null || used.size === 0) return inIt as Told & OwnLanguage;
        if (isWhole) return { ...inIt, language };
      }
      const inEnglish = told(COMPLETE);
      return (inEnglish && { ...inEnglish, language: COMPLETE }) as Told & OwnLanguage;
    } finally {
      ({ used, isInEnglish, hasOwn } = around);
    }
  }
  return Object.assign(open, { tell, language });
}

/** "natal/moon-in-sign" → "natal": the file in which it lies. */
export function folderOf(name: string): string {
  return name.slice(0, name.indexOf("/"));
}

/** A file of texts, open; null where there is none. Rejects with UnreadableTexts. */
export async function blockAt(path: string, read: ReadAsset): Promise<TextBlock | null> {
  const open = openFiles(read);
  const known = open.get(path);
  if (known) return known;
  const content = await read(path);
  if (content === null) return null;
  const block = orDamaged(path, () => openBlock(content));
  open.set(path, block);
  return block;
}

function entryIn(block: TextBlock, set: string, id: string, path: string): object | undefined {
  return orDamaged(path, () => block.entry(set, id) as object | undefined);
}

function orDamaged<Value>(path: string, look: () => Value): Value {
  try {
    return look();
  } catch {
    throw new UnreadableTexts(path, "damaged");
  }
}
