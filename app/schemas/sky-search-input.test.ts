import { describe, expect, it } from "vitest";
import { longitudeIn, readSkySearch } from "./sky-search-input";

const NOW = Date.UTC(2026, 10, 22, 9, 30);
const read = (raw: Record<string, unknown>) => readSkySearch(raw, NOW);
const great = { kind: "aspect", body: "Jupiter", with: "Saturn", aspect: "Conjunction" };

function fieldsOf(raw: Record<string, unknown>): readonly string[] {
  const parsed = read(raw);
  return parsed.ok ? [] : Object.keys(parsed.fields);
}

function spanOf(raw: Record<string, unknown>): readonly string[] {
  const parsed = read({ ...great, ...raw });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return [parsed.value.from, parsed.value.to].map((instant) => new Date(instant).toISOString());
}

describe("a degree of the zodiac", () => {
  it.each([
    ["29°36′ Acuario", 329.6],
    ["29,6 de Aquário", 329.6],
    ["29°36′ de Acuario", 329.6],
    ["29°36′ de Aquário", 329.6],
    ["3 gém", 63],
    ["12° de Leão", 132],
    ["29°36′ Aquarius", 329.6],
    ["29°36' aquarius", 329.6],
    ["29 36 Aqu", 329.6],
    ["29.6 Aquarius", 329.6],
    ["29°36′30″ Aquarius", 329 + 36.5 / 60],
    ["0° aries", 0],
    ["0 Pisces", 330],
    ["15leo", 135],
    ["329.6", 329.6],
    ["0", 0],
    ["84.38822492663232", 84.38822492663232], // as the API itself answers
    ["352.5651258334872", 352.5651258334872],
    ["1e-7", 1e-7],
    ["1e2", 100],
    ["24.388224926632 Gemini", 84.388224926632],
    ["29 ° 36 ′ 30 ″ aquarius", 329 + 36.5 / 60],
  ])("%s", (text, longitude) => {
    expect(longitudeIn(text)).toBeCloseTo(longitude, 9);
  });

  it.each([
    "360",
    "-1",
    "30° Aries",
    "29°60′ Aries",
    "12",
    "12 Ophiuchus",
    "12 a",
    "1e999",
    "-1e-9",
    `1${" ".repeat(70)}Leo`,
    "",
    "Leo",
    "12 34",
  ])("%j is none, but for a bare longitude", (text) => {
    expect(longitudeIn(text)).toBe(text === "12" ? 12 : null);
  });
});

describe("the span", () => {
  it("goes from today to the end of the tables where nobody says another", () => {
    expect(spanOf({})).toEqual(["2026-11-22T00:00:00.000Z", "2101-01-01T00:00:00.000Z"]);
  });

  it("holds whole years and days, and moments as they are", () => {
    expect(spanOf({ from: "1800", to: "2100" })).toEqual([
      "1800-01-01T00:00:00.000Z",
      "2101-01-01T00:00:00.000Z",
    ]);
    expect(spanOf({ from: "06/15/1990", to: "1990-06-15" })).toEqual([
      "1990-06-15T00:00:00.000Z",
      "1990-06-16T00:00:00.000Z",
    ]);
    expect(spanOf({ from: "1990-06-15T14:30Z", to: "1990-06-15T14:31+00:00" })).toEqual([
      "1990-06-15T14:30:00.000Z",
      "1990-06-15T14:31:00.000Z",
    ]);
  });

  it("has an end after its beginning", () => {
    expect(fieldsOf({ ...great, from: "2000", to: "1999" })).toEqual(["to"]);
    expect(fieldsOf({ ...great, from: "1799", to: "2101" })).toEqual(["from", "to"]);
  });
});

describe("what is at fault is named", () => {
  it.each([
    [{}, ["kind", "body"]],
    [{ kind: "Aspect", body: "Vulcan" }, ["kind", "body"]],
    [{ kind: "aspect", body: "Jupiter" }, ["with"]],
    [{ ...great, with: "Jupiter" }, ["with"]],
    [{ ...great, body: "North Node", with: "South Node" }, ["with"]],
    [{ ...great, aspect: "Biseptile", sign: "Ophiuchus", weekdays: "maybe" }, ["aspect", "sign", "weekdays"]],
    [{ kind: "longitude", body: "Saturn" }, ["longitude"]],
    [{ kind: "longitude", body: "Sun", longitude: "1".padEnd(65) }, ["longitude"]],
    ...["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"].map(
      (kind): [Record<string, unknown>, readonly string[]] => [{ kind, body: "Sun" }, ["kind"]],
    ),
    [{ kind: "return", body: "Saturn", longitude: "north" }, ["longitude"]],
    [{ kind: "station", body: "Moon" }, ["body"]],
    [{ kind: "station", body: "Moon", to: "1800" }, ["body", "to"]],
  ])("%j: %j", (raw, fields) => {
    expect(fieldsOf(raw)).toEqual(fields);
  });

  it("and nothing that this kind of search does not read", () => {
    expect(fieldsOf({ kind: "ingress", body: "Mars", with: "Mars", longitude: "?", aspect: "?" })).toEqual(
      [],
    );
    expect(fieldsOf({ kind: "ingress", body: "Mars", longitude: "?".repeat(65) })).toEqual(["longitude"]);
  });
});
