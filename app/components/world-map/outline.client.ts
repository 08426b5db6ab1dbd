import * as leaflet from "leaflet";
import countries50 from "world-atlas/countries-50m.json?url";
import countries110 from "world-atlas/countries-110m.json?url";
import { type Shape, type Topology, type WorldShapes, worldShapes } from "./world-shapes.client";

/** CSS pixels. */
const TILE = 512;
/** From this zoom on the finer outline is worth its 230 KB. */
const FINE_ZOOM = 4;
/** CSS pixels that a stroke may reach beyond its line. */
const BLEED = 2;

/**
 * Land, coasts and borders under everything else, drawn from our own files: the map can be read without any tile
 * service. Canvas tiles, because they are drawn once, move with the map for free and go round the world by themselves.
 */
export function addOutline(map: leaflet.Map): { readonly redraw: () => void } {
  let coarse: WorldShapes | null = null;
  let fine: WorldShapes | null = null;
  let isFineAsked = false;

  class Outline extends leaflet.GridLayer {
    override createTile(coords: leaflet.Coords) {
      const canvas = document.createElement("canvas");
      const ratio = Math.min(2, devicePixelRatio || 1);
      canvas.width = TILE * ratio;
      canvas.height = TILE * ratio;
      const shapes = coords.z >= FINE_ZOOM ? (fine ?? coarse) : coarse;
      if (shapes) drawTile(canvas, coords, ratio, shapes, coloursOf(map.getContainer()));
      return canvas;
    }
  }
  const layer = new Outline({ tileSize: TILE, pane: "outline", keepBuffer: 1, updateWhenZooming: false });
  layer.addTo(map);

  const loadFine = () => {
    if (isFineAsked || map.getZoom() < FINE_ZOOM) return;
    isFineAsked = true;
    load(countries50).then(
      (shapes) => {
        fine = shapes;
        if (map.getZoom() >= FINE_ZOOM) layer.redraw();
      },
      () => {
        isFineAsked = false; // the coarse one does; the next zoom tries again
      },
    );
  };
  map.on("zoomend", loadFine);
  load(countries110).then(
    (shapes) => {
      coarse = shapes;
      layer.redraw();
      loadFine();
    },
    (error) => console.warn(`The map's outline: ${error}`),
  );
  return { redraw: () => layer.redraw() };
}

async function load(address: string): Promise<WorldShapes> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return worldShapes((await response.json()) as Topology);
}

interface Colours {
  readonly land: string;
  readonly coast: string;
  readonly border: string;
}

function coloursOf(element: HTMLElement): Colours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { land: colour("--map-land"), coast: colour("--map-coast"), border: colour("--map-border") };
}

function drawTile(
  canvas: HTMLCanvasElement,
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
  ratio: number,
  { land, coasts, borders }: WorldShapes,
  colours: Colours,
) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const world = 256 * 2 ** z;
  const columns = world / TILE;
  const west = (((x % columns) + columns) % columns) * TILE;
  const north = y * TILE;
  context.fillStyle = colours.land;
  context.lineJoin = "round";

  // What crosses the 180th meridian goes on beyond the map's edge, and comes in at the other one.
  for (const turn of [-1, 0, 1]) {
    context.setTransform(world * ratio, 0, 0, world * ratio, (turn * world - west) * ratio, -north * ratio);
    const isShown = ({ minX, minY, maxX, maxY }: Shape) =>
      (maxX + turn) * world >= west - BLEED &&
      (minX + turn) * world <= west + TILE + BLEED &&
      maxY * world >= north - BLEED &&
      minY * world <= north + TILE + BLEED;
    const stroke = (shapes: readonly Shape[], colour: string, width: number) => {
      context.strokeStyle = colour;
      context.lineWidth = width / world;
      for (const shape of shapes) if (isShown(shape)) context.stroke(shape.path);
    };
    for (const shape of land) if (isShown(shape)) context.fill(shape.path, "evenodd");
    stroke(borders, colours.border, 0.75);
    stroke(coasts, colours.coast, 0.9);
  }
}
