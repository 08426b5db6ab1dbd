import type { ForecastContactAnswer } from "~/answers/forecast-contact";
import { settle } from "~/components/zodiac-wheel/settle";

export interface Stop {
  /** 0 at the beginning of the span, 1 at its end. */
  readonly at: number;
  /** 1 where the contact is exact, 0 where its orb begins and beyond. */
  readonly closeness: number;
}

interface Knot {
  readonly at: number;
  readonly orb: number;
  /** Where the planet turns the distance lies still, as a parabola does at its vertex. */
  readonly isTurn: boolean;
}

/** How near a contact is through its window: what a bar is painted by. Between two stops it changes evenly. */
export function closenessOf(
  { enters, leaves, exact, turns }: ForecastContactAnswer,
  limit: number,
  scale: (at: string) => number,
): Stop[] {
  const knot = (at: string, orb: number, isTurn = false): Knot => ({ at: scale(at), orb, isTurn });
  const knots = [
    ...(enters ? [knot(enters, limit)] : []),
    ...exact.map((at) => knot(at, 0)),
    ...turns.map(({ at, orb }) => knot(at, orb, true)),
    ...(leaves ? [knot(leaves, limit)] : []),
  ].sort((a, b) => a.at - b.at);
  return knots.flatMap((from, i): Stop[] => {
    const to = knots[i + 1];
    const here = { at: from.at, closeness: closeness(from.orb, limit) };
    return to ? [here, ...between(from, to, limit)] : [here];
  });
}

function closeness(orb: number, limit: number): number {
  return Math.max(0, 1 - orb / limit);
}

/** The moment at which the orb is passed outside of the window's ends, and one between, where the way is a curve. */
function between(from: Knot, to: Knot, limit: number): Stop[] {
  if (from.isTurn === to.isTurn) return [];
  const [turn, other] = from.isTurn ? [from, to] : [to, from];
  // From the turn on the distance changes with the square of the time.
  const stopAt = (part: number): Stop => ({
    at: turn.at + part * (other.at - turn.at),
    closeness: closeness(turn.orb + part * part * (other.orb - turn.orb), limit),
  });
  const beyond = (turn.orb - limit) / (turn.orb - other.orb);
  const parts = beyond > 0 && beyond < 1 ? [Math.sqrt(beyond), (1 + Math.sqrt(beyond)) / 2] : [0.5];
  const stops = parts.map(stopAt);
  return from.isTurn ? stops : stops.reverse();
}

/**
 * Moves labels, in their order, apart where they would stand less than `gap` from each other, by as little as goes (least
 * squares), `edge` from both ends; nearer to each other where there is no room for all.
 */
export function spread(places: readonly number[], gap: number, edge: number): number[] {
  const room = Math.min(gap, (1 - 2 * edge) / Math.max(1, places.length - 1));
  const wishes = places.map((target) => ({ target, low: edge, high: 1 - edge }));
  const gaps = wishes.slice(1).map(() => room);
  return [...settle(wishes, gaps).places];
}
