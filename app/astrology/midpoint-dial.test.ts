import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { times } from "../../tests/support/properties";
import { axisAt, type DialRing, dialMidpoint, dialPlace, dialSeparation } from "./midpoint-dial";
import { MIDPOINT_ORBS } from "./midpoint-orbs";
import type { Dial } from "./midpoints";
import type { NatalPoint } from "./natal-points";
import truth from "./truth/midpoints.json";

const NAMES: Readonly<Record<string, NatalPoint>> = {
  TrueNode: "North Node",
  ASC: "Ascendant",
  MC: "Midheaven",
};
const named = (name: string) => NAMES[name] ?? (name as NatalPoint);
type Contact = readonly [point: string, a: string, b: string, angle: number, difference: number];

const dials = [90, 45] as const;
const natal = (points: Readonly<Partial<Record<NatalPoint, number>>>): DialRing => ({
  ring: "Natal",
  points: Object.entries(points).map(([point, longitude]) => ({ point: point as NatalPoint, longitude })),
});

describe.each(truth.rows.map((row) => [row.utc, row] as const))("the dial of %s", (_, row) => {
  const ring = natal(
    Object.fromEntries(Object.entries(row.longitudes).map(([name, longitude]) => [named(name), longitude])),
  );
  const contacts = [...row.contacts, ...row.wider] as unknown as readonly Contact[];
  const ill = new Set(row.ill as readonly string[]);

  it.each(dials)("%s°: with its pointer set to a point it names the reference's midpoints on it", (dial) => {
    for (const { point, longitude } of ring.points) {
      const { near } = axisAt([ring], dialPlace(longitude, dial), dial, MIDPOINT_ORBS);
      const others = near.midpoints.filter(({ a, b }) => a !== point && b !== point);
      const expected = contacts.filter(([on, , , angle]) => named(on) === point && angle % dial === 0);
      const sure = expected.filter(([on, a, b]) => !ill.has(`orb:${on}=${a}/${b}`));
      const found = new Map(others.map(({ a, b, orb }) => [`${a}/${b}`, orb]));
      for (const [, a, b, , difference] of sure)
        expect(found.get(`${named(a)}/${named(b)}`), `${point}=${a}/${b}`).toBeCloseTo(
          Math.abs(difference),
          5,
        );
      expect(found.size).toBeLessThanOrEqual(expected.length + ill.size);
      expect(found.size).toBeGreaterThanOrEqual(sure.length);
    }
  });

  it("tells at both ends of 90° what 45° has at one", () => {
    for (const pointer of [0, 12.5, 44.999, 45, 71.25]) {
      const { near, far } = axisAt([ring], pointer, 90, MIDPOINT_ORBS);
      const folded = axisAt([ring], dialPlace(pointer, 45), 45, MIDPOINT_ORBS).near;
      const nameOf = ({ a, b }: { readonly a: string; readonly b: string }) => `${a}/${b}`;
      expect([...near.midpoints, ...far.midpoints].map(nameOf).sort()).toEqual(
        folded.midpoints.map(nameOf).sort(),
      );
    }
  });
});

describe("a place on a dial", () => {
  it("is the longitude folded, from 0 on and never the dial itself", () => {
    expect([0, 89.5, 90, 128.2, 359.999].map((longitude) => dialPlace(longitude, 90))).toEqual([
      0,
      89.5,
      0,
      expect.closeTo(38.2, 9),
      expect.closeTo(89.999, 9),
    ]);
    expect(dialPlace(-1e-15, 90)).toBe(0);
    expect(dialPlace(-10, 45)).toBeCloseTo(35, 9);
  });

  it("is the same for both midpoints of a pair, and lies as far from both", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 359.999, noNaN: true }),
        fc.double({ min: 0, max: 359.999, noNaN: true }),
        fc.constantFrom<Dial>(...dials),
        (a, b, dial) => {
          const middle = dialMidpoint(a, b, dial);
          expect(dialSeparation(middle, dialMidpoint(a + 360, b, dial), dial)).toBeLessThan(1e-9);
          const [toA, toB] = [a, b].map((place) => dialSeparation(place, middle, dial));
          expect(toA).toBeCloseTo(toB ?? Number.NaN, 9);
        },
      ),
      { numRuns: times(200) },
    );
  });
});

describe("what stands on the pointer", () => {
  const rings: readonly DialRing[] = [
    natal({ Mars: 10, Saturn: 100.9, Venus: 54.6, Sun: 191.4, Moon: 21.4 }),
    { ring: "Directed", points: [{ point: "Jupiter", longitude: 279.5 }] },
  ];

  it("is the closest first, of every ring, the lights within the wider orb", () => {
    const { near, far } = axisAt(rings, 10.2, 90, MIDPOINT_ORBS);
    expect(near.points.map(({ ring, point }) => `${ring} ${point}`)).toEqual([
      "Natal Mars",
      "Directed Jupiter",
      "Natal Saturn",
      "Natal Sun",
    ]);
    expect(near.points[0]?.orb).toBeCloseTo(0.2, 9);
    expect(far.points.map(({ point }) => point)).toEqual(["Venus"]);
  });

  it("takes the wider orb for all once it is set to a light", () => {
    expect(axisAt(rings, 11.4, 90, MIDPOINT_ORBS).near.points.map(({ point }) => point)).toEqual([
      "Sun",
      "Saturn",
      "Mars",
    ]);
  });

  it("is counted over the seam of 0°", () => {
    const seam = [natal({ Mars: 359.6, Venus: 0.4 })];
    expect(axisAt(seam, 0, 90, MIDPOINT_ORBS).near).toEqual({
      points: [
        { ring: "Natal", point: "Mars", orb: expect.closeTo(0.4, 9) },
        { ring: "Natal", point: "Venus", orb: expect.closeTo(0.4, 9) },
      ],
      midpoints: [{ ring: "Natal", a: "Mars", b: "Venus", orb: expect.closeTo(0, 9) }],
    });
  });

  it("has no midpoint of two rings, and none of a point alone", () => {
    const apart: readonly DialRing[] = [
      natal({ Mars: 10 }),
      { ring: "Directed", points: [{ point: "Mars", longitude: 14 }] },
    ];
    expect(axisAt(apart, 12, 90, MIDPOINT_ORBS).near).toEqual({ points: [], midpoints: [] });
    expect(axisAt(apart, 10, 90, MIDPOINT_ORBS).near.midpoints).toEqual([]);
  });
});
