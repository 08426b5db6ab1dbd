import { validCoordinates } from "./coordinates";
import { withoutKind } from "./names-in-language";
import { type OpenManifest, type Place, UnreadablePlaceFile } from "./place-files";

/** The lines of a block: as the builder writes them, and as look-ups read them. */

/** A spelling of a place as the files hold it. */
export interface PlaceEntry {
  readonly key: string;
  /** How likely it is that this spelling means this place: see the builder; about 2 (hamlet) to 11 (Shanghai). */
  readonly score: number;
  readonly place: Place;
  /** GeoNames' codes of the first and the second division: "02" and "091" of "DE.02.091". */
  readonly admin1: string;
  readonly admin2: string;
}

const FIELDS = 11;

/**
 * One line: key, score in hundredths, id, name, country, first and second division, latitude, longitude, index of
 * the zone, population.
 */
export function writeEntry(entry: PlaceEntry, zoneIndex: number): string {
  const { place } = entry;
  return [
    entry.key,
    Math.round(entry.score * 100),
    place.id,
    place.name,
    place.countryCode,
    entry.admin1,
    entry.admin2,
    place.latitude,
    place.longitude,
    zoneIndex,
    place.population,
  ].join("\t");
}

/** The first line of a block: the names of the divisions that occur in it, "US.CA=California". */
export function writeAdminNames(names: ReadonlyMap<string, string>): string {
  return [...names].map(([code, name]) => `${code}=${name}`).join("\t");
}

function adminName(block: string, code: string): string {
  const headEnd = block.indexOf("\n");
  const start = block.startsWith(`${code}=`) ? 0 : block.indexOf(`\t${code}=`) + 1;
  if (start >= headEnd || (start === 0 && !block.startsWith(`${code}=`))) return "";
  const end = block.indexOf("\t", start);
  return block.slice(start + code.length + 1, end < 0 || end > headEnd ? headEnd : end);
}

/** A number of a line; NaN for anything else, nothing included. */
function numberIn(field: string | undefined): number {
  return field ? Number(field) : Number.NaN;
}

function damagedLine(): UnreadablePlaceFile {
  return new UnreadablePlaceFile("a line", "damaged");
}

/**
 * The entry in a line, whose division is named in the first line of the block: in the language of the manifest.
 * @throws UnreadablePlaceFile
 */
export function readEntry(line: string, block: string, manifest: OpenManifest): PlaceEntry {
  const fields = line.split("\t");
  const [key = "", score, id, name = "", countryCode = "", admin1 = "", admin2 = "", ...rest] = fields;
  const [latitude = Number.NaN, longitude = Number.NaN, zone = Number.NaN, population] = rest.map(numberIn);
  const timeZone = manifest.zones[zone];
  const numbers = [numberIn(score), numberIn(id), population];
  if (
    fields.length !== FIELDS ||
    timeZone === undefined ||
    !validCoordinates(latitude, longitude) ||
    !numbers.every(Number.isFinite)
  ) {
    throw damagedLine();
  }
  const { called } = manifest;
  const division = `${countryCode}.${admin1}`;
  const inEnglish = admin1 === "" ? "" : adminName(block, division);
  return {
    key,
    score: Number(score) / 100,
    admin1,
    admin2,
    place: {
      id: Number(id),
      name: called?.towns.get(Number(id)) ?? name,
      admin: called ? (called.territories.get(division) ?? withoutKind(inEnglish)) : inEnglish,
      country: called?.territories.get(countryCode) ?? manifest.countries[countryCode] ?? countryCode,
      countryCode,
      latitude,
      longitude,
      timeZone,
      population: Number(population),
    },
  };
}

/** The lines after the first of a file that is read whole. */
function linesOf(block: string): readonly string[] {
  const lines = block.split("\n").slice(1);
  if (lines.pop() !== "" || lines.length === 0) throw damagedLine();
  return lines;
}

/** Every entry of a block, for the files that are read whole. */
export function allEntries(block: string, manifest: OpenManifest): readonly PlaceEntry[] {
  return linesOf(block).map((line) => readEntry(line, block, manifest));
}

/** The score alone, for whoever looks at many lines. */
export function scoreOfLine(line: string): number {
  const start = line.indexOf("\t") + 1;
  return Number(line.slice(start, line.indexOf("\t", start)));
}

/** What a qualifier such as "Bavaria", "TX" or "USSR" may mean. */
export interface Territory {
  /** Codes: a country "DE", a division "US.TX" or "US.TX.453". */
  readonly codes: readonly string[];
  /** Countries that it once meant or that people may still mean: "Germany" for a birth in Breslau. */
  readonly formerCodes: readonly string[];
}

export function readTerritory(line: string): Territory {
  const codes = line.slice(line.indexOf("\t") + 1).split(",");
  return {
    codes: codes.filter((code) => !code.startsWith("~")),
    formerCodes: codes.filter((code) => code.startsWith("~")).map((code) => code.slice(1)),
  };
}

export function writeTerritory(key: string, territory: Territory): string {
  return `${key}\t${[...territory.codes, ...territory.formerCodes.map((code) => `~${code}`)].join(",")}`;
}
