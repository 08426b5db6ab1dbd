import { normalizeDegrees, signedDifference } from "../angles";
import { type MajorAspect, sidesOf } from "../aspects";
import { type Planet, SLOW_PLANETS } from "../bodies";
import {
  type CrossingOfOne,
  crossingsOfLong,
  elongationOf,
  longStepsOf,
  type MovingAngle,
  type Sought,
} from "../crossings";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import type { Knot, LongitudePath } from "../longitude-path";
import { zeroBetween } from "../zero-between";
import type { Span } from "./spans";
import type { Stay } from "./stays";

/** How many days beyond a span an aspect may become exact that applies in it; of two planets the faster one's count. */
export function reachOf(...planets: readonly Planet[]): number {
  const days = planets.map((planet) => (planet === "Moon" ? 3 : SLOW.has(planet) ? 400 : 60));
  return Math.min(...days) * MILLISECONDS_PER_DAY;
}

const SLOW: ReadonlySet<Planet> = new Set(SLOW_PLANETS);

/**
 * When a planet is on its way to an exact aspect with another, within an orb (degrees), and is not prevented: it comes to
 * be exact (no planet turns back before) while both stay in their signs. Applying ends with the exact moment.
 * @param paths of both, and their stays in signs: as far beyond the span as `reachOf` says
 */
export function applyingSpans(
  {
    body,
    other,
    aspect,
    orb,
  }: { readonly body: Planet; readonly other: Planet; readonly aspect: MajorAspect; readonly orb: number },
  paths: readonly [LongitudePath, LongitudePath],
  signs: readonly [readonly Stay[], readonly Stay[]],
  span: Span,
): readonly Span[] {
  const elongation = elongationOf(body, other);
  const sides = sidesOf(aspect);
  const sought = sides.flatMap((side) =>
    ([-1, 0, 1] as const).map((edge) => ({ target: side + edge * orb, period: 360, edge, side })),
  );
  const all = sought.length > 0 ? passings(elongation, paths, sought, span) : [];
  return sides.flatMap((side) => {
    const found = all.filter(({ sought }) => sought.side === side);
    const deviationAt = (at: Instant) => signedDifference(elongation(at).angle, side);
    return found.flatMap(({ instant, sought: { edge } }, index) => {
      if (edge !== 0) return [];
      const before = found[index - 1];
      let begins = span.from;
      if (before) {
        // After an exact moment it goes on to where it turns back: only from there it applies.
        begins = before.sought.edge === 0 ? turnBetween(before.instant, instant) : before.instant;
      } else if (Math.abs(deviationAt(span.from)) > orb) {
        return [];
      }
      const entered = signs.map(
        (stays) => stays.find(({ from, to }) => from < instant && instant <= to)?.from ?? begins,
      );
      const from = Math.max(begins, ...entered);
      return from < instant ? [{ from, to: instant }] : [];
    });
  });

  function turnBetween(from: Instant, to: Instant): Instant {
    const rate = (at: Instant) => elongation(at).rate;
    const [a, b] = [rate(from), rate(to)];
    return a < 0 === b < 0 ? from : zeroBetween(rate, from, a, to, b);
  }
}

/**
 * Crossings of an elongation, sought on the paths' cubics, which takes a tenth of the time, and then brought where the
 * exact places have them.
 */
function passings<Value extends Sought>(
  exact: (at: Instant) => MovingAngle,
  [first, second]: readonly [LongitudePath, LongitudePath],
  sought: readonly Value[],
  { from, to }: Span,
): readonly CrossingOfOne<Value>[] {
  const [one, other] = [placesOn(first), placesOn(second)];
  const near = (at: Instant): MovingAngle => {
    const [a, b] = [one(at), other(at)];
    return a && b ? { angle: a.angle - b.angle, rate: a.rate - b.rate } : exact(at);
  };
  const steps = longStepsOf(first.planet, second.planet);
  return crossingsOfLong(near, sought, steps, from, to).map((crossing) => {
    const { angle, rate } = exact(crossing.instant);
    const change =
      (signedDifference(crossing.sought.target, normalizeDegrees(angle)) / rate) * MILLISECONDS_PER_DAY;
    // Where both go alike the cubics are as good as it gets.
    return Math.abs(change) < HOUR ? { ...crossing, instant: crossing.instant + change } : crossing;
  });
}

const HOUR = 3_600_000;

/** Where a planet is by the cubic between two knots of its path; null beyond them. */
function placesOn({ knots }: LongitudePath): (at: Instant) => MovingAngle | null {
  return (at) => {
    let [low, high] = [0, knots.length - 1];
    if (!(at >= (knots[low] as Knot).instant && at <= (knots[high] as Knot).instant)) return null;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((knots[middle] as Knot).instant <= at) low = middle;
      else high = middle;
    }
    const [start, end] = [knots[low], knots[high]] as [Knot, Knot];
    const days = (end.instant - start.instant) / MILLISECONDS_PER_DAY;
    const x = (at - start.instant) / (end.instant - start.instant);
    const change = end.longitude - start.longitude;
    const a = start.speed * days;
    const c = 3 * change - 2 * a - end.speed * days;
    const d = change - a - c;
    return {
      angle: start.longitude + x * (a + x * (c + x * d)),
      rate: (a + x * (2 * c + 3 * d * x)) / days,
    };
  };
}
