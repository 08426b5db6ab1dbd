import * as leaflet from "leaflet";
import "leaflet/dist/leaflet.css";
import type { AstrocartographyAnswer } from "~/answers/astrocartography";
import type { LineCrossing } from "~/astrology/angular-lines";
import type { Body } from "~/astrology/bodies";
import type { GeoPoint } from "~/astrology/sphere";
import type { TileService } from "~/tile-service";
import { addCities, type MapCities } from "./cities.client";
import { nearestCopy } from "./copies";
import { addLabels } from "./labels.client";
import { addLines } from "./lines.client";
import { addBirthMarker, addSelectionMarker } from "./markers.client";
import type { Rectangle } from "./name-places";
import { addOutline } from "./outline.client";
import { startPainting } from "./painting.client";
import { addTiles } from "./tiles.client";
import { whenStill } from "./when-still.client";
import { ZOOM } from "./zoom";
import "./world-map.css";

/** Panes from the bottom up; Leaflet's own tiles are at 200, the lines at 400, its markers at 600. */
const PANES = { outline: 150, "pointed-at": 410, cities: 440, labels: 450 } as const;
/** What is written on the map: out of sight while it zooms, laid out anew when it stands. */
const WRITTEN = ["cities", "labels"] as const;

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
  readonly onTilesUnreachable: () => void;
  /** The map's painter could not be had: nothing can be drawn. */
  readonly onBroken: () => void;
}

export interface MapHandle {
  readonly showBodies: (bodies: ReadonlySet<Body>) => void;
  readonly showParans: (crossings: readonly LineCrossing[]) => void;
  readonly showTiles: (service: TileService | null) => void;
  readonly showCities: (cities: MapCities) => void;
  /** Marks a place and brings it into view, beside the analysis that opens over the map. */
  readonly select: (point: GeoPoint | null) => void;
  readonly zoom: () => number;
  /** Calls back after each zoom. Returns what ends that. */
  readonly onZoom: (listener: () => void) => () => void;
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
  { onSelect, onTilesUnreachable, onBroken }: MapEvents,
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
    fadeAnimation: false, // it would set each tile's opacity in every frame
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  for (const [name, z] of Object.entries(PANES)) {
    map.createPane(name).style.zIndex = String(z);
  }
  const painting = startPainting(onBroken);
  const outline = addOutline(map, painting);
  const tiles = addTiles(map, onTilesUnreachable);
  const drawnLines = addLines(map, lines, painting);
  const labels = addLabels(map, lines);
  const cities = addCities(map, birthLocation);
  const marker = addSelectionMarker(map);

  const showWritten = (isShown: boolean) => {
    for (const name of WRITTEN) map.getPane(name)?.classList.toggle("map-unwritten", !isShown);
  };
  let taken: readonly Rectangle[] = [];
  const write = whenStill(map, [
    () => {
      taken = labels.draw();
    },
    () => cities.draw(taken),
    () => showWritten(true),
    drawnLines.pointAtMiddle,
  ]);
  map.on("zoomstart viewreset", () => showWritten(false));

  const select = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => {
    const { lng: longitude } = leaflet.latLng(lat, lng).wrap();
    onSelect({ latitude: Math.max(-90, Math.min(90, lat)), longitude }, null);
  };
  map.on("click", ({ latlng, containerPoint }) => {
    const city = cities.at(containerPoint);
    if (city) onSelect(city, city.fullName);
    else select(latlng);
  });
  addBirthMarker(map, birthLocation, () => onSelect(birthLocation, birthLocation.name));
  // The wheel belongs to the page until the map has been asked for.
  map.on("focus", () => map.scrollWheelZoom.enable());
  map.on("blur", () => map.scrollWheelZoom.disable());
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target === container) select(map.getCenter());
  };
  container.addEventListener("keydown", onEnter);

  const resizing = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resizing.observe(container);
  const dress = () => {
    outline.redraw();
    drawnLines.redraw();
  };
  const stopFollowing = followPalette(dress);

  return {
    showBodies: (bodies) => {
      drawnLines.show(bodies);
      labels.show(bodies);
      write();
    },
    showParans: drawnLines.showParans,
    showTiles: (service) => {
      tiles.show(service);
      cities.nameOthers(service === null);
      write();
    },
    showCities: (chosen) => {
      cities.show(chosen);
      write();
    },
    select: (point) => {
      marker.show(point);
      if (point) bringIntoView(map, point);
    },
    zoom: () => map.getZoom(),
    onZoom: (listener) => {
      map.on("zoomend", listener);
      return () => map.off("zoomend", listener);
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
      painting.stop();
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

/** Calls back now and whenever colours change: the theme, by the visitor or by the system, or the visitor's own palette. */
function followPalette(onChange: () => void): () => void {
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) =>
    matchMedia(query),
  );
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  for (const query of queries) query.addEventListener("change", onChange);
  onChange();
  return () => {
    chosen.disconnect();
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}
