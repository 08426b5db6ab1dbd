import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation } from "./angles";
import {
  ASPECT_RULES,
  ASPECT_TYPES,
  type Aspect,
  aspectContact,
  aspectingOf,
  aspectsBetween,
  type MovingLongitude,
  TAUGHT_ASPECTS,
  withOrbs,
} from "./aspects";
import { PLANETS, type Planet } from "./bodies";
import {
  type AnyAspectType,
  type AspectSettings,
  aspectsUnder as aspectsUnderSettings,
  CHART_POINTS,
  type ChartPoint,
  isDerivedPair,
  MINOR_ASPECT_RULES,
  pointAspectsAcross,
} from "./orbs";
import { signIndex } from "./signs";

const STANDARD: AspectSettings = { orbs: "Standard", minorAspects: false, outOfSign: true };
const RULES = { ...ASPECT_RULES, ...MINOR_ASPECT_RULES };
const NAMES: readonly string[] = [...PLANETS, ...CHART_POINTS];

const still = (longitude: number) => ({ longitude, speed: 0 });
const moving = fc.record({
  longitude: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  speed: fc.double({ min: -2, max: 15, noNaN: true }),
});
type Places<Name extends string> = Readonly<Record<Name, MovingLongitude>>;
const recordOf = <Name extends string>(names: readonly Name[], placeOf: (name: Name) => MovingLongitude) =>
  Object.fromEntries(names.map((name) => [name, placeOf(name)])) as Places<Name>;
const placesOf = <Name extends string>(names: readonly Name[]): fc.Arbitrary<Places<Name>> =>
  fc
    .array(moving, { minLength: names.length, maxLength: names.length })
    .map((places) => recordOf(names, (name) => places[names.indexOf(name)] as MovingLongitude));
const aspectsUnder = (
  settings: AspectSettings,
  planets: Places<Planet>,
  points: Readonly<Partial<Record<ChartPoint, MovingLongitude>>>,
) => aspectsUnderSettings(settings, aspectingOf(PLANETS, planets), aspectingOf(CHART_POINTS, points));
const planetPlaces = placesOf(PLANETS);
const pointPlaces = placesOf(CHART_POINTS);
const ownOrbs = fc.dictionary(
  fc.constantFrom(...(Object.keys(RULES) as AnyAspectType[])),
  fc.double({ min: 0, max: 15, noNaN: true }),
);
const anySettings: fc.Arbitrary<AspectSettings> = fc.record({
  orbs: fc.oneof(fc.constantFrom("Standard" as const, "Tight" as const, "Moiety" as const), ownOrbs),
  minorAspects: fc.boolean(),
  outOfSign: fc.boolean(),
});

/** The aspect of two planets that stand still. */
function pairUnder(
  settings: Partial<AspectSettings>,
  a: number,
  b: number,
  pair: [Planet, Planet] = ["Sun", "Moon"],
) {
  const places = recordOf(PLANETS, (planet) => still(planet === pair[0] ? a : planet === pair[1] ? b : 200));
  const { aspects } = aspectsUnder({ ...STANDARD, ...settings }, places, {});
  return aspects.find(({ planet1, planet2 }) => planet1 === pair[0] && planet2 === pair[1]);
}

/** The planets that are not given stand at 17° Pisces, out of reach of all that is asked here. */
const pointsUnder = (
  points: Partial<Record<ChartPoint, number>>,
  settings: Partial<AspectSettings> = {},
  planets: Partial<Record<Planet, number>> = {},
) =>
  aspectsUnder(
    { ...STANDARD, ...settings },
    recordOf(PLANETS, (planet) => still(planets[planet] ?? 347)),
    recordOf(Object.keys(points) as ChartPoint[], (point) => still(points[point] as number)),
  ).moreAspects;

const told = (aspects: readonly Aspect<string, string, string>[]) =>
  aspects.map(({ planet1, type, planet2 }) => `${planet1} ${type} ${planet2}`);

describe("the standard settings", () => {
  it("give the chart's own aspects, equal in every field and order", () => {
    fc.assert(
      fc.property(planetPlaces, pointPlaces, (planets, points) => {
        expect(aspectsUnder(STANDARD, planets, points).aspects).toEqual(aspectsBetween(planets));
      }),
    );
  });
});

describe("orbs", () => {
  it("that are tight are half of the standard ones, as between two people", () => {
    fc.assert(
      fc.property(moving, moving, (sun, moon) => {
        const places = recordOf(PLANETS, (planet) => (planet === "Sun" ? sun : moon));
        const { aspects } = aspectsUnder({ ...STANDARD, orbs: "Tight" }, places, {});
        const found = aspects.filter(({ planet1, planet2 }) => planet1 === "Sun" && planet2 === "Moon");
        const halved = withOrbs(TAUGHT_ASPECTS, ({ orb }) => orb / 2);
        const expected = aspectContact(sun, moon, halved);
        expect(found).toEqual(expected ? [{ planet1: "Sun", planet2: "Moon", ...expected }] : []);
      }),
    );
  });

  it("that are tight leave some of the standard aspects, and add none", () => {
    fc.assert(
      fc.property(planetPlaces, pointPlaces, fc.boolean(), (planets, points, minorAspects) => {
        const wide = aspectsUnder({ ...STANDARD, minorAspects }, planets, points);
        const tight = aspectsUnder({ ...STANDARD, minorAspects, orbs: "Tight" }, planets, points);
        const isClose = ({ type, orb }: { readonly type: AnyAspectType; readonly orb: number }) =>
          orb <= RULES[type].orb / 2;
        expect(tight.aspects).toEqual(wide.aspects.filter(isClose));
        expect(tight.moreAspects).toEqual(wide.moreAspects.filter(({ orb }) => orb <= 1.5));
      }),
    );
  });

  it.each([
    ["Sun", "Moon", 13.5],
    ["Sun", "Pluto", 10],
    ["Mercury", "Venus", 7],
    ["Mars", "Jupiter", 8.5],
    ["Mars", "Saturn", 8.5],
    ["Uranus", "Neptune", 5],
  ] as const)("by moiety let %s and %s reach %d° in the five major aspects", (first, second, orb) => {
    for (const type of ["Conjunction", "Opposition", "Trine", "Square", "Sextile"] as const) {
      const { angle } = ASPECT_RULES[type];
      const settings = { orbs: "Moiety" } as const;
      // Beyond a wide sextile lies the quintile, so it is measured on its other side.
      const side = type === "Sextile" ? -1 : 1;
      const at = (deviation: number) =>
        pairUnder(settings, 5, (365 + angle + side * deviation) % 360, [first, second])?.type;
      expect(at(orb - 1e-6)).toBe(type);
      expect(at(orb + 1e-6)).not.toBe(type);
    }
  });

  it("by moiety leave the other aspects as they are", () => {
    for (const type of ["Quincunx", "SemiSextile"] as const) {
      const { angle, orb } = ASPECT_RULES[type];
      expect(pairUnder({ orbs: "Moiety" }, 5, 5 + angle + orb - 1e-6, ["Mercury", "Venus"])?.type).toBe(type);
      expect(pairUnder({ orbs: "Moiety" }, 5, 5 + angle + orb + 1e-6, ["Mercury", "Venus"])).toBeUndefined();
    }
  });

  it("of one's own replace those that are named, and the rest stay standard", () => {
    const orbs = { Conjunction: 3, Trine: 12 };
    expect(pairUnder({ orbs }, 5, 8)?.type).toBe("Conjunction");
    expect(pairUnder({ orbs }, 5, 8.001)).toBeUndefined();
    expect(pairUnder({ orbs }, 5, 137)?.type).toBe("Trine");
    expect(pairUnder({ orbs }, 5, 103)?.type).toBe("Square");
    expect(pairUnder({ orbs }, 5, 103.001)).toBeUndefined();
    expect(pairUnder({ orbs: { Square: 0 } }, 5, 95)?.type).toBe("Square");
    expect(pairUnder({ orbs: { Square: 0 } }, 5, 95.001)).toBeUndefined();
  });

  it("that are the table's numbers are the standard ones", () => {
    const orbs = Object.fromEntries(ASPECT_TYPES.map((type) => [type, ASPECT_RULES[type].orb]));
    fc.assert(
      fc.property(planetPlaces, pointPlaces, (planets, points) => {
        expect(aspectsUnder({ ...STANDARD, orbs }, planets, points)).toEqual(
          aspectsUnder(STANDARD, planets, points),
        );
      }),
    );
  });

  it("that overlap give a separation to the aspect of whose orb it uses the smaller part", () => {
    // By moiety Sun and Moon have a sextile of 13.5°: 71° is 81 % of it, and 50 % of a quintile.
    expect(pairUnder({ orbs: "Moiety" }, 5, 76)).toMatchObject({ type: "Quintile", orb: 1 });
    // 10.4° of 13.5° are less than 1.6° of 2°.
    expect(pairUnder({ orbs: "Moiety" }, 5, 75.4)).toMatchObject({ type: "Sextile" });
    expect(pairUnder({ orbs: { Sextile: 12, Quintile: 12 } }, 5, 71)).toMatchObject({ type: "Sextile" }); // half-way
    expect(pairUnder({ orbs: { Sextile: 12, Quintile: 12 } }, 5, 71.01)).toMatchObject({ type: "Quintile" });
  });
});

describe("minor aspects", () => {
  it.each([
    ["SemiSquare", 45, false],
    ["Sesquiquadrate", 135, false],
    ["BiQuintile", 144, true],
  ] as const)("%s is one within 2°, when asked for", (type, angle, isHarmonious) => {
    for (const start of [0, 17, 359.999]) {
      expect(pairUnder({ minorAspects: true }, start, (start + angle + 1.999999) % 360)).toMatchObject({
        type,
        isHarmonious,
      });
      expect(pairUnder({ minorAspects: true }, start, (start + angle - 2.000001) % 360)?.type).not.toBe(type);
      expect(pairUnder({}, start, (start + angle) % 360)).toBeUndefined();
    }
  });

  it("only add to the standard ones", () => {
    fc.assert(
      fc.property(planetPlaces, pointPlaces, (planets, points) => {
        const all = aspectsUnder({ ...STANDARD, minorAspects: true }, planets, points);
        const without = aspectsUnder(STANDARD, planets, points);
        expect(all.aspects.filter(({ type }) => !(type in MINOR_ASPECT_RULES))).toEqual(without.aspects);
        expect(all.moreAspects).toEqual(without.moreAspects);
      }),
    );
  });
});

describe("aspects out of sign", () => {
  it("a trine from 29° Aries to 1° Virgo counts only when they do", () => {
    expect(pairUnder({ outOfSign: true }, 29, 151)).toMatchObject({ type: "Trine" });
    expect(pairUnder({ outOfSign: false }, 29, 151)).toBeUndefined();
    expect(pairUnder({ outOfSign: false }, 29, 149)).toMatchObject({ type: "Trine" });
  });

  it("a conjunction over 0° Aries is one, and 359.999° to 0.001° the same", () => {
    expect(pairUnder({ outOfSign: false }, 359.999, 0.001)).toBeUndefined();
    expect(pairUnder({ outOfSign: true }, 359.999, 0.001)).toMatchObject({ type: "Conjunction" });
  });

  it("are exactly those that are left out, whatever the orbs", () => {
    fc.assert(
      fc.property(planetPlaces, pointPlaces, anySettings, (planets, points, settings) => {
        const all = aspectsUnder({ ...settings, outOfSign: true }, planets, points);
        const within = aspectsUnder({ ...settings, outOfSign: false }, planets, points);
        const places: Record<string, { readonly longitude: number }> = { ...planets, ...points };
        const isInSign = ({ planet1, planet2, type }: Aspect<string, string, AnyAspectType>) => {
          const middles = [planet1, planet2].map(
            (name) => signIndex(places[name]?.longitude as number) * 30 + 15,
          );
          const { angle } = RULES[type];
          return angle % 30 !== 0 || separation(middles[0] as number, middles[1] as number) === angle;
        };
        expect(within.aspects).toEqual(all.aspects.filter(isInSign));
        expect(within.moreAspects).toEqual(all.moreAspects.filter(isInSign));
      }),
    );
  });
});

describe("points", () => {
  it("receive the five major aspects of planets within 3°, tight ones within 1.5°", () => {
    for (const type of ["Conjunction", "Opposition", "Trine", "Square", "Sextile"] as const) {
      const at = 40 + ASPECT_RULES[type].angle;
      expect(told(pointsUnder({ Chiron: at + 3 }, {}, { Sun: 40 }))).toContain(`Sun ${type} Chiron`);
      expect(told(pointsUnder({ Chiron: at + 3.001 }, {}, { Sun: 40 }))).not.toContain(`Sun ${type} Chiron`);
      const moiety = pointsUnder({ Chiron: at + 3.001 }, { orbs: "Moiety" }, { Sun: 40 });
      expect(told(moiety)).not.toContain(`Sun ${type} Chiron`);
      const tight = (longitude: number) =>
        told(pointsUnder({ Chiron: longitude }, { orbs: "Tight" }, { Sun: 40 }));
      expect(tight(at + 1.5)).toContain(`Sun ${type} Chiron`);
      expect(tight(at + 1.501)).not.toContain(`Sun ${type} Chiron`);
    }
  });

  it("receive no other aspect, also when minor ones are asked for", () => {
    for (const angle of [30, 45, 72, 135, 144, 150])
      expect(
        told(pointsUnder({ Chiron: 40 + angle }, { minorAspects: true }, { Sun: 40 })).filter((line) =>
          line.startsWith("Sun"),
        ),
      ).toEqual([]);
  });

  it("are among themselves in conjunctions only", () => {
    expect(told(pointsUnder({ Chiron: 100, Ceres: 102 }))).toEqual(["Chiron Conjunction Ceres"]);
    expect(told(pointsUnder({ Chiron: 100, Ceres: 220 }))).toEqual([]);
    expect(told(pointsUnder({ Lilith: 100, Ascendant: 101 }))).toEqual(["Ascendant Conjunction Lilith"]);
  });

  it("the South Node's aspects to planets are the North Node's, told once; its own conjunctions stay", () => {
    const nodes = { "North Node": 100, "South Node": 280, Chiron: 281 };
    expect(told(pointsUnder(nodes, {}, { Venus: 282 }))).toEqual([
      "Venus Conjunction Chiron",
      "Chiron Conjunction South Node",
      "Venus Opposition North Node",
    ]);
    expect(told(pointsUnder({ "South Node": 280 }, {}, { Venus: 282 }))).toEqual([
      "Venus Conjunction South Node",
    ]);
  });

  it("angles say nothing of each other, and neither do the lots and the Ascendant from which they are counted", () => {
    expect(pointsUnder({ Ascendant: 100, Midheaven: 100, Vertex: 101, "East Point": 101 })).toEqual([]);
    expect(pointsUnder({ Ascendant: 100, Fortune: 101, Spirit: 99 })).toEqual([]);
    expect(told(pointsUnder({ Midheaven: 100, Fortune: 101 }))).toEqual(["Midheaven Conjunction Fortune"]);
  });

  it("a planet applies to an angle by its own motion", () => {
    const planets = recordOf(PLANETS, (planet) => ({ longitude: 98, speed: planet === "Mercury" ? -1 : 1 }));
    const { moreAspects } = aspectsUnder(STANDARD, planets, { Ascendant: still(100) });
    expect(moreAspects).toHaveLength(10);
    for (const { planet1, isApplying } of moreAspects) expect(isApplying).toBe(planet1 !== "Mercury");
  });
});

it("under any settings aspects are sorted, within their orbs, and once for each pair", () => {
  fc.assert(
    fc.property(planetPlaces, pointPlaces, anySettings, (planets, points, settings) => {
      const found = aspectsUnder(settings, planets, points);
      for (const list of [found.aspects, found.moreAspects]) {
        expect(new Set(list.map(({ planet1, planet2 }) => `${planet1} ${planet2}`)).size).toBe(list.length);
        list.forEach(({ planet1, planet2, type, angle, orb, isHarmonious }, i) => {
          expect(NAMES.indexOf(planet1)).toBeLessThan(NAMES.indexOf(planet2));
          expect(orb).toBeGreaterThanOrEqual(list[i - 1]?.orb ?? 0);
          expect(orb).toBe(Math.abs(angle - RULES[type].angle));
          expect(isHarmonious).toBe(RULES[type].isHarmonious);
          const isAsked = settings.minorAspects || !(type in MINOR_ASPECT_RULES);
          expect(isAsked).toBe(true);
        });
      }
      for (const { planet1, planet2, orb } of found.moreAspects) {
        expect(orb).toBeLessThanOrEqual(3);
        if (!(planet1 in planets)) expect(isDerivedPair(planet1, planet2)).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});

describe("aspects to the points of another chart", () => {
  const place = fc.record({
    name: fc.constantFrom(...PLANETS, ...CHART_POINTS),
    longitude: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  });
  const chart = fc.uniqueArray(place, { selector: ({ name }) => name, minLength: 15 });

  it("are all that a point of either is part of, within 3°, by the five major angles; conjunctions of two points", () => {
    fc.assert(
      fc.property(chart, chart, fc.constantFrom("Standard", "Tight"), (first, second, orbs) => {
        const found = pointAspectsAcross({ ...STANDARD, orbs }, first, second);
        const expected: string[] = [];
        for (const a of first) {
          for (const b of second) {
            const isPlanet = ({ name }: typeof a) => PLANETS.some((planet) => planet === name);
            if (isPlanet(a) && isPlanet(b)) continue;
            const hasSouth = [a.name, b.name].includes("South Node");
            if (hasSouth && (isPlanet(a) || isPlanet(b))) continue;
            if (a.name === "South Node" && b.name === "South Node") continue;
            const types =
              isPlanet(a) || isPlanet(b)
                ? (["Conjunction", "Sextile", "Square", "Trine", "Opposition"] as const)
                : (["Conjunction"] as const);
            const angle = separation(a.longitude, b.longitude);
            for (const type of types)
              if (Math.abs(angle - RULES[type].angle) <= (orbs === "Tight" ? 1.5 : 3))
                expected.push(`${a.name} ${type} ${b.name}`);
          }
        }
        const names = found.map(({ planet1, type, planet2 }) => `${planet1} ${type} ${planet2}`);
        expect([...names].sort()).toEqual(expected.sort());
        expect(found.map(({ orb }) => orb)).toEqual(found.map(({ orb }) => orb).toSorted((a, b) => a - b));
      }),
    );
  });

  it("are the same the other way round", () => {
    fc.assert(
      fc.property(chart, chart, (first, second) => {
        const named = (aspects: ReturnType<typeof pointAspectsAcross>, back: boolean) =>
          aspects
            .map(({ planet1, planet2, type, orb }) =>
              back ? `${planet2} ${type} ${planet1} ${orb}` : `${planet1} ${type} ${planet2} ${orb}`,
            )
            .sort();
        expect(named(pointAspectsAcross(STANDARD, first, second), false)).toEqual(
          named(pointAspectsAcross(STANDARD, second, first), true),
        );
      }),
    );
  });

  it("leave out what stands in another relation of signs where that is asked for", () => {
    const [first, second] = [
      [{ name: "Sun", longitude: 29 }],
      [{ name: "Ascendant", longitude: 31 }],
    ] as const;
    expect(pointAspectsAcross(STANDARD, first, second)).toMatchObject([
      { planet1: "Sun", planet2: "Ascendant", type: "Conjunction", orb: 2 },
    ]);
    expect(pointAspectsAcross({ ...STANDARD, outOfSign: false }, first, second)).toEqual([]);
  });
});
