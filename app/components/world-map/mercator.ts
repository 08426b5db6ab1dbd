/** Mercator's map ends here, where it is a square; degrees. */
const EDGE_LATITUDE = 85.0511;

/**
 * A point given in degrees on the Mercator map of width 1: x east from 180° W, y south from the northern edge. What
 * lies on another turn of the globe has an x below 0 or above 1.
 */
export function mercator(latitude: number, longitude: number): readonly [x: number, y: number] {
  const clamped = Math.max(-EDGE_LATITUDE, Math.min(EDGE_LATITUDE, latitude));
  const y = Math.asinh(Math.tan((clamped * Math.PI) / 180));
  return [longitude / 360 + 0.5, 0.5 - y / (2 * Math.PI)];
}

/** A part of the Mercator map of width 1, on any turn of the globe. */
export interface MapBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The turns of the globe that a part of the map shows: 0 for its own, -1 for the one to the west, and so on. */
export function turnsIn({ minX, maxX }: MapBox): readonly number[] {
  const first = Math.floor(minX);
  return Array.from({ length: Math.floor(maxX) - first + 1 }, (_, i) => first + i);
}
