import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BODIES, PLANETS } from "./bodies";
import { declinationAspects } from "./declination-aspects";
import { equatorialOf } from "./equatorial";
import { CHART_POINTS } from "./orbs";
import { positionsAt, skyFrameAt } from "./positions";

const NAMES = [...PLANETS, ...CHART_POINTS];

/** In the order of planets and points, as charts list them. */
function aspectsAmong(declinations: Readonly<Partial<Record<string, number>>>) {
  return declinationAspects(
    NAMES.flatMap((planet) => {
      const declination = declinations[planet];
      return declination === undefined ? [] : { planet, declination };
    }),
  );
}

describe("parallels and contraparallels", () => {
  it("reach to 1° and no further, on one side of the equator or across it", () => {
    expect(aspectsAmong({ Sun: 20, Mars: 21 })).toEqual([
      { planet1: "Sun", planet2: "Mars", type: "Parallel", orb: 1 },
    ]);
    expect(aspectsAmong({ Sun: -20, Mars: 21 })).toEqual([
      { planet1: "Sun", planet2: "Mars", type: "Contraparallel", orb: 1 },
    ]);
    expect(aspectsAmong({ Sun: 20, Mars: 21.0001 })).toEqual([]);
    expect(aspectsAmong({ Sun: -20, Mars: 21.0001 })).toEqual([]);
  });

  it("near the equator are one or the other, as the sides say", () => {
    expect(aspectsAmong({ Sun: 0.3, Moon: 0.1 })[0]).toMatchObject({ type: "Parallel" });
    expect(aspectsAmong({ Sun: 0.3, Moon: -0.1 })[0]).toMatchObject({ type: "Contraparallel" });
    expect(aspectsAmong({ Sun: 0.3, Moon: 0 })).toMatchObject([{ type: "Parallel", orb: 0.3 }]);
  });

  it("leave the South Node to the North Node, and take it where it stands alone", () => {
    const northAndSouth = aspectsAmong({ Venus: 10.5, "North Node": -10, "South Node": 10 });
    expect(northAndSouth).toEqual([
      { planet1: "Venus", planet2: "North Node", type: "Contraparallel", orb: 0.5 },
    ]);
    expect(aspectsAmong({ Venus: 10.5, "South Node": 10 })).toEqual([
      { planet1: "Venus", planet2: "South Node", type: "Parallel", orb: 0.5 },
    ]);
  });

  it("are none between the angles", () => {
    expect(aspectsAmong({ Ascendant: 10, Midheaven: -10 })).toEqual([]);
    expect(aspectsAmong({ Chiron: 10, Midheaven: -10 })).toHaveLength(1);
  });

  // The reference's declinations: Saturn −22.793°, Jupiter 21.649°, Uranus 20.752°, Moon 19.828°, Neptune 7.576°,
  // Sun 6.567°, Chiron 6.374°; the North Node 23.435°, the Midheaven −13.447°, the Ascendant −17.552°, Mars −17.482°.
  it("of 6 September 1871 are those of Swiss Ephemeris's declinations, the closest first", () => {
    const instant = Date.parse("1871-09-06T09:06:30Z");
    const positions = positionsAt(instant);
    const { obliquity } = skyFrameAt(instant);
    const declinations = Object.fromEntries(
      BODIES.map((body) => [body, equatorialOf(positions[body], obliquity).declination]),
    );
    const found = aspectsAmong({ ...declinations, Midheaven: -13.4470187, Ascendant: -17.5519268 });
    expect(
      found.map(({ planet1, type, planet2, orb }) => [planet1, type, planet2, Math.round(orb * 1000) / 1000]),
    ).toEqual([
      ["Mars", "Parallel", "Ascendant", 0.07],
      ["Sun", "Parallel", "Chiron", 0.193],
      ["Saturn", "Contraparallel", "North Node", 0.642],
      ["Jupiter", "Parallel", "Uranus", 0.897],
      ["Moon", "Parallel", "Uranus", 0.925],
    ]);
  });

  it("are told in the order of planets and points, the closest first, and are the same north and south of the equator", () => {
    const declinations = fc.dictionary(
      fc.constantFrom(...NAMES),
      fc.double({ min: -29, max: 29, noNaN: true }),
    );
    fc.assert(
      fc.property(declinations, (given) => {
        const found = aspectsAmong(given);
        found.forEach(({ planet1, planet2, orb }, i) => {
          expect(NAMES.indexOf(planet1)).toBeLessThan(NAMES.indexOf(planet2));
          expect(orb).toBeLessThanOrEqual(1);
          expect(orb).toBeGreaterThanOrEqual(found[i - 1]?.orb ?? 0);
        });
        const mirrored = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, -value]));
        expect(aspectsAmong(mirrored)).toEqual(found);
      }),
    );
  });

  it("hold where the declinations, or one and the other's mirror image, are within 1°, and change kind in that mirror", () => {
    const declination = fc.double({ min: -29, max: 29, noNaN: true });
    fc.assert(
      fc.property(declination, declination, (sun, moon) => {
        const [found] = aspectsAmong({ Sun: sun, Moon: moon });
        const closer = Math.min(Math.abs(sun - moon), Math.abs(sun + moon));
        expect(found !== undefined).toBe(closer <= 1);
        if (!found) return;
        expect(found.orb).toBeCloseTo(closer, 12);
        fc.pre(sun * moon !== 0);
        expect(aspectsAmong({ Sun: sun, Moon: -moon })).toEqual([
          { ...found, type: found.type === "Parallel" ? "Contraparallel" : "Parallel" },
        ]);
      }),
    );
  });
});
