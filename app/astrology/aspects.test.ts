import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ASPECT_RULES,
  ASPECT_TYPES,
  type Aspecting,
  aspectContact,
  aspectsAcross,
  aspectsBetween,
  type MovingLongitude,
  TAUGHT_ASPECTS,
  withOrbs,
} from "./aspects";
import { PLANETS } from "./bodies";
import { positionsAt } from "./positions";

const still = (longitude: number): MovingLongitude => ({ longitude, speed: 0 });
const contactOf = (a: MovingLongitude, b: MovingLongitude, factor = 1) =>
  aspectContact(
    a,
    b,
    withOrbs(TAUGHT_ASPECTS, ({ orb }) => orb * factor),
  );

describe("an aspect", () => {
  it.each(ASPECT_TYPES)("%s reaches to its orb and no further, over 0° Aries too", (type) => {
    const { angle, orb, isHarmonious } = ASPECT_RULES[type];
    for (const start of [0, 17, 359.999, 29 + 3599 / 3600]) {
      expect(contactOf(still(start), still(start + angle))).toMatchObject({ type, isHarmonious });
      expect(contactOf(still(start + angle + orb - 1e-6), still(start))?.type).toBe(type);
      expect(contactOf(still(start + angle + orb + 1e-6), still(start))?.type).not.toBe(type);
      expect(contactOf(still(start + angle - orb - 1e-6), still(start))?.type).not.toBe(type);
    }
  });

  it("is at most one at a time: every band ends before the next begins", () => {
    const bands = ASPECT_TYPES.map((type) => ASPECT_RULES[type]).sort((a, b) => a.angle - b.angle);
    bands.slice(1).forEach((band, i) => {
      const before = bands[i] as (typeof bands)[number];
      expect(before.angle + before.orb).toBeLessThan(band.angle - band.orb);
    });
  });

  it("is the same either way round, and never has an orb beyond its limit", () => {
    const longitude = fc.double({ min: 0, max: 359.999999, noNaN: true });
    const speed = fc.double({ min: -2, max: 15, noNaN: true });
    const moving = fc.record({ longitude, speed });
    fc.assert(
      fc.property(moving, moving, fc.constantFrom(0.5, 1), (a, b, factor) => {
        const contact = contactOf(a, b, factor);
        expect(contactOf(b, a, factor)).toEqual(contact);
        if (contact) {
          expect(contact.orb).toBeLessThanOrEqual(ASPECT_RULES[contact.type].orb * factor);
          expect(contact.angle).toBeLessThanOrEqual(180);
        }
      }),
    );
  });

  it("applies exactly when its orb is smaller a moment later", () => {
    const speed = fc.double({ min: -2, max: 15, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...ASPECT_TYPES),
        fc.constantFrom(-1, 1),
        fc.double({ min: -1.9, max: 1.9, noNaN: true }),
        fc.double({ min: 0, max: 359.999999, noNaN: true }),
        speed,
        speed,
        (type, side, deviation, start, speedA, speedB) => {
          fc.pre(Math.abs(deviation) > 0.01 && Math.abs(speedA - speedB) > 0.01);
          const a = { longitude: start, speed: speedA };
          const b = { longitude: start + side * (ASPECT_RULES[type].angle + deviation), speed: speedB };
          const later = ({ longitude, speed }: MovingLongitude) => still(longitude + speed * 1e-4);
          const now = contactOf(a, b);
          const next = contactOf(later(a), later(b));
          expect(now?.type).toBe(type);
          expect(now?.isApplying).toBe((next?.orb as number) < (now?.orb as number));
        },
      ),
    );
  });

  it("between two that stand still neither applies nor has a direction", () => {
    expect(contactOf(still(10), still(13))).toMatchObject({
      type: "Conjunction",
      orb: 3,
      isApplying: false,
    });
  });

  it("of a retrograde planet applies when it comes back", () => {
    const mercury = { longitude: 125, speed: -0.8 };
    expect(contactOf(mercury, { longitude: 0, speed: 0 })).toMatchObject({
      type: "Trine",
      isApplying: true,
    });
    expect(contactOf({ ...mercury, speed: 1.2 }, { longitude: 0, speed: 0 })?.isApplying).toBe(false);
  });
});

describe("the aspects of a chart", () => {
  const newYork = aspectsBetween(positionsAt(Date.parse("1990-06-15T18:30:00Z")));
  const find = (planet1: string, planet2: string) =>
    newYork.find((aspect) => aspect.planet1 === planet1 && aspect.planet2 === planet2);

  it("New York, 15 June 1990, 14:30 has 24, of which 13 are harmonious", () => {
    expect(newYork).toHaveLength(24);
    expect(newYork.filter((aspect) => aspect.isHarmonious)).toHaveLength(13);
  });

  it("its Sun squares the Moon, 95° apart and applying, and its quincunx to Saturn separates", () => {
    const square = find("Sun", "Moon");
    expect(square).toMatchObject({ type: "Square", isApplying: true, isHarmonious: false });
    expect(square?.angle.toFixed(0)).toBe("95");
    expect(square?.orb.toFixed(1)).toBe("5.4");
    const quincunx = find("Sun", "Saturn");
    expect(quincunx).toMatchObject({ type: "Quincunx", isApplying: false });
    expect(quincunx?.orb.toFixed(1)).toBe("0.4");
  });

  it("names the planets in their order, closest aspect first, and leaves out Chiron and the Nodes", () => {
    newYork.forEach((aspect, i) => {
      expect(PLANETS.indexOf(aspect.planet1)).toBeLessThan(PLANETS.indexOf(aspect.planet2));
      expect(aspect.orb).toBeGreaterThanOrEqual(newYork[i - 1]?.orb ?? 0);
    });
  });
});

describe("aspects across two charts", () => {
  const at = (planet: string, longitude: number) => ({ planet, ...still(longitude) });
  const across = (first: readonly Aspecting<string>[], second: readonly Aspecting<string>[], factor = 1) =>
    aspectsAcross(first, second, (a, b) => contactOf(a, b, factor));

  it("pair every body of the first with every one of the second, at half orbs when asked", () => {
    const aspects = across([at("Sun", 0), at("Moon", 50)], [at("Sun", 4), at("Venus", 124.5)], 0.5);
    expect(aspects.map(({ planet1, type, planet2 }) => [planet1, type, planet2])).toEqual([
      ["Sun", "Conjunction", "Sun"],
    ]);
    expect(across([at("Sun", 0)], [at("Venus", 124.5)])).toHaveLength(1);
  });

  it("a transit to a natal planet applies by the transit's motion alone", () => {
    const [aspect] = across([{ ...at("Saturn", 88), speed: 0.1 }], [at("Sun", 0)]);
    expect(aspect).toMatchObject({ planet1: "Saturn", planet2: "Sun", type: "Square", isApplying: true });
  });
});
