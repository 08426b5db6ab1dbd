/** A name to be written on its line, in one of several rows. */
export interface RowLabel {
  /** Pixels. */
  readonly width: number;
  /** Where the line crosses the middle of a row, pixels east of the world's edge; null where it does not reach it. */
  readonly xAt: (row: number) => number | null;
}

export interface PlacedLabel {
  readonly row: number;
  readonly x: number;
}

/** Pixels between two names of a row. */
const GAP = 4;

/**
 * Gives each label the first row in which it overlaps none before it, so that names stand on their own lines and
 * yet can be read where lines crowd. The world goes round: what leaves at one edge comes in at the other.
 * @param rows in order of preference
 * @param worldWidth pixels
 * @returns in the order of the labels; null for lines that reach no row
 */
export function labelRows(
  labels: readonly RowLabel[],
  rows: readonly number[],
  worldWidth: number,
): readonly (PlacedLabel | null)[] {
  const taken = new Map<number, { readonly x: number; readonly width: number }[]>();
  const isFree = (row: number, x: number, width: number) =>
    (taken.get(row) ?? []).every((other) => {
      const apart = Math.abs(x - other.x) % worldWidth;
      return Math.min(apart, worldWidth - apart) >= (width + other.width) / 2 + GAP;
    });
  return labels.map(({ width, xAt }) => {
    let spot: PlacedLabel | null = null;
    for (const row of rows) {
      const x = xAt(row);
      if (x === null) continue;
      spot = { row, x };
      if (isFree(row, x, width)) break;
    }
    if (spot) taken.set(spot.row, [...(taken.get(spot.row) ?? []), { x: spot.x, width }]);
    return spot;
  });
}
