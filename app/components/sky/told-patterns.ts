import { PLANETS, type Planet } from "~/astrology/bodies";
import type { Pattern } from "~/astrology/patterns";

/** How many planets two stelliums have in common where they are told as one crowd. */
const SHARED = 2;

/**
 * A chart's figures, each told once: a part with its whole, and crowds that run into each other as one, though one is
 * named for its sign and the other goes over the edge of it.
 */
export function toldPatterns(patterns: readonly Pattern[]): readonly Pattern[] {
  const told: Pattern[] = [];
  for (const pattern of patterns) {
    if (pattern.partOf !== null) continue;
    let { planets } = pattern;
    const isPartly = (other: Pattern) =>
      pattern.type === "Stellium" && other.type === "Stellium" && shared(other.planets, planets) >= SHARED;
    // What a crowd has grown by may be what it shares with another.
    for (let other = told.find(isPartly); other; other = told.find(isPartly)) {
      told.splice(told.indexOf(other), 1);
      const both = [...planets, ...other.planets];
      planets = PLANETS.filter((planet) => both.includes(planet));
    }
    told.push({ ...pattern, planets });
  }
  return told;
}

function shared(a: readonly Planet[], b: readonly Planet[]): number {
  return a.filter((planet) => b.includes(planet)).length;
}
