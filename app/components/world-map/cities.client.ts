import type * as leaflet from "leaflet";
import type { GeoPoint } from "~/astrology/sphere";
import { nearestCopy } from "./copies";
import { type NamedDot, namePlaces, type Rectangle } from "./name-places";

export interface MapCity extends GeoPoint {
  /** As it is written on the map. */
  readonly name: string;
  /** Where there are several of this name: "Paris, France". */
  readonly fullName: string;
}

export interface MapCities {
  /** Those on the chosen lines, the best known first: always marked. */
  readonly onLines: readonly MapCity[];
  /** Others to find one's way by, the best known first: where there is room, and no tile service names them. */
  readonly others: readonly MapCity[];
}

/** CSS pixels: how near to a city's dot a click means the city, and the height of a name. */
const REACH = 12;
const HEIGHT = 15;
const FONT_SIZE = 11.5;
/** CSS pixels from the map's edge that a dot keeps; the radius of a dot, and of the crosshair at the birth place. */
const EDGE = 4;
const DOT = 5;
const CROSSHAIR = 16;
/** Cities by which to find one's way: so many are tried, and so many shown. */
const MOST_TRIED = 150;
const MOST_OTHERS = 28;

type Kind = "birth" | "on-line" | "other";

/** Cities as dots with their names, where no line's name stands; the birth place, which has its crosshair, first. */
export function addCities(map: leaflet.Map, birthPlace: GeoPoint & { readonly name: string }) {
  const pane = map.getPane("cities") as HTMLElement;
  const widthOf = measurer(pane);
  const [name = ""] = birthPlace.name.split(",");
  const birthCity: MapCity = { ...birthPlace, name, fullName: birthPlace.name };
  let cities: MapCities = { onLines: [], others: [] };
  let hasOthers = true;
  let drawn: { readonly city: MapCity; readonly x: number; readonly y: number }[] = [];

  const draw = (taken: readonly Rectangle[]) => {
    const { x: width, y: height } = map.getSize();
    const center = map.getCenter().lng;
    const candidates: { city: MapCity; dot: NamedDot; kind: Kind }[] = [];
    const add = (chosen: readonly MapCity[], kind: Kind, most: number) => {
      for (const city of chosen) {
        if (candidates.length >= most) return;
        const { x, y } = map.latLngToContainerPoint([city.latitude, nearestCopy(city.longitude, center)]);
        if (x < EDGE || x > width - EDGE || y < EDGE || y > height - EDGE) continue;
        const size = { width: widthOf(city.name, kind !== "other"), height: HEIGHT };
        const radius = kind === "birth" ? CROSSHAIR : DOT;
        candidates.push({ city, dot: { x, y, ...size, radius, isKept: kind === "on-line" }, kind });
      }
    };
    add([birthCity], "birth", 1);
    add(cities.onLines, "on-line", MOST_TRIED);
    if (hasOthers) add(cities.others, "other", MOST_TRIED);
    const places = namePlaces(
      candidates.map(({ dot }) => dot),
      taken,
      { width, height },
    );
    let others = 0;
    drawn = [];
    const nodes = candidates.flatMap(({ city, dot, kind }, i) => {
      const place = places[i];
      if (place === undefined || (kind === "other" && ++others > MOST_OTHERS)) return [];
      if (kind !== "birth") drawn.push({ city, x: dot.x, y: dot.y });
      const at = map.containerPointToLayerPoint([dot.x, dot.y]);
      const node = document.createElement("span");
      node.className = `map-city map-city-${kind}`;
      node.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
      if (place) {
        const name = node.appendChild(document.createElement("span"));
        name.textContent = city.name;
        name.style.left = `${Math.round(place.left - dot.x)}px`;
      }
      return [node];
    });
    pane.replaceChildren(...nodes);
  };

  return {
    show: (chosen: MapCities) => {
      cities = chosen;
    },
    /** Whether cities are named by which to find one's way; a tile service has its own. */
    nameOthers: (wanted: boolean) => {
      hasOthers = wanted;
    },
    draw,
    /** The city whose dot is at a point of the map, pixels from its corner. */
    at: (point: leaflet.Point): MapCity | null => {
      const near = drawn
        .map(({ city, x, y }) => ({ city, distance: Math.hypot(point.x - x, point.y - y) }))
        .filter(({ distance }) => distance <= REACH)
        .toSorted((a, b) => a.distance - b.distance);
      return near[0]?.city ?? null;
    },
  };
}

/** Measures names in the map's font, each once. */
function measurer(pane: HTMLElement): (name: string, isBold: boolean) => number {
  const context = document.createElement("canvas").getContext("2d");
  const family = getComputedStyle(pane).fontFamily;
  const known = new Map<string, number>();
  return (name, isBold) => {
    const font = `${isBold ? 600 : 400} ${FONT_SIZE}px ${family}`;
    const key = font + name;
    const width = known.get(key);
    if (width !== undefined) return width;
    if (context) context.font = font;
    const measured = Math.ceil(context?.measureText(name).width ?? name.length * 6.5) + 1;
    known.set(key, measured);
    return measured;
  };
}
