import type { Weekday } from "../calendar";
import type { Instant } from "../instant";
import type { GeoPoint } from "../sphere";
import { cautions } from "./cautions";
import type { Condition } from "./condition";
import { firstEndingAfter, holds, inAny, inBoth, outside, type Span } from "./spans";
import { electionSky } from "./spans-of-condition";

export interface Election {
  /** All of these, */
  readonly all: readonly Condition[];
  /** one of these at least, where there are some, */
  readonly any: readonly Condition[];
  /** and none of these. */
  readonly not: readonly Condition[];
}

export interface ElectionWindow extends Span {
  /** Within the window: the middle of its longest part in which the most of `any` hold. */
  readonly best: Instant;
  /** Which of `any` hold then. */
  readonly met: readonly Condition[];
  /** Which of `any` do not, and what else is told against a moment. */
  readonly unmet: readonly Condition[];
  readonly against: readonly Condition[];
}

/** Milliseconds: edges are known to some seconds, and what is shorter may be none at all. */
const SHORTEST = 60_000;

/**
 * The windows of a span in which an election holds over a place, in order; none shorter than a minute.
 * @param most how many are told
 */
export function electionWindows(
  { all, any, not }: Election,
  span: Span,
  place: GeoPoint,
  weekdayAt: (at: Instant) => Weekday,
  most = Number.POSITIVE_INFINITY,
): readonly ElectionWindow[] {
  const { spansOf, knownStays } = electionSky(place, span, weekdayAt);
  let found: readonly Span[] = [span];
  for (const condition of all) found = inBoth(found, inAny([spansOf(condition)]));
  const wished = any.map((condition) => ({ condition, spans: inAny([spansOf(condition)]) }));
  if (any.length > 0) found = inBoth(found, inAny(wished.map(({ spans }) => spans)));
  if (not.length > 0) found = inBoth(found, outside(inAny(not.map(spansOf)), span));
  found = found.filter(({ from, to }) => to - from >= SHORTEST).slice(0, most);
  if (found.length === 0) return [];
  const against = cautions(knownStays());
  return found.map((window) => {
    const best = bestOf(
      window,
      wished.map(({ spans }) => spans),
    );
    const at = (of: typeof wished, wanted: boolean) =>
      of.filter(({ spans }) => holds(spans, best) === wanted).map(({ condition }) => condition);
    return { ...window, best, met: at(wished, true), unmet: at(wished, false), against: against(best) };
  });
}

function bestOf(window: Span, wished: readonly (readonly Span[])[]): Instant {
  const edges = wished.flatMap((spans) => edgesWithin(spans, window));
  const turns = [window.from, ...new Set(edges.sort((a, b) => a - b)), window.to];
  let best = { count: -1, length: 0, middle: window.from };
  for (let index = 1; index < turns.length; index++) {
    const [from, to] = [turns[index - 1], turns[index]] as [Instant, Instant];
    const middle = (from + to) / 2;
    const count = wished.filter((spans) => holds(spans, middle)).length;
    const length = to - from;
    if (count > best.count || (count === best.count && length > best.length))
      best = { count, length, middle };
  }
  return best.middle;
}

/** Where spans begin and end within a window. */
function edgesWithin(spans: readonly Span[], { from, to }: Span): readonly Instant[] {
  const edges: Instant[] = [];
  for (let index = firstEndingAfter(spans, from); index < spans.length; index++) {
    const span = spans[index] as Span;
    if (span.from >= to) break;
    if (span.from > from) edges.push(span.from);
    if (span.to < to) edges.push(span.to);
  }
  return edges;
}
