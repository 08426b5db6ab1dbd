import { normalizeDegrees, toDegrees, toRadians } from "../../astrology/angles";
import { asin } from "../../astrology/sphere";

/** How far something reaches from its middle. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  /** Up and down alike. */
  readonly half: number;
}

/** What wants a place on a ring: a body with its two boxes, or an axis, which is a line and stays where it is. */
export interface RingItem {
  /** True place on the dial, degrees. */
  readonly angle: number;
  readonly weight: number;
  readonly extents: readonly { readonly radius: number; readonly extent: Extent | null }[];
}

/**
 * The least angle in degrees between two neighbours (`b` counter-clockwise of `a`) about the middle angle `middle`.
 * Two boxes on one circle are `chord` apart along the tangent there, and clear of each other as soon as they are so
 * in x or in y. A box clears an axis when its reach along the tangent does.
 */
function leastGap(a: RingItem, b: RingItem, middle: number): number {
  const sine = Math.sin(toRadians(middle));
  const cosine = Math.abs(Math.cos(toRadians(middle)));
  let gap = 0;
  a.extents.forEach(({ radius, extent: first }, index) => {
    const second = b.extents[index]?.extent ?? null;
    // Counter-clockwise leads leftwards in the upper half and rightwards in the lower.
    const width =
      (first ? (sine > 0 ? first.left : first.right) : 0) +
      (second ? (sine > 0 ? second.right : second.left) : 0);
    const height = (first?.half ?? 0) + (second?.half ?? 0);
    const chord =
      first && second
        ? Math.min(width / Math.max(Math.abs(sine), 1e-9), height / Math.max(cosine, 1e-9))
        : width * Math.abs(sine) + height * cosine;
    gap = Math.max(gap, 2 * toDegrees(asin(chord / (2 * radius))));
  });
  return gap;
}

/**
 * Places as close to their targets as the gaps allow, in order: weighted least squares by pooling adjacent violators.
 * `gaps[i]` lies between place i and place i + 1.
 */
function settle(targets: readonly number[], weights: readonly number[], gaps: readonly number[]): number[] {
  const blocks: { sum: number; weight: number; count: number }[] = [];
  let offset = 0;
  targets.forEach((target, index) => {
    const weight = weights[index] as number;
    let block = { sum: (target - offset) * weight, weight, count: 1 };
    let previous = blocks.at(-1);
    while (previous && previous.sum / previous.weight > block.sum / block.weight) {
      blocks.pop();
      block = {
        sum: previous.sum + block.sum,
        weight: previous.weight + block.weight,
        count: previous.count + block.count,
      };
      previous = blocks.at(-1);
    }
    blocks.push(block);
    offset += gaps[index] ?? 0;
  });
  const places: number[] = [];
  offset = 0;
  for (const { sum, weight, count } of blocks) {
    for (let i = 0; i < count; i++) {
      places.push(sum / weight + offset);
      offset += gaps[places.length - 1] ?? 0;
    }
  }
  return places;
}

/** Slack in degrees, so that boxes that touch do not overlap by rounding. */
const SLACK = 0.05;
const ROUNDS = 40;

/** Places for items in counter-clockwise order, not wrapping round; null where the ends would meet. */
function spreadFrom(row: readonly RingItem[]): number[] | null {
  const start = row[0]?.angle ?? 0;
  const targets = row.map(({ angle }) => start + normalizeDegrees(angle - start));
  const weights = row.map(({ weight }) => weight);
  const needed = (places: readonly number[]) =>
    row.slice(1).map((item, index) => {
      const middle = ((places[index] as number) + (places[index + 1] as number)) / 2;
      return leastGap(row[index] as RingItem, item, middle) + SLACK;
    });

  // Gaps depend on where on the circle they fall, so settle and measure in turns; they only ever grow, so it ends.
  let gaps = needed(targets);
  let places = settle(targets, weights, gaps);
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = needed(places);
    if (wanted.every((gap, index) => gap <= (gaps[index] as number) + SLACK / 2)) break;
    gaps = gaps.map((gap, index) => Math.max(gap, wanted[index] as number));
    places = settle(targets, weights, gaps);
  }

  const first = places[0] as number;
  const last = places.at(-1) as number;
  const room = first + 360 - last;
  const meeting = leastGap(row.at(-1) as RingItem, row[0] as RingItem, (last + first + 360) / 2);
  return row.length > 1 && room < meeting + SLACK ? null : places;
}

/** A place on the dial for each item, in the order given, so that no two of one ring overlap. */
export function spread(items: readonly RingItem[]): number[] {
  const order = items.map((_, index) => index);
  order.sort((i, j) => (items[i] as RingItem).angle - (items[j] as RingItem).angle);
  const angleAt = (position: number) => (items[order[position % order.length] as number] as RingItem).angle;
  // The circle is cut open where there is most room; if the ends meet there after all, at the next best place.
  const cuts = order
    .map((_, position) => ({
      position,
      room: normalizeDegrees(angleAt(position) - angleAt(position + order.length - 1)),
    }))
    .sort((a, b) => b.room - a.room);
  for (const { position } of cuts) {
    const row = [...order.slice(position), ...order.slice(0, position)];
    const places = spreadFrom(row.map((index) => items[index] as RingItem));
    if (!places) continue;
    const result = new Array<number>(items.length);
    row.forEach((index, i) => {
      result[index] = normalizeDegrees(places[i] as number);
    });
    return result;
  }
  throw new RangeError(`${items.length} bodies are more than the ring has room for`);
}
