import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zoneNamed } from "~/time/zone-history";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { findPlace, suggestPlaces } from "./gazetteer";
import { knownCities, nearestPlace } from "./nearest-place";
import { openPlaceFiles, type ReadAsset, UnreadablePlaceFile } from "./place-files";
import { blockIndex, blockName } from "./place-index";
import { allEntries } from "./place-lines";
import { entriesUnder, entriesWithPrefix, territoryUnder } from "./place-lookup";

describe("the place files", () => {
  it("name only zones whose clocks we know", async () => {
    const { manifest } = await openPlaceFiles(readPlaceAsset);
    expect(manifest.zones.filter((zone) => zoneNamed(zone) === null)).toEqual([]);
  });

  it("know every country by its English name", async () => {
    const { manifest } = await openPlaceFiles(readPlaceAsset);
    expect(Object.keys(manifest.countries).length).toBeGreaterThan(240);
    expect(manifest.countries).toMatchObject({
      DE: "Germany",
      US: "United States",
      XK: "Kosovo",
      TR: "Turkey",
    });
    for (const [code, name] of Object.entries(manifest.countries)) expect(name).not.toBe(code);
  });

  it("are cut at keys in ascending order", async () => {
    const { manifest } = await openPlaceFiles(readPlaceAsset);
    for (const keys of [manifest.names, manifest.prefixes, manifest.qualifiers]) {
      expect([...keys].sort((a, b) => (a < b ? -1 : 1))).toEqual(keys);
    }
  });

  it("hold every spelling of a place, the likeliest place first", async () => {
    const files = await openPlaceFiles(readPlaceAsset);
    const [first, second] = await entriesUnder(files, "paris");
    expect(first).toMatchObject({
      admin1: "11",
      place: { id: 2988507, name: "Paris", admin: "Île-de-France" },
    });
    expect(first?.score).toBeGreaterThan(second?.score ?? 0);
    expect((await entriesUnder(files, "parigi"))[0]?.place.id).toBe(2988507);
    expect(await entriesUnder(files, "pariz x")).toEqual([]);
    expect(await entriesUnder(files, "")).toEqual([]);
  });

  it("list the best of a beginning that thousands of names share", async () => {
    const files = await openPlaceFiles(readPlaceAsset);
    for (const prefix of ["sa", "san", "saint", "new", "ber"]) {
      const entries = await entriesWithPrefix(files, prefix, 20);
      expect(entries).toHaveLength(20);
      for (const { key } of entries) expect(key.startsWith(prefix)).toBe(true);
    }
  });

  it("hold all that is called just as the beginning of thousands", async () => {
    const files = await openPlaceFiles(readPlaceAsset);
    const inBlock = async (key: string) => {
      const block = await files.text(blockName("names", blockIndex(files.manifest.names, key)));
      return allEntries(block, files.manifest).filter((entry) => entry.key === key);
    };
    let called = 0;
    for (const first of "abcdefghijklmnopqrstuvwxyz") {
      for (const rest of ["a", "e", "i", "o", "u", "an", "ar", "en", "on"]) {
        const truth = await inBlock(first + rest);
        called += truth.length;
        expect(await entriesUnder(files, first + rest), first + rest).toEqual(truth);
      }
    }
    expect(called).toBeGreaterThan(200);
    expect(await entriesUnder(files, "saint")).toEqual(await inBlock("saint"));
  });

  it("know territories in other languages and of other times", async () => {
    const files = await openPlaceFiles(readPlaceAsset);
    expect((await territoryUnder(files, "allemagne"))?.codes).toContain("DE");
    expect((await territoryUnder(files, "ussr"))?.codes).toEqual(expect.arrayContaining(["RU", "UA", "KZ"]));
    expect((await territoryUnder(files, "bayern"))?.codes).toContain("DE.02");
    expect((await territoryUnder(files, "tx"))?.codes).toContain("US.TX");
    expect(await territoryUnder(files, "qwxzzy")).toBeNull();
  });

  it("that are missing are an error and not an empty answer", async () => {
    await expect(openPlaceFiles(async () => null)).rejects.toThrow("/places/manifest.json is missing");
    const onlyManifest = async (path: string) =>
      path.endsWith("manifest.json") ? readPlaceAsset(path) : null;
    await expect(openPlaceFiles(onlyManifest).then((files) => entriesUnder(files, "ulm"))).rejects.toThrow(
      "is missing",
    );
  });

  it("are read again after a failure", async () => {
    let broken = true;
    const flaky = async (path: string) => (broken ? null : readPlaceAsset(path));
    await expect(openPlaceFiles(flaky)).rejects.toThrow();
    broken = false;
    expect((await openPlaceFiles(flaky)).manifest.zones.length).toBeGreaterThan(300);
  });
});

describe("a spoilt place file", () => {
  const LOOKUPS: readonly [string, (read: ReadAsset) => Promise<unknown>][] = [
    ["a name", (read) => findPlace(read, "Ulm")],
    ["a name with its country", (read) => findPlace(read, "Paris, France")],
    ["a misspelt name", (read) => findPlace(read, "Amsterdaam")],
    ["a beginning", (read) => suggestPlaces(read, "spring")],
    ["a beginning that thousands share", (read) => suggestPlaces(read, "san")],
    ["coordinates", (read) => nearestPlace(read, 48.4, 10)],
    ["the known cities", (read) => knownCities(read)],
  ];
  const text = (content: ArrayBuffer) => new TextDecoder().decode(content);
  const bytes = (content: string) => new TextEncoder().encode(content).buffer as ArrayBuffer;
  const half = (content: ArrayBuffer) => {
    const cut = content.slice(0, content.byteLength >> 1);
    return text(cut).endsWith("\n") ? cut.slice(0, -1) : cut;
  };
  const WAYS: readonly [string, (content: ArrayBuffer) => ArrayBuffer][] = [
    ["is empty", () => new ArrayBuffer(0)],
    ["is a page", () => bytes("<!doctype html>\n<title>Not here</title>\n")],
    ["is null", () => bytes("null")],
    ["is an empty object", () => bytes("{}")],
    ["is a list", () => bytes("[]")],
    ["is zeros", (content) => new ArrayBuffer(content.byteLength)],
    ["is cut off", half],
    ["lacks its last byte", (content) => content.slice(0, -1)],
    ["has letters for digits", (content) => bytes(text(content).replace(/\d/g, "x"))],
  ];

  /** The files that a look-up reads. */
  async function filesOf(lookup: (read: ReadAsset) => Promise<unknown>): Promise<readonly string[]> {
    const paths: string[] = [];
    await lookup(async (path) => {
      paths.push(path);
      return readPlaceAsset(path);
    });
    return paths;
  }

  it.each(LOOKUPS)("is the site's fault when looking up %s, and no other answer", async (_, lookup) => {
    const truth = await lookup(readPlaceAsset);
    for (const spoilt of await filesOf(lookup)) {
      for (const [way, spoil] of WAYS) {
        const read: ReadAsset = async (path) => {
          const content = await readPlaceAsset(path);
          return content && path === spoilt ? spoil(content) : content;
        };
        const outcome = await lookup(read).catch((error) => error);
        if (!(outcome instanceof UnreadablePlaceFile)) expect(outcome, `${spoilt} ${way}`).toEqual(truth);
      }
    }
  });

  it("is never another error, whatever stands in it", async () => {
    const lookups = await Promise.all(
      LOOKUPS.map(async ([, lookup]) => ({ lookup, paths: await filesOf(lookup) })),
    );
    const spoilt = fc
      .constantFrom(...lookups)
      .chain(({ lookup, paths }) => fc.tuple(fc.constant(lookup), fc.constantFrom(...paths)));
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      to: fc.oneof(fc.constantFrom("\n", "\t", "-", "", "1e9", "\n\n"), fc.string({ maxLength: 4 })),
    });
    await fc.assert(
      fc.asyncProperty(
        spoilt,
        fc.array(edit, { minLength: 1, maxLength: 200 }),
        async ([lookup, path], edits) => {
          const read: ReadAsset = async (asked) => {
            const content = await readPlaceAsset(asked);
            if (content === null || asked !== path) return content;
            // A letter a byte, so that the binary files stay what they are elsewhere.
            let whole = Buffer.from(content).toString("latin1");
            for (const { at, to } of edits) {
              const start = Math.floor(at * whole.length);
              whole = whole.slice(0, start) + to + whole.slice(start + 1);
            }
            const edited = Buffer.from(whole, "latin1");
            return edited.buffer.slice(
              edited.byteOffset,
              edited.byteOffset + edited.byteLength,
            ) as ArrayBuffer;
          };
          const error = await lookup(read).then(
            () => null,
            (thrown) => thrown,
          );
          if (error !== null) expect(error).toBeInstanceOf(UnreadablePlaceFile);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("the block of a key", () => {
  it("is the last one that does not begin after it", () => {
    expect(blockIndex(["", "b", "c"], "a")).toBe(0);
    expect(blockIndex(["", "b", "c"], "b")).toBe(1);
    expect(blockIndex(["", "b", "c"], "bz")).toBe(1);
    expect(blockIndex(["", "b", "c"], "z")).toBe(2);
    expect(blockIndex(["b"], "a")).toBe(-1);
    expect(blockIndex([], "a")).toBe(-1);
  });
});
