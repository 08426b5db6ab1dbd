import type * as leaflet from "leaflet";
import type { LineAnswer } from "~/answers/astrocartography";
import type { Body } from "~/astrology/bodies";
import { angleCards } from "~/readings/astrocartography";
import { bodyColour } from "../body-style";
import { glyphHref } from "../glyphs";
import { labelRows } from "./label-rows";

const SVG = "http://www.w3.org/2000/svg";
/** Pixels from one row of names to the next. */
const ROW = 23;
const MOST_ROWS = 11;
/** Rows stay this far from the map's upper and lower edge. */
const MARGIN = 40;

/**
 * A name on every line, at its middle point on the equator; in rows above and below where lines crowd, and at the
 * map's edge when the equator is out of sight: always on the line itself.
 */
export function addLabels(map: leaflet.Map, lines: readonly LineAnswer[]) {
  const pane = map.getPane("labels");
  let visible: readonly LineAnswer[] = [];

  const draw = () => {
    const { x: width, y: height } = map.getSize();
    const zoom = map.getZoom();
    const worldWidth = 256 * 2 ** zoom;
    const equator = map.latLngToContainerPoint([0, 0]).y;
    const base = Math.max(MARGIN, Math.min(height - MARGIN, equator));
    const rows = rowOrder(base, height);
    const latitudeOf = (row: number) => map.containerPointToLatLng([0, base + row * ROW]).lat;
    const latitudes = new Map(rows.map((row) => [row, row === 0 && base === equator ? 0 : latitudeOf(row)]));
    const origin = map.latLngToContainerPoint([0, -180]).x;

    const labels = visible.map((line) => ({
      width: widthOf(line),
      xAt: (row: number) => {
        const longitude = longitudeAt(line.points, latitudes.get(row) ?? 0);
        return longitude === null ? null : ((longitude + 180) / 360) * worldWidth;
      },
    }));
    const chips = labelRows(labels, rows, worldWidth).flatMap((spot, i) => {
      const line = visible[i];
      if (!spot || !line) return [];
      const first = origin + spot.x - worldWidth * Math.ceil((origin + spot.x) / worldWidth);
      const copies = Array.from(
        { length: Math.ceil(width / worldWidth) + 2 },
        (_, k) => first + k * worldWidth,
      );
      return copies
        .filter((x) => x > -40 && x < width + 40)
        .map((x) => chip(line, map.containerPointToLayerPoint([x, base + spot.row * ROW])));
    });
    pane?.replaceChildren(...chips);
  };
  map.on("moveend resize", draw); // a zoom ends with a move
  return {
    show: (bodies: ReadonlySet<Body>) => {
      visible = lines
        .filter(({ planet }) => bodies.has(planet))
        .toSorted((a, b) => a.longitude - b.longitude);
      draw();
    },
  };
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

function chip(line: LineAnswer, { x, y }: leaflet.Point): HTMLElement {
  const node = document.createElement("span");
  node.className = "map-label";
  node.style.width = `${widthOf(line)}px`;
  node.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`;
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
  node.appendChild(document.createTextNode(angleCards[line.lineType].abbreviation));
  return node;
}
