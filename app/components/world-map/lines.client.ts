import * as leaflet from "leaflet";
import type { LineAnswer } from "~/answers/astrocartography";
import type { LineCrossing, LineName } from "~/astrology/angular-lines";
import type { Body } from "~/astrology/bodies";
import { angleCards } from "~/readings/astrocartography";
import { bodyColour } from "../body-style";
import { TURNS } from "./copies";
import { LINE_DASHES } from "./line-style";

const WEIGHT = 2;
const HOVER_WEIGHT = 4;
/** A line of 2 px is hard to point at: this much around it answers as well. */
const REACH = 14;
/** Half the height of the tallest tooltip, pixels. */
const HALF_TOOLTIP = 110;

type Points = LineAnswer["points"];

function copiesOf(points: Points): [number, number][][] {
  return TURNS.flatMap((turn) =>
    points.map((piece) =>
      piece.map(([latitude, longitude]): [number, number] => [latitude, longitude + turn]),
    ),
  );
}

/** Words as text nodes: Leaflet would take a string for HTML. */
function tooltipNode(title: string, text: string): HTMLElement {
  const node = document.createElement("div");
  node.className = "map-tooltip";
  node.appendChild(document.createElement("strong")).textContent = title;
  node.appendChild(document.createElement("span")).textContent = text;
  return node;
}

function shortName({ planet, lineType }: LineName): string {
  return `${planet} ${angleCards[lineType].abbreviation}`;
}

/** Beside the pointer, and above or below its height near the map's edges, which would cut it off. */
function bindTooltip(map: leaflet.Map, layer: leaflet.Layer, content: () => HTMLElement) {
  const keepInside = ({ containerPoint }: leaflet.LeafletMouseEvent) => {
    const tooltip = layer.getTooltip();
    if (!tooltip) return;
    const inside = Math.max(HALF_TOOLTIP, Math.min(map.getSize().y - HALF_TOOLTIP, containerPoint.y));
    tooltip.options.offset = [0, inside - containerPoint.y];
  };
  layer.on({ mouseover: keepInside, mousemove: keepInside });
  layer.bindTooltip(content, { sticky: true, className: "map-tooltip-frame", opacity: 1 });
}

/** The planetary lines, each with a wider invisible one beneath it for pointers. */
export function addLines(map: leaflet.Map, lines: readonly LineAnswer[]) {
  const reachRenderer = leaflet.svg({ pane: "reach", padding: 0.5 });
  const renderer = leaflet.svg({ padding: 0.5 });
  // The line that is pointed at is drawn once more, on a layer of its own: to change it among the others would have
  // the browser paint all of them again.
  const pointedAt = leaflet.polyline([], {
    renderer: leaflet.svg({ pane: "pointed-at", padding: 0.5 }),
    pane: "pointed-at",
    weight: HOVER_WEIGHT,
    opacity: 1,
    interactive: false,
    className: "map-line-pointed-at",
  });
  const groups = lines.map((line) => {
    const points = copiesOf(line.points);
    const reach = leaflet.polyline(points, {
      renderer: reachRenderer,
      pane: "reach",
      weight: REACH,
      className: "map-reach",
    });
    const drawn = leaflet.polyline(points, {
      renderer,
      color: bodyColour(line.planet),
      weight: WEIGHT,
      opacity: 0.7,
      dashArray: LINE_DASHES[line.lineType],
      className: "map-line",
    });
    const group = leaflet.featureGroup([reach, drawn]);
    bindTooltip(map, group, () => tooltipNode(shortName(line), line.interpretation));
    group.on("mouseover", () => {
      const { color, dashArray } = drawn.options;
      pointedAt.setLatLngs(points).setStyle({ color, dashArray }).addTo(map);
    });
    group.on("mouseout remove", () => pointedAt.remove());
    return { line, group };
  });
  return {
    show: (bodies: ReadonlySet<Body>) => {
      for (const { line, group } of groups) {
        if (bodies.has(line.planet)) group.addTo(map);
        else group.remove();
      }
    },
  };
}

/** Parans: the parallels on which two bodies stand on their angles at once. */
export function addParans(map: leaflet.Map) {
  const renderer = leaflet.svg({ pane: "parans", padding: 0.5 });
  const group = leaflet.layerGroup([]).addTo(map);
  return {
    show: (crossings: readonly LineCrossing[]) => {
      group.clearLayers();
      for (const { first, second, latitude } of crossings) {
        const points: [number, number][] = [
          [latitude, -540],
          [latitude, 540],
        ];
        const reach = leaflet.polyline(points, {
          renderer,
          pane: "parans",
          weight: 7,
          className: "map-reach",
        });
        const drawn = leaflet.polyline(points, {
          renderer,
          pane: "parans",
          weight: 0.75,
          opacity: 0.55,
          color: "var(--muted)",
          dashArray: "1 4",
          interactive: false,
          className: "map-paran",
        });
        bindTooltip(map, reach, () => {
          const degrees = `${Math.abs(latitude).toFixed(1)}° ${latitude < 0 ? "S" : "N"}`;
          return tooltipNode(
            `${shortName(first)} with ${shortName(second)}`,
            `Paran at ${degrees}: both stand on their angles all along this latitude.`,
          );
        });
        reach.on("mouseover", () => drawn.setStyle({ weight: 2, opacity: 1 }));
        reach.on("mouseout", () => drawn.setStyle({ weight: 0.75, opacity: 0.55 }));
        group.addLayer(reach).addLayer(drawn);
      }
    },
  };
}
