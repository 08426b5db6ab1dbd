import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Catalogue, type Entry, languagesIn, readCatalogues, SOURCE } from "./catalogue";
import { expressionOf, type Message } from "./message";

/** Where a module that is made says so: what has no such line is written by hand. */
const MADE = "// Made by scripts/words of app/words/en/";

/**
 * Writes `app/words/<set>.ts` for each set: the typed functions that components call, in English. Not committed.
 * Every language's files are read, so that a mistake in any is told.
 * @param folder `app/words`
 * @param more languages that are read beside those that have a folder there: that of the tests
 * @throws FaultyWords
 */
export function writeTypedModules(
  folder: string,
  more: readonly string[] = [],
): ReadonlyMap<string, Catalogue> {
  const all = readCatalogues(folder, [...new Set([...languagesIn(folder), ...more])]);
  const english = all.get(SOURCE) as Catalogue;
  for (const set of english.keys())
    writeWhenOther(join(folder, `${set}.ts`), typedModule(set, new Map([[SOURCE, english]])));
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".ts")))
    if (!english.has(name.slice(0, -3)) && readIfThere(join(folder, name)).startsWith(MADE))
      rmSync(join(folder, name));
  return all;
}

/**
 * A set as a module for the server, for tests and for `npm run dev`, with the words of some languages: which of them is
 * said, `inUse()` answers when a word is called.
 */
export function typedModule(set: string, catalogues: ReadonlyMap<string, Catalogue>): string {
  const english = catalogues.get(SOURCE)?.get(set) ?? new Map<string, Entry>();
  const lines: string[] = [];
  for (const [key, entry] of english) {
    const inLanguages = [...catalogues].map(([language, catalogue]) => ({
      language,
      entry: catalogue.get(set)?.get(key) ?? entry,
    }));
    lines.push(
      "",
      ...("table" in entry ? tableLines(key, inLanguages) : messageLines(key, entry, inLanguages)),
    );
  }
  const code = lines.join("\n"); // no key begins with $, so that nothing that is imported or kept meets one
  const imports = [
    code.includes("ReactNode") && 'import type { ReactNode } from "react";',
    code.includes("$inUse()") && 'import { inUse as $inUse } from "~/page-language";',
    code.includes("$inOrder(") && 'import { inOrder as $inOrder } from "./in-order";',
  ].filter(Boolean);
  return `${[`${MADE}${set}.json: change the words there, and nothing here.`, ...imports].join("\n")}\n${code}\n`;
}

interface InLanguage {
  readonly language: string;
  readonly entry: Entry;
}

function messageLines(
  key: string,
  source: Extract<Entry, { message: Message }>,
  inLanguages: readonly InLanguage[],
): string[] {
  const { argumentTypes, isRich } = source.message;
  const types = [...argumentTypes].map(([name, type]) => `readonly ${name}: ${type}`);
  const parameter = types.length > 0 ? `p: { ${types.join("; ")} }` : "";
  const said = inLanguages.map(({ language, entry }) => ({
    language,
    code:
      "message" in entry ? expressionOf(entry.message, language, (name) => `p.${name}`, piecesInOrder) : "",
  }));
  return [
    `/** ${source.text.replaceAll("*/", "* /").replaceAll("\n", " ")} */`,
    `export const ${key} = (${parameter}): ${isRich ? "ReactNode" : "string"} => ${chosen(said)};`,
  ];
}

const piecesInOrder = (pieces: readonly string[]) => `$inOrder(${pieces.join(",")})`;

function tableLines(key: string, inLanguages: readonly InLanguage[]): string[] {
  const said = inLanguages.map(({ language, entry }) => ({
    language,
    code: "table" in entry ? JSON.stringify(Object.fromEntries(entry.table)) : "",
  }));
  const tables = said.map(({ language, code }) => `${JSON.stringify(language)}: ${code}`);
  const table = said.length === 1 ? said[0]?.code : `{ ${tables.join(", ")} }`;
  const used = said.length === 1 ? `$${key}` : `$${key}[$inUse() as keyof typeof $${key}]`;
  const ids = said.length === 1 ? `keyof typeof $${key}` : `keyof (typeof $${key})["${SOURCE}"]`;
  return [`const $${key} = ${table};`, `export const ${key} = (id: ${ids}): string => ${used}[id];`];
}

/** English is what is said where no other language is in use. */
function chosen(said: readonly { readonly language: string; readonly code: string }[]): string {
  const english = said.find(({ language }) => language === SOURCE)?.code;
  const others = said.filter(({ language }) => language !== SOURCE);
  return (
    others.map(({ language, code }) => `$inUse() === ${JSON.stringify(language)} ? ${code} : `).join("") +
    english
  );
}

/** Untouched where it holds the same: watchers and stamps would take it for new. */
function writeWhenOther(path: string, text: string): void {
  if (readIfThere(path) !== text) writeFileSync(path, text);
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
