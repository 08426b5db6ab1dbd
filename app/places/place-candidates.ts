import { distanceInKm } from "./coordinates";
import type { Place, PlaceFiles } from "./place-files";
import type { PlaceEntry, Territory } from "./place-lines";
import { entriesUnder, territoryUnder } from "./place-lookup";
import { nameKey } from "./place-names";
import { corrections } from "./spelling";

/**
 * How likely a place is meant: the score of the spelling under which it was found (how well known the place is, less
 * something where the spelling is a by-name), and more for every qualifier that fits.
 */

/** Points for a qualifier that names the place's country. */
export const FITS = 4;
/** More where it names the division or the county. */
const FITS_DIVISION = 0.3;
const FITS_COUNTY = 1.5;
/** Points where it names a town beside the place ("Montmartre, Paris"), which may be so far away. */
const FITS_A_TOWN_NEARBY = 2.5;
const NEARBY_KM = 30;
/** Points where it names a neighbouring county, or a country that the place once belonged to. */
export const FITS_LOOSELY = 1;
/** Points where nobody knows what it names. */
const UNKNOWN = -2;

export interface Candidate {
  readonly entry: PlaceEntry;
  readonly points: number;
}

/** What one qualifier turned out to mean. */
interface Qualifier {
  readonly key: string;
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
  return { key, territory, towns: [] };
}

async function readQualifiers(files: PlaceFiles, texts: readonly string[]): Promise<readonly Qualifier[]> {
  const read = await Promise.all(texts.map((text) => readQualifier(files, text)));
  return read.filter((qualifier) => qualifier !== "anything");
}

/** A second look at qualifiers that no candidate fits: as the town next to it, and as a misspelt territory. */
async function reconsidered(files: PlaceFiles, qualifier: Qualifier): Promise<Qualifier> {
  const { key } = qualifier;
  const towns = (await entriesUnder(files, key)).slice(0, 4).map(({ place }) => place);
  if (qualifier.territory || towns.length > 0) return { ...qualifier, towns };
  const [nearest] = await corrections(files, "qualifier", key);
  return { key, towns, territory: nearest ? await territoryUnder(files, nearest.key) : null };
}

/** Whether a place lies in the country, division or county of this code. */
export function liesIn({ place, admin1, admin2 }: PlaceEntry, code: string): boolean {
  const { countryCode } = place;
  if (!code.startsWith(countryCode)) return false;
  return (
    code === countryCode ||
    code === `${countryCode}.${admin1}` ||
    code === `${countryCode}.${admin1}.${admin2}`
  );
}

/** Points for lying in a territory, more the narrower it is; 0 outside. */
function territoryPoints(entry: PlaceEntry, codes: readonly string[]): number {
  let points = 0;
  for (const code of codes) {
    if (!liesIn(entry, code)) continue;
    const parts = code.split(".").length;
    points = Math.max(points, FITS + (parts === 3 ? FITS_COUNTY : parts === 2 ? FITS_DIVISION : 0));
  }
  return points;
}

/** Points that a qualifier gives to a candidate; null when it rules the candidate out. */
function qualifierPoints(entry: PlaceEntry, { territory, towns }: Qualifier): number | null {
  const { place } = entry;
  const inside = territory ? territoryPoints(entry, territory.codes) : 0;
  if (inside > 0) return inside;
  const isNearby = (town: Place) =>
    town.id !== place.id && town.countryCode === place.countryCode && distanceInKm(town, place) < NEARBY_KM;
  if (towns.some(isNearby)) return FITS_A_TOWN_NEARBY;
  if (!territory) return towns.length > 0 ? null : UNKNOWN;
  if (territory.formerCodes.some((code) => liesIn(entry, code))) return FITS_LOOSELY;
  const sameCountry = territory.codes.filter((code) => code.startsWith(`${place.countryCode}.`));
  // Counties have moved their borders and people name the next one: "Birmingham, Warwickshire".
  const counties = sameCountry.map((code) => code.split(".")).filter((parts) => parts.length === 3);
  if (counties.some(([, division]) => division === entry.admin1)) return FITS_LOOSELY;
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

/** The entries that the qualifiers admit, with their points. */
export async function admitted(
  files: PlaceFiles,
  entries: readonly PlaceEntry[],
  texts: readonly string[],
): Promise<readonly Candidate[]> {
  if (entries.length === 0) return [];
  const rate = (qualifiers: readonly Qualifier[]) =>
    entries.flatMap((entry) => {
      const points = pointsWith(entry, qualifiers);
      return points === null ? [] : [{ entry, points }];
    });
  const qualifiers = await readQualifiers(files, texts);
  const found = rate(qualifiers);
  if (found.length > 0) return found;
  return rate(await Promise.all(qualifiers.map((qualifier) => reconsidered(files, qualifier))));
}

/** Best first, each place once; two entries for the same town a few kilometres apart count as one. */
export function ranked(candidates: readonly Candidate[]): readonly Candidate[] {
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
