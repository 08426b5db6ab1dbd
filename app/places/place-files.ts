import { oncePer } from "~/memo";

/**
 * The place data as static files. Lines are sorted by key and cut into blocks of about 40 KB; a manifest holds the
 * first key of each (`place-index.ts`), so that a look-up (`place-lookup.ts`) is a binary search and the reading of one
 * block. Everything but the manifest lies in a folder named for its content and can be cached for ever.
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
