import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { times } from "../../tests/support/properties";
import { separation } from "./angles";
import { PLANETS } from "./bodies";
import { MIDPOINT_ORBS } from "./midpoint-orbs";
import { antisciaOf, type Dial, type MidpointContact, midpointContacts, midpointsOf } from "./midpoints";
import { type NatalPlaces, type NatalPoint, natalPlaces } from "./natal-points";
import truth from "./truth/midpoints.json";

type Row = (typeof truth.rows)[number];

const NATAL_POINTS = [...PLANETS, "Chiron", "North Node", "Ascendant", "Midheaven"] as const;
const ARCSECOND = 1 / 3600;
const NAMES: Readonly<Record<string, NatalPoint>> = {
  TrueNode: "North Node",
  ASC: "Ascendant",
  MC: "Midheaven",
};
const named = (name: string) => NAMES[name] ?? (name as NatalPoint);
const places = (row: Row): NatalPlaces =>
  new Map(Object.entries(row.longitudes).map(([name, longitude]) => [named(name), longitude]));

type Contact = readonly [string, string, string, number, number];
const keyOf = ({ a, b, point, angle }: Omit<MidpointContact, "orb">) => `${point}=${a}/${b} ${angle}`;
/** By their keys, with their orbs; `reaches` says of which angles. */
const expectedOf = (row: Row, dial: Dial) =>
  new Map(
    ([...row.contacts, ...row.wider] as unknown as readonly Contact[])
      .filter(([, , , angle]) => angle % dial === 0)
      .map(([point, a, b, angle, difference]) => [
        keyOf({ point: named(point), a: named(a), b: named(b), angle }),
        Math.abs(difference),
      ]),
  );

describe.each(truth.rows.map((row) => [row.utc, row] as const))("%s", (utc, row) => {
  const ill = row.ill as readonly string[];

  it("has the reference's fourteen places from the clock, within 1″ (Chiron 2″, angles 3″)", () => {
    const birth = {
      instant: Date.parse(utc),
      place: { latitude: row.lat, longitude: row.lon },
      timeUnknown: false,
    } as const;
    const ours = natalPlaces(birth, "True");
    expect([...ours.keys()]).toEqual(NATAL_POINTS);
    for (const [point, longitude] of places(row)) {
      if (point === "Ascendant" && ill.includes("asc-fast")) continue;
      const tolerance = { Chiron: 2, Ascendant: 3, Midheaven: 3 }[point as string] ?? 1;
      expect(separation(ours.get(point) ?? Number.NaN, longitude), point).toBeLessThan(tolerance * ARCSECOND);
    }
    expect([...natalPlaces({ ...birth, timeUnknown: true } as never, "True").keys()]).toEqual(
      NATAL_POINTS.slice(0, 12),
    );
  });

  it("has the same 91 midpoints", () => {
    const ours = midpointsOf(places(row));
    expect(ours.map(({ a, b }) => [a, b])).toEqual(
      row.midpoints.map(([a, b]) => [named(a as string), named(b as string)]),
    );
    ours.forEach(({ longitude }, index) => {
      // The reference rounds to the seventh decimal.
      expect(separation(longitude, row.midpoints[index]?.[2] as number)).toBeLessThan(1e-7);
    });
  });

  it.each([45, 90] as const)("has the same contacts on the dial of %d°", (dial) => {
    const ours = midpointContacts(places(row), dial, MIDPOINT_ORBS);
    const expected = expectedOf(row, dial);
    expect(new Set(ours.map(keyOf))).toEqual(new Set(expected.keys()));
    for (const contact of ours) {
      expect(Math.abs(contact.orb - (expected.get(keyOf(contact)) ?? Number.NaN))).toBeLessThan(2e-6);
    }
    const orbs = ours.map(({ orb }) => orb);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
  });

  it("has the same antiscia", () => {
    const ours = antisciaOf(places(row));
    const expected = row.antisciaContacts as unknown as readonly (readonly [
      string,
      string,
      string,
      number,
    ])[];
    expect(ours.map(({ kind, a, b }) => [kind === "Antiscion" ? "antiscion" : "contra", a, b])).toEqual(
      expected.map(([kind, a, b]) => [kind, named(a), named(b)]),
    );
    for (const [index, { orb }] of ours.entries())
      expect(Math.abs(orb - (expected[index]?.[3] ?? Number.NaN))).toBeLessThan(2e-6);
  });
});

const skies = fc
  .array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 14, maxLength: 14 })
  .map(
    (longitudes): NatalPlaces =>
      new Map(NATAL_POINTS.map((point, index) => [point, longitudes[index] as number])),
  );

describe("whatever the sky", () => {
  it("a contact stays when all is turned, and every one of 90° is one of 45° too", () => {
    fc.assert(
      fc.property(skies, fc.integer({ min: 0, max: 7 }), (sky, turns) => {
        const turned = new Map([...sky].map(([point, longitude]) => [point, (longitude + 45 * turns) % 360]));
        const keys = (of: NatalPlaces, dial: Dial) =>
          midpointContacts(of, dial, { usual: 1, ofLights: 1 })
            .filter(({ orb }) => orb < 0.999)
            .map(({ a, b, point }) => `${point}=${a}/${b}`)
            .sort();
        expect(keys(turned, 45)).toEqual(keys(sky, 45));
        const onHalf = new Set(keys(sky, 45));
        expect(keys(sky, 90).filter((key) => !onHalf.has(key))).toEqual([]);
      }),
      { numRuns: times(200) },
    );
  });
});
