import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASPECT_RULES, ASPECT_TYPES } from "./aspects";
import { PLANETS } from "./bodies";
import { instantOfDate } from "./instant";
import { positionsAt } from "./positions";
import { contactNature, houseOverlays, type SynastryChart, synastry } from "./synastry";
import { PART_WEIGHTS } from "./synastry-weights";

const born = (instant: number): SynastryChart => {
  const positions = positionsAt(instant);
  return { planets: PLANETS.map((planet) => ({ planet, longitude: positions[planet].longitude })) };
};

const anna = born(Date.parse("1990-06-15T18:30:00Z"));
const ben = born(Date.parse("1987-11-02T06:10:00Z"));

const longitude = fc.double({ min: 0, max: 359.999999, noNaN: true });
const anyone = fc.array(longitude, { minLength: 10, maxLength: 10 }).map(
  (all): SynastryChart => ({
    planets: PLANETS.map((planet, i) => ({ planet, longitude: all[i] as number })),
  }),
);

const names = (aspects: ReturnType<typeof synastry>["synastryAspects"], swapped = false) =>
  aspects
    .map(({ planet1, planet2, aspectType, orb }) =>
      swapped ? `${planet2} ${aspectType} ${planet1} ${orb}` : `${planet1} ${aspectType} ${planet2} ${orb}`,
    )
    .sort();

describe("compatibility", () => {
  it("is the same for A with B as for B with A, with the roles swapped", () => {
    fc.assert(
      fc.property(anyone, anyone, (a, b) => {
        const there = synastry(a, b);
        const back = synastry(b, a);
        expect(back.overallScore).toBe(there.overallScore);
        expect(back.parts).toEqual(there.parts);
        expect(back.sunMoonCompatibility.score).toBe(there.sunMoonCompatibility.score);
        expect(back.elementCompatibility.person1Element).toBe(there.elementCompatibility.person2Element);
        expect(names(back.synastryAspects, true)).toEqual(names(there.synastryAspects));
      }),
    );
  });

  it("gives whole numbers from 0 to 100, and the overall score is what its three parts add up to", () => {
    fc.assert(
      fc.property(anyone, anyone, (a, b) => {
        const { overallScore, parts, elementCompatibility, sunMoonCompatibility } = synastry(a, b);
        for (const score of [overallScore, ...parts.map((part) => part.score)]) {
          expect(Number.isInteger(score)).toBe(true);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
        expect(parts.map(({ score }) => score).slice(0, 2)).toEqual([
          elementCompatibility.score,
          sunMoonCompatibility.score,
        ]);
        const sum = parts.reduce((total, { weight, score }) => total + (weight / 100) * score, 0);
        expect(Math.abs(overallScore - sum)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  it("weighs elements 25, Sun and Moon 30, aspects 45 percent", () => {
    expect(PART_WEIGHTS).toEqual({ element: 25, sunMoon: 30, aspects: 45 });
    expect(synastry(anna, ben).parts.map(({ weight }) => weight)).toEqual([25, 30, 45]);
  });

  it("counts aspects within half the natal orbs, closest first", () => {
    fc.assert(
      fc.property(anyone, anyone, (a, b) => {
        const { synastryAspects } = synastry(a, b);
        synastryAspects.forEach(({ aspectType, orb }, i) => {
          expect(orb).toBeLessThanOrEqual(ASPECT_RULES[aspectType].orb / 2);
          expect(orb).toBeGreaterThanOrEqual(synastryAspects[i - 1]?.orb ?? 0);
        });
      }),
    );
  });

  it("takes strengths from aspects that help and growth areas from aspects that rub, five at most, none in both", () => {
    fc.assert(
      fc.property(anyone, anyone, (a, b) => {
        const { strengths, challenges, synastryAspects } = synastry(a, b);
        for (const list of [strengths, challenges]) {
          expect(list.length).toBeLessThanOrEqual(5);
          for (const aspect of list) expect(synastryAspects).toContain(aspect);
        }
        expect(strengths.every(({ impact, nature }) => impact > 0 && nature !== "tense")).toBe(true);
        expect(challenges.every(({ impact, nature }) => impact < 0 && nature !== "flowing")).toBe(true);
      }),
    );
  });

  it("spreads: over the pairs of 200 people the middle is near 55 and every score from 20 to 95 occurs", () => {
    const start = instantOfDate(1950, 1, 1);
    // A step that no planet's period divides, so that the charts are unlike each other.
    const people = Array.from({ length: 200 }, (_, i) => born(start + i * 109.3719 * 86_400_000));
    const scores: number[] = [];
    people.forEach((a, i) => {
      for (const b of people.slice(i + 1)) scores.push(synastry(a, b).overallScore);
    });
    scores.sort((x, y) => x - y);
    const median = scores[Math.floor(scores.length / 2)] as number;
    expect(median).toBeGreaterThanOrEqual(52);
    expect(median).toBeLessThanOrEqual(58);
    const used = new Set(scores);
    const unused = Array.from({ length: 76 }, (_, i) => 20 + i).filter((score) => !used.has(score));
    expect(unused).toEqual([]);
  });
});

describe("Sun and Moon", () => {
  const at = (sun: number, moon: number): SynastryChart => ({
    planets: PLANETS.map((planet) => ({
      planet,
      longitude: planet === "Sun" ? sun : planet === "Moon" ? moon : 200,
    })),
  });

  it("meet by aspect first: a Sun on the other's Moon beats any pair of elements", () => {
    const { contacts } = synastry(at(10, 100), at(250, 12)).sunMoonCompatibility;
    expect(contacts[0]).toMatchObject({ sunOf: "person1", aspect: "Conjunction", score: 100 });
  });

  it("meet by element where no aspect is within orb", () => {
    // Sun at 10° Aries and Moon at 25° Leo: fire and fire, 135° apart. Sun at 20° Leo and Moon at 5° Aries likewise.
    const { contacts, score } = synastry(at(10, 5), at(140, 145)).sunMoonCompatibility;
    expect(contacts.map(({ aspect }) => aspect)).toEqual([null, null]);
    expect(contacts[0]).toMatchObject({ sunElement: "Fire", moonElement: "Fire" });
    expect(score).toBe(contacts[0]?.score);
  });

  it("harmony is the mean of both ways round", () => {
    const { contacts, score } = synastry(anna, ben).sunMoonCompatibility;
    expect(contacts).toHaveLength(2);
    expect(score).toBe(Math.round(((contacts[0]?.score as number) + (contacts[1]?.score as number)) / 2));
  });
});

it("two slow planets are listed but move no score", () => {
  const one = (jupiter: number, pluto: number): SynastryChart => ({
    planets: PLANETS.map((planet) => ({
      planet,
      longitude: planet === "Jupiter" ? jupiter : planet === "Pluto" ? pluto : 0,
    })),
  });
  const { synastryAspects } = synastry(one(95, 215), one(95, 215));
  const impactOf = (one: string, other: string) =>
    synastryAspects.find(({ planet1, planet2 }) => planet1 === one && planet2 === other)?.impact;
  expect(impactOf("Pluto", "Pluto")).toBe(0);
  expect(impactOf("Jupiter", "Pluto")).toBe(0);
  expect(impactOf("Saturn", "Saturn")).toBe(0);
});

it("a slow planet decides how good its conjunction with a personal one is, and two personal ones meet in the middle", () => {
  const at = (planet1: string, planet2: string): SynastryChart[] =>
    [planet1, planet2].map((own, i) => ({
      planets: PLANETS.map((planet, n) => ({ planet, longitude: planet === own ? 0 : 8 + 20 * i + n })),
    }));
  const impactOf = (planet1: string, planet2: string) => {
    const [one, other] = at(planet1, planet2) as [SynastryChart, SynastryChart];
    const found = synastry(one, other).synastryAspects.find(
      (aspect) => aspect.planet1 === planet1 && aspect.planet2 === planet2,
    );
    return found?.impact;
  };
  for (const light of ["Sun", "Moon"]) {
    expect(impactOf(light, "Saturn")).toBeCloseTo(-0.66, 9);
    expect(impactOf("Saturn", light)).toBeCloseTo(-0.66, 9);
    expect(impactOf(light, "Pluto")).toBeCloseTo(-0.45, 9);
    expect(impactOf("Pluto", light)).toBeCloseTo(-0.45, 9);
    expect(impactOf(light, "Jupiter")).toBeCloseTo(0.6, 9);
  }
  expect(impactOf("Venus", "Mars")).toBeCloseTo(0.9 * 0.85 * 0.3, 9);
});

it("a conjunction is fused, trine, sextile and quintile flow, and the rest are tense", () => {
  expect(ASPECT_TYPES.map((type) => [type, contactNature(type)])).toEqual([
    ["Conjunction", "fused"],
    ["Opposition", "tense"],
    ["Trine", "flowing"],
    ["Square", "tense"],
    ["Sextile", "flowing"],
    ["Quincunx", "tense"],
    ["SemiSextile", "tense"],
    ["Quintile", "flowing"],
  ]);
});

it("one person's planets fall into the other's houses, and into none when that birth time is unknown", () => {
  const houses = Array.from({ length: 12 }, (_, i) => ({ longitude: (180 + 30 * i) % 360 }));
  const overlays = houseOverlays(anna, { houses });
  expect(overlays).toHaveLength(10);
  // Sun in Gemini and Moon in Pisces, over houses that begin with Libra.
  expect(overlays.slice(0, 2)).toEqual([
    { planet: "Sun", house: 9 },
    { planet: "Moon", house: 6 },
  ]);
  expect(houseOverlays(anna, { houses: [] })).toEqual([]);
});
