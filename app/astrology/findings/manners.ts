import { type Finding, MANNER_PLANETS } from "./finding";
import type { Known } from "./known";
import * as weights from "./weights";

export function manners({ placeOf }: Known): Finding[] {
  return MANNER_PLANETS.flatMap((planet): Finding[] => {
    const sign = placeOf.get(planet)?.sign;
    const score = weights.MANNER_WEIGHT * weights.PLANET_SHARES[planet];
    return sign ? [{ kind: "manner", planet, sign, score, planets: [planet] }] : [];
  });
}
