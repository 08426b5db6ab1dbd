import type { Language } from "~/languages";

/**
 * What places are called in another language than English. One file a language, built like a block of names: the first
 * line names countries and divisions by code, each further line is a town under the key of its name in that language,
 * with the score of a place's usual name. So it is searched as the blocks are, and needs no second look at them.
 */
export interface NamesInLanguage {
  /** Countries and divisions that have another name than in English, by code: "DE", "DE.02". */
  readonly territories: ReadonlyMap<string, string>;
  /** Towns by GeoNames id. */
  readonly towns: ReadonlyMap<number, string>;
  /** The file. */
  readonly block: string;
}

const KIND_BEFORE = /^(?:department|province|region|republic|state)\sof\s(?:the\s)?/i;
const KIND_AFTER =
  /\s(?:county|department|district|division|governorate|kra[iy]|municipality|oblast'?|parish|prefecture|province|region|republic|state|voivodeship)$/i;

/** A division that has no name of its own in a language is shown without the English word for its kind: "Tver". */
export function withoutKind(division: string): string {
  return division.replace(KIND_BEFORE, "").replace(KIND_AFTER, "");
}

/** Where the file of a language lies in the folder of the version. */
export function namesFile(language: Language): string {
  return `languages/${language}.txt`;
}

/** Reads such a file; null where it is damaged. Only what every look-up asks for is decoded. */
export function namesIn(block: string): NamesInLanguage | null {
  const [head = "", ...lines] = block.split("\n");
  if (lines.pop() !== "" || lines.length === 0) return null;
  const territories = new Map<string, string>();
  for (const part of head.split("\t")) {
    const end = part.indexOf("=");
    if (end < 1) return null;
    territories.set(part.slice(0, end), part.slice(end + 1));
  }
  const towns = new Map<number, string>();
  for (const line of lines) {
    const [, , id, name] = line.split("\t", 4);
    if (!id || !name) return null;
    towns.set(Number(id), name);
  }
  return { territories, towns, block };
}
