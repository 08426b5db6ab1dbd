import { feature, mesh } from "topojson-client";
import { type MapBox, mercator } from "./mercator";

/** A topology of world-atlas: countries, and the land that they make up together. */
export type Topology = Parameters<typeof mesh>[0];

/** A part of the outline on the Mercator map of width 1; x may go beyond 0 and 1. */
export interface Shape extends MapBox {
  readonly path: Path2D;
}

export interface WorldShapes {
  readonly land: readonly Shape[];
  readonly coasts: readonly Shape[];
  readonly borders: readonly Shape[];
}

type Position = readonly number[];

/** Lines are cut into pieces of this many points, so that a tile draws only the pieces that it shows. */
const PIECE = 64;

/** The data leaps from 180 to -180; what is drawn goes on beyond. */
function unrolled(line: readonly Position[]): readonly Position[] {
  let turns = 0;
  return line.map(([longitude = 0, latitude = 0], i) => {
    const before = line[i - 1]?.[0] ?? longitude;
    if (longitude - before > 180) turns -= 360;
    if (longitude - before < -180) turns += 360;
    return [longitude + turns, latitude];
  });
}

/** A coast that goes all around the Earth (Antarctica's) encloses the pole, which lies below the map. */
function closedOverPole(ring: readonly Position[]): readonly Position[] {
  const [first, last] = [ring[0]?.[0] ?? 0, ring.at(-1)?.[0] ?? 0];
  return Math.abs(last - first) < 180 ? ring : [...ring, [last, -90], [first, -90]];
}

function shapeOf(lines: readonly (readonly Position[])[], closed: boolean): Shape {
  const path = new Path2D();
  let [minX, minY, maxX, maxY] = [Number.POSITIVE_INFINITY, 1, Number.NEGATIVE_INFINITY, 0];
  for (const line of lines) {
    line.forEach(([longitude = 0, latitude = 0], i) => {
      const [x, y] = mercator(latitude, longitude);
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    });
    if (closed) path.closePath();
  }
  return { path, minX, minY, maxX, maxY };
}

function pieces(line: readonly Position[]): readonly Shape[] {
  const shapes: Shape[] = [];
  for (let start = 0; start < line.length - 1; start += PIECE) {
    shapes.push(shapeOf([line.slice(start, start + PIECE + 1)], false));
  }
  return shapes;
}

export function worldShapes(topology: Topology): WorldShapes {
  const { countries, land } = topology.objects;
  if (!countries || !land) throw new Error("The outline has no countries or no land");
  const geometry = feature(topology, land);
  const polygons = (geometry.type === "FeatureCollection" ? geometry.features : [geometry])
    .flatMap(({ geometry: shape }) =>
      shape.type === "MultiPolygon" ? shape.coordinates : shape.type === "Polygon" ? [shape.coordinates] : [],
    )
    .map((rings) => rings.map(unrolled));
  const borders = mesh(topology, countries as Parameters<typeof mesh>[1], (a, b) => a !== b).coordinates;
  return {
    land: polygons.map((rings) => shapeOf(rings.map(closedOverPole), true)),
    coasts: polygons.flat().flatMap(pieces),
    borders: borders.map(unrolled).flatMap(pieces),
  };
}
