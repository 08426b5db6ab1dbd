import type { Piece } from "./piece";
import { PAIRS, type Pair, polesOf } from "./poles";
import type { Tension } from "./themes";

/** So many tensions are reconciled in a story, beside its thread. */
const MOST = 4;
/** How strong a tension is that is told although no two texts disagree about it. */
const STRONG = 0.9;

/**
 * The tensions of the second rank that are told: those about which the texts of this chart disagree most, so that both
 * can stand, and else the strongest.
 * @param texts what the story would say if nothing hindered
 * @param isTimed without a time there is less to say, and four are told
 */
export function secondTensions(
  texts: readonly Piece[],
  tensions: readonly Tension[],
  thread: Pair,
  isTimed: boolean,
): readonly Tension[] {
  const quarrel = (pair: Pair) => {
    const [one, other] = polesOf(pair).map((pole) =>
      texts.reduce((sum, { claims, weight }) => {
        const claim = claims.find((claimed) => claimed.pole === pole);
        return claim ? sum + weight * (1 + claim.strength) : sum;
      }, 0),
    ) as [number, number];
    return Math.min(one, other);
  };
  const quarrels = new Map(PAIRS.map((pair) => [pair, quarrel(pair)]));
  const others = tensions.filter(({ pair }) => pair !== thread);
  const needed = others
    .filter(({ pair }) => (quarrels.get(pair) as number) > 0)
    .sort((a, b) => (quarrels.get(b.pair) as number) - (quarrels.get(a.pair) as number))
    .slice(0, MOST);
  const strong = others.filter(
    (tension, place) => !needed.includes(tension) && (place === 0 || !isTimed || tension.strength > STRONG),
  );
  return [...needed, ...strong].slice(0, MOST);
}
