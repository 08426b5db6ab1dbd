import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { COMPLETE, LANGUAGES, type Language } from "../../app/languages";
import { writeBlock } from "../../app/readings/text-block";
import { folderOf } from "../../app/readings/texts";
import { SETS, type SetName } from "../../content/sets/sets";
import type { TextSet } from "../../content/sets/text-set";
import { BEGUN } from "../begun-languages.mjs";
import { faultsOf, type SetFile, setFileOf } from "./check-set";

/** The sets of one language; of every language but English some may be missing. */
export type Content = Readonly<Partial<Record<SetName, SetFile>>>;

/** What is wrong with the files of texts: one sentence a line. */
export class FaultyTexts extends Error {}

/** Folders of `content` that belong to all languages. */
const NO_LANGUAGES = ["follows", "sets", "tags"];

const NAMES = Object.keys(SETS) as SetName[];

/**
 * Every language's texts. What is there of a language that has begun is checked as any other's, and no build has it.
 * @param folder `content`
 * @param more languages that have begun and are wanted all the same
 * @throws FaultyTexts that names every file and text at fault
 */
export function readContent(folder: string, more: readonly string[] = []): ReadonlyMap<Language, Content> {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...NO_LANGUAGES, COMPLETE].includes(entry.name))
    .map(({ name }) => name)
    .sort();
  const faults: string[] = [];
  const english = readLanguage(folder, COMPLETE, faults);
  const all = new Map<Language, Content>([[COMPLETE, english]]);
  for (const name of folders) {
    const isAskedFor = [...LANGUAGES, ...more].some((known) => known === name);
    if (!isAskedFor && !BEGUN.includes(name)) {
      faults.push(`content/${name} is no language that can be asked for: those are ${LANGUAGES.join(", ")}.`);
      continue;
    }
    const language = name as Language;
    const texts = readLanguage(folder, language, faults, english);
    if (isAskedFor) all.set(language, texts);
  }
  if (faults.length > 0) throw new FaultyTexts(faults.join("\n"));
  return all;
}

function readLanguage(folder: string, language: Language, faults: string[], english?: Content): Content {
  const content: Partial<Record<SetName, SetFile>> = {};
  for (const name of NAMES) {
    const path = join(folder, language, `${name}.json`);
    const shown = `content/${language}/${name}.json`;
    if (!existsSync(path)) {
      if (!english) faults.push(`${shown} is missing.`);
      continue;
    }
    const json = readFileSync(path, "utf8");
    const set: TextSet<string, unknown> = SETS[name];
    const found = faultsOf(shown, json, set, english && (english[name] ?? { notes: "", texts: {} }));
    faults.push(...found);
    if (found.length === 0) content[name] = setFileOf(json);
  }
  for (const file of filesBelow(join(folder, language))) {
    if (!NAMES.some((name) => file === `${name}.json`))
      faults.push(`content/${language}/${file} is no set that content/sets knows.`);
  }
  return content;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

/** The files that the worker reads, by their paths below the folder of the texts: one for each language and folder. */
export function textFiles(
  content: ReadonlyMap<Language, Content>,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [language, sets] of content) {
    for (const folder of new Set(NAMES.map(folderOf))) {
      const inFolder = NAMES.filter((name) => folderOf(name) === folder);
      const block = writeBlock(Object.fromEntries(inFolder.map((name) => [name, sets[name]?.texts ?? {}])));
      files.set(`${language}/${folder}.txt`, block);
    }
  }
  return files;
}

/** Names the folder of the texts: another one whenever a text is another. */
export function versionOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash("sha256");
  for (const [path, bytes] of files) hash.update(path).update("\0").update(bytes);
  return hash.digest("hex").slice(0, 12);
}

/** Writes the files in place of earlier ones. */
export function writeTextFiles(files: ReadonlyMap<string, Uint8Array>, output: string): void {
  rmSync(output, { recursive: true, force: true });
  const folder = join(output, versionOf(files));
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** How many texts a language has. */
export function countOf(content: Content): number {
  return Object.values(content).reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
}
