import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { suggestPlaces } from "~/places/gazetteer";
import { openPlaceFiles } from "~/places/place-files";
import { blockName } from "~/places/place-index";
import { readPlacesQuery } from "~/schemas/places-query";
import { readPlaceAsset } from "../../../tests/support/place-assets";
import { times } from "../../../tests/support/properties";

let suggestionsHere: typeof import("./place-suggestions").suggestionsHere;
let fetched: string[] = [];
let readFile = readPlaceAsset;

/** A browser that has just come, over the built files. */
beforeEach(async () => {
  fetched = [];
  readFile = readPlaceAsset;
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (path: string) => {
    fetched.push(path);
    const content = await readFile(path);
    return new Response(content, { status: content ? 200 : 404 });
  });
  vi.resetModules();
  ({ suggestionsHere } = await import("./place-suggestions"));
});
afterEach(() => vi.unstubAllGlobals());

/** What `/api/places?q=…&marked` answers. */
async function answered(typed: string) {
  const query = readPlacesQuery({ q: typed, marked: "" });
  if (!query.ok || query.value.kind !== "text") throw new Error(`refused: ${typed}`);
  const found = await suggestPlaces(readPlaceAsset, query.value.text);
  return found.map(({ place, isCalledSo }) => ({ ...place, isCalledSo }));
}

/** Names as the files hold them, of places all over the alphabet and in all scripts. */
async function realNames(): Promise<readonly (readonly [name: string, country: string])[]> {
  const { manifest, text } = await openPlaceFiles(readPlaceAsset);
  const blocks = await Promise.all(
    manifest.names.flatMap((_, i) => (i % 40 === 0 ? [text(blockName("names", i))] : [])),
  );
  return blocks.flatMap((block) =>
    block
      .split("\n")
      .slice(1, -1)
      .filter((_, i) => i % 7 === 0)
      .flatMap((line) => {
        const [key = "", , , name = "", code = ""] = line.split("\t");
        return [[name, manifest.countries[code] ?? code] as const, [key, code] as const];
      }),
  );
}

describe("suggestions that a browser looks up by itself", () => {
  it("are the worker's, whatever is typed of a real name, with its country and without", async () => {
    const dress = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
    );
    const typed = fc
      .tuple(
        fc.constantFrom(...(await realNames())),
        dress,
        fc.constantFrom(", ", " ", ""),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map(([[name, country], dressed, between, part]) => {
        const whole = [...dressed(between === "" ? name : name + between + country)];
        return whole
          .slice(0, 2 + Math.round(part * whole.length))
          .join("")
          .trim();
      });
    let own = 0;
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const here = await suggestionsHere(text);
        if (here === null) return;
        own += 1;
        expect(here).toEqual(await answered(text));
      }),
      { numRuns: times(600) },
    );
    expect(own).toBeGreaterThan(times(400)); // the others are misspelt, or say more than a name
  });

  it.each([
    "Ne",
    "New York",
    "Lo",
    "San Fr",
    "chicago",
    "Paris, te",
    "St. G",
    "Wien",
    "東京",
    "Åbo",
    "L’Aqu",
  ])("are those of %s without asking the worker", async (typed) => {
    const here = await suggestionsHere(typed);
    expect(here).toEqual(await answered(typed));
    expect(here).not.toEqual([]);
    expect(fetched.filter((path) => !path.startsWith("/places/"))).toEqual([]);
  });

  it("need few files, each once", async () => {
    for (const typed of ["Lo", "Lon", "Lond", "Londo", "London", "Lond", "Lon"]) await suggestionsHere(typed);
    expect(new Set(fetched).size).toBe(fetched.length);
    expect(fetched.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ["is misspelt", "Amsterdm"],
    ["is a point", "48.4, 9.99"],
    ["holds signs of no name", "Ulm\u200b"],
    ["is longer than the worker takes", "a".repeat(201)],
  ])("are the worker's to make where the text %s", async (_, typed) => {
    expect(await suggestionsHere(typed)).toBeNull();
  });

  it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "3g" }])(
    "are the worker's over a line that is %j",
    async (connection) => {
      vi.stubGlobal("navigator", { connection });
      expect(await suggestionsHere("Ulm")).toBeNull();
      expect(fetched).toEqual([]);
    },
  );

  it("are the worker's while files are missing, and the browser's once they are there", async () => {
    readFile = async () => null;
    expect(await suggestionsHere("Ulm")).toBeNull();
    readFile = async (path) => (path.endsWith("manifest.json") ? readPlaceAsset(path) : null);
    expect(await suggestionsHere("Ulm")).toBeNull();
    readFile = readPlaceAsset;
    expect((await suggestionsHere("Ulm"))?.[0]).toMatchObject({ name: "Ulm", country: "Germany" });
  });

  it("are the newer files' after a deployment has brought some", async () => {
    expect(await suggestionsHere("Ulm")).not.toBeNull();
    const before = (await openPlaceFiles(readPlaceAsset)).manifest.version;
    readFile = async (path) => {
      if (path.includes(before)) return null;
      const content = await readPlaceAsset(path.replace("/newer/", `/${before}/`));
      if (!content || !path.endsWith("manifest.json")) return content;
      const manifest = new TextDecoder().decode(content).replace(before, "newer");
      return new TextEncoder().encode(manifest).buffer as ArrayBuffer;
    };
    expect(await suggestionsHere("Zag")).toBeNull();
    expect((await suggestionsHere("Zag"))?.[0]).toMatchObject({ name: "Zagreb" });
  });
});
