import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signedDifference } from "./angles";
import type { Aspect } from "./aspects";
import { PLANETS, type Planet } from "./bodies";
import { type AnyAspectType, type AspectSettings, aspectsUnder } from "./orbs";
import { PATTERN_TYPES, type Pattern, patternsOf } from "./patterns";
import { signIndex } from "./signs";
import truth from "./truth/patterns.json";

type Longitudes = Readonly<Record<Planet, number>>;

function aspectsOf(longitudes: Longitudes, orbs: AspectSettings["orbs"]) {
  const places = PLANETS.map((planet) => ({ planet, longitude: longitudes[planet], speed: 0 }));
  return aspectsUnder({ orbs, minorAspects: false, outOfSign: true }, places, []).aspects;
}

/** The reference's orbs as own numbers. */
const OWN_ORBS = Object.fromEntries(
  Object.entries(truth.orbs).map(([name, orb]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, orb]),
);

interface TruthPattern {
  readonly type: string;
  readonly planets: readonly string[];
  readonly apex?: string;
  /** The apex of a Kite. */
  readonly point?: string;
  readonly partOf?: readonly { readonly type: string; readonly planets: readonly string[] }[];
}

const nameOf = ({ type, planets }: { readonly type: string; readonly planets: readonly string[] }) =>
  `${type}: ${planets.join(", ")}`;
const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);

/** Figures without order, and the larger ones that they lie in. */
function compared(patterns: readonly Pattern[]) {
  return patterns
    .filter(({ type }) => type !== "Stellium")
    .map((pattern) => ({
      name: nameOf(pattern),
      apex: pattern.apex,
      partOf: pattern.partOf?.map(nameOf) ?? null,
    }))
    .sort(byName);
}

function expectedOf(patterns: readonly TruthPattern[]) {
  return patterns
    .map((pattern) => ({
      name: nameOf(pattern),
      apex: pattern.apex ?? pattern.point ?? null,
      partOf: pattern.partOf?.map(nameOf) ?? null,
    }))
    .sort(byName);
}

const KITE = { type: "Kite", planets: ["Sun", "Moon", "Mars", "Pluto"] };
const CROSS = { type: "Grand Cross", planets: ["Sun", "Moon", "Venus", "Mars"] };

describe("against an exhaustive search over all triples and quadruples", () => {
  it.each(truth.rows)("$id: every figure, its apex and what it is part of, with narrow orbs", (row) => {
    const found = patternsOf(aspectsOf(row.longitudes, OWN_ORBS), row.longitudes);
    expect(compared(found)).toEqual(expectedOf(row.patterns));
  });

  it.each(truth.rows)("$id: every figure with the standard orbs", (row) => {
    const found = patternsOf(aspectsOf(row.longitudes, "Standard"), row.longitudes);
    expect(compared(found)).toEqual(expectedOf(row.patternsWide));
  });

  it.each(truth.rows)("$id: every crowd in a sign or within 10°, those within others left out", (row) => {
    const crowds = [...row.stelliums.sign, ...row.stelliums.span10].map(({ planets }) => planets.join());
    const told = patternsOf([], row.longitudes).map(({ planets }) => planets);
    for (const crowd of crowds)
      expect(
        told.filter((planets) => crowd.split(",").every((one) => planets.includes(one as Planet))),
      ).not.toEqual([]);
    for (const planets of told) expect(crowds).toContain(planets.join());
    const isWithin = (planets: readonly Planet[], other: readonly Planet[]) =>
      planets !== other && planets.every((planet) => other.includes(planet));
    expect(told.filter((planets) => told.some((other) => isWithin(planets, other)))).toEqual([]);
  });
});

/** Aspects as no sky need have them, to build one figure at a time. */
const linked = (...aspects: [Planet, AnyAspectType, Planet][]) =>
  aspects.map(([planet1, type, planet2]) => ({ planet1, type, planet2 }));
/** 36° apart, so that there is no crowd. */
const SPREAD = Object.fromEntries(PLANETS.map((planet, i) => [planet, i * 36])) as Longitudes;

describe("figures", () => {
  const GRAND_TRINE = linked(["Sun", "Trine", "Moon"], ["Sun", "Trine", "Mars"], ["Moon", "Trine", "Mars"]);

  it("three trines are a Grand Trine, and two are none", () => {
    expect(patternsOf(GRAND_TRINE, SPREAD)).toEqual([
      { type: "Grand Trine", planets: ["Sun", "Moon", "Mars"], apex: null, partOf: null },
    ]);
    expect(patternsOf(GRAND_TRINE.slice(1), SPREAD)).toEqual([]);
  });

  it("a Kite flies from the planet opposite a corner, and holds the trine", () => {
    const kite = [
      ...GRAND_TRINE,
      ...linked(["Moon", "Opposition", "Pluto"], ["Sun", "Sextile", "Pluto"], ["Mars", "Sextile", "Pluto"]),
    ];
    expect(patternsOf(kite, SPREAD)).toEqual([
      { ...KITE, apex: "Pluto", partOf: null },
      { type: "Grand Trine", planets: ["Sun", "Moon", "Mars"], apex: null, partOf: [KITE] },
    ]);
  });

  it("a Grand Cross holds four T-Squares, each told as its part", () => {
    const cross = linked(
      ["Sun", "Opposition", "Mars"],
      ["Moon", "Opposition", "Venus"],
      ["Sun", "Square", "Moon"],
      ["Sun", "Square", "Venus"],
      ["Moon", "Square", "Mars"],
      ["Venus", "Square", "Mars"],
    );
    expect(patternsOf(cross, SPREAD)).toEqual([
      { ...CROSS, apex: null, partOf: null },
      { type: "T-Square", planets: ["Sun", "Moon", "Venus"], apex: "Sun", partOf: [CROSS] },
      { type: "T-Square", planets: ["Sun", "Moon", "Mars"], apex: "Moon", partOf: [CROSS] },
      { type: "T-Square", planets: ["Sun", "Venus", "Mars"], apex: "Venus", partOf: [CROSS] },
      { type: "T-Square", planets: ["Moon", "Venus", "Mars"], apex: "Mars", partOf: [CROSS] },
    ]);
  });

  it("a Yod points at what both ends of a sextile are quincunx to", () => {
    const yod = linked(
      ["Moon", "Sextile", "Venus"],
      ["Sun", "Quincunx", "Moon"],
      ["Sun", "Quincunx", "Venus"],
    );
    expect(patternsOf(yod, SPREAD)).toEqual([
      { type: "Yod", planets: ["Sun", "Moon", "Venus"], apex: "Sun", partOf: null },
    ]);
  });

  it("a Mystic Rectangle has two oppositions and alike sides opposite each other", () => {
    const oppositions = linked(["Sun", "Opposition", "Mars"], ["Moon", "Opposition", "Venus"]);
    const sides = linked(
      ["Sun", "Trine", "Moon"],
      ["Venus", "Trine", "Mars"],
      ["Sun", "Sextile", "Venus"],
      ["Moon", "Sextile", "Mars"],
    );
    expect(patternsOf([...oppositions, ...sides], SPREAD)).toEqual([
      { type: "Mystic Rectangle", planets: ["Sun", "Moon", "Venus", "Mars"], apex: null, partOf: null },
    ]);
    expect(patternsOf([...oppositions, ...sides.slice(1)], SPREAD)).toEqual([]);
  });

  it("are not made by other aspects", () => {
    const all = PLANETS.flatMap((planet1, i) =>
      PLANETS.slice(i + 1).map((planet2) => ({ planet1, type: "BiQuintile", planet2 })),
    );
    expect(patternsOf(all, SPREAD)).toEqual([]);
  });
});

describe("a Stellium", () => {
  const crowded = (longitudes: Partial<Longitudes>) =>
    patternsOf([], { ...SPREAD, ...longitudes }).map(({ planets }) => planets.join());

  it("is three planets in one sign, however far apart", () => {
    expect(crowded({ Sun: 60, Moon: 75, Mercury: 89.999 })).toEqual(["Sun,Moon,Mercury"]);
    expect(crowded({ Sun: 60, Moon: 75, Mercury: 90 })).toEqual([]);
  });

  it("is three planets within 10° over a sign's edge, 0° Aries too", () => {
    expect(crowded({ Sun: 355, Moon: 0, Mercury: 5, Venus: 80 })).toEqual(["Sun,Moon,Mercury"]);
    expect(crowded({ Sun: 355, Moon: 0, Mercury: 5.001, Venus: 80 })).toEqual([]);
  });

  it("is told once with all that belong to it", () => {
    expect(crowded({ Sun: 61, Moon: 63, Mercury: 65, Venus: 88 })).toEqual(["Sun,Moon,Mercury,Venus"]);
  });

  it("over an edge and one in the sign are two, where each has a planet that the other lacks", () => {
    expect(crowded({ Sun: 58, Moon: 61, Mercury: 63, Venus: 88 })).toEqual([
      "Sun,Moon,Mercury",
      "Moon,Mercury,Venus",
    ]);
  });
});

describe("of any sky", () => {
  const skies = fc
    .array(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), { minLength: 10, maxLength: 10 })
    .map(
      (longitudes) => Object.fromEntries(PLANETS.map((planet, i) => [planet, longitudes[i]])) as Longitudes,
    );
  const settings = fc.constantFrom<AspectSettings["orbs"]>("Standard", "Tight", "Moiety", {
    Opposition: 15,
    Trine: 15,
    Square: 15,
    Sextile: 15,
    Quincunx: 15,
  });

  it("the list does not depend on the order of aspects or of their planets", () => {
    fc.assert(
      fc.property(skies, settings, (longitudes, orbs) => {
        const aspects = aspectsOf(longitudes, orbs);
        const turned = [...aspects]
          .reverse()
          .map((aspect) => ({ ...aspect, planet1: aspect.planet2, planet2: aspect.planet1 }));
        expect(patternsOf(turned, longitudes)).toEqual(patternsOf(aspects, longitudes));
      }),
    );
  });

  it("it goes by type and planets, nothing is told twice, and each part comes after its whole", () => {
    const rank = ({ type, planets }: Pattern) =>
      [PATTERN_TYPES.indexOf(type), ...planets.map((planet) => PLANETS.indexOf(planet))]
        .map((one) => String.fromCharCode(97 + one))
        .join("");
    fc.assert(
      fc.property(skies, settings, (longitudes, orbs) => {
        const found = patternsOf(aspectsOf(longitudes, orbs), longitudes);
        const ranks = found.map(rank);
        expect(ranks).toEqual([...new Set(ranks)].sort());
        found.forEach((pattern, i) => {
          if (pattern.apex) expect(pattern.planets).toContain(pattern.apex);
          const wholes = found.filter(
            ({ type, planets }) =>
              ((pattern.type === "Grand Trine" && type === "Kite") ||
                (pattern.type === "T-Square" && type === "Grand Cross")) &&
              pattern.planets.every((planet) => planets.includes(planet)),
          );
          expect((pattern.partOf ?? []).map(nameOf)).toEqual(wholes.map(nameOf));
          for (const whole of wholes) expect(found.indexOf(whole)).toBeLessThan(i);
        });
      }),
    );
  });

  it("every side of a figure is an aspect, and every Stellium is in one sign or within 10°", () => {
    const SIDES: Readonly<Record<Pattern["type"], readonly string[]>> = {
      "Grand Cross": ["Opposition", "Opposition", "Square", "Square", "Square", "Square"],
      Kite: ["Opposition", "Sextile", "Sextile", "Trine", "Trine", "Trine"],
      "Mystic Rectangle": ["Opposition", "Opposition", "Sextile", "Sextile", "Trine", "Trine"],
      "Grand Trine": ["Trine", "Trine", "Trine"],
      "T-Square": ["Opposition", "Square", "Square"],
      Yod: ["Quincunx", "Quincunx", "Sextile"],
      Stellium: [],
    };
    const among = (aspects: readonly Aspect<Planet, Planet, AnyAspectType>[], planets: readonly Planet[]) =>
      aspects
        .filter(({ planet1, planet2 }) => planets.includes(planet1) && planets.includes(planet2))
        .map(({ type }) => type)
        .sort();
    fc.assert(
      fc.property(skies, settings, (longitudes, orbs) => {
        const aspects = aspectsOf(longitudes, orbs);
        for (const { type, planets } of patternsOf(aspects, longitudes)) {
          if (type !== "Stellium") {
            expect(among(aspects, planets)).toEqual(SIDES[type]);
            continue;
          }
          const [first] = planets as [Planet];
          const places = planets.map((planet) => signedDifference(longitudes[planet], longitudes[first]));
          const isOfOneSign = new Set(planets.map((planet) => signIndex(longitudes[planet]))).size === 1;
          expect(isOfOneSign || Math.max(...places) - Math.min(...places) <= 10 + 1e-9).toBe(true);
        }
      }),
    );
  });
});
