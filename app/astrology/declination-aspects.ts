import { byOrb } from "./aspects";
import { PLANETS, type Planet } from "./bodies";
import { CHART_POINTS, type ChartPoint, isDerivedPair } from "./orbs";

export interface DeclinationAspect {
  readonly planet1: Planet | ChartPoint;
  readonly planet2: Planet | ChartPoint;
  /** Parallel on one side of the celestial equator, contraparallel across it. */
  readonly type: "Parallel" | "Contraparallel";
  /** By how much one is farther from the equator than the other, degrees, 0–1. */
  readonly orb: number;
}

const IN_ORDER = [...PLANETS, ...CHART_POINTS];

/** Degrees, inclusive. */
const DECLINATION_ORB = 1;

/**
 * Parallels and contraparallels, the closest first; equally close ones in the order of planets and points, as `planet1`
 * and `planet2` are. A pair is one or the other: near the equator, where it could be both, its sides decide. Left out
 * are the South Node beside the North Node, whose parallels are the other's contraparallels, and derived pairs.
 * @param declinations of what is to be compared, degrees, north positive
 */
export function declinationAspects(
  declinations: Readonly<Partial<Record<Planet | ChartPoint, number>>>,
): readonly DeclinationAspect[] {
  const hasNorthNode = declinations["North Node"] !== undefined;
  const compared: { readonly name: Planet | ChartPoint; readonly declination: number }[] = [];
  for (const name of IN_ORDER) {
    const declination = declinations[name];
    const isTwin = name === "South Node" && hasNorthNode;
    if (declination !== undefined && !isTwin) compared.push({ name, declination });
  }
  const aspects: DeclinationAspect[] = [];
  for (let i = 0; i < compared.length; i++) {
    const first = compared[i] as (typeof compared)[number];
    for (let j = i + 1; j < compared.length; j++) {
      const second = compared[j] as (typeof compared)[number];
      const orb = Math.abs(Math.abs(first.declination) - Math.abs(second.declination));
      if (orb > DECLINATION_ORB || isDerivedPair(first.name, second.name)) continue;
      const type = first.declination * second.declination < 0 ? "Contraparallel" : "Parallel";
      aspects.push({ planet1: first.name, planet2: second.name, type, orb });
    }
  }
  return aspects.sort(byOrb);
}
