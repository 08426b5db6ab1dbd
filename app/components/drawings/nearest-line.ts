interface Point {
  readonly x: number;
  readonly y: number;
}

/** The index of the line that comes closest to a point, if one comes within `reach`; the first of equals. */
export function nearestLine(
  { x, y }: Point,
  lines: readonly (readonly [Point, Point])[],
  reach: number,
): number | null {
  let nearest: number | null = null;
  let shortest = reach;
  lines.forEach(([from, to], index) => {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = ((x - from.x) * dx + (y - from.y) * dy) / Math.max(dx * dx + dy * dy, 1e-9);
    const part = Math.max(0, Math.min(1, along));
    const distance = Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
    if (distance >= shortest) return;
    shortest = distance;
    nearest = index;
  });
  return nearest;
}
