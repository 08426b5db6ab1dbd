import type { Planet } from "../bodies";
import type { Finding } from "./finding";
import { aspectScore, type Known } from "./known";

/** Those of two slow planets belong to everybody of those months. */
const PERSONAL_PLANETS: readonly Planet[] = ["Sun", "Moon", "Mercury", "Venus", "Mars"];

export function aspects(known: Known): Finding[] {
  return known.aspects.flatMap((sure): Finding[] => {
    const { aspect, isApplying } = sure;
    const { planet1, planet2 } = aspect;
    const first = known.placeOf.get(planet1);
    const second = known.placeOf.get(planet2);
    if (!first || !second || !PERSONAL_PLANETS.includes(planet1)) return [];
    return [
      {
        kind: "aspect",
        aspect,
        signs: [first.sign, second.sign],
        isOrbKnown: !known.chart.timeUnknown,
        isApplying,
        score: aspectScore(aspect, sure),
        planets: [planet1, planet2],
      },
    ];
  });
}
