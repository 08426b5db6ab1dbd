import { BODIES, type Body, type ByBody } from "./bodies";
import { distanceToHalfCircle, type HalfCircle, intersections } from "./half-circles";
import { type GeoPoint, opposite, unitVector } from "./sphere";

/** The four angles on which a body can stand: rising, setting, culminating, and at its lowest. */
export const LINE_TYPES = ["Ascendant", "Descendant", "Midheaven", "IC"] as const;
export type LineType = (typeof LINE_TYPES)[number];

export interface LineName {
  readonly planet: Body;
  readonly lineType: LineType;
}

/** Where on Earth a body stands on an angle at one moment: always half of a great circle. */
export interface AngularLine extends LineName {
  readonly curve: HalfCircle;
}

/** The point of the globe that has each body in its zenith. */
export type Subpoints = ByBody<GeoPoint>;

export interface NearbyLine extends LineName {
  readonly kilometres: number;
  /** The other Node's line that is the same curve, when both Nodes were asked for. */
  readonly twin: LineName | null;
}

export interface LineCrossing {
  readonly first: LineName;
  readonly second: LineName;
  readonly latitude: number;
  readonly longitude: number;
}

/** Lines and their crossings are drawn between these latitudes, degrees. */
export const LATITUDE_LIMIT = 85;

const NEARBY_KILOMETRES = 500;
const NEARBY_COUNT = 10;
const CROSSING_LATITUDE = 0.5;

function curveOf(lineType: LineType, { latitude, longitude }: GeoPoint): HalfCircle {
  const zenith = unitVector({ latitude, longitude });
  const north = unitVector({ latitude: latitude + 90, longitude });
  const east = unitVector({ latitude: 0, longitude: longitude + 90 });
  const meridian = unitVector({ latitude: 0, longitude });
  switch (lineType) {
    // A body rises for those who are a quarter of the Earth to the west of the point under it.
    case "Ascendant":
      return { normal: zenith, middle: opposite(east), end: north };
    case "Descendant":
      return { normal: zenith, middle: east, end: north };
    case "Midheaven":
      return { normal: east, middle: meridian, end: [0, 0, 1] };
    case "IC":
      return { normal: east, middle: opposite(meridian), end: [0, 0, 1] };
    default:
      throw new RangeError(`Unknown line: ${lineType satisfies never}`);
  }
}

/** The four lines of each body, by body and then by line type. */
export function angularLines(subpoints: Subpoints, bodies: readonly Body[] = BODIES): readonly AngularLine[] {
  return bodies.flatMap((planet) =>
    LINE_TYPES.map((lineType) => ({ planet, lineType, curve: curveOf(lineType, subpoints[planet]) })),
  );
}

/** Kilometres from a place to the nearest point of a line. */
export function distanceToLine(place: GeoPoint, line: AngularLine): number {
  return distanceToHalfCircle(place, line.curve);
}

const OPPOSITE_ANGLE: Readonly<Record<LineType, LineType>> = {
  Ascendant: "Descendant",
  Descendant: "Ascendant",
  Midheaven: "IC",
  IC: "Midheaven",
};

/** The Nodes are opposite, so where one rises the other sets: the same curve under the other Node's name. */
function twinOf({ planet, lineType }: LineName): LineName | null {
  if (planet === "North Node") return { planet: "South Node", lineType: OPPOSITE_ANGLE[lineType] };
  if (planet === "South Node") return { planet: "North Node", lineType: OPPOSITE_ANGLE[lineType] };
  return null;
}

/** Each curve once: where both Nodes are there, the South Node's lines go. */
function withoutTwins(lines: readonly AngularLine[]): readonly AngularLine[] {
  const hasNorthNode = lines.some(({ planet }) => planet === "North Node");
  return hasNorthNode ? lines.filter(({ planet }) => planet !== "South Node") : lines;
}

function nameOf({ planet, lineType }: LineName): LineName {
  return { planet, lineType };
}

/** The lines within 500 km of a place, nearest first, ten at most. The Nodes' common lines are one entry. */
export function nearbyLines(place: GeoPoint, lines: readonly AngularLine[]): readonly NearbyLine[] {
  const hasSouthNode = lines.some(({ planet }) => planet === "South Node");
  return withoutTwins(lines)
    .map((line) => ({
      ...nameOf(line),
      kilometres: distanceToLine(place, line),
      twin: line.planet === "North Node" && hasSouthNode ? twinOf(line) : null,
    }))
    .filter(({ kilometres }) => kilometres <= NEARBY_KILOMETRES)
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, NEARBY_COUNT);
}

/**
 * Every place where lines of two bodies cross, between the latitudes that are drawn. Its parallel is the pair's paran:
 * on that latitude both bodies stand on their angles at once, that day and every day after. A body's own lines only
 * touch at their ends and are left out.
 */
export function crossingsOf(lines: readonly AngularLine[]): readonly LineCrossing[] {
  const distinct = withoutTwins(lines);
  return distinct.flatMap((first, i) =>
    distinct
      .slice(i + 1)
      .filter(({ planet }) => planet !== first.planet)
      .flatMap((second) =>
        intersections(first.curve, second.curve)
          .filter(({ latitude }) => Math.abs(latitude) <= LATITUDE_LIMIT)
          .map((place) => ({ first: nameOf(first), second: nameOf(second), ...place })),
      ),
  );
}

/** The pairs of lines that cross within half a degree of a latitude, closest to it first, each pair once. */
export function crossingsNearLatitude(
  latitude: number,
  lines: readonly AngularLine[],
): readonly LineCrossing[] {
  const named = new Set<string>();
  return crossingsOf(lines)
    .filter((crossing) => Math.abs(crossing.latitude - latitude) <= CROSSING_LATITUDE)
    .sort((a, b) => Math.abs(a.latitude - latitude) - Math.abs(b.latitude - latitude))
    .filter(({ first, second }) => {
      const pair = `${first.planet} ${first.lineType}, ${second.planet} ${second.lineType}`;
      return !named.has(pair) && named.add(pair);
    });
}
