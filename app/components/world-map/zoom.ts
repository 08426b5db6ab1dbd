/** The map's zoom as Leaflet counts it: the world is 256 · 2^zoom pixels wide. */
export const ZOOM = { least: 2, most: 8, start: 3 } as const;
