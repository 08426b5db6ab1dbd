import { distanceInKm, formatCoordinates, parseCoordinates } from "./coordinates";
import { nearestPlace } from "./nearest-place";
import {
  entriesUnder,
  entriesWithPrefix,
  openPlaceFiles,
  type Place,
  type PlaceEntry,
  type PlaceFiles,
  type ReadAsset,
  type Territory,
  territoryUnder,
  territoryWithPrefix,
} from "./place-blocks";
import { foldedWords, nameKey, partialNameKey } from "./place-names";
import {
  looserReadings,
  partsOf,
  plainReading,
  type Reading,
  reversedReadings,
  unspacedReadings,
  wordSplits,
} from "./place-query";
import { corrections, POINTS_PER_EDIT } from "./spelling";

/**
 * Looking up places by what people type. A candidate's points are the score of its spelling (how well known the
 * place is, less something where the spelling is a by-name), more for every qualifier that fits, less for every
 * letter that had to be corrected.
 */

/** Points for a qualifier: it fits, it fits only a neighbouring county, only an earlier country, or is not known. */
const FITS = 4;
const FITS_A_TOWN_NEARBY = 3;
const FITS_LOOSELY = 1;
const UNKNOWN = -2;
/** A town named as a qualifier ("Montmartre, Paris") is near when within this distance. */
const NEARBY_KM = 60;
/** A corrected spelling must be this well known to be believed, with and without a qualifier that fits. */
const CORRECTED_MINIMUM = 4.3;
const CORRECTED_MINIMUM_QUALIFIED = 2.4;
/** The name of a country means no town of that name elsewhere, unless it is a city of the first rank. */
const FIRST_RANK = 7;
/** Other places are offered when they are not too far behind the best one. */
const OTHERS_WITHIN = 3;
const MOST_OTHERS = 5;

interface Candidate {
  readonly entry: PlaceEntry;
  readonly points: number;
}

/** What one qualifier turned out to mean. */
interface Qualifier {
  readonly territory: Territory | null;
  /** Towns of that name, for "Montmartre, Paris". */
  readonly towns: readonly Place[];
}

const CONTINENTS_AND_THE_LIKE = new Set([
  "europe",
  "europa",
  "asia",
  "africa",
  "northamerica",
  "southamerica",
  "america",
  "latinamerica",
  "oceania",
  "earth",
  "world",
  "planetearth",
]);

/** Words that say what kind of territory it is: "State of Texas", "Cook County", "Provincia di Milano". */
const GENERIC_TERRITORY =
  /^(?:(?:state|province|republic|kingdom|county|department|region|commonwealth|canton|territory|oblast|provincia|departamento|estado|région|region|département|regione|land|bundesland|freistaat|kanton|kreis|landkreis|provinz|prov\.?|co\.?) (?:of |de la |de los |de |di |do |da |du |des |d')?)|(?: (?:state|province|county|co\.?|parish|region|oblast|krai|kray|prefecture|republic|department|district|territory|canton|voivodeship|prov\.?|ken|sheng))$/giu;

async function readQualifier(files: PlaceFiles, text: string): Promise<Qualifier | "anything"> {
  const key = nameKey(text);
  if (key === "" || CONTINENTS_AND_THE_LIKE.has(key)) return "anything";
  let territory = await territoryUnder(files, key);
  if (!territory) {
    const bare = nameKey(text.replace(GENERIC_TERRITORY, ""));
    if (bare !== key) territory = await territoryUnder(files, bare);
  }
  const towns = (await entriesUnder(files, key)).slice(0, 4).map(({ place }) => place);
  if (!territory && towns.length === 0) {
    const [nearest] = await corrections(files, "qualifier", key);
    if (nearest) territory = await territoryUnder(files, nearest.key);
  }
  return { territory, towns };
}

async function readQualifiers(files: PlaceFiles, texts: readonly string[]): Promise<readonly Qualifier[]> {
  const read: Qualifier[] = [];
  for (const text of texts) {
    const qualifier = await readQualifier(files, text);
    if (qualifier !== "anything") read.push(qualifier);
  }
  return read;
}

function liesIn({ place, admin1, admin2 }: PlaceEntry, code: string): boolean {
  const { countryCode } = place;
  if (!code.startsWith(countryCode)) return false;
  return (
    code === countryCode ||
    code === `${countryCode}.${admin1}` ||
    code === `${countryCode}.${admin1}.${admin2}`
  );
}

/** Points that a qualifier gives to a candidate; null when it rules the candidate out. */
function qualifierPoints(entry: PlaceEntry, qualifier: Qualifier): number | null {
  const { place } = entry;
  const { territory, towns } = qualifier;
  if (territory?.codes.some((code) => liesIn(entry, code))) return FITS;
  if (
    towns.some(
      (town) =>
        town.id !== place.id &&
        town.countryCode === place.countryCode &&
        distanceInKm(town, place) < NEARBY_KM,
    )
  ) {
    return FITS_A_TOWN_NEARBY;
  }
  if (!territory) return towns.length > 0 ? null : UNKNOWN;
  if (territory.formerCodes.some((code) => liesIn(entry, code))) return FITS_LOOSELY;
  const sameCountry = territory.codes.filter((code) => code.startsWith(`${place.countryCode}.`));
  // Counties have moved their borders and people name the next one: "Birmingham, Warwickshire".
  if (sameCountry.some((code) => code.split(".").length === 3 && code.split(".")[1] === entry.admin1))
    return FITS_LOOSELY;
  // A region that is known only in other countries may be an old name that we do not know in this one.
  const abroad = territory.codes.every((code) => code.includes(".")) && sameCountry.length === 0;
  return abroad ? UNKNOWN : null;
}

/** Points of a candidate with all its qualifiers; null when one rules it out or none fits. */
function pointsWith(entry: PlaceEntry, qualifiers: readonly Qualifier[]): number | null {
  let points = entry.score;
  let fitting = 0;
  for (const qualifier of qualifiers) {
    const more = qualifierPoints(entry, qualifier);
    if (more === null) return null;
    points += more;
    if (more > 0) fitting++;
  }
  return qualifiers.length > 0 && fitting === 0 ? null : points;
}

/** Best first, each place once; two entries for the same town a few kilometres apart count as one. */
function ranked(candidates: readonly Candidate[]): readonly Candidate[] {
  const sorted = [...candidates].sort(
    (a, b) => b.points - a.points || b.entry.place.population - a.entry.place.population,
  );
  const kept: Candidate[] = [];
  for (const candidate of sorted) {
    const { place } = candidate.entry;
    const known = kept.some(
      ({ entry: { place: other } }) =>
        other.id === place.id ||
        (other.name === place.name &&
          other.countryCode === place.countryCode &&
          distanceInKm(other, place) < 15),
    );
    if (!known) kept.push(candidate);
  }
  return kept;
}

async function isCountry(files: PlaceFiles, key: string): Promise<readonly string[] | null> {
  const countries = (await territoryUnder(files, key))?.codes.filter((code) => !code.includes("."));
  return countries && countries.length > 0 ? countries : null;
}

/** Candidates for a reading as it is spelt. */
async function asSpelt(files: PlaceFiles, reading: Reading): Promise<readonly Candidate[]> {
  const key = nameKey(reading.name);
  const entries = await entriesUnder(files, key);
  if (entries.length === 0) return [];
  const qualifiers = await readQualifiers(files, reading.qualifiers);
  const countries = qualifiers.length === 0 ? await isCountry(files, key) : null;
  return entries.flatMap((entry) => {
    const points = pointsWith(entry, qualifiers);
    if (points === null) return [];
    if (countries && !countries.includes(entry.place.countryCode) && entry.score < FIRST_RANK) return [];
    return [{ entry, points }];
  });
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
async function knownSplits(files: PlaceFiles, reading: Reading): Promise<readonly Reading[]> {
  const splits: Reading[] = [];
  for (const { name, qualifiers } of wordSplits(reading)) {
    const [cutOff = "", ...rest] = qualifiers;
    const pieces = await knownPieces(files, cutOff);
    if (pieces) splits.push({ name, qualifiers: [...pieces, ...rest] });
  }
  return splits;
}

/** Candidates for a reading whose name may be misspelt. */
async function asCorrected(files: PlaceFiles, reading: Reading): Promise<readonly Candidate[]> {
  const key = nameKey(reading.name);
  if (reading.qualifiers.length === 0 && (await isCountry(files, key))) return [];
  const nearby = await corrections(files, "name", key);
  if (nearby.length === 0) return [];
  const qualifiers = await readQualifiers(files, reading.qualifiers);
  const minimum = qualifiers.length > 0 ? CORRECTED_MINIMUM_QUALIFIED : CORRECTED_MINIMUM;
  const found: Candidate[] = [];
  for (const { key: corrected, cost } of nearby) {
    for (const entry of await entriesUnder(files, corrected)) {
      const points = pointsWith(entry, qualifiers);
      const own = entry.score - POINTS_PER_EDIT * cost;
      if (points !== null && own >= minimum) found.push({ entry, points: points - POINTS_PER_EDIT * cost });
    }
  }
  return found;
}

/** Candidates whose name goes on after the typed words: "Bad Homburg" for "Bad Homburg vor der Höhe". */
async function asBeginning(files: PlaceFiles, reading: Reading): Promise<readonly Candidate[]> {
  const words = foldedWords(reading.name);
  const key = nameKey(reading.name);
  if (key.length < 4) return [];
  const qualifiers = await readQualifiers(files, reading.qualifiers);
  return (await entriesWithPrefix(files, key, 40)).flatMap((entry) => {
    const whole = foldedWords(entry.place.name);
    if (!words.every((word, index) => whole[index] === word)) return [];
    const points = pointsWith(entry, qualifiers);
    return points === null ? [] : [{ entry, points }];
  });
}

async function pooled(
  readings: readonly Reading[],
  candidatesFor: (reading: Reading) => Promise<readonly Candidate[]>,
): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const reading of readings) found.push(...(await candidatesFor(reading)));
  return found;
}

/** Tries the ways to read the text in order of trust, and stops at the first that finds something. */
async function bestCandidates(files: PlaceFiles, text: string): Promise<readonly Candidate[]> {
  const plain = plainReading(text);
  if (!plain) return [];
  const spelt = (reading: Reading) => asSpelt(files, reading);
  const looser = looserReadings(plain);
  const splits = () => knownSplits(files, plain);
  const attempts: readonly (() => Promise<readonly Candidate[]>)[] = [
    () => spelt(plain),
    async () => pooled(await splits(), spelt),
    ...looser.map((reading) => () => spelt(reading)),
    () => pooled(unspacedReadings(plain), spelt),
    () => pooled(reversedReadings(plain), spelt),
    async () =>
      pooled((await Promise.all(looser.map((reading) => knownSplits(files, reading)))).flat(), spelt),
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
  const coordinates = parseCoordinates(text);
  if (!coordinates) return null;
  const nearest = await nearestPlace(read, coordinates.latitude, coordinates.longitude);
  if (!nearest) return null;
  return { ...nearest, ...coordinates, id: 0, name: formatCoordinates(coordinates), population: 0 };
}

/**
 * The place meant by a typed text, and others of that name that are not much less likely; null when nothing fits
 * well enough. Typed coordinates are a place too, with the zone of the nearest known one. Throws only when the place
 * files cannot be read.
 */
export async function findPlace(
  read: ReadAsset,
  text: string,
): Promise<{ readonly place: Place; readonly others: readonly Place[] } | null> {
  const point = await placeAtCoordinates(read, text);
  if (point) return { place: point, others: [] };
  const [best, ...rest] = await bestCandidates(await openPlaceFiles(read), text);
  if (!best) return null;
  const others = rest.filter(({ points }) => points > best.points - OTHERS_WITHIN).slice(0, MOST_OTHERS);
  return { place: best.entry.place, others: others.map(({ entry }) => entry.place) };
}

/** A candidate against a qualifier that may still be in the typing: "te" is Texas or Tennessee. */
async function fitsSoFar(files: PlaceFiles, text: string): Promise<(entry: PlaceEntry) => boolean> {
  const key = partialNameKey(text);
  const territory = await territoryWithPrefix(files, key);
  return (entry) =>
    nameKey(entry.place.admin).startsWith(key) ||
    nameKey(entry.place.country).startsWith(key) ||
    (territory?.codes.some((code) => liesIn(entry, code)) ?? false);
}

async function suggestionsFor(files: PlaceFiles, reading: Reading): Promise<readonly Candidate[]> {
  const key = reading.qualifiers.length > 0 ? nameKey(reading.name) : partialNameKey(reading.name);
  const exact = await entriesUnder(files, key);
  const longer = await entriesWithPrefix(files, key, 60);
  const fits = await Promise.all(reading.qualifiers.map((text) => fitsSoFar(files, text)));
  const wanted = (entry: PlaceEntry) => fits.every((fit) => fit(entry));
  return [
    // A name that is complete already is likelier than one that has yet to be finished.
    ...exact.filter(wanted).map((entry) => ({ entry, points: entry.score + 1 })),
    ...longer.filter(wanted).map((entry) => ({ entry, points: entry.score })),
  ];
}

/**
 * Places whose name begins as typed, best first: for a field that suggests while one types. Parts after a comma
 * ("paris, te") narrow the list; so do words without one ("chicago il"). Fewer than two letters: none. Where nothing
 * begins so, what findPlace would understand is offered. Throws only when the place files cannot be read.
 */
export async function suggestPlaces(read: ReadAsset, query: string, limit = 8): Promise<readonly Place[]> {
  const point = await placeAtCoordinates(read, query);
  if (point) return [point];
  const reading = plainReading(query);
  if (!reading || [...nameKey(reading.name)].length < 2) return [];
  const files = await openPlaceFiles(read);
  // The last part keeps what follows it: "St." is an abbreviation, "St" may become Stuttgart.
  const typed = partsOf(query).length === 1 ? { name: query.trimStart(), qualifiers: [] } : reading;
  let found = ranked(await suggestionsFor(files, typed));
  if (found.length < limit && reading.qualifiers.length === 0 && reading.name.includes(" ")) {
    const words = reading.name.split(" ");
    const narrowed: Candidate[] = [];
    for (let cut = words.length - 1; cut > 0 && narrowed.length === 0; cut--) {
      const split = { name: words.slice(0, cut).join(" "), qualifiers: [words.slice(cut).join(" ")] };
      if ((split.qualifiers[0] ?? "").length > 1) narrowed.push(...(await suggestionsFor(files, split)));
    }
    const known = new Set(found.map(({ entry }) => entry.place.id));
    found = [...found, ...ranked(narrowed).filter(({ entry }) => !known.has(entry.place.id))];
  }
  if (found.length === 0) found = await bestCandidates(files, query);
  return found.slice(0, Math.max(0, limit)).map(({ entry }) => entry.place);
}
