import * as leaflet from "leaflet";
import type { MapLine } from "./map-line";
import type { View } from "./painter";
import { type Painting, screenRatio, showBitmap } from "./painting.client";

/** Of the map's width and height: how far beyond its edges lines are painted, so that it can be dragged. */
const MARGIN = 0.3;

/**
 * All lines on one canvas. It moves and grows with the map, as a picture; sharp lines take its place when the painter
 * has them, and nothing waits for that.
 */
export function addLineCanvas(map: leaflet.Map, painting: Painting) {
  const canvas = leaflet.DomUtil.create("canvas", "leaflet-zoom-animated", map.getPane("overlayPane"));
  canvas.setAttribute("role", "img");
  let painted: View | null = null;
  let isNight = false;
  let isZooming = false;
  let isWanted = false;
  let isAtWork = false;

  /** Where the picture belongs when the map's zoom is this and its layers begin at this pixel. */
  const place = (zoom: number, origin: leaflet.Point) => {
    if (!painted) return;
    const scale = (256 * 2 ** zoom) / painted.world;
    const corner = leaflet.point(painted.west, painted.north).multiplyBy(scale).subtract(origin);
    leaflet.DomUtil.setTransform(canvas, corner, scale);
  };
  const placeNow = () => place(map.getZoom(), map.getPixelOrigin());

  async function paint() {
    isWanted = true;
    if (isAtWork) return;
    isAtWork = true;
    while (isWanted) {
      isWanted = false;
      const view = viewOf(map);
      // Hidden, as a result is while its page is left: there is nothing to paint, and it is asked for again when seen.
      if (view.width === 0 || view.height === 0) continue;
      const bitmap = await painting.paint({ kind: "paint strokes", view });
      // While the map zooms the picture of before grows with it; what comes after the movement is painted then.
      if (!bitmap || isZooming) continue;
      painted = view;
      showBitmap(canvas, bitmap, isNight);
      canvas.style.width = `${view.width}px`;
      canvas.style.height = `${view.height}px`;
      placeNow();
    }
    isAtWork = false;
  }

  /** A drag that leaves the picture behind finds it on the next turn of the globe, or asks for another. */
  const keepUp = () => {
    if (!painted || isZooming) return;
    const { min, max } = map.getPixelBounds();
    if (!min || !max) return;
    const turns = Math.round((min.x + max.x - 2 * painted.west - painted.width) / 2 / painted.world);
    if (turns !== 0) {
      painted = { ...painted, west: painted.west + turns * painted.world };
      placeNow();
    }
    if (min.x < painted.west || max.x > painted.west + painted.width) paint();
  };

  map.on("zoomstart", () => {
    isZooming = true;
  });
  map.on("zoomanim", ({ center, zoom }) => {
    const half = map.getSize().divideBy(2);
    const moved = leaflet.DomUtil.getPosition(map.getPane("mapPane") as HTMLElement) ?? leaflet.point(0, 0);
    place(zoom, map.project(center, zoom).subtract(half).add(moved).round());
  });
  map.on("zoom viewreset", placeNow);
  map.on("move", keepUp);
  map.on("moveend", () => {
    isZooming = false;
    placeNow();
    paint();
  });

  return {
    show: (lines: readonly MapLine[]) => {
      isNight = getComputedStyle(map.getContainer()).colorScheme === "dark";
      const colourOf = colourReader(map.getContainer());
      const strokes = lines.map(({ stroke, colour }) => ({ ...stroke, colour: colourOf(colour) }));
      painting.paint({ kind: "strokes", strokes });
      paint();
    },
    /** For screen readers. */
    name: (text: string) => canvas.setAttribute("aria-label", text),
  };
}

/** The map and a margin around it, in whole pixels. */
function viewOf(map: leaflet.Map): View {
  const { x: width, y: height } = map.getSize();
  const { x: west, y: north } = map.getPixelBounds().min as leaflet.Point;
  const [right, down] = [Math.round(width * MARGIN), Math.round(height * MARGIN)];
  return {
    west: Math.round(west) - right,
    north: Math.round(north) - down,
    width: width + 2 * right,
    height: height + 2 * down,
    world: 256 * 2 ** map.getZoom(),
    ratio: screenRatio(),
  };
}

/** Reads colours as the theme, or the visitor's own palette, has them now. */
function colourReader(container: HTMLElement): (colour: string) => string {
  const found = new Map<string, string>();
  return (colour) => {
    const known = found.get(colour);
    if (known) return known;
    const probe = leaflet.DomUtil.create("span", "", container);
    probe.style.color = colour;
    const read = getComputedStyle(probe).color;
    probe.remove();
    found.set(colour, read);
    return read;
  };
}
