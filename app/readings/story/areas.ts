import type { Planet } from "../../astrology/bodies";
import type { Known } from "../../astrology/findings/known";
import { TRADITIONAL_RULERS } from "../../astrology/profections";
import type { Sign } from "../../astrology/signs";
import type { Factor, Subject } from "./factors";
import { AREAS, type Area } from "./ids";

interface Field {
  /** The houses of this field of life, its own first: whose planets are guests in it. */
  readonly houses: readonly number[];
  /** Whose sign says how it is done; money's manner is the second house's sign. */
  readonly manner: Subject | "second house";
  /** The planets that stand for it in every chart. */
  readonly natural: readonly Planet[];
}

export const FIELDS: Readonly<Record<Area, Field>> = {
  arrival: { houses: [1], manner: "Ascendant", natural: [] },
  home: { houses: [4], manner: "Moon", natural: ["Moon"] },
  work: { houses: [10, 6], manner: "Midheaven", natural: ["Sun"] },
  love: { houses: [7, 5], manner: "Venus", natural: ["Venus"] },
  money: { houses: [2, 8], manner: "second house", natural: [] },
  mind: { houses: [3, 9], manner: "Mercury", natural: ["Mercury"] },
  body: { houses: [6, 1, 12], manner: "Mars", natural: ["Mars"] },
  growth: { houses: [9, 11], manner: "Saturn", natural: ["Saturn", "Jupiter"] },
};

/** Fields in which a planet that has this house is at home, the nearest first. */
export function areasOfHouse(house: number): readonly Area[] {
  const nearness = (area: Area) => FIELDS[area].houses.indexOf(house);
  return AREAS.filter((area) => nearness(area) >= 0).sort((a, b) => nearness(a) - nearness(b));
}

/** Uranus, Neptune and Pluto stand for no field of one person's life. */
export function areasOfPlanet(planet: Planet): readonly Area[] {
  return AREAS.filter((area) => FIELDS[area].natural.includes(planet));
}

/** Fields to which a factor belongs: those of its house, else those of its planets. */
export function areasOf({ place, planets }: Factor): readonly Area[] {
  if (place.kind === "house" || place.kind === "ruler") return areasOfHouse(place.house);
  if (place.of === "Ascendant") return ["arrival"];
  if (place.of === "Midheaven") return ["work"];
  if (place.kind === "angle") return [place.angle === "Ascendant" ? "arrival" : "work"];
  return planets.flatMap(areasOfPlanet);
}

/** The house that opens a field, its sign, and where its ruler stands; null where the time is unknown. */
export interface Opening {
  readonly house: number;
  readonly sign: Sign;
  readonly ruler: Planet;
  readonly stands: number;
}

export function openingOf(area: Area, { chart, placeOf }: Known): Opening | null {
  const house = FIELDS[area].houses[0] as number;
  const sign = chart.houses[house - 1]?.sign;
  if (!sign) return null;
  const ruler = TRADITIONAL_RULERS[sign];
  const stands = placeOf.get(ruler)?.house ?? null;
  return stands === null ? null : { house, sign, ruler, stands };
}

/** How much of a chart's weight lies in each field. */
export function weightsOfAreas(factors: readonly Factor[]): Readonly<Record<Area, number>> {
  const sums = Object.fromEntries(AREAS.map((area) => [area, 0])) as Record<Area, number>;
  for (const factor of factors) {
    const areas = areasOf(factor);
    for (const area of areas) sums[area] += factor.weight / areas.length;
  }
  return sums;
}
