import type { Finding } from "./finding";
import { isGreat, isOf, isTraditional, type Known } from "./known";
import * as weights from "./weights";

export function unaspected({ moments, planets }: Known): Finding[] {
  return planets.flatMap(({ planet }): Finding[] => {
    if (!isTraditional(planet)) return [];
    const meets = isOf(planet);
    const isMet = moments.some(({ aspects }) => aspects.some((aspect) => isGreat(aspect) && meets(aspect)));
    return isMet ? [] : [{ kind: "unaspected", planet, score: weights.UNASPECTED_WEIGHT, planets: [planet] }];
  });
}
