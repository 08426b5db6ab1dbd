import * as leaflet from "leaflet";
import "leaflet/dist/leaflet.css";
import type { AstrocartographyAnswer } from "~/answers/astrocartography";
import type { LineCrossing } from "~/astrology/angular-lines";
import type { Body } from "~/astrology/bodies";
import type { GeoPoint } from "~/astrology/sphere";
import type { TileService } from "~/tile-service";
import { nearestCopy } from "./copies";
import { addLabels } from "./labels.client";
import { addLines, addParans } from "./lines.client";
import { addBirthMarker, addSelectionMarker } from "./markers.client";
import { addOutline } from "./outline.client";
import { addTiles } from "./tiles.client";
import { ZOOM } from "./zoom";
import "./world-map.css";

/** Panes from the bottom up; Leaflet's own tiles are at 200, the lines at 400, its markers at 600. */
const PANES = { outline: 150, parans: 380, reach: 390, "pointed-at": 410, labels: 450 } as const;

/** Pixels. From this width on the analysis lies over the map's right side (in CSS: `@2xl`), otherwise over its lower part. */
const WIDE = 672;
/** Pixels at the right that the analysis covers: itself, and at most with the birth place's popup beside it. */
const BESIDE = 400;
const BESIDE_POPUP = 560;
/** The part of the height that it covers below. */
const SHARE_BELOW = 0.62;

interface MapEvents {
  /** Longitude within ±180, whichever copy of the world was clicked; with a name when it was the birth place. */
  readonly onSelect: (point: GeoPoint, name: string | null) => void;
  readonly onZoom: (zoom: number) => void;
  readonly onTilesUnreachable: () => void;
}

export interface MapHandle {
  readonly showBodies: (bodies: ReadonlySet<Body>) => void;
  readonly showParans: (crossings: readonly LineCrossing[]) => void;
  readonly showTiles: (service: TileService | null) => void;
  /** Marks a place and brings it into view, beside the analysis that opens over the map. */
  readonly select: (point: GeoPoint | null) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  readonly focus: () => void;
  readonly destroy: () => void;
}

/** Draws the map into an empty element. In the browser only: Leaflet wants a window as soon as it is loaded. */
export function drawMap(
  container: HTMLElement,
  { lines, birthLocation }: Pick<AstrocartographyAnswer, "lines" | "birthLocation">,
  { onSelect, onZoom, onTilesUnreachable }: MapEvents,
): MapHandle {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const birth: [number, number] = [birthLocation.latitude, birthLocation.longitude];
  const map = leaflet.map(container, {
    center: birth,
    zoom: ZOOM.start,
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    worldCopyJump: true,
    maxBounds: [
      [-85.06, -1e5],
      [85.06, 1e5],
    ],
    maxBoundsViscosity: 1,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  for (const [name, z] of Object.entries(PANES)) {
    const pane = map.createPane(name);
    pane.style.zIndex = String(z);
    if (name === "labels") pane.classList.add("leaflet-zoom-hide");
  }
  const outline = addOutline(map);
  const tiles = addTiles(map, onTilesUnreachable);
  const parans = addParans(map);
  const planetLines = addLines(map, lines);
  const labels = addLabels(map, lines);
  const marker = addSelectionMarker(map);

  const select = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => {
    const { lng: longitude } = leaflet.latLng(lat, lng).wrap();
    onSelect({ latitude: Math.max(-90, Math.min(90, lat)), longitude }, null);
  };
  map.on("click", ({ latlng }) => select(latlng));
  addBirthMarker(map, birthLocation, () => onSelect(birthLocation, birthLocation.name));
  map.on("zoomend", () => onZoom(map.getZoom()));
  // The wheel belongs to the page until the map has been asked for.
  map.on("focus", () => map.scrollWheelZoom.enable());
  map.on("blur", () => map.scrollWheelZoom.disable());
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target === container) select(map.getCenter());
  };
  container.addEventListener("keydown", onEnter);

  const resizing = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resizing.observe(container);
  const stopFollowing = followTheme(outline.redraw);

  return {
    showBodies: (bodies) => {
      planetLines.show(bodies);
      labels.show(bodies);
    },
    showParans: parans.show,
    showTiles: tiles.show,
    select: (point) => {
      marker.show(point);
      if (point) bringIntoView(map, point);
    },
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    reset: () => {
      map.closePopup();
      map.setView([birth[0], nearestCopy(birth[1], map.getCenter().lng)], ZOOM.start);
    },
    focus: () => container.focus({ preventScroll: true }),
    destroy: () => {
      resizing.disconnect();
      stopFollowing();
      container.removeEventListener("keydown", onEnter);
      map.remove();
    },
  };
}

function bringIntoView(map: leaflet.Map, { latitude, longitude }: GeoPoint) {
  const place: [number, number] = [latitude, nearestCopy(longitude, map.getCenter().lng)];
  const { x: width, y: height } = map.getSize();
  const edge: [number, number] = [48, 48];
  if (!map.getBounds().contains(place)) map.setView(place, Math.max(map.getZoom(), ZOOM.start + 1));
  map.panInside(place, {
    paddingTopLeft: edge,
    paddingBottomRight:
      width < WIDE
        ? [48, height * SHARE_BELOW + 24]
        : [Math.min(BESIDE_POPUP, Math.max(BESIDE, width * 0.6)), 48],
  });
}

/** Calls back when the theme changes, by the visitor or by the system. Returns what ends it. */
function followTheme(onChange: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  system.addEventListener("change", onChange);
  return () => {
    chosen.disconnect();
    system.removeEventListener("change", onChange);
  };
}
