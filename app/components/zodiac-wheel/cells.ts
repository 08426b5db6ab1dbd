import { type DialPoint, format } from "./dial";

/** Corners of the circle that a cell is cut from. */
const CORNERS = 16;

/**
 * For each point what is nearer to it than to any other, within a radius: SVG paths that do not overlap, so that the
 * nearest body has the touch. A circle with a side cut off for each neighbour.
 */
export function cellsOf(points: readonly DialPoint[], radius: number): readonly string[] {
  return points.map((point) => {
    let corners = Array.from({ length: CORNERS }, (_, i): DialPoint => {
      const turn = (2 * Math.PI * i) / CORNERS;
      return { x: point.x + radius * Math.cos(turn), y: point.y + radius * Math.sin(turn) };
    });
    for (const other of points) {
      const dx = other.x - point.x;
      const dy = other.y - point.y;
      const squared = dx * dx + dy * dy;
      if (squared === 0 || squared >= 4 * radius * radius) continue;
      corners = cut(corners, ({ x, y }) => squared / 2 - (x - point.x) * dx - (y - point.y) * dy);
    }
    return `M${corners.map(format).join("L")}Z`;
  });
}

/** What of a convex polygon lies where `side` is positive; `side` grows evenly across the plane. */
function cut(corners: readonly DialPoint[], side: (point: DialPoint) => number): DialPoint[] {
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] as DialPoint;
    const [a, b] = [side(corner), side(next)];
    const kept = a >= 0 ? [corner] : [];
    if (a >= 0 === b >= 0) return kept;
    const part = a / (a - b);
    return [...kept, { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part }];
  });
}
