import { describe, expect, it } from "vitest";
import truth from "../truth/directions.json";
import { instantOfArc } from "./direction-keys";
import { type Direction, primaryDirections } from "./primary-directions";
import { dailyWay } from "./semi-arcs";

type Row = (typeof truth.rows)[number];

const YEARS = 100;
const NAIBOD = 59 / 60 + 8.33 / 3600;
/** Degrees of arc: two points of up to 0.5″ each, and the sky's turn by the clock. Steep points count tenfold. */
const ARC = 3 / 3600;
const ANGLES = { ASC: "Ascendant", MC: "Midheaven" } as Record<string, string>;
const ASPECTS = { 0: "Conjunction", 60: "Sextile", 90: "Square", 120: "Trine", 180: "Opposition" } as Record<
  number,
  string
>;

const found = (row: Row) => {
  const result = primaryDirections({
    instant: Date.parse(row.utc),
    place: { latitude: row.lat, longitude: row.lon },
    converse: true,
    fromTropical: 0,
  });
  if (!result.found) throw new Error("refused");
  return result.found;
};

type Zodiacal = readonly [string, string, number, number, number];
type Mundane = readonly [string, string, number, number];
const keyOf = ({ significator, promissor, aspect, side }: Omit<Direction, "arc" | "isConverse" | "sign">) =>
  [significator, promissor, aspect, side].join(" ");

/** What the reference has of our kind: aspects on the ecliptic, conjunctions of the bodies, no own aspect, no converse angle. */
function expectedOf(row: Row, isConverse: boolean): ReadonlyMap<string, number> {
  const zodiacal = (isConverse ? row.converse : row.direct) as unknown as readonly Zodiacal[];
  const mundane = (isConverse ? row.mundaneConverse : row.mundaneDirect) as unknown as readonly Mundane[];
  const arcs = new Map<string, number>();
  const put = (name: string, promissor: string, angle: number, arc: number) => {
    const significator = ANGLES[name] ?? name;
    if (significator === promissor || (isConverse && name in ANGLES)) return;
    const aspect = ASPECTS[Math.abs(angle)] ?? "";
    const side = angle === 0 || angle === 180 ? null : angle > 0 ? "Sinister" : "Dexter";
    arcs.set(keyOf({ significator, promissor, aspect, side } as Direction), arc);
  };
  for (const [significator, promissor, aspect, arc] of zodiacal)
    if (aspect !== 0) put(significator, promissor, aspect, arc);
  for (const [significator, promissor, arc] of mundane) put(significator, promissor, 0, arc);
  return arcs;
}

const rows = truth.rows.filter(({ refused }) => !refused);

describe.each(rows.map((row) => [row.utc, row] as const))("%s", (_utc, row) => {
  const steep = (row.ill as readonly string[]).some((name) => name.startsWith("steep")) ? 10 : 1;
  const tolerance = ARC * steep;

  it.each([false, true])("has the directions of the reference and no others, converse %s", (isConverse) => {
    const ours = found(row).directions.filter(
      (direction) => direction.isConverse === isConverse && direction.sign === null,
    );
    const expected = expectedOf(row, isConverse);
    const within = new Map(ours.map((direction) => [keyOf(direction), direction.arc]));
    for (const [key, arc] of expected)
      expect(Math.abs((within.get(key) ?? Number.NaN) - arc), key).toBeLessThan(tolerance);
    const edge = YEARS * NAIBOD;
    for (const [key, arc] of within)
      if (arc > tolerance && arc < edge - tolerance) expect(expected.has(key), `${key} ${arc}`).toBe(true);
  });

  it("takes the Ascendant through the same bounds", () => {
    const { bounds, directions } = found(row);
    const expected = row.bounds as unknown as readonly (readonly [string, string, number, number])[];
    expect(bounds).toHaveLength(60);
    expected.forEach(([sign, lord, arc], index) => {
      expect(bounds[index]).toMatchObject({ sign, lord });
      expect(Math.abs((bounds[index]?.arc ?? Number.NaN) - arc)).toBeLessThan(tolerance);
    });
    const next = bounds[expected.length]?.arc ?? Number.NaN;
    expect(next / NAIBOD).toBeGreaterThan(YEARS - 0.01);
    bounds.forEach(({ arc, until, lord, sign }, index) => {
      expect(until).toBeGreaterThan(arc);
      expect(until).toBe(bounds[index + 1]?.arc ?? 360);
      if (index === 0) return;
      const direction = directions.find(
        (each) =>
          each.significator === "Ascendant" && each.promissor === `Term of ${lord}` && each.sign === sign,
      );
      expect(direction?.arc).toBe(arc);
    });
  });

  it("names the bodies that neither rise nor set", () => {
    expect(found(row).circumpolar).toEqual(row.circumpolar);
  });

  it("has the speculum of the reference from its own right ascensions", () => {
    const over = { armc: row.armc as number, latitude: row.lat };
    const speculum = Object.values(row.speculum as object) as [number, number, number, number, number][];
    for (const [rightAscension, declination, difference, hourAngle, place] of speculum) {
      const way = dailyWay({ rightAscension, declination }, over);
      // The reference has six decimals; near the horizon of high latitudes their error grows.
      expect(way?.hourAngle).toBeCloseTo(hourAngle, 5);
      expect((way?.diurnalSemiArc ?? Number.NaN) - 90).toBeCloseTo(difference, 5 - Math.log10(steep));
      expect(way?.place).toBeCloseTo(place, 5 - Math.log10(steep));
    }
  });
});

it.each(truth.rows.filter(({ refused }) => refused).map((row) => [row.utc, row] as const))(
  "refuses %s, beyond a polar circle",
  (utc, row) => {
    const result = primaryDirections({
      instant: Date.parse(utc),
      place: { latitude: row.lat, longitude: row.lon },
      converse: false,
      fromTropical: 0,
    });
    expect(result).toEqual({ found: null });
  },
);

it("has 24°25′ by Naibod at 24.78 years, as it is printed", () => {
  const years = (arc: number) => instantOfArc(0, arc, "Naibod") / 86_400_000 / 365.2425;
  // The printed arc is rounded to its minute, which is a sixtieth of a year.
  expect(Math.abs(years(24 + 25 / 60) - 24.78)).toBeLessThan(0.5 / 60 + 0.005);
});

it("counts a year as 1° by Ptolemy and 0°59′12″ by Cardan", () => {
  const year = 365.2425 * 86_400_000;
  expect(instantOfArc(0, 30, "Ptolemy")).toBeCloseTo(30 * year, 0);
  expect(instantOfArc(0, 30, "Cardan")).toBeCloseTo((30 * 60 * 60 * year) / 3552, 0);
});
