import { describe, expect, it } from "vitest";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { findPlace, suggestPlaces } from "./gazetteer";
import { namesIn, withoutKind } from "./names-in-language";
import { knownCities, nearestPlace } from "./nearest-place";
import { openPlaceFiles, readerIn, UnreadablePlaceFile } from "./place-files";
import { placeLabel } from "./place-label";
import { allEntries } from "./place-lines";

const FURTHER = ["es", "pt-BR"] as const;
const readers = {
  en: readPlaceAsset,
  es: readerIn("es", readPlaceAsset),
  "pt-BR": readerIn("pt-BR", readPlaceAsset),
};

async function first(language: keyof typeof readers, typed: string): Promise<string> {
  const [found] = await suggestPlaces(readers[language], typed, 1);
  return found ? placeLabel(found.place) : "";
}

describe("a place is called as the reader's language calls it", () => {
  it.each([
    ["es", "London", "Londres, Inglaterra, Reino Unido"],
    ["es", "Mexico City", "Ciudad de México, México"],
    ["es", "München", "Múnich, Baviera, Alemania"],
    ["es", "Lima", "Lima, Perú"],
    ["es", "Moscow", "Moscú, Rusia"],
    ["pt-BR", "London", "Londres, Inglaterra, Reino Unido"],
    ["pt-BR", "Moscow", "Moscou, Rússia"],
    ["pt-BR", "Rotterdam", "Roterdã, Holanda do Sul, Países Baixos"],
    ["en", "Londres", "London, England, United Kingdom"],
    ["en", "Colonia", "Colonia del Sacramento, Colonia, Uruguay"],
  ] as const)("in %s, %s is %s", async (language, typed, label) => {
    expect(await first(language, typed)).toBe(label);
  });

  it("where it is the nearest to a point too, and among the best-known cities", async () => {
    expect(await nearestPlace(readers.es, 50.9333, 6.95)).toMatchObject({
      name: "Colonia",
      country: "Alemania",
    });
    expect((await knownCities(readers["pt-BR"])).slice(0, 50).map(({ name }) => name)).toContain("Londres");
  });
});

it("a point is written in its letters, and what is written so is found again", async () => {
  const place = (language: keyof typeof readers, text: string) => findPlace(readers[language], text);
  const west = { latitude: 43.5, longitude: -7.1 };
  expect((await place("es", "43,50° N, 7,10° O"))?.place).toMatchObject({
    ...west,
    name: "43,50° N, 7,10° O",
    country: "España",
  });
  expect((await place("en", "43.50° N, 7.10° W"))?.place).toMatchObject({
    ...west,
    name: "43.50° N, 7.10° W",
  });
  expect((await suggestPlaces(readers["pt-BR"], "43,50° N, 7,10° L"))[0]?.place.name).toBe(
    "43,50° N, 7,10° L",
  );
  expect((await nearestPlace(readers["pt-BR"], 0, -30))?.name).toBe("0,00° N, 30,00° O");
});

describe("what is called just so in the reader's language comes first", () => {
  it.each([
    ["es", "Colonia", "Colonia, Renania del Norte-Westfalia, Alemania"],
    ["pt-BR", "Colônia", "Colônia, Renânia do Norte-Vestfália, Alemanha"],
    ["es", "Ginebra", "Ginebra, Suiza"],
    ["es", "Gine", "Ginebra, Suiza"],
    ["es", "Nueva", "Nueva York, Estados Unidos"],
    ["pt-BR", "Haia", "Haia, Holanda do Sul, Países Baixos"],
  ] as const)("in %s, %s is %s", async (language, typed, label) => {
    expect(await first(language, typed)).toBe(label);
  });
});

it.each(FURTHER)(
  "every label in %s is understood when it comes back, there and in English",
  async (language) => {
    const { manifest } = await openPlaceFiles(readers[language]);
    const towns = allEntries(manifest.called?.block ?? "", manifest).map(({ place }) => place);
    expect(towns.length).toBeGreaterThan(150);
    const lost: string[] = [];
    for (const reader of [readers[language], readPlaceAsset]) {
      for (const place of [...towns, ...(await knownCities(readers[language])).slice(0, 1_000)]) {
        const found = await findPlace(reader, placeLabel(place));
        if (found?.place.id !== place.id) lost.push(placeLabel(place));
      }
    }
    expect(lost).toEqual([]);
  },
);

it.each(FURTHER)("in %s no country lacks a name, and none is said to be another's", async (language) => {
  const { countries, called } = (await openPlaceFiles(readers[language])).manifest;
  for (const code of Object.keys(countries)) {
    expect(called?.territories.get(code), code).toMatch(/^[^()]*\p{Ll}[^()]*(\(Keeling\))?$/u);
  }
  expect(called?.territories.get("HK")).toBe("Hong Kong");
});

it("the reader of English, or of a language that there is not, is the reader itself", () => {
  for (const language of [null, "en", "fr", "ES"]) {
    expect(readerIn(language, readPlaceAsset)).toBe(readPlaceAsset);
  }
  expect(readerIn("es", readPlaceAsset)).toBe(readers.es);
});

it.each([
  ["Cusco Department", "Cusco"],
  ["Tver Oblast", "Tver"],
  ["State of Berlin", "Berlin"],
  ["Western", "Western"],
])("%s without its kind is %s", (division, bare) => {
  expect(withoutKind(division)).toBe(bare);
});

describe("a file of names", () => {
  it.each([
    ["is empty", ""],
    ["is cut off", "GB=Reino Unido\nlondres\t1000\t26"],
    ["has no towns", "GB=Reino Unido\n"],
    ["is a page", "<!doctype html>\n<p>\n"],
    ["has a line that is none", "GB=Reino Unido\nlondres\n"],
  ])("that %s is none", (_, content) => {
    expect(namesIn(content)).toBeNull();
  });

  it.each([
    ["lacking", null],
    ["damaged", ""],
  ])("%s is the site's fault, and is looked for again", async (_, content) => {
    let isWhole = false;
    const read = readerIn("es", async (path) =>
      path.includes("/languages/") && !isWhole
        ? content === null
          ? null
          : new ArrayBuffer(0)
        : readPlaceAsset(path),
    );
    await expect(findPlace(read, "Londres")).rejects.toThrow(UnreadablePlaceFile);
    isWhole = true;
    expect((await findPlace(read, "Londres"))?.place.name).toBe("Londres");
  });
});
