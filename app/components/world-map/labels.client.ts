import type * as leaflet from "leaflet";
import type { LineAnswer } from "~/answers/astrocartography";
import type { Body } from "~/astrology/bodies";
import * as words from "~/words/world-map";
import { bodyColour } from "../drawings/body-style";
import { glyphHref } from "../drawings/glyphs";
import { labelRows } from "./label-rows";
import type { Rectangle } from "./name-places";

const SVG = "http://www.w3.org/2000/svg";
/** Pixels from one row of names to the next. */
const ROW = 23;
const MOST_ROWS = 11;
/** Rows stay this far from the map's upper and lower edge. */
const MARGIN = 40;
/** Height of a name, pixels. */
const HEIGHT = 20;

/**
 * A name on every line, at its middle point on the equator; in rows above and below where lines crowd, and at the
 * map's edge when the equator is out of sight: always on the line itself.
 */
export function addLabels(map: leaflet.Map, lines: readonly LineAnswer[]) {
  const pane = map.getPane("labels");
  const chips = lines.map(() => [] as HTMLElement[]);
  let visible: readonly number[] = [];

  return {
    show: (bodies: ReadonlySet<Body>) => {
      const longitudeOf = (index: number) => lines[index]?.longitude ?? 0;
      visible = lines
        .flatMap(({ planet }, index) => (bodies.has(planet) ? [index] : []))
        .toSorted((a, b) => longitudeOf(a) - longitudeOf(b));
    },
    /** Lays them out for the map as it stands. Returns where they are, pixels from the map's corner. */
    draw: (): readonly Rectangle[] => {
      const places = placesOf(
        map,
        visible.map((index) => lines[index] as LineAnswer),
      );
      const drawn: Rectangle[] = [];
      const shown = new Set<HTMLElement>();
      visible.forEach((index, i) => {
        const line = lines[index] as LineAnswer;
        const own = chips[index] as HTMLElement[];
        places[i]?.forEach(({ x, y }, copy) => {
          own[copy] ??= (pane as HTMLElement).appendChild(chip(line));
          const node = own[copy] as HTMLElement;
          const at = map.containerPointToLayerPoint([x, y]);
          node.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px) translate(-50%, -50%)`;
          shown.add(node);
          drawn.push({
            left: x - widthOf(line) / 2,
            top: y - HEIGHT / 2,
            width: widthOf(line),
            height: HEIGHT,
          });
        });
      });
      for (const node of chips.flat()) node.classList.toggle("map-unwritten", !shown.has(node));
      return drawn;
    },
  };
}

/** Where each line's name stands in view, on each turn of the globe; pixels from the map's corner. */
function placesOf(map: leaflet.Map, lines: readonly LineAnswer[]): readonly { x: number; y: number }[][] {
  const { x: width, y: height } = map.getSize();
  const worldWidth = 256 * 2 ** map.getZoom();
  const equator = map.latLngToContainerPoint([0, 0]).y;
  const base = Math.max(MARGIN, Math.min(height - MARGIN, equator));
  const rows = rowOrder(base, height);
  const latitudes = new Map(
    rows.map((row) => [
      row,
      row === 0 && base === equator ? 0 : map.containerPointToLatLng([0, base + row * ROW]).lat,
    ]),
  );
  const origin = map.latLngToContainerPoint([0, -180]).x;
  const labels = lines.map((line) => ({
    width: widthOf(line),
    xAt: (row: number) => {
      const longitude = longitudeAt(line.points, latitudes.get(row) ?? 0);
      return longitude === null ? null : ((longitude + 180) / 360) * worldWidth;
    },
  }));
  return labelRows(labels, rows, worldWidth).map((spot) => {
    if (!spot) return [];
    const first = origin + spot.x - worldWidth * Math.ceil((origin + spot.x) / worldWidth);
    const count = Math.ceil(width / worldWidth) + 2;
    return Array.from({ length: count }, (_, k) => ({
      x: first + k * worldWidth,
      y: base + spot.row * ROW,
    })).filter(({ x }) => x > -40 && x < width + 40);
  });
}

/** 0, then rows by their distance from it, as far as the map reaches. */
function rowOrder(base: number, height: number): readonly number[] {
  const rows = [0];
  for (let step = 1; rows.length < MOST_ROWS && step < MOST_ROWS; step++) {
    for (const row of [-step, step]) {
      const y = base + row * ROW;
      if (y >= MARGIN && y <= height - MARGIN) rows.push(row);
    }
  }
  return rows;
}

function widthOf({ lineType }: LineAnswer): number {
  return lineType === "Midheaven" || lineType === "IC" ? 44 : 52;
}

/** Where a drawn line crosses a parallel, in degrees; null where it does not reach it. */
function longitudeAt(points: LineAnswer["points"], latitude: number): number | null {
  for (const piece of points) {
    for (let i = 1; i < piece.length; i++) {
      const [a, b] = [piece[i - 1], piece[i]];
      if (!a || !b || (a[0] - latitude) * (b[0] - latitude) > 0) continue;
      return a[0] === b[0] ? a[1] : a[1] + ((latitude - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    }
  }
  return null;
}

function chip(line: LineAnswer): HTMLElement {
  const node = document.createElement("span");
  node.className = "map-label";
  node.style.width = `${widthOf(line)}px`;
  node.style.setProperty("--body", bodyColour(line.planet));
  const glyph = document.createElementNS(SVG, "svg");
  glyph.setAttribute("width", "14");
  glyph.setAttribute("height", "14");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", glyphHref(line.planet));
  use.setAttribute("width", "14");
  use.setAttribute("height", "14");
  glyph.appendChild(use);
  node.appendChild(glyph);
  node.appendChild(document.createTextNode(words.angleLetters(line.lineType)));
  return node;
}
