import { PLANETS } from "~/astrology/bodies";
import type { Pattern } from "~/astrology/patterns";

/**
 * Each figure once: a part is told with its whole, and crowds that share a planet are one crowd, though one is named
 * for its sign and the other goes over the edge of it.
 */
export function toldPatterns(patterns: readonly Pattern[]): readonly Pattern[] {
  const told: Pattern[] = [];
  for (const pattern of patterns) {
    if (pattern.partOf !== null) continue;
    let crowd = pattern;
    if (pattern.type === "Stellium") {
      for (const other of told.filter((each) => each.type === "Stellium" && sharesPlanet(each, pattern))) {
        told.splice(told.indexOf(other), 1);
        const planets = PLANETS.filter(
          (planet) => crowd.planets.includes(planet) || other.planets.includes(planet),
        );
        crowd = { ...crowd, planets };
      }
    }
    told.push(crowd);
  }
  // Once its parts are left out, an index into the list would point at another figure.
  return told.map((pattern) => ({ ...pattern, partOf: null }));
}

function sharesPlanet(a: Pattern, b: Pattern): boolean {
  return a.planets.some((planet) => b.planets.includes(planet));
}

export function isSamePattern(a: Pattern, b: Pattern): boolean {
  return a.type === b.type && a.apex === b.apex && a.planets.join() === b.planets.join();
}
