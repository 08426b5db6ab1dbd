// The configuration of the build reads this too (see load-context.ts), and knows no "~".
import { COMPLETE, LANGUAGES, type Language } from "../languages";
import { oncePer } from "../memo";
import { type NamesInLanguage, namesFile, namesIn } from "./names-in-language";

/**
 * The place data as static files. Lines are sorted by key and cut into blocks of about 40 KB; a manifest holds the
 * first key of each (`place-index.ts`), so that a look-up (`place-lookup.ts`) is a binary search and the reading of one
 * block. Everything but the manifest lies in a folder named for its content and can be cached for ever.
 */

/** Reads one static file of the site by its absolute path ("/places/…"); null when there is none. */
export interface ReadAsset {
  (path: string): Promise<ArrayBuffer | null>;
  /** Whoever it reads for is told of places in this language; without it in English. */
  readonly language?: Language;
}

const readersOf = oncePer((_: ReadAsset) => new Map<Language, ReadAsset>());

/**
 * The same reader for whoever is answered in a language: with it, places are found and ranked by what they are called in
 * it, and called so. What is no language of ours, or English, is the reader itself.
 */
export function readerIn(language: string | null, read: ReadAsset): ReadAsset {
  const asked = LANGUAGES.find((tag) => tag === language) ?? COMPLETE;
  if (asked === COMPLETE) return read;
  const readers = readersOf(read);
  const reader = readers.get(asked) ?? Object.assign((path: string) => read(path), { language: asked });
  readers.set(asked, reader);
  return reader;
}

export interface Place {
  /** GeoNames id; negative for the few places of our own list, 0 for a point given by its coordinates. */
  readonly id: number;
  /** This and the two that follow are in the reader's language (see `readerIn`). */
  readonly name: string;
  /** First-order division ("Bavaria"), empty where there is none. */
  readonly admin: string;
  /** Empty on the open sea. */
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

/** The manifest, and beside it what places are called in the reader's language, unless that is English. */
export interface OpenManifest extends PlaceManifest {
  readonly called?: NamesInLanguage;
}

/** What one look-up works with: the manifest, and each file read at most once. */
export interface PlaceFiles {
  readonly manifest: OpenManifest;
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

const manifests = new WeakMap<ReadAsset, Promise<OpenManifest>>();

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
function manifestFor(read: ReadAsset): Promise<OpenManifest> {
  const known = manifests.get(read);
  if (known) return known;
  const reading = openManifest(read);
  manifests.set(read, reading);
  reading.catch(() => manifests.delete(read));
  return reading;
}

async function openManifest(read: ReadAsset): Promise<OpenManifest> {
  const manifest = await readManifest(read);
  if (!read.language) return manifest;
  const path = `/places/${manifest.version}/${namesFile(read.language)}`;
  const content = await read(path);
  if (content === null) throw new UnreadablePlaceFile(path, "missing");
  const called = namesIn(textOf(content));
  if (called === null) throw new UnreadablePlaceFile(path, "damaged");
  return { ...manifest, called };
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
