import { closestFirst } from "./aspects";
import type { Planet } from "./bodies";
import { type ChartPoint, isDerivedPair } from "./orbs";

export interface DeclinationAspect {
  readonly planet1: Planet | ChartPoint;
  readonly planet2: Planet | ChartPoint;
  /** Parallel on one side of the celestial equator, contraparallel across it. */
  readonly type: "Parallel" | "Contraparallel";
  /** By how much one is farther from the equator than the other, degrees, 0–1. */
  readonly orb: number;
}

/** Degrees, inclusive. */
const DECLINATION_ORB = 1;

/** Something whose declination is compared: degrees, north positive. */
interface Declined {
  readonly planet: Planet | ChartPoint;
  readonly declination: number;
}

/**
 * Parallels and contraparallels, the closest first; equally close ones in the order given, as `planet1` and `planet2`
 * are. A pair is one or the other: near the equator, where it could be both, its sides decide. Left out are the South
 * Node beside the North Node, whose parallels are the other's contraparallels, and derived pairs.
 */
export function declinationAspects(placed: readonly Declined[]): readonly DeclinationAspect[] {
  const hasNorthNode = placed.some(({ planet }) => planet === "North Node");
  const compared = hasNorthNode ? placed.filter(({ planet }) => planet !== "South Node") : placed;
  const sizes = compared.map(({ declination }) => Math.abs(declination));
  const aspects: DeclinationAspect[] = [];
  for (let i = 0; i < compared.length; i++) {
    const first = compared[i] as Declined;
    for (let j = i + 1; j < compared.length; j++) {
      const orb = Math.abs((sizes[i] as number) - (sizes[j] as number));
      if (orb > DECLINATION_ORB) continue;
      const second = compared[j] as Declined;
      if (isDerivedPair(first.planet, second.planet)) continue;
      const type = first.declination * second.declination < 0 ? "Contraparallel" : "Parallel";
      aspects.push({ planet1: first.planet, planet2: second.planet, type, orb });
    }
  }
  return closestFirst(aspects);
}
