import * as leaflet from "leaflet";
import countries50 from "world-atlas/countries-50m.json?url";
import countries110 from "world-atlas/countries-110m.json?url";
import type { OutlineColours, Scale } from "./painter";
import { type Painting, screenRatio, showBitmap } from "./painting.client";

/** CSS pixels. */
const TILE = 512;
/** From this zoom on the finer outline is worth its 230 KB. */
const FINE_ZOOM = 4;

/**
 * Land, coasts and borders under everything else, painted from our own files: the map can be read without any tile
 * service. Canvas tiles, because they are painted once, move with the map for free and go round the world by
 * themselves; one after another, so that none holds a frame up. Until they are there those of the zoom before stay.
 */
export function addOutline(map: leaflet.Map, painting: Painting): { readonly redraw: () => void } {
  const known = new Set<Scale>();
  let isFineAsked = false;

  interface Tile {
    readonly coords: leaflet.Coords;
    readonly done: () => void;
  }
  const tiles = new Map<HTMLCanvasElement, Tile>();
  const waiting = new Set<HTMLCanvasElement>();
  let isAtWork = false;

  class Outline extends leaflet.GridLayer {
    override createTile(coords: leaflet.Coords, done: leaflet.DoneCallback) {
      const canvas = document.createElement("canvas");
      tiles.set(canvas, { coords, done: () => done(undefined, canvas) });
      repaint([canvas]);
      return canvas;
    }
  }
  const layer = new Outline({ tileSize: TILE, pane: "outline", keepBuffer: 1, updateWhenZooming: false });
  layer.on("tileunload", ({ tile }: { tile: HTMLElement }) => {
    tiles.delete(tile as HTMLCanvasElement);
    waiting.delete(tile as HTMLCanvasElement);
  });

  async function repaint(canvases: Iterable<HTMLCanvasElement>) {
    for (const canvas of canvases) waiting.add(canvas);
    if (isAtWork) return;
    isAtWork = true;
    for (const canvas of waiting) {
      waiting.delete(canvas);
      const tile = tiles.get(canvas);
      if (tile) await paint(canvas, tile);
    }
    isAtWork = false;
  }

  async function paint(canvas: HTMLCanvasElement, { coords: { x, y, z }, done }: Tile) {
    const scale = z >= FINE_ZOOM && known.has("fine") ? "fine" : "coarse";
    if (!known.has(scale)) return;
    const view = { west: x * TILE, north: y * TILE, width: TILE, height: TILE, world: 256 * 2 ** z };
    const style = getComputedStyle(map.getContainer());
    const isNight = style.colorScheme === "dark";
    const bitmap = await painting.paint({
      kind: "paint outline",
      scale,
      view: { ...view, ratio: screenRatio() },
      colours: coloursOf(style),
    });
    if (!bitmap || !tiles.has(canvas)) return;
    showBitmap(canvas, bitmap, isNight);
    done();
  }

  const learn = async (scale: Scale, address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    await painting.paint({ kind: "outline", scale, file: await response.arrayBuffer() });
    known.add(scale);
    repaint(tiles.keys());
  };
  const learnFine = () => {
    if (isFineAsked || map.getZoom() < FINE_ZOOM) return;
    isFineAsked = true;
    learn("fine", countries50).catch(() => {
      isFineAsked = false; // the coarse one does; the next zoom tries again
    });
  };
  layer.addTo(map);
  map.on("zoomend", learnFine);
  learn("coarse", countries110).then(learnFine, (error) => console.warn(`The map's outline: ${error}`));
  return { redraw: () => repaint(tiles.keys()) };
}

function coloursOf(style: CSSStyleDeclaration): OutlineColours {
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { land: colour("--map-land"), coast: colour("--map-coast"), border: colour("--map-border") };
}
