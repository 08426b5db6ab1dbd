import { placeholdersIn } from "../../app/readings/own-texts";
import type { TextSet } from "../../content/sets/text-set";

/** What a file of `content` holds once it is in order. */
export interface SetFile {
  /** For whoever writes or translates it. */
  readonly notes: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong with a file of texts, each fault in a sentence that names the file and the text; none where it is in
 * order.
 * @param file its path, as it is to be named
 * @param json its content
 * @param english the same set in English, where this is another language: that need not have every text, and has the
 * placeholders that the English has
 */
export function faultsOf(
  file: string,
  json: string,
  set: TextSet<string, unknown>,
  english?: SetFile,
): readonly string[] {
  const content = parsed(json);
  if (typeof content === "string") return [`${file} is no JSON: ${content}`];
  const { notes, texts, ...rest } = content;
  const faults: string[] = [];
  if (typeof notes !== "string" || notes === "")
    faults.push(`${file} lacks its "notes": a sentence for whoever writes or translates these texts.`);
  for (const key of Object.keys(rest))
    faults.push(`${file} has "${key}", which nobody reads: only "notes" and "texts" belong there.`);
  if (!isTable(texts)) return [...faults, `${file} lacks its "texts".`];
  const known = new Set<string>(set.ids);
  if (!english) {
    for (const id of set.ids) if (!Object.hasOwn(texts, id)) faults.push(`${file} lacks the text "${id}".`);
  }
  for (const [id, entry] of Object.entries(texts)) {
    if (!known.has(id)) faults.push(`${file} has a text "${id}", an id that this set does not have.`);
    else faults.push(...faultsOfEntry(`${file}, text "${id}"`, entry, set, english?.texts[id]));
  }
  return faults;
}

/** The content of a file without faults. */
export function setFileOf(json: string): SetFile {
  return JSON.parse(json);
}

function parsed(json: string): Readonly<Record<string, unknown>> | string {
  try {
    const content: unknown = JSON.parse(json);
    return isTable(content) ? content : "it is no table in braces.";
  } catch (error) {
    return `${(error as Error).message}.`;
  }
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function faultsOfEntry(
  where: string,
  entry: unknown,
  set: TextSet<string, unknown>,
  english: unknown,
): string[] {
  const result = set.entry.safeParse(entry);
  if (!result.success)
    return result.error.issues.map(({ path, message }) => `${where}${at(path)}: ${message}.`);
  const used = placeholdersOf(entry);
  const known = set.placeholders.map((name) => `{${name}}`);
  const wrong = used.find((one) => !known.includes(one));
  if (wrong !== undefined) {
    const may = known.length > 0 ? `there are ${known.join(" and ")}` : "there is none";
    return [`${where}: ${wrong} is no placeholder here; ${may}.`];
  }
  if (english === undefined) return [];
  const missing = placeholdersOf(english).find((one) => !used.includes(one));
  return missing === undefined ? [] : [`${where}: the English has ${missing}, and this has not.`];
}

function at(path: readonly PropertyKey[]): string {
  return path.length > 0 ? `, at "${path.join(".")}"` : "";
}

/** What stands in braces anywhere in an entry. */
function placeholdersOf(entry: unknown): readonly string[] {
  if (typeof entry === "string") return placeholdersIn(entry);
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(placeholdersOf) : [];
}
