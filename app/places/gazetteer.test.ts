import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { distanceInKm } from "./coordinates";
import { findPlace, suggestPlaces } from "./gazetteer";
import type { Place } from "./place-files";
import namesOfCities from "./truth/names-of-cities.json";
import truth from "./truth/places.json";

const find = async (text: string) => (await findPlace(readPlaceAsset, text))?.place ?? null;
const suggest = async (text: string, limit?: number) =>
  (await suggestPlaces(readPlaceAsset, text, limit)).map(
    ({ place: { name, countryCode } }) => `${name} ${countryCode}`,
  );

interface Row {
  readonly query: string;
  readonly lat: number;
  readonly lon: number;
  readonly tolerance_km: number;
  readonly zone: string;
  readonly zone_any?: readonly string[];
}

function isRight(place: Place | null, row: Row): boolean {
  if (!place) return false;
  const distance = distanceInKm(place, { latitude: row.lat, longitude: row.lon });
  return distance <= row.tolerance_km && [row.zone, ...(row.zone_any ?? [])].includes(place.timeZone);
}

describe("a text that is hard to read", () => {
  it.each([
    "san antonio (califrniaab), massachusts, guatmalaabf, baden wurtenbrg, pensylvanab, south caroln",
    "springfield (rhode iland), saskatchewn, catalunyaab, baden wurtenbrg, philippnesa, mexicooabd",
  ])("is given up after 20 files and the manifest, and never looked for again: %s", async (text) => {
    let read = 0;
    const counted = (path: string) => {
      read++;
      return readPlaceAsset(path);
    };
    expect(await findPlace(counted, text)).toBeNull();
    expect(read).toBeLessThanOrEqual(21);
    read = 0;
    expect(await findPlace(counted, text)).toBeNull();
    expect(read).toBe(0);
  });
});

describe("the reference places", () => {
  it("are right at the first hit in at least 97 of 100", async () => {
    const wrong: string[] = [];
    for (const row of truth as readonly Row[]) {
      const place = await find(row.query);
      if (!isRight(place, row))
        wrong.push(`${row.query} → ${place ? `${place.name}, ${place.country}` : "not found"}`);
    }
    expect(wrong.length / truth.length, wrong.join("\n")).toBeLessThanOrEqual(0.03);
  });
});

describe("a typed place is found", () => {
  // Names from outside the reference list; the country and division are common knowledge.
  it.each([
    ["Leningrad", "RU", "Europe/Moscow"],
    ["Leningrad, USSR", "RU", "Europe/Moscow"],
    ["Stalingrad, Sowjetunion", "RU", "Europe/Volgograd"],
    ["Bombay", "IN", "Asia/Kolkata"],
    ["München", "DE", "Europe/Berlin"],
    ["Muenchen", "DE", "Europe/Berlin"],
    ["Monaco di Baviera", "DE", "Europe/Berlin"],
    ["Monaco", "MC", "Europe/Monaco"],
    ["Königsberg, Prussia", "RU", "Europe/Kaliningrad"],
    ["Breslau, Germany", "PL", "Europe/Warsaw"],
    ["Pressburg, Austria-Hungary", "SK", "Europe/Bratislava"],
    ["Colombo, Ceylon", "LK", "Asia/Colombo"],
    ["Rangoon, Burma", "MM", "Asia/Yangon"],
    ["Teheran, Persia", "IR", "Asia/Tehran"],
    ["Chicago IL", "US", "America/Chicago"],
    ["Salt Lake City Utah USA", "US", "America/Denver"],
    ["Ft. Worth, TX", "US", "America/Chicago"],
    ["Mt. Vernon, NY", "US", "America/New_York"],
    ["N. Hollywood, CA", "US", "America/Los_Angeles"],
    ["Vegas", "US", "America/Los_Angeles"],
    ["Tbilisi, Georgia", "GE", "Asia/Tbilisi"],
    ["Athens, Georgia", "US", "America/New_York"],
    ["Lagos, Portugal", "PT", "Europe/Lisbon"],
    ["Boston, Lincolnshire", "GB", "Europe/London"],
    ["Belfast, Ireland", "GB", "Europe/London"],
    ["Germany, Ulm", "DE", "Europe/Berlin"],
    ["10115 Berlin, Germany", "DE", "Europe/Berlin"],
    ["Montmartre, Paris", "FR", "Europe/Paris"],
    ["日本東京", "JP", "Asia/Tokyo"],
    ["Москва", "RU", "Europe/Moscow"],
    ["القدس", "IL", "Asia/Jerusalem"],
    ["Philedelphia", "US", "America/New_York"],
    ["Paris, Frnace", "FR", "Europe/Paris"],
    ["Adak, Alaska", "US", "America/Adak"],
    ["Lord Howe Island", "AU", "Australia/Lord_Howe"],
  ])("%s", async (text, countryCode, timeZone) => {
    expect(await find(text)).toMatchObject({ countryCode, timeZone });
  });

  it("with the best known of its name first, and the others beside it", async () => {
    const found = await findPlace(readPlaceAsset, "Springfield");
    expect(found?.place.country).toBe("United States");
    const admins = found?.others.map(({ admin }) => admin) ?? [];
    expect(admins).toContain("Missouri");
    expect(new Set(admins).size).toBe(admins.length);
  });

  it.each([
    ["Salisbury", "GB"],
    ["Florence", "IT"],
    ["Valencia", "ES"],
    ["Richmond, Surrey", "GB"],
    ["San José", "CR"],
    ["Perth", "AU"],
  ])("%s means the one that most people mean", async (text, countryCode) => {
    expect(await find(text)).toMatchObject({ countryCode });
  });

  it.each([
    ["Yellowknife", "America/Edmonton"],
    ["Coyhaique, Chile", "America/Coyhaique"],
    ["Choibalsan, Mongolia", "Asia/Ulaanbaatar"],
    ["Khovd, Mongolia", "Asia/Hovd"],
    ["Kyiv", "Europe/Kyiv"],
    ["Srednekolymsk", "Asia/Srednekolymsk"],
    ["Ciudad Juárez", "America/Ciudad_Juarez"],
    ["Knox, Indiana", "America/Indiana/Knox"],
  ])("%s has the zone that holds there now", async (text, timeZone) => {
    expect(await find(text)).toMatchObject({ timeZone });
  });
});

describe("nothing is found for", () => {
  it.each([
    "Qwxzzy",
    "Qwxzzy, Germany",
    "Qwxzzy, Paris",
    "Paris, Qwxzzy",
    "Ulm, Japan",
    "Rome, Florida, Japan",
    "asdfghjkl",
    "lorem ipsum",
    "Hogwarts",
    "France",
    "Jordan",
    "USA",
    "Texas",
    "unknown",
    "n/a",
    "12345",
    "!!!",
    "",
    "   ",
  ])("%j", async (text) => {
    expect(await find(text)).toBeNull();
  });

  it("Dolo Bay, Ethiopia, rather than for a town in Italy", async () => {
    expect((await find("Dolo Bay, Ethiopia"))?.countryCode ?? "ET").toBe("ET");
  });
});

describe("typed coordinates", () => {
  it.each(["43.5, 7.1", "43°30'N 7°06'E", "43n30 7e06"])(
    "%s are a place with the zone of the nearest",
    async (text) => {
      expect(await find(text)).toMatchObject({
        id: 0,
        name: "43.50° N, 7.10° E",
        country: "France",
        timeZone: "Europe/Paris",
        population: 0,
      });
      expect(await suggest(text)).toEqual(["43.50° N, 7.10° E FR"]);
    },
  );

  it("on the open sea have nautical time", async () => {
    expect(await find("0, -140")).toMatchObject({ countryCode: "", timeZone: "Etc/GMT+9" });
  });
});

describe("suggestions", () => {
  it("begin with the city whose own or foreign name was typed, for at least 98 of 100 names", async () => {
    const names = Object.entries(namesOfCities).flatMap(([city, typed]) =>
      typed.map((text) => ({ city, text })),
    );
    const wrong: string[] = [];
    for (const { city, text } of names) {
      const [first] = await suggest(text);
      if (first !== city) wrong.push(`${text}: ${first}`);
    }
    expect(names.length).toBeGreaterThan(200);
    expect(wrong.length / names.length, wrong.join(", ")).toBeLessThanOrEqual(0.02);
  });

  it("say whether a place is called just as typed", async () => {
    const [vienna, longer] = await suggestPlaces(readPlaceAsset, "wien");
    expect(vienna).toMatchObject({ place: { name: "Vienna" }, isCalledSo: true });
    expect(longer).toMatchObject({ place: { name: "Wiener Neustadt" }, isCalledSo: false });
  });

  it.each(["<svg onload=alert(1)>", "ulm onload=alert(1)", "paris xyzzy"])(
    "are none where a word means nothing: %s",
    async (text) => {
      expect(await suggest(text)).toEqual([]);
      expect(await findPlace(readPlaceAsset, text)).toBeNull();
    },
  );

  it("need two letters", async () => {
    expect(await suggest("")).toEqual([]);
    expect(await suggest("p")).toEqual([]);
    expect(await suggest("東")).toEqual([]);
    expect(await suggest(" p ")).toEqual([]);
  });

  it("begin as typed, best first, each place once", async () => {
    expect((await suggest("par"))[0]).toBe("Paris FR");
    expect((await suggest("ber"))[0]).toBe("Berlin DE");
    expect((await suggest("lond"))[0]).toBe("London GB");
    const ids = (await suggestPlaces(readPlaceAsset, "san")).map(({ place }) => place.id);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(
      (await suggestPlaces(readPlaceAsset, "new")).every(({ place }) => place.name.startsWith("New")),
    ).toBe(true);
  });

  it("take St for the beginning of a word and St. for Saint", async () => {
    expect((await suggest("st"))[0]).toBe("Stockholm SE");
    expect((await suggest("st. p"))[0]).toBe("Saint Petersburg RU");
  });

  it("heed what follows a comma, also while it is typed", async () => {
    expect((await suggest("paris, te"))[0]).toBe("Paris US");
    expect((await suggest("ulm, deu"))[0]).toBe("Ulm DE");
    expect((await suggest("london, on"))[0]).toBe("London CA");
  });

  it("heed a state without a comma", async () => {
    expect((await suggest("chicago il"))[0]).toBe("Chicago US");
    expect((await suggestPlaces(readPlaceAsset, "springfield mo"))[0]?.place).toMatchObject({
      admin: "Missouri",
    });
  });

  it("read other languages and scripts", async () => {
    expect((await suggest("münch"))[0]).toBe("Munich DE");
    expect((await suggest("moskv"))[0]).toBe("Moscow RU");
    expect((await suggest("東京"))[0]).toBe("Tokyo JP");
  });

  it("offer the correction where nothing begins so", async () => {
    expect((await suggest("amsterdm"))[0]).toBe("Amsterdam NL");
    expect(await suggest("asdfgh")).toEqual([]);
  });

  it("keep to the limit", async () => {
    expect(await suggest("springfield", 3)).toHaveLength(3);
    expect(await suggest("springfield", 0)).toHaveLength(0);
  });
});

describe("any text", () => {
  it("is answered, never with an error", { timeout: 60_000 }, async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom(
        "__proto__",
        "constructor",
        "\ud800",
        "a\0b",
        "<svg onload=1>",
        "\u202eabc",
        "1e999, 5",
        "x".repeat(5000),
      ),
      fc.constantFrom(
        "(((((",
        "a, b, c, d, e, f, g, h",
        ",".repeat(300),
        "a ".repeat(200),
        "°'\" N S E W",
        "\t\n",
      ),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const found = await findPlace(readPlaceAsset, typed);
        const offered = await suggestPlaces(readPlaceAsset, typed);
        for (const place of [
          ...(found ? [found.place, ...found.others] : []),
          ...offered.map(({ place }) => place),
        ]) {
          expect(place.timeZone).toMatch(/^[A-Z][A-Za-z]+\//);
          expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("means the same place in capitals, without accents and with spaces around it", {
    timeout: 60_000,
  }, async () => {
    const name = fc.constantFrom(
      "Zürich",
      "São Paulo, Brazil",
      "Łódź",
      "Reykjavík",
      "Ulm, Germany",
      "İzmir",
      "Győr",
      "Nîmes, France",
    );
    const spaces = fc.string({ unit: fc.constantFrom(" ", "\u00a0", "\t"), maxLength: 3 });
    const dress = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize("NFD"),
      (text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
      (text) => text.replace(", ", " ,"),
    );
    await fc.assert(
      fc.asyncProperty(name, dress, spaces, spaces, async (text, dressed, before, after) => {
        expect((await find(before + dressed(text) + after))?.id).toBe((await find(text))?.id);
      }),
      { numRuns: 60 },
    );
  });
});
