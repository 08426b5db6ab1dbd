import { type Box, type Cell, heartOf, type Spot } from "./square-cells";

/** A planet's square. */
export interface Place extends Spot {
  readonly size: number;
}

/** Edges of a planet's square, the largest first; the last is the least that reads. */
const SIZES = [18, 16, 14] as const;
/** Between two planets, and between one and the lines of its house. */
const GAP = 1.5;
/** Under each row, for the line that says retrograde. */
const LEADING = 3;

/**
 * Where so many planets stand in a house, none over another, nor over its sign or the mark of the ascendant: in as few
 * rows as hold them, as near to the middle of the house as may be, and as large as there is room for.
 * @throws RangeError for more than nine and some, which no house has
 */
export function packed({ outline, label, mark }: Cell, count: number): readonly Place[] {
  if (count === 0) return [];
  const taken = mark ? [label, mark] : [label];
  for (const size of SIZES) {
    for (let rows = 1; rows <= count; rows++) {
      const block = blockOf(outline, taken, { size, rows, count });
      if (block) return block;
    }
  }
  throw new RangeError(`No room for ${count} planets in one house`);
}

interface Wanted {
  readonly size: number;
  readonly rows: number;
  readonly count: number;
}

/** What a row may fill. */
interface Row {
  readonly top: number;
  readonly from: number;
  readonly to: number;
  readonly holds: number;
}

/** So many rows one under the other that hold them all, those nearest to the middle; null where there are none. */
function blockOf(
  outline: readonly Spot[],
  taken: readonly Box[],
  { size, rows, count }: Wanted,
): readonly Place[] | null {
  const heights = outline.map(({ y }) => y);
  const [first, last] = [Math.min(...heights) + GAP, Math.max(...heights) - GAP];
  const pitch = size + LEADING;
  const heart = heartOf(outline);
  let best: { readonly block: readonly Row[]; readonly away: number } | null = null;
  for (let top = first; top + rows * pitch <= last; top++) {
    const block = Array.from({ length: rows }, (_, row) => rowAt(outline, taken, top + row * pitch, size));
    if (block.some(({ holds }) => holds === 0)) continue;
    if (block.reduce((sum, { holds }) => sum + holds, 0) < count) continue;
    const middle = block.reduce((sum, { from, to }) => sum + (from + to) / 2, 0) / rows;
    const away = Math.hypot(middle - heart.x, top + (rows * pitch) / 2 - heart.y);
    if (!best || away < best.away) best = { block, away };
  }
  return best && placesIn(best.block, size, count);
}

/** How much of a row lies inside the house and outside of what stands there already, the wider side of it. */
function rowAt(outline: readonly Spot[], taken: readonly Box[], top: number, size: number): Row {
  const bottom = top + size + LEADING;
  const [above, below] = [crossSection(outline, top), crossSection(outline, bottom)];
  let from = Math.max(above.from, below.from) + GAP;
  let to = Math.min(above.to, below.to) - GAP;
  for (const box of taken) {
    if (box.y >= bottom || box.y + box.height <= top || box.x >= to || box.x + box.width <= from) continue;
    if (box.x - from > to - box.x - box.width) to = box.x - GAP;
    else from = box.x + box.width + GAP;
  }
  return { top, from, to, holds: Math.max(0, Math.floor((to - from + GAP) / (size + GAP))) };
}

/** From where to where a horizontal line runs inside a convex figure. */
function crossSection(outline: readonly Spot[], y: number): { readonly from: number; readonly to: number } {
  const crossings = outline.flatMap((a, index) => {
    const b = outline[(index + 1) % outline.length] as Spot;
    if (y < Math.min(a.y, b.y) || y > Math.max(a.y, b.y)) return [];
    return a.y === b.y ? [a.x, b.x] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)];
  });
  return { from: Math.min(...crossings), to: Math.max(...crossings) };
}

/** Each row gets its share of the planets, by how many it holds, and has them in its middle. */
function placesIn(block: readonly Row[], size: number, count: number): readonly Place[] {
  const shares = block.map(() => 0);
  for (let placed = 0; placed < count; placed++) {
    const fullness = block.map(({ holds }, row) => ((shares[row] ?? 0) + 1) / holds);
    const emptiest = fullness.indexOf(Math.min(...fullness));
    shares[emptiest] = (shares[emptiest] ?? 0) + 1;
  }
  return block.flatMap(({ top, from, to }, row) => {
    const share = shares[row] ?? 0;
    const left = (from + to - share * size - (share - 1) * GAP) / 2;
    return Array.from({ length: share }, (_, column) => ({ x: left + column * (size + GAP), y: top, size }));
  });
}
