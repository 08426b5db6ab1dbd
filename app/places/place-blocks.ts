import { oncePer } from "~/memo";
import { validCoordinates } from "./coordinates";
import { compareKeys, nameKey } from "./place-names";

/**
 * The place data as static files. Lines are sorted by key and cut into blocks of about 40 KB; a manifest holds the
 * first key of each, so that a look-up is a binary search and the reading of one block. Everything but the manifest
 * lies in a folder named for its content and can be cached for ever.
 */

/** Reads one static file of the site by its absolute path ("/places/…"); null when there is none. */
export type ReadAsset = (path: string) => Promise<ArrayBuffer | null>;

export interface Place {
  /** GeoNames id; negative for the few places of our own list, 0 for a point given by its coordinates. */
  readonly id: number;
  readonly name: string;
  /** First-order division in English ("Bavaria"), empty where there is none. */
  readonly admin: string;
  /** In English; empty on the open sea. */
  readonly country: string;
  /** ISO 3166-1 alpha-2, and XK for Kosovo; empty on the open sea. */
  readonly countryCode: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly population: number;
}

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

export interface PlaceManifest {
  /** Names the folder of the blocks. */
  readonly version: string;
  /** Fingerprint of what the blocks were built from. */
  readonly inputs: string;
  /** English country names by code. */
  readonly countries: Readonly<Record<string, string>>;
  /** IANA zone names; the blocks refer to them by index. */
  readonly zones: readonly string[];
  /** First keys of the blocks of each kind, in order. */
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
  readonly qualifiers: readonly string[];
  /** Key lengths for which there is a file of known spellings. */
  readonly nameLengths: readonly number[];
  readonly qualifierLengths: readonly number[];
}

export type BlockKind = "names" | "prefixes" | "qualifiers";

/** What one look-up works with: the manifest, and each file read at most once. */
export interface PlaceFiles {
  readonly manifest: PlaceManifest;
  text(name: string): Promise<string>;
  bytes(name: string): Promise<ArrayBuffer>;
}

/** A deployment without its place files, with some of them only or with damaged ones: the site's fault, not the typist's. */
export class UnreadablePlaceFile extends Error {
  constructor(path: string, fault: "missing" | "damaged") {
    super(`No place data: ${path} is ${fault}`);
  }
}

export const MANIFEST_PATH = "/places/manifest.json";

const manifests = new WeakMap<ReadAsset, Promise<PlaceManifest>>();

/** What is made of a file's content is kept as long as the reader keeps the content. */
const textOf = oncePer((content: ArrayBuffer) => new TextDecoder().decode(content));

/** @throws UnreadablePlaceFile */
export async function readManifest(read: ReadAsset): Promise<PlaceManifest> {
  const bytes = await read(MANIFEST_PATH);
  if (bytes === null) throw new UnreadablePlaceFile(MANIFEST_PATH, "missing");
  const manifest = parsed(new TextDecoder().decode(bytes));
  if (!isManifest(manifest)) throw new UnreadablePlaceFile(MANIFEST_PATH, "damaged");
  return manifest;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Whether it has everything that look-ups take from it. */
function isManifest(value: unknown): value is PlaceManifest {
  const { version, countries, zones, names, prefixes, qualifiers, nameLengths, qualifierLengths } = Object(
    value,
  ) as { readonly [Key in keyof PlaceManifest]?: unknown };
  const isListOf = (list: unknown, type: "string" | "number") =>
    Array.isArray(list) && list.every((item) => typeof item === type);
  return (
    typeof version === "string" &&
    Object.values(Object(countries)).some((name) => typeof name === "string") &&
    [zones, names, prefixes, qualifiers].every((list) => isListOf(list, "string")) &&
    [zones, names].every((list) => Object(list).length > 0) &&
    [nameLengths, qualifierLengths].every((list) => isListOf(list, "number"))
  );
}

/** The manifest is kept as long as the reader function lives; a failed reading is tried again. */
function manifestFor(read: ReadAsset): Promise<PlaceManifest> {
  const known = manifests.get(read);
  if (known) return known;
  const reading = readManifest(read);
  manifests.set(read, reading);
  reading.catch(() => manifests.delete(read));
  return reading;
}

/** What a look-up would read next is one file too many. */
export class TooManyPlaceFiles extends Error {}

/**
 * Opens the place files for one look-up.
 * @param most how many it may read
 * @throws UnreadablePlaceFile here and at every later reading, TooManyPlaceFiles when it would read on and on
 */
export async function openPlaceFiles(read: ReadAsset, most = Number.POSITIVE_INFINITY): Promise<PlaceFiles> {
  const manifest = await manifestFor(read);
  const open = new Map<string, Promise<ArrayBuffer>>();
  const texts = new Map<string, Promise<string>>();
  const bytes = (name: string): Promise<ArrayBuffer> => {
    const known = open.get(name);
    if (known) return known;
    if (open.size >= most) return Promise.reject(new TooManyPlaceFiles());
    const path = `/places/${manifest.version}/${name}`;
    const reading = read(path).then((content) => {
      if (content === null) throw new UnreadablePlaceFile(path, "missing");
      return content;
    });
    open.set(name, reading);
    return reading;
  };
  const text = (name: string): Promise<string> => {
    const known = texts.get(name);
    if (known) return known;
    const decoding = bytes(name).then(textOf);
    texts.set(name, decoding);
    return decoding;
  };
  return { manifest, bytes, text };
}

/** Index of the block that would hold the key, -1 when it sorts before the first one. */
export function blockIndex(firstKeys: readonly string[], key: string): number {
  let low = 0;
  let high = firstKeys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareKeys(firstKeys[middle] ?? "", key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Sorts after every continuation of a prefix. */
const AFTER_ALL = "\uffff";

/** First and last index of the blocks that hold keys with this prefix. */
export function prefixRange(firstKeys: readonly string[], prefix: string): readonly [number, number] {
  return [Math.max(0, blockIndex(firstKeys, prefix)), blockIndex(firstKeys, prefix + AFTER_ALL)];
}

/** A beginning that reaches over more blocks than this has a list of its own ("prefixes"), if it is so long. */
const MOST_BLOCKS_TO_SCAN = 2;
export const LISTED_LENGTHS = { least: 2, most: 16 } as const;

/** Whether the best entries of a beginning stand in a list, and beside it those that are called just so. */
export function isListed(firstKeys: readonly string[], prefix: string): boolean {
  const [first, last] = prefixRange(firstKeys, prefix);
  return last - first + 1 > MOST_BLOCKS_TO_SCAN;
}

/** Names the list of the entries under exactly the key of a listed beginning. No key has such a sign. */
export function exactList(key: string): string {
  return `${key}=`;
}

export function blockName(kind: BlockKind, index: number): string {
  return `${kind}/${String(index).padStart(4, "0")}.txt`;
}

/** A block that begins with the key that the manifest names, and is whole. */
async function readBlock(files: PlaceFiles, kind: BlockKind, index: number): Promise<string> {
  const name = blockName(kind, index);
  const block = await files.text(name);
  const firstKey = files.manifest[kind][index] ?? "";
  const isIt = block.startsWith(firstKey, block.indexOf("\n") + 1) && block.endsWith("\n");
  if (!isIt) throw new UnreadablePlaceFile(name, "damaged");
  return block;
}

/** The lines of a block that begin with the text; `start` includes the tab when the whole key is meant. */
function linesStartingWith(block: string, start: string): readonly string[] {
  const lines: string[] = [];
  let at = block.indexOf(`\n${start}`);
  while (at >= 0 && block.startsWith(start, at + 1)) {
    const end = block.indexOf("\n", at + 1);
    lines.push(block.slice(at + 1, end < 0 ? undefined : end));
    at = end;
  }
  return lines;
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
 * The entry in a line, whose division is named in the first line of the block.
 * @throws UnreadablePlaceFile
 */
export function readEntry(line: string, block: string, manifest: PlaceManifest): PlaceEntry {
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
  return {
    key,
    score: Number(score) / 100,
    admin1,
    admin2,
    place: {
      id: Number(id),
      name,
      admin: admin1 === "" ? "" : adminName(block, `${countryCode}.${admin1}`),
      country: manifest.countries[countryCode] ?? countryCode,
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
export function allEntries(block: string, manifest: PlaceManifest): readonly PlaceEntry[] {
  return linesOf(block).map((line) => readEntry(line, block, manifest));
}

/** The entries filed under exactly this key, the likeliest first. */
export async function entriesUnder(files: PlaceFiles, key: string): Promise<readonly PlaceEntry[]> {
  const { manifest } = files;
  const index = blockIndex(manifest.names, key);
  if (index < 0 || key === "") return [];
  const isOfListedLength = key.length >= LISTED_LENGTHS.least && key.length <= LISTED_LENGTHS.most;
  // What is looked at beside the list of what begins so: the whole block of names would be another file.
  if (isOfListedLength && isListed(manifest.names, key)) {
    return (await listed(files, exactList(key))).map(({ line, block }) => readEntry(line, block, manifest));
  }
  const block = await readBlock(files, "names", index);
  return linesStartingWith(block, `${key}\t`).map((line) => readEntry(line, block, manifest));
}

/** The lines of a list, without its name. */
async function listed(
  files: PlaceFiles,
  name: string,
): Promise<readonly { readonly line: string; readonly block: string }[]> {
  const block = await readBlock(files, "prefixes", Math.max(0, blockIndex(files.manifest.prefixes, name)));
  return linesStartingWith(block, `${name}\t`).map((line) => ({ line: line.slice(name.length + 1), block }));
}

function scoreOfLine(line: string): number {
  const start = line.indexOf("\t") + 1;
  return Number(line.slice(start, line.indexOf("\t", start)));
}

/** What a suggestion loses when its shown name begins otherwise than what was typed: Bogotá for "santa f". */
const UNLIKE_BEGINNING = 2.5;
/** So many of the best lines of a beginning are looked at closely. */
const LINES_TO_WEIGH = 150;

/** Points of an entry as a suggestion for the beginning of a name. */
export function beginningPoints({ score, place }: PlaceEntry, prefix: string): number {
  const shown = nameKey(place.name);
  const needed = prefix.length < 4 ? prefix.length : Math.ceil(prefix.length * 0.6);
  return shown.startsWith(prefix.slice(0, needed)) ? score : score - UNLIKE_BEGINNING;
}

/** The likeliest entries whose key begins so, best first; entries of one place under several keys may repeat. */
export async function entriesWithPrefix(
  files: PlaceFiles,
  prefix: string,
  limit: number,
): Promise<readonly PlaceEntry[]> {
  const { manifest } = files;
  if (prefix === "") return [];
  const found: { line: string; block: string; score: number }[] = [];
  if (isListed(manifest.names, prefix)) {
    for (const { line, block } of await listed(files, prefix)) {
      found.push({ line, block, score: scoreOfLine(line) });
    }
  } else {
    const [first, last] = prefixRange(manifest.names, prefix);
    for (let index = first; index <= last; index++) {
      const block = await readBlock(files, "names", index);
      for (const line of linesStartingWith(block, prefix))
        found.push({ line, block, score: scoreOfLine(line) });
    }
  }
  const entries = found
    .sort((a, b) => b.score - a.score)
    .slice(0, LINES_TO_WEIGH)
    .map(({ line, block }) => readEntry(line, block, manifest));
  return entries
    .map((entry) => ({ entry, points: beginningPoints(entry, prefix) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** What a qualifier such as "Bavaria", "TX" or "USSR" may mean. */
export interface Territory {
  /** Codes: a country "DE", a division "US.TX" or "US.TX.453". */
  readonly codes: readonly string[];
  /** Countries that it once meant or that people may still mean: "Germany" for a birth in Breslau. */
  readonly formerCodes: readonly string[];
}

function readTerritory(line: string): Territory {
  const codes = line.slice(line.indexOf("\t") + 1).split(",");
  return {
    codes: codes.filter((code) => !code.startsWith("~")),
    formerCodes: codes.filter((code) => code.startsWith("~")).map((code) => code.slice(1)),
  };
}

export function writeTerritory(key: string, territory: Territory): string {
  return `${key}\t${[...territory.codes, ...territory.formerCodes.map((code) => `~${code}`)].join(",")}`;
}

/** What the key of a qualifier means, null when it is not known. */
export async function territoryUnder(files: PlaceFiles, key: string): Promise<Territory | null> {
  const index = blockIndex(files.manifest.qualifiers, key);
  if (index < 0 || key === "") return null;
  const [line] = linesStartingWith(await readBlock(files, "qualifiers", index), `${key}\t`);
  return line === undefined ? null : readTerritory(line);
}

/** What a qualifier that is still being typed may become: the union of what begins so, null when nothing does. */
export async function territoryWithPrefix(files: PlaceFiles, prefix: string): Promise<Territory | null> {
  if (prefix === "") return null;
  const [first, last] = prefixRange(files.manifest.qualifiers, prefix);
  const lines: string[] = [];
  for (let index = first; index <= Math.min(last, first + MOST_BLOCKS_TO_SCAN - 1); index++) {
    lines.push(...linesStartingWith(await readBlock(files, "qualifiers", index), prefix));
  }
  if (lines.length === 0) return null;
  const territories = lines.map(readTerritory);
  return {
    codes: [...new Set(territories.flatMap(({ codes }) => codes))],
    formerCodes: [...new Set(territories.flatMap(({ formerCodes }) => formerCodes))],
  };
}
