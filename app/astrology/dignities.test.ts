import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TRADITIONAL_PLANETS, type TraditionalRuler } from "./bodies";
import {
  chartRuler,
  dignitiesAt,
  dignitiesOf,
  dispositorsOf,
  EXALTATIONS,
  mutualReceptions,
  oppositeOf,
  rulersAt,
} from "./dignities";
import { DIGNITY_POINTS } from "./dignity-points";
import { TRADITIONAL_RULERS } from "./profections";
import { ELEMENTS, elementOf, SIGNS, type Sign, signAt } from "./signs";
import truth from "./truth/dignities.json";

const degrees = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const sevenLongitudes = fc.record({
  Sun: degrees,
  Moon: degrees,
  Mercury: degrees,
  Venus: degrees,
  Mars: degrees,
  Jupiter: degrees,
  Saturn: degrees,
});

/** All seven in Leo, but for those that are given. */
function inSigns(signs: Partial<Record<TraditionalRuler, Sign>>): Record<TraditionalRuler, number> {
  const placed = TRADITIONAL_PLANETS.map((planet) => [
    planet,
    SIGNS.indexOf(signs[planet] ?? "Leo") * 30 + 9,
  ]);
  return Object.fromEntries(placed);
}

describe("against the tradition's tables and Lilly's points", () => {
  it.each(truth.rows)("all that the seven hold at $longitude°, by day and by night", (row) => {
    for (const planet of TRADITIONAL_PLANETS) {
      const expected = row.planets[planet];
      const roles: readonly string[] = expected.held;
      for (const [isDay, [points, isPeregrine]] of [
        [true, expected.day],
        [false, expected.night],
      ] as const) {
        const sect = isDay ? "triplicity-day" : "triplicity-night";
        const names = [
          ["Domicile", "domicile"],
          ["Exaltation", "exaltation"],
          ["Triplicity", sect],
          ["Bounds", "term"],
          ["Face", "face"],
          ["Detriment", "detriment"],
          ["Fall", "fall"],
        ] as const;
        const held: string[] = names.filter(([, role]) => roles.includes(role)).map(([name]) => name);
        expect(dignitiesAt(planet, row.longitude, isDay)).toEqual({
          planet,
          held: isPeregrine ? [...held, "Peregrine"] : held,
          points,
          dispositor: row.dispositor,
        });
      }
    }
  });

  it.each(truth.rows)("the rulers of $longitude°", ({ longitude, rulers }) => {
    const { domicile, exaltation, triplicity, bounds, face } = rulersAt(longitude);
    expect({ domicile, exaltation, triplicity, term: bounds.ruler, face }).toEqual({
      domicile: rulers.domicile,
      exaltation: rulers.exaltation,
      triplicity: rulers.triplicity,
      term: rulers.term,
      face: rulers.face,
    });
  });

  it("every cell of the tables", () => {
    const { tables } = truth;
    for (const [i, sign] of SIGNS.entries()) {
      const start = i * 30;
      expect(TRADITIONAL_RULERS[sign]).toBe(tables.domicile[i]);
      expect(TRADITIONAL_RULERS[oppositeOf(sign)]).toBe(tables.detriment[i]);
      expect(rulersAt(start).exaltation).toBe(tables.exaltation[i]);
      expect(rulersAt(start + 180).exaltation).toBe(tables.fall[i]);
      const { day, night, participating } = rulersAt(start).triplicity;
      expect([day, night, participating]).toEqual(tables.triplicityDayNightParticipating[elementOf(sign)]);
      expect([0, 10, 20].map((degree) => rulersAt(start + degree).face)).toEqual(tables.chaldeanFaces[sign]);
      expect([9.9999, 19.9999, 29.9999].map((degree) => rulersAt(start + degree).face)).toEqual(
        tables.chaldeanFaces[sign],
      );
      let from = 0;
      for (const [ruler, to] of tables.egyptianTermsUpperEdge[sign] as [TraditionalRuler, number][]) {
        expect(rulersAt(start + from).bounds).toEqual({ ruler, from, to });
        expect(rulersAt(start + to - 1e-9).bounds).toEqual({ ruler, from, to });
        from = to;
      }
      expect(from).toBe(30);
    }
  });
});

describe("the tables", () => {
  it("give each planet the years of its Egyptian bounds: Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76", () => {
    const years: Partial<Record<TraditionalRuler, number>> = {};
    for (let degree = 0; degree < 360; degree++) {
      const { ruler } = rulersAt(degree).bounds;
      years[ruler] = (years[ruler] ?? 0) + 1;
    }
    expect(years).toEqual({ Saturn: 57, Jupiter: 79, Mars: 66, Venus: 82, Mercury: 76 });
  });

  it("put every fall opposite an exaltation, and every detriment opposite a domicile", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TRADITIONAL_PLANETS),
        degrees,
        fc.boolean(),
        (planet, longitude, isDay) => {
          const here = dignitiesAt(planet, longitude, isDay).held;
          const there = dignitiesAt(planet, longitude + 180, isDay).held;
          expect(here.includes("Fall")).toBe(there.includes("Exaltation"));
          expect(here.includes("Detriment")).toBe(there.includes("Domicile"));
        },
      ),
    );
  });

  it("give all signs of an element the same triplicity", () => {
    for (const element of ELEMENTS) {
      const rulers = SIGNS.filter((sign) => elementOf(sign) === element).map(
        (sign) => rulersAt(SIGNS.indexOf(sign) * 30).triplicity,
      );
      expect(new Set(rulers).size).toBe(1);
    }
  });
});

describe("the dignities of a chart", () => {
  it("begin and end with a sign's edge, over 0° Aries too", () => {
    expect(dignitiesAt("Mars", 0, true).held).toEqual(["Domicile", "Face"]);
    expect(dignitiesAt("Mars", 360, true).held).toEqual(["Domicile", "Face"]);
    expect(dignitiesAt("Mars", 359.999999, true).held).toEqual(["Face"]);
    expect(dignitiesAt("Mars", 29 + 3599 / 3600, true).held).toEqual(["Domicile"]);
    expect(dignitiesAt("Mars", 30, true).held).toEqual(["Detriment", "Peregrine"]);
  });

  it("of Mercury in Virgo are both domicile and exaltation, and opposite both debilities", () => {
    expect(dignitiesAt("Mercury", 160, true)).toEqual({
      planet: "Mercury",
      held: ["Domicile", "Exaltation"],
      points: 9,
      dispositor: "Mercury",
    });
    expect(dignitiesAt("Mercury", 340, true).held).toEqual(["Detriment", "Fall", "Peregrine"]);
    expect(dignitiesAt("Mercury", 340, true).points).toBe(-14);
  });

  it("count the triplicity for the ruler of the sect alone, and never for the participating one", () => {
    const held = (planet: TraditionalRuler, isDay: boolean) => dignitiesAt(planet, 218, isDay).held;
    expect(held("Venus", true)).toContain("Triplicity");
    expect(held("Venus", false)).not.toContain("Triplicity");
    expect(held("Mars", false)).toContain("Triplicity");
    expect(held("Mars", true)).not.toContain("Triplicity");
    expect(held("Moon", true)).toEqual(["Fall", "Peregrine"]);
    expect(held("Moon", false)).toEqual(["Fall", "Peregrine"]);
  });

  it("list the seven in their order, each with its sum and the ruler of its sign", () => {
    fc.assert(
      fc.property(sevenLongitudes, fc.boolean(), (longitudes, isDay) => {
        const all = dignitiesOf(longitudes, isDay);
        expect(all.map(({ planet }) => planet)).toEqual(TRADITIONAL_PLANETS);
        for (const { planet, held, points, dispositor } of all) {
          expect(points).toBe(held.reduce((sum, dignity) => sum + DIGNITY_POINTS[dignity], 0));
          expect(dispositor).toBe(TRADITIONAL_RULERS[signAt(longitudes[planet])]);
          const isDignified = held.some((dignity) => DIGNITY_POINTS[dignity] > 0);
          expect(held.includes("Peregrine")).toBe(!isDignified);
        }
      }),
    );
  });

  it("have the rising sign's traditional ruler as the chart's", () => {
    expect(chartRuler(0)).toBe("Mars");
    expect(chartRuler(239.99)).toBe("Mars");
    expect(chartRuler(300)).toBe("Saturn");
    expect(chartRuler(359.99)).toBe("Jupiter");
  });
});

describe("mutual receptions", () => {
  it("by domicile: Mars in Libra and Venus in Scorpio", () => {
    expect(mutualReceptions(inSigns({ Venus: "Scorpio", Mars: "Libra" }))).toEqual([
      { planet1: "Venus", planet2: "Mars", type: "Domicile", planet1In: "Domicile", planet2In: "Domicile" },
    ]);
  });

  it("by exaltation: the Sun in Taurus and the Moon in Aries", () => {
    expect(mutualReceptions(inSigns({ Sun: "Taurus", Moon: "Aries", Venus: "Gemini" }))).toEqual([
      {
        planet1: "Sun",
        planet2: "Moon",
        type: "Exaltation",
        planet1In: "Exaltation",
        planet2In: "Exaltation",
      },
    ]);
  });

  it("mixed: Jupiter in Aries, Mars's domicile, and Mars in Cancer, Jupiter's exaltation", () => {
    expect(mutualReceptions(inSigns({ Mars: "Cancer", Jupiter: "Aries" }))).toEqual([
      { planet1: "Mars", planet2: "Jupiter", type: "Mixed", planet1In: "Exaltation", planet2In: "Domicile" },
    ]);
  });

  it.each([
    ["Venus", "Pisces", "Exaltation"],
    ["Saturn", "Libra", "Exaltation"],
    ["Jupiter", "Pisces", "Domicile"],
    ["Mars", "Capricorn", "Exaltation"],
  ] as const)("are told once: Virgo, which is both to Mercury, with %s and %s is %s", (other, sign, type) => {
    expect(mutualReceptions(inSigns({ Mercury: sign, [other]: "Virgo" }))).toEqual([
      { planet1: "Mercury", planet2: other, type, planet1In: type, planet2In: type },
    ]);
  });

  it("hold exactly where each stands in a sign of the other's", () => {
    fc.assert(
      fc.property(sevenLongitudes, (longitudes) => {
        const isIn = (guest: TraditionalRuler, host: TraditionalRuler) => {
          const sign = signAt(longitudes[guest]);
          return TRADITIONAL_RULERS[sign] === host || EXALTATIONS[host] === sign;
        };
        const pairs = TRADITIONAL_PLANETS.flatMap((a, i) =>
          TRADITIONAL_PLANETS.slice(i + 1).flatMap((b) => (isIn(a, b) && isIn(b, a) ? [[a, b]] : [])),
        );
        const found = mutualReceptions(longitudes).map(({ planet1, planet2 }) => [planet1, planet2]);
        expect(found).toEqual(pairs);
      }),
    );
  });
});

describe("dispositors", () => {
  it("all lead to the Sun, when it alone is in its own domicile", () => {
    const { chains, loops, finalDispositor } = dispositorsOf(
      inSigns({ Moon: "Aries", Mars: "Capricorn", Saturn: "Leo" }),
    );
    expect(finalDispositor).toBe("Sun");
    expect(loops).toEqual([["Sun"]]);
    expect(chains[1]).toEqual({ path: ["Moon", "Mars", "Saturn", "Sun"], returnsTo: "Sun" });
    expect(chains[0]).toEqual({ path: ["Sun"], returnsTo: "Sun" });
  });

  it("have no last one where two planets stand in each other's domiciles", () => {
    const { chains, loops, finalDispositor } = dispositorsOf(
      inSigns({ Sun: "Libra", Venus: "Aries", Mars: "Taurus" }),
    );
    expect(finalDispositor).toBeNull();
    expect(loops).toEqual([["Venus", "Mars"]]);
    expect(chains[0]).toEqual({ path: ["Sun", "Venus", "Mars"], returnsTo: "Venus" });
  });

  it("have no last one where two planets are both at home", () => {
    const { loops, finalDispositor } = dispositorsOf(inSigns({ Saturn: "Aquarius" }));
    expect(loops).toEqual([["Sun"], ["Saturn"]]);
    expect(finalDispositor).toBeNull();
  });

  it("go in circles of any length", () => {
    const { loops } = dispositorsOf(
      inSigns({ Sun: "Cancer", Moon: "Gemini", Mercury: "Aries", Mars: "Leo" }),
    );
    expect(loops).toEqual([["Sun", "Moon", "Mercury", "Mars"]]);
  });

  it("follow the rulers, end in a circle, and each circle is told once", () => {
    const lordOf = (planet: TraditionalRuler, longitudes: Readonly<Record<TraditionalRuler, number>>) =>
      TRADITIONAL_RULERS[signAt(longitudes[planet])];
    fc.assert(
      fc.property(sevenLongitudes, (longitudes) => {
        const { chains, loops, finalDispositor } = dispositorsOf(longitudes);
        expect(chains.map(({ path }) => path[0])).toEqual(TRADITIONAL_PLANETS);
        for (const { path, returnsTo } of chains) {
          expect(path.slice(1)).toEqual(path.slice(0, -1).map((planet) => lordOf(planet, longitudes)));
          expect(lordOf(path.at(-1) as TraditionalRuler, longitudes)).toBe(returnsTo);
          const circle = path.slice(path.indexOf(returnsTo));
          const told = loops.filter((loop) => loop.some((planet) => circle.includes(planet)));
          expect(told.map((loop) => [...loop].sort())).toEqual([[...circle].sort()]);
        }
        const atHome = TRADITIONAL_PLANETS.filter((planet) => lordOf(planet, longitudes) === planet);
        const allEndThere = chains.every(({ returnsTo }) => returnsTo === atHome[0]);
        expect(finalDispositor).toBe(allEndThere && atHome.length === 1 ? atHome[0] : null);
      }),
    );
  });
});
