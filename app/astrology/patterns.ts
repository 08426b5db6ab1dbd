import { signedDifference } from "./angles";
import { PLANETS, type Planet } from "./bodies";
import { signIndex } from "./signs";

/** In the order in which they are listed: the larger figures first, so that a part comes after its whole. */
export const PATTERN_TYPES = [
  "Grand Cross",
  "Kite",
  "Mystic Rectangle",
  "Grand Trine",
  "T-Square",
  "Yod",
  "Stellium",
] as const;
export type PatternType = (typeof PATTERN_TYPES)[number];

/** What tells one figure of a chart from the others. */
interface FigureName {
  readonly type: PatternType;
  /** In the planets' order. */
  readonly planets: readonly Planet[];
}

export interface Pattern extends FigureName {
  /**
   * Where the figure points: what both ends of the opposition square (T-Square), what both ends of the sextile are
   * quincunx to (Yod), what is opposite a corner of the trine (Kite). Null for the other figures.
   */
  readonly apex: Planet | null;
  /**
   * The larger figures that this one lies in, each in the list itself: a Grand Trine's Kites, a T-Square's Grand
   * Crosses. Null for what stands alone, as all other figures do.
   */
  readonly partOf: readonly FigureName[] | null;
}

/** As much of an aspect as figures need; a pair of planets has one at most. */
interface Contact {
  readonly planet1: Planet;
  readonly planet2: Planet;
  readonly type: string;
}

/** From the first planet of a Stellium to its last, degrees, where they do not share a sign. */
const STELLIUM_SPAN = 10;

/** Planets as bits, the Sun's the highest: of two sets of one size the greater comes first in the planets' order. */
type PlanetSet = number;

const COUNT = PLANETS.length;
const bitOf = (index: number): PlanetSet => 1 << (COUNT - 1 - index);
/** All that come after a planet. */
const after = (index: number): PlanetSet => bitOf(index) - 1;
const INDEX_OF = Object.fromEntries(PLANETS.map((planet, i) => [planet, i])) as Record<Planet, number>;

const NONE: readonly number[] = [];

/** The planets of a set as indices in `PLANETS`, ascending. */
function indicesOf(set: PlanetSet): readonly number[] {
  if (set === 0) return NONE; // most of them, and a chart asks for two hundred
  const indices: number[] = [];
  for (let rest = set; rest !== 0; ) {
    const index = Math.clz32(rest) - (32 - COUNT);
    indices.push(index);
    rest &= after(index);
  }
  return indices;
}

interface Figure {
  readonly type: PatternType;
  readonly set: PlanetSet;
  /** Index in `PLANETS`. */
  readonly apex: number | null;
}

/** For each planet, by its index, those that are in one kind of aspect to it. */
type Partners = readonly PlanetSet[];
const of = (partners: Partners, index: number): PlanetSet => partners[index] as PlanetSet;

function partnersIn(aspects: readonly Contact[]) {
  const nobody = () => new Array<PlanetSet>(COUNT).fill(0);
  const partners = {
    Opposition: nobody(),
    Trine: nobody(),
    Square: nobody(),
    Sextile: nobody(),
    Quincunx: nobody(),
  };
  for (const { planet1, planet2, type } of aspects) {
    const sets = (partners as Partial<Record<string, PlanetSet[]>>)[type];
    if (!sets) continue;
    const a = INDEX_OF[planet1];
    const b = INDEX_OF[planet2];
    sets[a] = of(sets, a) | bitOf(b);
    sets[b] = of(sets, b) | bitOf(a);
  }
  return partners;
}

function figuresOf(aspects: readonly Contact[]): Figure[] {
  const {
    Opposition: opposition,
    Trine: trine,
    Square: square,
    Sextile: sextile,
    Quincunx: quincunx,
  } = partnersIn(aspects);
  const figures: Figure[] = [];
  const found = (type: PatternType, set: PlanetSet, apex: number | null) => figures.push({ type, set, apex });

  for (let a = 0; a < COUNT; a++) {
    for (const b of indicesOf(of(opposition, a) & after(a))) {
      const ends = bitOf(a) | bitOf(b);
      const crossing = of(square, a) & of(square, b);
      for (const c of indicesOf(crossing)) found("T-Square", ends | bitOf(c), c);
      // A cross and a rectangle have two oppositions: they are told from the one that has the earliest planet.
      for (const c of indicesOf(crossing & after(a)))
        for (const d of indicesOf(of(opposition, c) & crossing & after(c)))
          found("Grand Cross", ends | bitOf(c) | bitOf(d), null);
      for (const c of indicesOf(of(trine, a) & of(sextile, b) & after(a)))
        for (const d of indicesOf(of(opposition, c) & of(sextile, a) & of(trine, b) & after(a)))
          found("Mystic Rectangle", ends | bitOf(c) | bitOf(d), null);
    }
    for (const b of indicesOf(of(trine, a) & after(a)))
      for (const c of indicesOf(of(trine, a) & of(trine, b) & after(b))) {
        const corners = bitOf(a) | bitOf(b) | bitOf(c);
        found("Grand Trine", corners, null);
        for (const corner of indicesOf(corners)) {
          const [side, otherSide] = indicesOf(corners & ~bitOf(corner)) as [number, number];
          for (const apex of indicesOf(of(opposition, corner) & of(sextile, side) & of(sextile, otherSide)))
            found("Kite", corners | bitOf(apex), apex);
        }
      }
    for (const b of indicesOf(of(sextile, a) & after(a)))
      for (const apex of indicesOf(of(quincunx, a) & of(quincunx, b)))
        found("Yod", bitOf(a) | bitOf(b) | bitOf(apex), apex);
  }
  return figures;
}

const hasThree = (set: PlanetSet) => {
  const withoutLast = set & (set - 1);
  return (withoutLast & (withoutLast - 1)) !== 0;
};

/**
 * The crowds of three or more planets in one sign or within 10°. A crowd within a larger one is left out; two that
 * merely share planets, one in a sign and one over its edge, are both told.
 */
function stelliaOf(longitudes: Readonly<Record<Planet, number>>): Figure[] {
  const inSign: PlanetSet[] = new Array(12).fill(0);
  const ahead: PlanetSet[] = PLANETS.map((_, a) => bitOf(a));
  // By index: looking up pairs by name would take longer than the rest.
  const places = PLANETS.map((planet) => longitudes[planet]);
  for (let a = 0; a < COUNT; a++) {
    const longitude = places[a] as number;
    const sign = signIndex(longitude);
    inSign[sign] = of(inSign, sign) | bitOf(a);
    for (let b = a + 1; b < COUNT; b++) {
      const difference = signedDifference(places[b] as number, longitude);
      if (Math.abs(difference) > STELLIUM_SPAN) continue;
      if (difference >= 0) ahead[a] = of(ahead, a) | bitOf(b);
      if (difference <= 0) ahead[b] = of(ahead, b) | bitOf(a);
    }
  }
  const crowds: PlanetSet[] = [];
  for (const sets of [inSign, ahead])
    for (const set of sets) if (hasThree(set) && !crowds.includes(set)) crowds.push(set);
  return crowds
    .filter((set) => crowds.every((other) => other === set || (other & set) !== set))
    .map((set) => ({ type: "Stellium", set, apex: null }));
}

/** What a figure of a type can be a part of. */
const WHOLES: Readonly<Partial<Record<PatternType, PatternType>>> = {
  "Grand Trine": "Kite",
  "T-Square": "Grand Cross",
};

const PLACE_IN_LIST = Object.fromEntries(PATTERN_TYPES.map((type, i) => [type, i])) as Record<
  PatternType,
  number
>;

function byTypeAndPlanets(a: Figure, b: Figure): number {
  return PLACE_IN_LIST[a.type] - PLACE_IN_LIST[b.type] || b.set - a.set;
}

/**
 * The figures that aspects among the ten planets form, every combination, and the crowds of planets. Orbs are those of
 * the aspects; signs do not matter but to a Stellium. Listed in the order of `PATTERN_TYPES`, those of a type in the
 * order of their planets.
 * @param aspects of one chart; oppositions, trines, squares, sextiles and quincunxes play a part
 * @param longitudes degrees, in the zodiac of the chart
 */
export function patternsOf(
  aspects: readonly Contact[],
  longitudes: Readonly<Record<Planet, number>>,
): readonly Pattern[] {
  const figures = [...figuresOf(aspects), ...stelliaOf(longitudes)].sort(byTypeAndPlanets);
  return figures.map(({ type, set, apex }) => {
    const wholeType = WHOLES[type];
    const wholes = wholeType
      ? figures.filter((other) => other.type === wholeType && (other.set & set) === set)
      : [];
    return {
      type,
      planets: planetsOf(set),
      apex: apex === null ? null : (PLANETS[apex] as Planet),
      partOf:
        wholes.length > 0
          ? wholes.map((whole) => ({ type: whole.type, planets: planetsOf(whole.set) }))
          : null,
    };
  });
}

function planetsOf(set: PlanetSet): readonly Planet[] {
  return indicesOf(set).map((index) => PLANETS[index] as Planet);
}
