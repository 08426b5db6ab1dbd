import { type MapBox, turnsIn } from "./mercator";
import { runsIn, type Track } from "./tracks";
import { type Topology, type WorldShapes, worldShapes } from "./world-shapes";

/** The two outlines of world-atlas: 110 m and 50 m. */
export type Scale = "coarse" | "fine";

export interface OutlineColours {
  readonly land: string;
  readonly coast: string;
  readonly border: string;
}

/** A line and how it is drawn; widths and dashes in CSS pixels. */
export interface Stroke {
  readonly tracks: readonly Track[];
  readonly colour: string;
  readonly width: number;
  readonly opacity: number;
  readonly dashes: readonly number[];
}

/** A rectangle of the map to be painted, CSS pixels from the north-west corner of a map `world` pixels wide. */
export interface View {
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
  readonly world: number;
  /** Pixels of the screen in a CSS pixel. */
  readonly ratio: number;
}

/** What a painter is told. The last two are answered with a picture. */
export type Order =
  | { readonly kind: "outline"; readonly scale: Scale; readonly file: ArrayBuffer }
  | { readonly kind: "strokes"; readonly strokes: readonly Stroke[] }
  | {
      readonly kind: "paint outline";
      readonly scale: Scale;
      readonly view: View;
      readonly colours: OutlineColours;
    }
  | { readonly kind: "paint strokes"; readonly view: View };

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** CSS pixels that a stroke may reach beyond its line. */
const BLEED = 4;

/**
 * Paints the world and the lines on it. It knows no document, so that a worker can have it: zooming in must not wait
 * until all is drawn anew.
 * @param contextOf an empty canvas' context, by width and height in pixels of the screen
 */
export function createPainter<T extends Context>(contextOf: (width: number, height: number) => T) {
  const outlines = new Map<Scale, WorldShapes>();
  let strokes: readonly Stroke[] = [];
  const blank = ({ width, height, ratio }: View) =>
    contextOf(Math.ceil(width * ratio), Math.ceil(height * ratio));

  /** The context that was painted on; null where nothing is to be seen. */
  return (order: Order): T | null => {
    switch (order.kind) {
      case "outline":
        outlines.set(order.scale, worldShapes(JSON.parse(new TextDecoder().decode(order.file)) as Topology));
        return null;
      case "strokes":
        strokes = order.strokes;
        return null;
      case "paint outline": {
        const shapes = outlines.get(order.scale);
        if (!shapes) throw new Error(`No ${order.scale} outline yet`);
        const context = blank(order.view);
        paintOutline(context, order.view, shapes, order.colours);
        return context;
      }
      case "paint strokes": {
        const context = blank(order.view);
        paintStrokes(context, order.view, strokes);
        return context;
      }
      default:
        throw new RangeError(`Unknown order: ${order satisfies never}`);
    }
  };
}

/** The part of the map of width 1 that a view shows, with what reaches into it. */
function boxOf({ west, north, width, height, world }: View): MapBox {
  return {
    minX: (west - BLEED) / world,
    maxX: (west + width + BLEED) / world,
    minY: (north - BLEED) / world,
    maxY: (north + height + BLEED) / world,
  };
}

function paintOutline(
  context: Context,
  view: View,
  { land, coasts, borders }: WorldShapes,
  colours: OutlineColours,
) {
  const { west, north, world, ratio } = view;
  const box = boxOf(view);
  context.fillStyle = colours.land;
  context.lineJoin = "round";
  // What crosses the 180th meridian goes on beyond the map's edge, and comes in at the other one.
  const [first, last] = [Math.floor(box.minX) - 1, Math.floor(box.maxX) + 1];
  for (let turn = first; turn <= last; turn++) {
    context.setTransform(world * ratio, 0, 0, world * ratio, (turn * world - west) * ratio, -north * ratio);
    const isShown = ({ minX, minY, maxX, maxY }: MapBox) =>
      maxX + turn >= box.minX && minX + turn <= box.maxX && maxY >= box.minY && minY <= box.maxY;
    for (const shape of land) if (isShown(shape)) context.fill(shape.path, "evenodd");
    for (const [shapes, colour, width] of [
      [borders, colours.border, 0.75],
      [coasts, colours.coast, 0.9],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width / world;
      for (const shape of shapes) if (isShown(shape)) context.stroke(shape.path);
    }
  }
}

function paintStrokes(context: Context, view: View, strokes: readonly Stroke[]) {
  const { west, north, world, ratio } = view;
  const box = boxOf(view);
  context.scale(ratio, ratio);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const { tracks, colour, width, opacity, dashes } of strokes) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.globalAlpha = opacity;
    context.setLineDash([...dashes]);
    for (const turn of turnsIn(box)) {
      for (const track of tracks) {
        for (const [from, to] of runsIn(track, turn, box)) {
          context.lineDashOffset = (track.along[from] as number) * world;
          context.beginPath();
          for (let i = from; i <= to; i++) {
            const [x, y] = [(track.xs[i] as number) + turn, track.ys[i] as number];
            context.lineTo(x * world - west, y * world - north);
          }
          context.stroke();
        }
      }
    }
  }
}
