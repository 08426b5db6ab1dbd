import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acos, angleBetween, asin, cross, dot, length, normalized, unitVector, type Vector } from "./sphere";

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const direction = place.map(unitVector);

describe("asin(sine) and acos(cosine)", () => {
  it("are the usual ones from -1 to 1", () => {
    for (const x of [-1, -0.6, 0, 0.3, 1]) {
      expect(asin(x)).toBe(Math.asin(x));
      expect(acos(x)).toBe(Math.acos(x));
    }
  });

  it("take what rounding carried a little further for ±1", () => {
    expect(asin(1 + 1e-15)).toBe(Math.PI / 2);
    expect(asin(-1 - 1e-15)).toBe(-Math.PI / 2);
    expect(acos(1 + 1e-15)).toBe(0);
    expect(acos(-1 - 1e-15)).toBe(Math.PI);
  });

  it("do not hide a NaN", () => {
    expect(asin(Number.NaN)).toBeNaN();
    expect(acos(Number.NaN)).toBeNaN();
  });
});

describe("unitVector(place)", () => {
  it.each<[number, number, Vector]>([
    [0, 0, [1, 0, 0]],
    [0, 90, [0, 1, 0]],
    [0, -90, [0, -1, 0]],
    [0, 180, [-1, 0, 0]],
    [90, 17, [0, 0, 1]],
    [-90, 17, [0, 0, -1]],
    [120, 0, [-0.5, 0, Math.sqrt(3) / 2]],
  ])("latitude %f, longitude %f", (latitude, longitude, expected) => {
    unitVector({ latitude, longitude }).forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i] as number, 15);
    });
  });

  it("has length 1", () => {
    fc.assert(
      fc.property(direction, (a) => {
        expect(length(a)).toBeCloseTo(1, 14);
      }),
    );
  });
});

describe("cross(a, b)", () => {
  it("is right-handed: x across y is z", () => {
    expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
    expect(cross([0, 1, 0], [0, 0, 1])).toEqual([1, 0, 0]);
    expect(cross([0, 0, 1], [1, 0, 0])).toEqual([0, 1, 0]);
  });

  it("stands at right angles to both", () => {
    fc.assert(
      fc.property(direction, direction, (a, b) => {
        expect(dot(cross(a, b), a)).toBeCloseTo(0, 14);
        expect(dot(cross(a, b), b)).toBeCloseTo(0, 14);
      }),
    );
  });
});

it("normalized(a) keeps the direction", () => {
  expect(normalized([0, -3, 4])).toEqual([0, -0.6, 0.8]);
});

describe("angleBetween(a, b)", () => {
  it("is exact where an arccosine is not: a thousandth of an arcsecond, and as much short of opposite", () => {
    const tiny = Math.PI / 648_000_000;
    const beside: Vector = [Math.cos(tiny), Math.sin(tiny), 0];
    expect(angleBetween([1, 0, 0], beside) / tiny).toBeCloseTo(1, 12);
    expect((Math.PI - angleBetween([-1, 0, 0], beside)) / tiny).toBeCloseTo(1, 6);
    expect(angleBetween(beside, beside)).toBe(0);
  });

  it("does not ask for the lengths", () => {
    expect(angleBetween([5, 0, 0], [0, 0, 0.1])).toBeCloseTo(Math.PI / 2, 15);
    expect(angleBetween([2, 0, 0], [-3, 0, 0])).toBe(Math.PI);
  });

  it("is the haversine's great-circle distance", () => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    fc.assert(
      fc.property(place, place, (a, b) => {
        const h =
          Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
          Math.cos(radians(a.latitude)) *
            Math.cos(radians(b.latitude)) *
            Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
        const haversine = 2 * Math.atan2(Math.sqrt(h), Math.sqrt(Math.max(0, 1 - h)));
        expect(angleBetween(unitVector(a), unitVector(b))).toBeCloseTo(haversine, 7);
      }),
    );
  });
});
