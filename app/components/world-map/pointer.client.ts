import * as leaflet from "leaflet";
import { TURNS } from "./copies";
import type { MapLine } from "./map-line";
import { nearestTrack } from "./tracks";

/** Half the height of the tallest tooltip, pixels. */
const HALF_TOOLTIP = 110;

/** Words as text nodes: Leaflet would take a string for HTML. */
function tooltipNode({ title, text }: MapLine): HTMLElement {
  const node = document.createElement("div");
  node.className = "map-tooltip";
  node.appendChild(document.createElement("strong")).textContent = title;
  node.appendChild(document.createElement("span")).textContent = text;
  return node;
}

/**
 * Finds the line that is pointed at, by mouse, finger or, where keys move the map, its middle; draws it once more,
 * broader, and says what it is.
 */
export function addPointer(map: leaflet.Map) {
  const container = map.getContainer();
  const linePane = map.getPane("overlayPane") as HTMLElement;
  const tooltip = leaflet.tooltip({ className: "map-tooltip-frame", opacity: 1 });
  const marked = leaflet.polyline([], { pane: "pointed-at", opacity: 1, interactive: false });
  let lines: readonly MapLine[] = [];
  let pointedAt: MapLine | null = null;
  let isMoving = false;

  const clear = () => {
    if (!pointedAt) return;
    pointedAt = null;
    marked.remove();
    map.closeTooltip(tooltip);
    linePane.classList.remove("map-on-line");
  };

  const point = (at: leaflet.Point) => {
    const world = 256 * 2 ** map.getZoom();
    const corner = map.getPixelBounds().min as leaflet.Point;
    const line = lineAt(lines, corner.add(at), world);
    if (!line) return clear();
    // Beside the pointer, and above or below its height near the map's edges, which would cut it off.
    const inside = Math.max(HALF_TOOLTIP, Math.min(map.getSize().y - HALF_TOOLTIP, at.y));
    tooltip.options.offset = [0, inside - at.y];
    tooltip.setLatLng(map.containerPointToLatLng(at));
    if (line === pointedAt) return;
    pointedAt = line;
    const { colour, points, stroke, hoverWidth } = line;
    const around = Math.round(map.getCenter().lng / 360) * 360;
    const copies = TURNS.flatMap((turn) =>
      points.map((piece) =>
        piece.map(([latitude, longitude]): [number, number] => [latitude, longitude + turn + around]),
      ),
    );
    marked.setStyle({ color: colour, weight: hoverWidth, dashArray: [...stroke.dashes] });
    marked.setLatLngs(copies).addTo(map);
    map.openTooltip(tooltip.setContent(tooltipNode(line)));
    linePane.classList.add("map-on-line");
  };

  map.on("mousemove", ({ containerPoint, originalEvent }) => {
    const isOverMark = (originalEvent.target as Element).closest(".leaflet-marker-pane, .leaflet-popup-pane");
    if (isMoving || isOverMark) clear();
    else point(containerPoint);
  });
  map.on("mouseout", clear);
  map.on("movestart", () => {
    isMoving = true;
    clear();
  });
  map.on("moveend", () => {
    isMoving = false;
  });
  map.on("blur", clear);

  return {
    /** The lines that can be pointed at, those first that come before others at the same distance. */
    follow: (chosen: readonly MapLine[]) => {
      lines = chosen;
      clear();
    },
    /** Where keys have moved the map: what is at its middle. */
    pointAtMiddle: () => {
      if (container.matches(":focus-visible")) point(map.getSize().divideBy(2));
    },
  };
}

/** A planet's line within its reach; else a paran within its own, which is less. */
function lineAt(lines: readonly MapLine[], point: leaflet.Point, world: number): MapLine | null {
  for (const reach of new Set(lines.map((line) => line.reach))) {
    const within = lines.filter((line) => line.reach === reach);
    const nearest = nearestTrack(
      within.map(({ stroke }) => stroke.tracks),
      point,
      world,
      reach,
    );
    if (nearest !== null) return within[nearest] ?? null;
  }
  return null;
}
