import type { Catalogue, Entry } from "./catalogue";
import { expressionOf, type Message } from "./message";

/** Stands in the browser's code for a word until a language is chosen: `$words("moon-phases.title")`. */
export const MARK = "$words";

/** What of ESTree is looked at. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export type Parse = (code: string) => SyntaxNode;

/** Whose words the words of a set are: `~/words/moon-phases`. */
const SET = /^~\/words\/([a-z-]+)$/;

/**
 * A module of the browser's with a mark wherever it calls a word, so that each word stands where it is said, as the
 * English once did: no screen fetches a catalogue, nor a word of another screen. Words by ids stay with their set's
 * module (`tablesModule`).
 * @param english by which messages are told from words by ids
 * @returns null where there is nothing to mark
 */
export function marked(code: string, english: Catalogue, parse: Parse): string | null {
  if (!code.includes("~/words/")) return null;
  const tree = parse(code);
  const sets = new Map<string, string>();
  for (const node of tree.body as SyntaxNode[]) {
    const [, set] =
      (node.type === "ImportDeclaration" && SET.exec((node.source as { value: string }).value)) || [];
    if (set === undefined || !english.has(set)) continue; // what is written by hand there
    const [specifier, ...others] = node.specifiers as SyntaxNode[];
    if (specifier?.type !== "ImportNamespaceSpecifier" || others.length > 0)
      throw new Error(
        `${set}: a set of words is imported as a whole, import * as words from "~/words/${set}"`,
      );
    sets.set(nameOf(specifier.local), set);
  }
  const edits: Edit[] = [];
  walk(tree, (node, parent) => {
    if (node.type !== "MemberExpression" || node.computed) return;
    const set = sets.get(nameOf(node.object));
    if (set === undefined) return;
    const key = nameOf(node.property);
    const entry = english.get(set)?.get(key);
    if (!entry || "table" in entry) return;
    const id = JSON.stringify(`${set}.${key}`);
    if (parent?.type !== "CallExpression" || parent.callee !== node) {
      edits.push({
        start: node.start,
        end: node.end,
        text: entry.message.argumentTypes.size > 0 ? `(p=>${MARK}(${id},p))` : `(()=>${MARK}(${id}))`,
      });
      return;
    }
    const [first] = parent.arguments as SyntaxNode[];
    edits.push({
      start: parent.start,
      end: first ? first.start : parent.end,
      text: `${MARK}(${id}${first ? "," : ")"}`,
    });
  });
  return edits.length > 0 ? edited(code, edits) : null;
}

/**
 * In place of a set's module in the browser: words by their ids, which are looked up there. Each mark holds as much as
 * its table will: by length Rollup tells what is too small for a file of its own, and it gave the texts of the Moon to
 * every screen that names a planet.
 */
export function tablesModule(set: string, english: Catalogue): string {
  return [...(english.get(set) ?? [])]
    .flatMap(([key, entry]) => ("table" in entry ? [{ key, words: JSON.stringify([...entry.table]) }] : []))
    .map(({ key, words }) => `export const ${key}=${MARK}("${set}.${key}","${"-".repeat(words.length)}");`)
    .join("\n");
}

/** A finished file of the browser's in one language. */
export function worded(code: string, catalogue: Catalogue, language: string, parse: Parse): string {
  if (!code.includes(MARK)) return code;
  const calls: SyntaxNode[] = [];
  walk(parse(code), (node) => {
    if (node.type === "CallExpression" && nameOf(node.callee) === MARK) calls.push(node);
  });
  /** The code between two places, with every mark in it replaced; what a mark is given may hold others. */
  const between = (start: number, end: number): string => {
    const within = calls.filter((call) => call.start >= start && call.end <= end);
    const outermost = within.filter(
      (call) => !within.some((other) => other !== call && other.start <= call.start && other.end >= call.end),
    );
    return edited(
      code.slice(start, end),
      outermost.map((call) => ({ start: call.start - start, end: call.end - start, text: said(call) })),
    );
  };
  const said = (call: SyntaxNode): string => {
    const [name, given] = call.arguments as [SyntaxNode, SyntaxNode | undefined];
    const [set = "", key = ""] = String(name.value).split(".");
    const entry = catalogue.get(set)?.get(key);
    if (!entry) throw new Error(`${name.value}: there are no such words`);
    return wordsOf(entry, language, given, between);
  };
  return between(0, code.length);
}

/** What decides about the address of a file with these marks: the words that will stand there. */
export function wordsBehind(code: string, catalogue: Catalogue, language: string): string {
  const ids = [...code.matchAll(/\$words\("([^"]+)\.([^"]+)"/g)];
  return ids
    .map(([, set = "", key = ""]) => {
      const entry = catalogue.get(set)?.get(key);
      return entry && wordsOf(entry, language, undefined, () => "");
    })
    .join("\n");
}

function wordsOf(
  entry: Entry,
  language: string,
  given: SyntaxNode | undefined,
  between: (start: number, end: number) => string,
): string {
  if ("table" in entry) {
    const others = [...entry.table].filter(([id, text]) => id !== text);
    if (others.length === 0) return "(id=>id)";
    return `(words=>id=>words[id]??id)(${JSON.stringify(Object.fromEntries(others))})`;
  }
  const { message } = entry;
  if (message.argumentTypes.size === 0) return expressionOf(message, language, () => "", inArray);
  const values = valuesIn(given, message);
  const isInPlace =
    values !== null &&
    [...message.argumentTypes.keys()].every((name) => {
      const value = values.get(name);
      return value && (isSmall(value) || timesUsed(message, language, name) === 1);
    });
  if (!values || !isInPlace) {
    const code = expressionOf(message, language, (name) => `p.${name}`, inArray);
    return `(p=>${code})(${given ? between(given.start, given.end) : ""})`;
  }
  const argument = (name: string, isWithinTemplate: boolean) => {
    const value = values.get(name) as SyntaxNode;
    const code = between(value.start, value.end);
    return isWithinTemplate || isSmall(value) ? code : `(${code})`;
  };
  return expressionOf(message, language, argument, inArray);
}

/** React takes an array's nodes for children one by one; only its development build asks for their keys. */
const inArray = (pieces: readonly string[]) => `[${pieces.join(",")}]`;

/** What a call gives by name; null where that is not written there. */
function valuesIn(
  given: SyntaxNode | undefined,
  { argumentTypes }: Message,
): ReadonlyMap<string, SyntaxNode> | null {
  if (given?.type !== "ObjectExpression") return null;
  const values = new Map<string, SyntaxNode>();
  for (const property of given.properties as SyntaxNode[]) {
    if (property.type !== "Property" || property.computed || property.method) return null;
    values.set(nameOf(property.key), property.value as SyntaxNode);
  }
  return [...argumentTypes.keys()].every((name) => values.has(name)) ? values : null;
}

function timesUsed(message: Message, language: string, name: string): number {
  let times = 0;
  const count = (used: string) => {
    if (used === name) times++;
    return "";
  };
  expressionOf(message, language, count, inArray);
  return times;
}

/** What may be written twice: it is short, and to read it does nothing. */
function isSmall(node: SyntaxNode): boolean {
  if (node.type === "Identifier") return true;
  return node.type === "MemberExpression" && !node.computed && isSmall(node.object as SyntaxNode);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edited(code: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: unknown };
  return name ?? String(value ?? "");
}

function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode | null) => void,
  parent: SyntaxNode | null = null,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof (child as SyntaxNode).type === "string") walk(child as SyntaxNode, visit, node);
  }
}
