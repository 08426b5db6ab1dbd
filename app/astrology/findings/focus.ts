import { PLANETS, type Planet } from "../bodies";
import type { NatalChart } from "../chart";
import type { Finding } from "./finding";
import { aspectScore, isGreat, isOf, type Known } from "./known";
import * as weights from "./weights";

/** Which planet has the closest aspects of all, by the sum of their scores, and whether it leads the next by far. */
function closestIn({ aspects }: NatalChart): { readonly planet: Planet; readonly isLeading: boolean } | null {
  const scored = aspects
    .filter(isGreat)
    .map((aspect) => ({ aspect, score: aspectScore(aspect, { ...aspect, widest: aspect.orb }) }));
  const sums = PLANETS.map((planet) => {
    const own = scored.filter(({ aspect }) => isOf(planet)(aspect));
    return { planet, sum: own.reduce((sum, { score }) => sum + score, 0) };
  });
  const [first, second] = sums.sort((a, b) => b.sum - a.sum);
  return first && second
    ? { planet: first.planet, isLeading: first.sum >= second.sum * weights.FOCUS_WEIGHTS.leadsBy }
    : null;
}

export function focus({ moments, aspects: contacts }: Known): Finding[] {
  const closest = moments.map(closestIn);
  const planet = closest[0]?.planet;
  if (!planet || closest.some((other) => other?.planet !== planet)) return [];
  const own = contacts.map(({ aspect }) => aspect).filter(isOf(planet));
  if (own.length < 3) return [];
  const isLeading = closest.every((each) => each?.isLeading);
  const score = isLeading ? weights.FOCUS_WEIGHTS.leading : weights.FOCUS_WEIGHTS.first;
  return [{ kind: "focus", planet, aspects: own, score, planets: [planet] }];
}
