import { instantOf, type Knot, type LongitudePath } from "../longitude-path";
import type { Span } from "./spans";

/** A planet's stay between two borders. */
export interface Stay extends Span {
  /** Which border opens it: an index of the list. */
  readonly arc: number;
}

/**
 * A planet's stays between borders of the zodiac on its path, one after the other without a gap.
 * @param borders degrees in [0, 360), in order, two at least
 */
export function staysOn({ planet, knots }: LongitudePath, borders: readonly number[]): readonly Stay[] {
  const count = borders.length;
  const borderAt = (index: number) =>
    (borders[index - count * Math.floor(index / count)] as number) + 360 * Math.floor(index / count);
  const first = knots[0] as Knot;
  let index = count * Math.floor(first.longitude / 360) - 1;
  while (borderAt(index + 1) <= first.longitude) index++;
  const stays: Stay[] = [];
  let begins = first.instant;
  const leave = (at: number, next: number) => {
    stays.push({ from: begins, to: at, arc: index - count * Math.floor(index / count) });
    begins = at;
    index = next;
  };
  for (let i = 1; i < knots.length; i++) {
    const [start, end] = [knots[i - 1] as Knot, knots[i] as Knot];
    while (borderAt(index + 1) <= end.longitude)
      leave(instantOf(planet, start, end, borderAt(index + 1)), index + 1);
    while (borderAt(index) > end.longitude) leave(instantOf(planet, start, end, borderAt(index)), index - 1);
  }
  leave((knots.at(-1) as Knot).instant, index);
  return stays;
}
