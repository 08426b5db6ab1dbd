import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Message, pluralFault, readMessage } from "./message";
import { inPseudo, PSEUDO, wordsInPseudo } from "./pseudo";

/** The language that has every word. */
export const SOURCE = "en";

/** A message, or words by their ids. */
export type Entry =
  | { readonly message: Message; readonly text: string }
  | { readonly table: ReadonlyMap<string, string> };

/** One language's words by set and key, whole: what a language lacks is there in English. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

/** What is wrong with the files of words: one sentence a line. */
export class FaultyWords extends Error {}

/** Names that JavaScript keeps for itself, and that somebody may want for a key. */
const RESERVED =
  /^(?:break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|await)$/;

/**
 * The words of some languages.
 * @param folder `app/words`, in which each language has a folder with a file a set
 * @throws FaultyWords that names every file and key at fault
 */
export function readCatalogues(folder: string, languages: readonly string[]): ReadonlyMap<string, Catalogue> {
  const faults: string[] = [];
  const english = readLanguage(folder, SOURCE, null, faults);
  const all = new Map<string, Catalogue>();
  for (const language of languages) {
    if (language === SOURCE) all.set(language, english);
    else if (language === PSEUDO) all.set(language, pseudoOf(english));
    else all.set(language, readLanguage(folder, language, english, faults));
  }
  if (faults.length > 0) throw new FaultyWords(faults.join("\n"));
  return all;
}

/** The languages that have a folder, English first. */
export function languagesIn(folder: string): readonly string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [SOURCE, ...folders.map(({ name }) => name).filter((name) => name !== SOURCE)];
}

function readLanguage(
  folder: string,
  language: string,
  english: Catalogue | null,
  faults: string[],
): Catalogue {
  const sets = new Map<string, ReadonlyMap<string, Entry>>();
  const files = readdirSync(join(folder, language)).sort();
  for (const file of files) {
    const name = file.replace(/\.json$/, "");
    const shown = `app/words/${language}/${file}`;
    if (!/^[a-z-]+\.json$/.test(file))
      faults.push(`${shown}: a set is a file of JSON whose name has small letters and hyphens.`);
    else if (english && !english.has(name)) faults.push(`${shown}: English has no such set.`);
    else
      sets.set(
        name,
        readSet(join(folder, language, file), shown, language, english?.get(name) ?? null, faults),
      );
  }
  for (const [name, entries] of english ?? [])
    if (!existsSync(join(folder, language, `${name}.json`))) sets.set(name, entries);
  return sets;
}

function readSet(
  path: string,
  shown: string,
  language: string,
  english: ReadonlyMap<string, Entry> | null,
  faults: string[],
): ReadonlyMap<string, Entry> {
  const own = new Map<string, Entry>();
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    faults.push(`${shown} is no JSON: ${error instanceof Error ? error.message : error}`);
    return english ?? own;
  }
  const { words, notes, ...others } = json as { words?: Record<string, unknown>; notes?: unknown };
  if (typeof words !== "object" || typeof notes !== "string" || Object.keys(others).length > 0) {
    faults.push(
      `${shown}: a set has "notes", a text for whoever writes and translates, "words", and nothing else.`,
    );
    return english ?? own;
  }
  for (const [key, value] of Object.entries(words)) {
    const fault = (what: string) => faults.push(`${shown}: ${key}${what.startsWith(".") ? "" : " "}${what}.`);
    if (!/^[a-z][A-Za-z0-9]*$/.test(key) || RESERVED.test(key)) {
      fault("is no key: those are names as of functions, like nextMonth");
      continue;
    }
    const source = english?.get(key);
    if (english && !source) {
      fault("is a key that English does not have");
      continue;
    }
    try {
      const entry = readEntry(value);
      const unlike = unlikeness(entry, language, source);
      if (unlike) fault(unlike);
      else own.set(key, entry);
    } catch (error) {
      fault(error instanceof Error ? error.message : String(error));
    }
  }
  return english ? new Map([...english].map(([key, entry]) => [key, own.get(key) ?? entry])) : own;
}

function readEntry(value: unknown): Entry {
  if (typeof value === "string" && value.trim() !== "") return { message: readMessage(value), text: value };
  if (typeof value !== "object" || value === null)
    throw new Error("is neither a text nor texts by their ids");
  const table = new Map<string, string>();
  for (const [id, text] of Object.entries(value)) {
    if (typeof text !== "string" || text.trim() === "") throw new Error(`.${id} is no text`);
    if (/[{}<>]/.test(text)) throw new Error(`.${id} takes something: words by ids are plain`);
    table.set(id, text);
  }
  return { table };
}

/** How a translation is another than what it translates. */
function unlikeness(entry: Entry, language: string, source: Entry | undefined): string | null {
  if ("message" in entry) {
    const fault = pluralFault(entry.message.elements, language);
    if (fault) return fault;
  }
  if (!source) return null;
  if ("table" in source) {
    if (!("table" in entry)) return "is a text, and in English texts by their ids";
    for (const id of source.table.keys()) if (!entry.table.has(id)) return `.${id} is missing`;
    for (const id of entry.table.keys())
      if (!source.table.has(id)) return `.${id} is an id that English does not have`;
    return null;
  }
  if (!("message" in entry)) return "is texts by their ids, and in English a text";
  const [given, wanted] = [entry.message, source.message].map(({ argumentTypes }) => argumentTypes);
  for (const [name, type] of given ?? []) {
    const ofEnglish = wanted?.get(name);
    if (ofEnglish === undefined) return `takes {${name}}, which English does not give`;
    if (ofEnglish !== type && type !== "string | number")
      return `takes {${name}} as ${type}, English gives ${ofEnglish}`;
  }
  for (const name of wanted?.keys() ?? []) if (!given?.has(name)) return `lacks {${name}}, which English has`;
  return null;
}

function pseudoOf(english: Catalogue): Catalogue {
  const changed = (entry: Entry): Entry =>
    "message" in entry
      ? { message: inPseudo(entry.message), text: entry.text }
      : { table: new Map([...entry.table].map(([id, text]) => [id, wordsInPseudo(text)])) };
  const sets = [...english].map(([name, entries]) => {
    const own = [...entries].map(([key, entry]) => [key, changed(entry)] as const);
    return [name, new Map(own)] as const;
  });
  return new Map(sets);
}
