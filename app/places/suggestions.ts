import { type Candidate, FITS, liesIn, ranked } from "./place-candidates";
import { openPlaceFiles, type Place, type PlaceFiles, type ReadAsset } from "./place-files";
import type { PlaceEntry } from "./place-lines";
import {
  beginningPoints,
  entriesUnder,
  entriesWithPrefix,
  territoryUnder,
  territoryWithPrefix,
} from "./place-lookup";
import { nameKey, partialNameKey } from "./place-names";
import { type Interpretation, partsOf, plainReading, wordSplits } from "./place-query";

/**
 * Suggestions while a name is being typed. A browser can look these up by itself: they need two or three small files,
 * and none of those with which a text is understood that is misspelt or says more than a name.
 */

/** A qualifier shorter than this is compared with the places' own division and country only. */
const LETTERS_OF_A_TERRITORY = 3;
/** A name that is complete already is likelier than one that has yet to be finished. */
const COMPLETE = 1;
/**
 * It comes before all names that only begin so: "Wien" is Vienna and not Wiener Neustadt. Not so with two or three
 * letters, which are rather the beginning of something known: "Par" is Paris, and not the village in Cornwall …
 */
const COMPLETE_FOR_SURE = 20;
const LETTERS_OF_A_NAME = 4;

/** …unless a town of that name is somewhat known: "Åbo", "Ulm". */
const SOMEWHAT_KNOWN = 4;
/** "Siracusa" is rather the town that is shown so than Syracuse, for which it is one name of many. */
const SHOWN_SO = 0.2;

function completenessOf({ key, score, place }: PlaceEntry): number {
  const isSure = [...key].length >= LETTERS_OF_A_NAME || score >= SOMEWHAT_KNOWN;
  return (isSure ? COMPLETE_FOR_SURE : COMPLETE) + (nameKey(place.name) === key ? SHOWN_SO : 0);
}

/** A candidate against a qualifier that may still be in the typing: "te" is Texas or Tennessee. */
async function fitsSoFar(files: PlaceFiles, text: string): Promise<(entry: PlaceEntry) => boolean> {
  const key = partialNameKey(text);
  const territory =
    key.length < LETTERS_OF_A_TERRITORY
      ? await territoryUnder(files, key)
      : await territoryWithPrefix(files, key);
  return (entry) =>
    nameKey(entry.place.admin).startsWith(key) ||
    nameKey(entry.place.country).startsWith(key) ||
    (territory?.codes.some((code) => liesIn(entry, code)) ?? false);
}

/** Suggestions for a reading whose last part is still in the typing. */
async function suggestionsFor(files: PlaceFiles, reading: Interpretation): Promise<readonly Candidate[]> {
  const key = reading.qualifiers.length > 0 ? nameKey(reading.name) : partialNameKey(reading.name);
  const [exact, longer, tests] = await Promise.all([
    entriesUnder(files, key),
    entriesWithPrefix(files, key, 60),
    Promise.all(reading.qualifiers.map((text) => fitsSoFar(files, text))),
  ]);
  const wanted = (entry: PlaceEntry) => tests.every((test) => test(entry));
  return [
    ...exact.filter(wanted).map((entry) => ({ entry, points: entry.score + completenessOf(entry) })),
    ...longer.filter(wanted).map((entry) => ({ entry, points: beginningPoints(entry, key) })),
  ];
}

/** "chicago il": complete names whose qualifier is being typed without a comma. */
async function narrowedSuggestions(files: PlaceFiles, name: string): Promise<readonly Candidate[]> {
  for (const split of wordSplits({ name, qualifiers: [] })) {
    const [text = ""] = split.qualifiers;
    if (text.length < 2) continue;
    const exact = await entriesUnder(files, nameKey(split.name));
    const test = exact.length > 0 ? await fitsSoFar(files, text) : () => false;
    const found = exact.filter(test);
    if (found.length > 0) return found.map((entry) => ({ entry, points: entry.score + FITS }));
  }
  return [];
}

export interface Suggestion {
  readonly place: Place;
  /** Whether what was typed is the whole of one of its names: Vienna for "Wien". */
  readonly isCalledSo: boolean;
}

export const MOST_SUGGESTIONS = 8;

/** A name and what narrows it down; null with fewer than two letters, for which nothing is suggested. */
export function readingToSuggest(query: string): Interpretation | null {
  const reading = plainReading(query);
  return reading && [...nameKey(reading.name)].length >= 2 ? reading : null;
}

/** The first of the candidates, each marked if what was typed is the whole of one of its names. */
export function asSuggestions(
  candidates: readonly Candidate[],
  reading: Interpretation,
  limit: number,
): readonly Suggestion[] {
  const key = nameKey(reading.name);
  return candidates
    .slice(0, Math.max(0, limit))
    .map(({ entry }) => ({ place: entry.place, isCalledSo: entry.key === key }));
}

/**
 * Places whose name begins as typed, best first: for a field that suggests while one types. Parts after a comma
 * ("paris, te") narrow the list; so do words without one ("chicago il"). A whole name comes first. Fewer than two
 * letters: none. Null where nothing begins so, and the text must be understood otherwise.
 * @throws UnreadablePlaceFile
 */
export async function suggestionsByBeginning(
  read: ReadAsset,
  query: string,
  limit = MOST_SUGGESTIONS,
): Promise<readonly Suggestion[] | null> {
  const reading = readingToSuggest(query);
  if (!reading) return [];
  const files = await openPlaceFiles(read);
  // The last part keeps what follows it: "St." is an abbreviation, "St" may become Stuttgart.
  const typed = partsOf(query).length === 1 ? { name: query.trimStart(), qualifiers: [] } : reading;
  const whole = await suggestionsFor(files, typed);
  const narrowed = reading.qualifiers.length === 0 ? await narrowedSuggestions(files, reading.name) : [];
  const found = ranked([...whole, ...narrowed]);
  return found.length > 0 ? asSuggestions(found, reading, limit) : null;
}
