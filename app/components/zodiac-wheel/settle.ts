/** What wants a place in a row: near its target, within its bounds. All in one unit, here degrees. */
export interface Wish {
  readonly target: number;
  readonly low: number;
  readonly high: number;
}

/** The places found, and the runs (first and last index) that have more in them than their bounds allow. */
export interface Settled {
  readonly places: readonly number[];
  readonly crowds: readonly (readonly [number, number])[];
}

/** A run of neighbours that touch each other and move as one. Values are offset by the gaps before them. */
interface Block {
  readonly from: number;
  readonly count: number;
  readonly sum: number;
  readonly low: number;
  readonly high: number;
  readonly value: number;
}

/**
 * The least-squares places of a row that keeps its order, its least gaps and its bounds: isotonic regression by pooling
 * adjacent violators. Taking the gaps off each place makes the row non-decreasing; the best common value of a pooled
 * block is the mean of its targets, clamped to what all its members allow (the pooling holds for any convex cost).
 * @param gaps `gaps[i]` lies between place i and place i + 1
 */
export function settle(wishes: readonly Wish[], gaps: readonly number[]): Settled {
  const blocks: Block[] = [];
  const crowds: [number, number][] = [];
  let offset = 0;
  for (const [index, { target, low, high }] of wishes.entries()) {
    let block = pooled(index, 1, target - offset, low - offset, high - offset);
    let previous = blocks.at(-1);
    while (previous && previous.value > block.value) {
      blocks.pop();
      block = pooled(
        previous.from,
        previous.count + block.count,
        previous.sum + block.sum,
        Math.max(previous.low, block.low),
        Math.min(previous.high, block.high),
      );
      previous = blocks.at(-1);
    }
    if (block.low > block.high + 1e-9) {
      crowds.push([block.from, index]);
      // What follows is judged without it.
      block = { ...block, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    }
    blocks.push(block);
    offset += gaps[index] ?? 0;
  }
  const places: number[] = [];
  offset = 0;
  for (const { value, count } of blocks) {
    for (let i = 0; i < count; i++) {
      places.push(value + offset);
      offset += gaps[places.length - 1] ?? 0;
    }
  }
  return { places, crowds };
}

function pooled(from: number, count: number, sum: number, low: number, high: number): Block {
  return { from, count, sum, low, high, value: Math.max(low, Math.min(high, sum / count)) };
}
