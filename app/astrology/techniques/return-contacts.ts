import type { Planet } from "../bodies";
import { crossingsOfLong, longitudeOf, longStepsOf } from "../crossings";
import type { Pass } from "../forecast-contacts";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import type { MovedContact } from "./progressed-forecast";
import type { Mover } from "./progressed-sky";

/**
 * How many days may lie between two of the moments at which a body, on one return, enters the orb of its place, passes it
 * and leaves: less than from one return to the next.
 */
const SAME_RETURN: Readonly<Record<Planet | "Chiron", number>> = {
  Sun: 30,
  Moon: 5,
  Mercury: 120,
  Venus: 150,
  Mars: 200,
  Jupiter: 500,
  Saturn: 800,
  Uranus: 1500,
  Neptune: 2500,
  Pluto: 2500,
  Chiron: 1500,
};

interface Span {
  /** What comes back within a day of it is the birth itself. */
  readonly birth: Instant;
  readonly from: Instant;
  readonly to: Instant;
  /** Degrees. */
  readonly orb: number;
}

/** When the planets and Chiron come back to their own places in [from, to): each return once with all its passes. */
export function returnContacts<Name extends string>(
  places: ReadonlyMap<Mover, number>,
  span: Span,
): readonly MovedContact<Name>[] {
  return [...places].flatMap(([mover, longitude]) =>
    mover === "Ascendant" || mover === "Midheaven" ? [] : returnsOf<Name>(mover, longitude, span),
  );
}

function returnsOf<Name extends string>(
  body: Planet | "Chiron",
  longitude: number,
  { birth, from, to, orb }: Span,
): MovedContact<Name>[] {
  const sought = [-1, 0, 1].map((edge) => ({ target: longitude + edge * orb, period: 360, edge }));
  const found = crossingsOfLong(longitudeOf(body), sought, longStepsOf(body), from, to);
  const gap = SAME_RETURN[body] * MILLISECONDS_PER_DAY;
  const rounds: (typeof found)[] = [];
  for (const crossing of found) {
    const round = rounds.at(-1);
    if (round && crossing.instant - (round.at(-1) as typeof crossing).instant < gap) round.push(crossing);
    else rounds.push([crossing]);
  }
  return rounds.flatMap((round) => {
    const exact = round
      .filter(({ sought }) => sought.edge === 0)
      .map(({ instant, forward }): Pass => ({ instant, isRetrograde: !forward }))
      .filter(({ instant }) => Math.abs(instant - birth) > MILLISECONDS_PER_DAY);
    const [first] = exact;
    if (!first) return [];
    const [begin, end] = [round[0], round.at(-1)] as [(typeof found)[number], (typeof found)[number]];
    return {
      transiting: body,
      natal: body as string as Name,
      type: "Conjunction",
      enters: begin.sought.edge === 0 ? null : begin.instant,
      leaves: end.sought.edge === 0 ? null : end.instant,
      exact,
      closest: { instant: first.instant, orb: 0 },
      turns: [],
    };
  });
}
