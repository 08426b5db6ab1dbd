import * as leaflet from "leaflet";
import type { GeoPoint } from "~/astrology/sphere";
import { decimalPosition } from "~/words/positions";
import * as words from "~/words/world-map";
import { nearestCopy } from "./copies";

const SVG = "http://www.w3.org/2000/svg";

function icon(className: string, paths: readonly string[], size: number): leaflet.DivIcon {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  for (const [i, d] of paths.entries()) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", i === 0 ? "map-mark-halo" : "map-mark");
    svg.appendChild(path);
  }
  return leaflet.divIcon({ className, html: svg as unknown as HTMLElement, iconSize: [size, size] });
}

const CROSSHAIR = "M12 1v7M12 16v7M1 12h7M16 12h7M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z";
const RING = "M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15ZM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z";

/** Keeps a marker on the copy of the world that is being looked at. */
function follow(map: leaflet.Map, marker: leaflet.Marker) {
  const { lat, lng } = marker.getLatLng();
  const nearest = nearestCopy(lng, map.getCenter().lng);
  if (Math.abs(nearest - lng) > 1) marker.setLatLng([lat, nearest]);
}

/** The crosshair at the birth place; its click is also a click on the map at exactly that point. */
export function addBirthMarker(
  map: leaflet.Map,
  { name, latitude, longitude }: GeoPoint & { readonly name: string },
  onClick: () => void,
) {
  const popup = document.createElement("div");
  popup.className = "map-popup";
  popup.appendChild(document.createElement("strong")).textContent = name;
  popup.appendChild(document.createElement("span")).textContent = decimalPosition({ latitude, longitude });
  const marker = leaflet
    .marker([latitude, longitude], {
      icon: icon("map-crosshair", [CROSSHAIR, CROSSHAIR], 32),
      zIndexOffset: 500,
    })
    .bindPopup(popup, { autoPan: false })
    .on("click", onClick)
    .addTo(map);
  marker.getElement()?.setAttribute("aria-label", words.birthPlace({ place: name }));
  map.on("move", () => follow(map, marker));
}

/** The marker that a click drops. */
export function addSelectionMarker(map: leaflet.Map) {
  const marker = leaflet.marker([0, 0], {
    icon: icon("map-selection", [RING, RING], 28),
    interactive: false,
    keyboard: false,
    zIndexOffset: 1000,
  });
  map.on("move", () => follow(map, marker));
  return {
    show: (place: GeoPoint | null) => {
      if (!place) {
        marker.remove();
        return;
      }
      marker.setLatLng([place.latitude, nearestCopy(place.longitude, map.getCenter().lng)]).addTo(map);
    },
  };
}
