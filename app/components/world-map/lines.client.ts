import type * as leaflet from "leaflet";
import type { LineAnswer } from "~/answers/astrocartography";
import type { LineCrossing, LineName } from "~/astrology/angular-lines";
import type { Body } from "~/astrology/bodies";
import * as names from "~/words/names";
import { latitudeWords } from "~/words/positions";
import * as words from "~/words/world-map";
import { bodyColour } from "../drawings/body-style";
import { addLineCanvas } from "./line-canvas.client";
import { LINE_DASHES } from "./line-style";
import type { MapLine } from "./map-line";
import type { Painting } from "./painting.client";
import { addPointer } from "./pointer.client";
import { tracksOf } from "./tracks";

function shortName({ planet, lineType }: LineName): string {
  return words.line({ planet: names.body(planet), angle: words.angleLetters(lineType) });
}

function planetLine({ planet, lineType, points, interpretation }: LineAnswer): MapLine {
  const dashes = LINE_DASHES[lineType]?.split(" ").map(Number) ?? [];
  return {
    colour: bodyColour(planet),
    points,
    stroke: { tracks: tracksOf(points), width: 2, opacity: 0.7, dashes },
    reach: 7,
    hoverWidth: 4,
    title: shortName({ planet, lineType }),
    text: interpretation,
  };
}

/** The parallel on which two bodies stand on their angles at once. */
function paran({ first, second, latitude }: LineCrossing): MapLine {
  const points: LineAnswer["points"] = [
    [
      [latitude, -180],
      [latitude, 180],
    ],
  ];
  const degrees = `${Math.abs(latitude).toFixed(1)}°`;
  return {
    colour: "var(--muted)",
    points,
    stroke: { tracks: tracksOf(points), width: 0.75, opacity: 0.55, dashes: [1, 4] },
    reach: 3.5,
    hoverWidth: 2,
    title: words.crossing({ first: shortName(first), second: shortName(second) }),
    text: words.paranAt({ latitude: latitudeWords({ degrees, isNegative: latitude < 0 }) }),
  };
}

/** The planetary lines, and the parans beneath them. */
export function addLines(map: leaflet.Map, lines: readonly LineAnswer[], painting: Painting) {
  const planetLines = lines.map((line) => ({ planet: line.planet, line: planetLine(line) }));
  const canvas = addLineCanvas(map, painting);
  const pointer = addPointer(map);
  let visible: readonly MapLine[] = [];
  let parans: readonly MapLine[] = [];

  const draw = () => {
    canvas.show([...parans, ...visible]);
    canvas.name(
      parans.length > 0
        ? words.linesAndParans({ lines: visible.length, parans: parans.length })
        : words.planetaryLines({ lines: visible.length }),
    );
    pointer.follow([...visible, ...parans]);
  };
  return {
    show: (bodies: ReadonlySet<Body>) => {
      visible = planetLines.filter(({ planet }) => bodies.has(planet)).map(({ line }) => line);
      draw();
    },
    showParans: (crossings: readonly LineCrossing[]) => {
      parans = crossings.map(paran);
      draw();
    },
    redraw: draw,
    pointAtMiddle: pointer.pointAtMiddle,
  };
}
