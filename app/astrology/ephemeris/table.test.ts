import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { storedSky } from "./stored-sky";
import { evaluateSeries, openTable, SERIES_NAMES, type SeriesName } from "./table";
import text from "./table-data";

const table = storedSky;

function placeAt(name: SeriesName, jd: number): Float64Array {
  const out = new Float64Array(6);
  evaluateSeries(table, name, jd, out, 0);
  return out;
}

const apart = (a: Float64Array, b: Float64Array, from = 0) =>
  Math.hypot(...[0, 1, 2].map((i) => (a[from + i] as number) - (b[from + i] as number)));

it("the stored coefficients have the checksum that the header names", () => {
  expect(crc32(text.slice(table.payload))).toBe(table.checksum);
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
    expect(() => openTable(content)).toThrow(message);
  });
});

/** A jump of 0.03″ moves nothing that we show; radians. */
const UNSEEN = 1.5e-7;

/** Smallest distance from the Earth (EMB: from Venus), au. */
function nearest(name: SeriesName): number {
  const distances: Readonly<Record<SeriesName, number>> = {
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
  return distances[name];
}

describe.each(SERIES_NAMES)("%s", (name) => {
  const { segmentDays, segments } = table.series[name];

  it("goes on without a jump from one segment to the next", () => {
    for (let segment = 1; segment < segments; segment += Math.ceil(segments / 500)) {
      const seam = table.firstJd + segment * segmentDays;
      const before = placeAt(name, seam - 1e-6);
      const after = placeAt(name, seam + 1e-6);
      const moved = 2e-6 * Math.hypot(...after.slice(3));
      expect(apart(before, after)).toBeLessThan(moved + nearest(name) * UNSEEN);
    }
  });

  it("has a velocity that is the change of its place", () => {
    for (let i = 1; i < 200; i++) {
      const jd = table.firstJd + ((table.lastJd - table.firstJd) * i) / 200 + 0.37;
      const h = 0.005;
      const before = placeAt(name, jd - h);
      const after = placeAt(name, jd + h);
      const velocity = placeAt(name, jd);
      for (let axis = 0; axis < 3; axis++) {
        const change = ((after[axis] as number) - (before[axis] as number)) / (2 * h);
        expect(Math.abs(change - (velocity[3 + axis] as number))).toBeLessThan(1e-8);
      }
    }
  });
});

it("outside its span it says so instead of extrapolating", () => {
  expect(() => placeAt("Mars", table.firstJd - 1)).toThrow(RangeError);
  expect(() => placeAt("Mars", table.lastJd + 1)).toThrow(RangeError);
  expect(() => placeAt("Mars", Number.NaN)).toThrow(RangeError);
});
