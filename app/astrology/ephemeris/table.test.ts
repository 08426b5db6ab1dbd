import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ASTEROIDS } from "../bodies";
import { asteroidTable, storedTable } from "./stored-sky";
import { evaluateSeries, openTable, SERIES_NAMES, type SeriesName, type Table } from "./table";
import text from "./table-data";

const table = storedTable();

function placesIn<Name extends string>(of: Table<Name>, name: Name): (jd: number) => Float64Array {
  return (jd) => {
    const out = new Float64Array(6);
    evaluateSeries(of, name, jd, out, 0);
    return out;
  };
}

const apart = (a: Float64Array, b: Float64Array, from = 0) =>
  Math.hypot(...[0, 1, 2].map((i) => (a[from + i] as number) - (b[from + i] as number)));

it.each([
  ["the sky", table],
  ["the asteroids", asteroidTable()],
])(
  "the stored coefficients of %s have the checksum that the header names",
  (_, { content, payload, checksum }) => {
    expect(crc32(content.slice(payload))).toBe(checksum);
  },
);

it("the asteroids' table covers the same days as the sky's", () => {
  const { firstJd, lastJd } = asteroidTable();
  expect([firstJd, lastJd]).toEqual([table.firstJd, table.lastJd]);
});

it("the table covers 1800 to 2100 with three hundred days to spare on both sides", () => {
  expect(table.firstJd).toBeLessThan(2_378_496.5 - 300); // 1800-01-01
  expect(table.lastJd).toBeGreaterThan(2_488_434.5 + 300); // 2101-01-01
});

describe("a damaged table is refused", () => {
  const header = text.slice(0, table.payload);
  it.each([
    ["another file", `PK${text}`, "not an ephemeris"],
    ["an empty one", "", "not an ephemeris"],
    ["another version", text.replace(/^(\S+) 1 /, "$1 2 "), "version 2"],
    ["a span of nothing", text.replace(/^(\S+ \S+ \S+) \S+/, "$1 2378169.5"), "no span"],
    ["a cut one", text.slice(0, -1), "characters"],
    ["a missing body", text.replace(/;Chiron [^|]*/, ""), "lacks Chiron"],
    ["an unknown body", text.replace(";Chiron ", ";Vulcan "), "unknown series Vulcan"],
    ["a broken description", `${header.replace(";Sun 128", ";Sun 0")}`, "Sun wrongly"],
  ])("%s", (_, content, message) => {
    expect(() => openTable(content, SERIES_NAMES)).toThrow(message);
  });
});

/** Jumps that move nothing that we show: 0.03″, of the asteroids 0.2″; radians. */
const UNSEEN = 1.5e-7;
const UNSEEN_OF_ASTEROIDS = 1e-6;

/** Smallest distances from the Earth (EMB: from Venus), au. */
const NEAREST: Readonly<Record<SeriesName, number>> = {
  Sun: 0.98,
  Mercury: 0.55,
  Venus: 0.26,
  EMB: 0.26,
  Mars: 0.37,
  Jupiter: 3.9,
  Saturn: 8,
  Uranus: 17,
  Neptune: 28,
  Pluto: 28,
  Moon: 0.0024,
  Chiron: 7,
};
/** Of Juno, which comes nearest. */
const NEAREST_ASTEROID = 0.97;

describe.each([
  ...SERIES_NAMES.map((name) => ({
    name,
    series: table.series[name],
    placeAt: placesIn(table, name),
    jump: NEAREST[name] * UNSEEN,
  })),
  ...ASTEROIDS.map((name) => ({
    name,
    series: asteroidTable().series[name],
    placeAt: placesIn(asteroidTable(), name),
    jump: NEAREST_ASTEROID * UNSEEN_OF_ASTEROIDS,
  })),
])("$name", ({ series: { segmentDays, segments }, placeAt, jump }) => {
  it("goes on without a jump from one segment to the next", () => {
    for (let segment = 1; segment < segments; segment += Math.ceil(segments / 500)) {
      const seam = table.firstJd + segment * segmentDays;
      const before = placeAt(seam - 1e-6);
      const after = placeAt(seam + 1e-6);
      const moved = 2e-6 * Math.hypot(...after.slice(3));
      expect(apart(before, after)).toBeLessThan(moved + jump);
    }
  });

  it("has a velocity that is the change of its place", () => {
    for (let i = 1; i < 200; i++) {
      const jd = table.firstJd + ((table.lastJd - table.firstJd) * i) / 200 + 0.37;
      const h = 0.005;
      const before = placeAt(jd - h);
      const after = placeAt(jd + h);
      const velocity = placeAt(jd);
      for (let axis = 0; axis < 3; axis++) {
        const change = ((after[axis] as number) - (before[axis] as number)) / (2 * h);
        expect(Math.abs(change - (velocity[3 + axis] as number))).toBeLessThan(1e-8);
      }
    }
  });

  it("outside its span says so instead of extrapolating", () => {
    expect(() => placeAt(table.firstJd - 1)).toThrow(RangeError);
    expect(() => placeAt(table.lastJd + 1)).toThrow(RangeError);
    expect(() => placeAt(Number.NaN)).toThrow(RangeError);
  });
});
