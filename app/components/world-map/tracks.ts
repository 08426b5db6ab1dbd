import { nearestLine } from "../drawings/nearest-line";
import { type MapBox, mercator, turnsIn } from "./mercator";

/** One piece of a line on the Mercator map of width 1. */
export interface Track {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Length from the beginning to each point, so that dashes stay where they are when a part is drawn. */
  readonly along: Float64Array;
}

/** @param points pieces of a line, `[latitude, longitude]` in degrees */
export function tracksOf(points: readonly (readonly (readonly [number, number])[])[]): readonly Track[] {
  return points.map((piece) => {
    const [xs, ys, along] = [0, 1, 2].map(() => new Float64Array(piece.length)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    piece.forEach(([latitude, longitude], i) => {
      const [x, y] = mercator(latitude, longitude);
      xs[i] = x;
      ys[i] = y;
      if (i > 0) along[i] = at(along, i - 1) + Math.hypot(x - at(xs, i - 1), y - at(ys, i - 1));
    });
    return { xs, ys, along };
  });
}

/** An element that is there. */
function at(values: Float64Array, i: number): number {
  return values[i] as number;
}

/**
 * The runs of a track that may be seen in a part of the map, each as the indices of its first and its last point.
 * @param turn by how much the track is moved east
 */
export function runsIn(
  { xs, ys }: Track,
  turn: number,
  { minX, minY, maxX, maxY }: MapBox,
): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let i = 1; i < xs.length; i++) {
    const [x1, x2, y1, y2] = [at(xs, i - 1) + turn, at(xs, i) + turn, at(ys, i - 1), at(ys, i)];
    const isSeen =
      Math.max(x1, x2) >= minX &&
      Math.min(x1, x2) <= maxX &&
      Math.max(y1, y2) >= minY &&
      Math.min(y1, y2) <= maxY;
    if (!isSeen) continue;
    const run = runs.at(-1);
    if (run?.[1] === i - 1) run[1] = i;
    else runs.push([i - 1, i]);
  }
  return runs;
}

/**
 * The index of the line that comes closest to a point of the map, if one comes within `reach`; the first of equals.
 * @param point in pixels from the map's north-west corner, on any turn of the globe
 * @param world width of the map, pixels
 * @param reach pixels
 */
export function nearestTrack(
  lines: readonly (readonly Track[])[],
  point: { readonly x: number; readonly y: number },
  world: number,
  reach: number,
): number | null {
  const box: MapBox = {
    minX: (point.x - reach) / world,
    maxX: (point.x + reach) / world,
    minY: (point.y - reach) / world,
    maxY: (point.y + reach) / world,
  };
  const segments = lines.flatMap((tracks, index) =>
    tracks.flatMap((track) =>
      turnsIn(box).flatMap((turn) =>
        runsIn(track, turn, box).flatMap(([from, to]) =>
          Array.from({ length: to - from }, (_, i) => {
            const [start, end] = [from + i, from + i + 1].map((corner) => ({
              x: (at(track.xs, corner) + turn) * world,
              y: at(track.ys, corner) * world,
            })) as [typeof point, typeof point];
            return { index, ends: [start, end] as const };
          }),
        ),
      ),
    ),
  );
  const nearest = nearestLine(
    point,
    segments.map(({ ends }) => ends),
    reach,
  );
  return nearest === null ? null : (segments[nearest]?.index ?? null);
}
