import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation } from "~/astrology/angles";
import { PLANETS } from "~/astrology/bodies";
import type { DialRing } from "~/astrology/midpoint-dial";
import { times } from "../../../../../tests/support/properties";
import { layOutDial, placeTowards, pointAt, spotAt, spreadOnCircle } from "./lay-out-dial";

const POINTS = [...PLANETS, "Chiron", "North Node", "Ascendant", "Midheaven"] as const;
const longitude = fc.double({ min: 0, max: 359.9999, noNaN: true });
const ring = (name: DialRing["ring"]) =>
  fc.array(longitude, { minLength: POINTS.length, maxLength: POINTS.length }).map(
    (all): DialRing => ({
      ring: name,
      points: POINTS.map((point, i) => ({ point, longitude: all[i] as number })),
    }),
  );

describe("places spread on a circle", () => {
  it("stay where they are while they have room, over the seam too", () => {
    expect(spreadOnCircle([350, 10, 120], 15)).toEqual([350, 10, 120]);
    expect(spreadOnCircle([42], 15)).toEqual([42]);
    expect(spreadOnCircle([], 15)).toEqual([]);
  });

  it("move apart from the middle of a crowd, over the seam too", () => {
    const [a, b, c] = spreadOnCircle([359, 0, 1], 10) as [number, number, number];
    expect([a, b, c]).toEqual([
      expect.closeTo(350, 9),
      expect.toSatisfy((place: number) => separation(place, 0) < 1e-9),
      expect.closeTo(10, 9),
    ]);
  });

  it("keep their order and their gap, and stand evenly where there is no room for all", () => {
    fc.assert(
      fc.property(
        fc.array(longitude, { minLength: 2, maxLength: 30 }),
        fc.double({ min: 1, max: 40, noNaN: true }),
        (places, gap) => {
          const spread = spreadOnCircle(places, gap);
          const room = Math.min(gap, 360 / places.length);
          for (const [i, one] of spread.entries())
            for (const other of spread.slice(i + 1))
              expect(separation(one, other)).toBeGreaterThan(room - 1e-6);
          // Once round, each is met in the order of the true places.
          const order = (of: readonly number[]) =>
            places.map((_, i) => i).sort((a, b) => (of[a] as number) - (of[b] as number));
          const [before, after] = [order(places), order(spread)];
          const turned = after.indexOf(before[0] as number);
          if (new Set(places).size === places.length)
            expect([...after.slice(turned), ...after.slice(0, turned)]).toEqual(before);
        },
      ),
      { numRuns: times(400) },
    );
  });
});

describe("a dial", () => {
  it("has glyphs of 14 px and more that touch no other, whatever the sky, on the smallest phone too", () => {
    fc.assert(
      fc.property(
        fc.tuple(ring("Natal"), ring("Directed"), ring("Transiting")),
        fc.constantFrom(240, 256, 320, 560),
        fc.constantFrom(45, 90),
        (rings, size, dial) => {
          const { points, glyph, tip, middle } = layOutDial(rings, dial, size);
          expect(glyph).toBeGreaterThanOrEqual(14);
          expect(tip).toBeLessThanOrEqual(middle);
          for (const [i, { glyph: at }] of points.entries()) {
            expect(Math.hypot(at.x - middle, at.y - middle)).toBeLessThan(middle - glyph / 2);
            for (const other of points.slice(i + 1))
              expect(Math.hypot(at.x - other.glyph.x, at.y - other.glyph.y)).toBeGreaterThan(glyph);
          }
        },
      ),
      { numRuns: times(100) },
    );
  });

  it("runs against the clock from the top, as the zodiac does", () => {
    const at = (degrees: number) => spotAt(100, 50, (degrees * 360) / 90);
    expect(at(0)).toEqual({ x: 100, y: 50 });
    expect(at(22.5)).toEqual({ x: expect.closeTo(50, 9), y: expect.closeTo(100, 9) });
    expect(placeTowards(at(22.5), 100, 90)).toBe(22.5);
    expect(placeTowards(at(89.999), 100, 90)).toBe(0);
    expect(placeTowards({ x: 50, y: 100 }, 100, 45)).toBe(11.25);
  });

  it("knows whose glyph a finger means", () => {
    const layout = layOutDial([{ ring: "Natal", points: [{ point: "Sun", longitude: 190 }] }], 90, 400);
    const [sun] = layout.points;
    if (!sun) throw new Error("no Sun");
    expect(sun.place).toBe(10);
    expect(pointAt(layout, { x: sun.glyph.x + 12, y: sun.glyph.y }, 20)?.point).toBe("Sun");
    expect(pointAt(layout, { x: sun.glyph.x + 30, y: sun.glyph.y }, 20)).toBeNull();
  });
});
