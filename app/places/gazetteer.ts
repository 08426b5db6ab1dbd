import { oncePer, rememberedFinds } from "~/memo";
import { formatCoordinates, parseCoordinates } from "./coordinates";
import { nearestPlace } from "./nearest-place";
import { admitted, type Candidate, FITS_LOOSELY, liesIn, ranked } from "./place-candidates";
import {
  openPlaceFiles,
  type Place,
  type PlaceFiles,
  type ReadAsset,
  TooManyPlaceFiles,
} from "./place-files";
import type { PlaceEntry, Territory } from "./place-lines";
import { entriesUnder, entriesWithPrefix, territoryUnder } from "./place-lookup";
import { foldedWords, nameKey } from "./place-names";
import {
  type Interpretation,
  looserReadings,
  namesNoPlace,
  plainReading,
  reversedReadings,
  shortenedReading,
  unspacedReadings,
  wordSplits,
} from "./place-query";
import { corrections, POINTS_PER_EDIT, TooManySpellings } from "./spelling";
import {
  asSuggestions,
  MOST_SUGGESTIONS,
  readingToSuggest,
  type Suggestion,
  suggestionsByBeginning,
} from "./suggestions";

/**
 * Looking up places by what people type: a text is read in several ways, in order of trust, until one of them finds
 * a place.
 */

/** A corrected spelling must be this well known to be believed, without and with a qualifier that fits. */
const CORRECTED_MINIMUM = 4.3;
const CORRECTED_MINIMUM_QUALIFIED = 2.4;
/** The name of a country means no town of that name elsewhere, unless it is a city of the first rank. */
const FIRST_RANK = 7.5;
/** Two or three letters are a country's code before they are a town, unless it is as well known as "LA". */
const WELL_KNOWN = 5;
/** Half a name is taken for the whole one when the place is this well known: "San Fran". */
const KNOWN_BY_HALF_THE_NAME = 6.5;
/** Other places are offered when they are not too far behind the best one. */
const OTHERS_WITHIN = 3;
const MOST_OTHERS = 5;

/**
 * A text that has not been understood after so many files will not be: a worker may read fifty a request, in which two
 * texts may come.
 */
const MOST_FILES = 20;

/** The codes of countries and of their first divisions. */
function largeCodes({ codes }: Territory): readonly string[] {
  return codes.filter((code) => code.split(".").length < 3);
}

/**
 * Whether a town may be meant by a bare name that is also a territory's: "Luxembourg" lies in Luxembourg, but
 * "Jordan" is not the village in Minnesota, nor "Texas" the one in Hidalgo.
 */
function outdoesTerritory(entry: PlaceEntry, territory: Territory): boolean {
  const large = largeCodes(territory);
  const isCode = entry.key.length <= 3;
  if (large.length === 0 || (!isCode && large.some((code) => liesIn(entry, code)))) return true;
  const isCountry = large.some((code) => !code.includes("."));
  const isItsCounty = territory.codes.some((code) => liesIn(entry, code));
  return entry.score >= (isCountry && !isCode && !isItsCounty ? FIRST_RANK : WELL_KNOWN);
}

/** Candidates for a reading as it is spelt. */
async function asSpelt(files: PlaceFiles, reading: Interpretation): Promise<readonly Candidate[]> {
  const key = nameKey(reading.name);
  const found = await admitted(files, await entriesUnder(files, key), reading.qualifiers);
  const territory =
    found.length > 0 && reading.qualifiers.length === 0 ? await territoryUnder(files, key) : null;
  return territory ? found.filter(({ entry }) => outdoesTerritory(entry, territory)) : found;
}

/** Cuts "BC Canada" into qualifiers that are all known, the longest pieces first; null when that is not possible. */
async function knownPieces(files: PlaceFiles, text: string): Promise<readonly string[] | null> {
  const words = text.split(" ");
  const pieces: string[] = [];
  let at = 0;
  while (at < words.length) {
    let end = words.length;
    while (end > at && !(await territoryUnder(files, nameKey(words.slice(at, end).join(" "))))) end--;
    if (end === at) return null;
    pieces.push(words.slice(at, end).join(" "));
    at = end;
  }
  return pieces;
}

/** The ways to cut a reading whose cut-off words are all known as qualifiers. */
async function knownSplits(files: PlaceFiles, reading: Interpretation): Promise<readonly Interpretation[]> {
  const splits: Interpretation[] = [];
  for (const { name, qualifiers } of wordSplits(reading)) {
    const [cutOff = "", ...rest] = qualifiers;
    const pieces = await knownPieces(files, cutOff);
    if (pieces) splits.push({ name, qualifiers: [...pieces, ...rest] });
  }
  return splits;
}

/** Candidates for a reading whose name may be misspelt. */
async function asCorrected(files: PlaceFiles, reading: Interpretation): Promise<readonly Candidate[]> {
  const nearby = await corrections(files, "name", nameKey(reading.name));
  const minimum = reading.qualifiers.length > 0 ? CORRECTED_MINIMUM_QUALIFIED : CORRECTED_MINIMUM;
  const costs = new Map<PlaceEntry, number>();
  for (const { key, cost } of nearby) {
    for (const entry of await entriesUnder(files, key)) {
      if (entry.score - POINTS_PER_EDIT * cost >= minimum) costs.set(entry, POINTS_PER_EDIT * cost);
    }
  }
  const found = await admitted(files, [...costs.keys()], reading.qualifiers);
  return found.flatMap(({ entry, points }) => {
    // A name and a qualifier that both fit only roughly fit nothing.
    const fitsRoughly = reading.qualifiers.length > 0 && points - entry.score <= FITS_LOOSELY;
    return fitsRoughly ? [] : [{ entry, points: points - (costs.get(entry) ?? 0) }];
  });
}

/** Candidates whose name goes on after the typed words: "Bad Homburg" for "Bad Homburg vor der Höhe". */
async function asBeginning(files: PlaceFiles, reading: Interpretation): Promise<readonly Candidate[]> {
  const words = foldedWords(reading.name);
  const key = nameKey(reading.name);
  if (key.length < 4) return [];
  const longer = (await entriesWithPrefix(files, key, 40)).filter((entry) => {
    const whole = foldedWords(entry.place.name);
    const wholeWords = words.every((word, index) => whole[index] === word);
    return wholeWords || (key.length >= 6 && entry.score >= KNOWN_BY_HALF_THE_NAME);
  });
  return admitted(files, longer, reading.qualifiers);
}

/** Candidates for a name with its tail cut off; only a place's own name counts, or "Isle of…" would become Isle. */
async function asShortened(files: PlaceFiles, reading: Interpretation): Promise<readonly Candidate[]> {
  const shortened = shortenedReading(reading);
  if (!shortened) return [];
  const found = await asSpelt(files, shortened);
  return found.filter(({ entry }) => entry.key === nameKey(entry.place.name));
}

async function pooled(
  readings: readonly Interpretation[],
  candidatesFor: (reading: Interpretation) => Promise<readonly Candidate[]>,
): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const reading of readings) {
    found.push(...(await candidatesFor(reading)));
  }
  return found;
}

/** What the first way to read a text finds; nothing where no way does with what it may read and compare. */
async function bestCandidates(files: PlaceFiles, text: string): Promise<readonly Candidate[]> {
  try {
    return await candidatesInOrder(files, text);
  } catch (error) {
    if (error instanceof TooManyPlaceFiles || error instanceof TooManySpellings) return [];
    throw error;
  }
}

/** Tries the ways to read the text in order of trust, and stops at the first that finds something. */
async function candidatesInOrder(files: PlaceFiles, text: string): Promise<readonly Candidate[]> {
  const plain = plainReading(text);
  if (!plain || namesNoPlace(plain)) return [];
  const spelt = (reading: Interpretation) => asSpelt(files, reading);
  const looser = looserReadings(plain);
  const splits = () => knownSplits(files, plain);
  // The name of a country or a state alone is no misspelt town.
  if (plain.qualifiers.length === 0) {
    const territory = await territoryUnder(files, nameKey(plain.name));
    if (territory && largeCodes(territory).length > 0) return ranked(await spelt(plain));
  }
  const attempts: readonly (() => Promise<readonly Candidate[]>)[] = [
    () => spelt(plain),
    async () => pooled(await splits(), spelt),
    ...looser.map((reading) => () => spelt(reading)),
    () => asShortened(files, plain),
    () => pooled(unspacedReadings(plain), spelt),
    () => pooled(reversedReadings(plain), spelt),
    () => pooled(looser, async (reading) => pooled(await knownSplits(files, reading), spelt)),
    () => asBeginning(files, plain),
    async () => pooled([plain, ...(await splits())], (reading) => asCorrected(files, reading)),
    () => pooled(looser, (reading) => asCorrected(files, reading)),
  ];
  for (const attempt of attempts) {
    const found = ranked(await attempt());
    if (found.length > 0) return found;
  }
  return [];
}

async function placeAtCoordinates(read: ReadAsset, text: string): Promise<Place | null> {
  const coordinates = parseCoordinates(text, read.language);
  if (!coordinates) return null;
  const nearest = await nearestPlace(read, coordinates.latitude, coordinates.longitude);
  if (!nearest) return null;
  const name = formatCoordinates(coordinates, read.language);
  return { ...nearest, ...coordinates, id: 0, name, population: 0 };
}

/** What a text was understood as. */
interface Found {
  readonly place: Place;
  readonly others: readonly Place[];
}

/**
 * Somebody who looks at a chart asks for its reading, transits and numbers too, all with the same birth place. What was
 * not found costs the most, and will not be there the next time either.
 */
const KEPT_FINDINGS = 50;
const findings = oncePer((read: ReadAsset) =>
  rememberedFinds(KEPT_FINDINGS, async (text) => ({ found: await lookUp(read, text) })),
);

/**
 * The place meant by a typed text, and others of that name that are not much less likely; null when nothing fits
 * well enough. Typed coordinates are a place too, with the zone of the nearest known one. Throws only when the place
 * files cannot be read.
 */
export async function findPlace(read: ReadAsset, text: string): Promise<Found | null> {
  return (await findings(read)(text))?.found ?? null;
}

async function lookUp(read: ReadAsset, text: string): Promise<Found | null> {
  const point = await placeAtCoordinates(read, text);
  if (point) return { place: point, others: [] };
  const [best, ...rest] = await bestCandidates(await openPlaceFiles(read, MOST_FILES), text);
  if (!best) return null;
  const others = rest.filter(({ points }) => points > best.points - OTHERS_WITHIN).slice(0, MOST_OTHERS);
  return { place: best.entry.place, others: others.map(({ entry }) => entry.place) };
}

/**
 * Places for a field that suggests while one types, best first: those whose name begins as typed, and where none does,
 * what findPlace would understand. Typed coordinates are a place too. Throws only when the place files cannot be read.
 */
export async function suggestPlaces(
  read: ReadAsset,
  query: string,
  limit = MOST_SUGGESTIONS,
): Promise<readonly Suggestion[]> {
  const point = await placeAtCoordinates(read, query);
  if (point) return [{ place: point, isCalledSo: false }];
  const begun = await suggestionsByBeginning(read, query, limit);
  const reading = readingToSuggest(query);
  if (begun || !reading) return begun ?? [];
  return asSuggestions(await bestCandidates(await openPlaceFiles(read, MOST_FILES), query), reading, limit);
}
