import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeDegrees, signedDifference } from "../../astrology/angles";
import {
  CENTER,
  DOUBLE_DIAL,
  dialAngle,
  INNER_RADIUS,
  midheavenLabelAngle,
  pointAt,
  type Ring,
  SINGLE_DIAL,
} from "./dial";
import { type Box, type PlacedBody, placeBodies } from "./layout";

type Body = { longitude: number; isRetrograde: boolean };

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Every pair of boxes that share a spot, as "0 glyph / 3 numerals"; a mark may hang on its own glyph's corner. */
function overlaps(placed: readonly PlacedBody[]): string[] {
  const boxes = placed.flatMap(({ glyphBox, markBox, numeralsBox }, i) => [
    { name: `${i} glyph`, box: glyphBox },
    ...(markBox ? [{ name: `${i} mark`, box: markBox }] : []),
    { name: `${i} numerals`, box: numeralsBox },
  ]);
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      const pair = `${a.name} / ${b.name}`;
      return overlap(a.box, b.box) && !/^(\d+) glyph \/ \1 mark$/.test(pair) ? [pair] : [];
    }),
  );
}

const bodiesAt = (...longitudes: number[]): Body[] =>
  longitudes.map((longitude) => ({ longitude: normalizeDegrees(longitude), isRetrograde: false }));

/** One to three knots of bodies anywhere on the circle, the seam included, thirteen at most. */
const clusters = fc
  .array(
    fc.record({
      middle: fc.double({ min: 0, max: 360, noNaN: true }),
      width: fc.constantFrom(0, 0.001, 1, 3, 10, 40, 180, 360),
      members: fc.array(
        fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), isRetrograde: fc.boolean() }),
        {
          minLength: 1,
          maxLength: 13,
        },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((knots) =>
    knots
      .flatMap(({ middle, width, members }) =>
        members.map(({ at, isRetrograde }) => ({
          longitude: normalizeDegrees(middle + (at - 0.5) * width),
          isRetrograde,
        })),
      )
      .slice(0, 13),
  );

const rings: [string, Ring][] = [
  ["the single wheel", SINGLE_DIAL.bodies],
  ["the inner ring of two", DOUBLE_DIAL.bodies],
  ["the outer ring of two", DOUBLE_DIAL.outer as Ring],
];

describe.each(rings)("bodies on %s", (_, ring) => {
  test("never overlap, in 500 clusters at any ascendant, with axes in between", () => {
    fc.assert(
      fc.property(
        clusters,
        fc.double({ min: 0, max: 359.999, noNaN: true }),
        fc.option(fc.double({ min: 1, max: 179, noNaN: true })),
        (bodies, ascendant, quadrant) => {
          const axes = quadrant === null ? [] : [180, 0, 180 - quadrant, 360 - quadrant];
          expect(overlaps(placeBodies(bodies, ascendant, ring, axes))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("keep the order of the zodiac", () => {
    fc.assert(
      fc.property(clusters, (bodies) => {
        const placed = [...placeBodies(bodies, 0, ring)].sort((a, b) => a.angle - b.angle);
        const turns = placed.map(({ glyphAngle }, i) =>
          normalizeDegrees((placed[(i + 1) % placed.length] as PlacedBody).glyphAngle - glyphAngle),
        );
        // Once around, so never backwards.
        expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(placed.length > 1 ? 360 : 0, 6);
      }),
      { numRuns: 200 },
    );
  });

  test("stay where they are when nothing is near", () => {
    for (const { angle, glyphAngle } of placeBodies(bodiesAt(0, 45, 120, 200, 300), 77, ring)) {
      expect(signedDifference(glyphAngle, angle)).toBeCloseTo(0, 9);
    }
  });

  test("thirteen within one degree stand apart, also across 0° Aries and at the ascendant itself", () => {
    const knot = Array.from({ length: 13 }, (_, i) => i / 13 - 0.5);
    for (const middle of [0, 12.5, 90, 193.7, 359.9]) {
      for (const ascendant of [0, 90, 193.7, 359.9]) {
        const placed = placeBodies(
          bodiesAt(...knot.map((d) => middle + d)),
          ascendant,
          ring,
          [180, 0, 95, 275],
        );
        expect(overlaps(placed)).toEqual([]);
      }
    }
  });

  test("do not reach beyond their ring", () => {
    fc.assert(
      fc.property(clusters, (bodies) => {
        for (const { glyphAngle } of placeBodies(bodies, 0, ring)) {
          const reach = (ring.glyphSize * 0.92) / Math.SQRT2;
          expect(Math.hypot(...away(pointAt(ring.glyphRadius, glyphAngle)))).toBeLessThan(ring.edge - reach);
        }
      }),
    );
  });
});

const away = ({ x, y }: { x: number; y: number }): [number, number] => [x - CENTER, y - CENTER];

describe("the dial", () => {
  test("has the ascendant at the left", () => {
    const { x, y } = pointAt(220, dialAngle(193.7, 193.7));
    expect(x).toBeCloseTo(30, 9);
    expect(y).toBeCloseTo(250, 9);
  });

  test("runs counter-clockwise: 90° after the ascendant is at the bottom, 90° before it at the top", () => {
    expect(pointAt(100, dialAngle(283.7, 193.7)).y).toBeCloseTo(350, 9);
    expect(pointAt(100, dialAngle(103.7, 193.7)).y).toBeCloseTo(150, 9);
  });
});

describe("a body in a crowd", () => {
  test("five within three degrees: each keeps a tick at its true degree", () => {
    const longitudes = [10, 10.5, 11, 12, 13];
    const placed = placeBodies(bodiesAt(...longitudes), 300, SINGLE_DIAL.bodies);
    placed.forEach(({ leader }, i) => {
      const [, x, y] = /^M(\S+) (\S+)L/.exec(leader) as RegExpExecArray;
      const truth = pointAt(SINGLE_DIAL.bodies.edge, dialAngle(longitudes[i] as number, 300));
      expect(Number(x)).toBeCloseTo(truth.x, 0);
      expect(Number(y)).toBeCloseTo(truth.y, 0);
    });
    expect(overlaps(placed)).toEqual([]);
  });

  test("stays on its own side of the ascendant", () => {
    const placed = placeBodies(bodiesAt(99.8, 99.9, 100.1, 100.2), 100, SINGLE_DIAL.bodies, [180, 0]);
    expect(placed.map(({ glyphAngle }) => Math.sign(signedDifference(glyphAngle, 180)))).toEqual([
      -1, -1, 1, 1,
    ]);
  });

  test("is moved no further than its neighbours ask: two at one degree part evenly", () => {
    const [a, b] = placeBodies(bodiesAt(50, 50), 0, SINGLE_DIAL.bodies) as [PlacedBody, PlacedBody];
    expect(signedDifference(a.glyphAngle, a.angle)).toBeCloseTo(-signedDifference(b.glyphAngle, b.angle), 6);
    expect(Math.abs(signedDifference(a.glyphAngle, b.glyphAngle))).toBeLessThan(16);
  });
});

test("the numerals of the single wheel stand inside the inner circle", () => {
  for (const { numeralsBox } of placeBodies(bodiesAt(0, 45, 90, 135, 200), 20, SINGLE_DIAL.bodies)) {
    for (const x of [numeralsBox.left, numeralsBox.right]) {
      for (const y of [numeralsBox.top, numeralsBox.bottom]) {
        expect(Math.hypot(...away({ x, y }))).toBeLessThan(INNER_RADIUS);
        expect(Math.hypot(...away({ x, y }))).toBeGreaterThan(SINGLE_DIAL.houses);
      }
    }
  }
});

test("a midheaven beside the ascendant gives its label room, on its own side", () => {
  expect(midheavenLabelAngle(95, 24)).toBe(95);
  expect(midheavenLabelAngle(178, 24)).toBe(156);
  expect(midheavenLabelAngle(190, 24)).toBe(204);
  expect(midheavenLabelAngle(3, 24)).toBe(24);
  expect(midheavenLabelAngle(355, 24)).toBe(336);
});
