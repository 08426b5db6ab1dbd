import { describe, expect, it } from "vitest";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { blockIndex, entriesUnder, entriesWithPrefix, openPlaceFiles, territoryUnder } from "./place-blocks";
import { zoneNamed } from "./zone-history";

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
