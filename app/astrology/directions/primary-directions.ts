import { type AspectType, sidesOf } from "../aspects";
import { TRADITIONAL_PLANETS, type TraditionalRuler } from "../bodies";
import { isDay, lotsOf } from "../chart-points";
import { boundsFrom } from "../dignities";
import { equatorialOf } from "../equatorial";
import { chartAngles } from "../houses";
import type { Instant } from "../instant";
import { positionsAt, skyFrameAt } from "../positions";
import type { Sign } from "../signs";
import type { GeoPoint } from "../sphere";
import { arcUntil, type DailyWay, dailyWay } from "./semi-arcs";

/** What is directed to, in the order of lists. */
export const SIGNIFICATORS = ["Ascendant", "Midheaven", "Sun", "Moon", "Fortune"] as const;
export type Significator = (typeof SIGNIFICATORS)[number];
/** What is directed: one of the seven, or where a planet's bounds begin. */
export type Promissor = TraditionalRuler | `Term of ${TraditionalRuler}`;

/** The aspects that are directed; a square has two sides, an opposition one. */
const DIRECTED = ["Conjunction", "Sextile", "Square", "Trine", "Opposition"] as const satisfies AspectType[];
export type DirectedAspect = (typeof DIRECTED)[number];

export interface Direction {
  readonly significator: Significator;
  readonly promissor: Promissor;
  readonly aspect: DirectedAspect;
  /** Sinister is cast forward in the zodiac, dexter back; null for conjunctions, oppositions and bounds. */
  readonly side: "Sinister" | "Dexter" | null;
  /** Of bounds: in which sign they lie; else null. */
  readonly sign: Sign | null;
  /** Degrees of the equator, [0, 360). */
  readonly arc: number;
  readonly isConverse: boolean;
}

/** One of the Egyptian bounds through which the Ascendant goes. */
export interface DirectedBound {
  readonly lord: TraditionalRuler;
  readonly sign: Sign;
  /** The arc with which the Ascendant comes into it; 0 for the one of the birth. */
  readonly arc: number;
  /** The arc with which it leaves. */
  readonly until: number;
}

export interface PrimaryDirections {
  /** The smallest arc first; up to a whole turn of the sky. */
  readonly directions: readonly Direction[];
  /** In order, from the one of the birth through the whole circle. */
  readonly bounds: readonly DirectedBound[];
  /** The planets that neither rise nor set there, because of their latitude: no conjunction of theirs can be directed. */
  readonly circumpolar: readonly TraditionalRuler[];
}

interface DirectionsInput {
  readonly instant: Instant;
  readonly place: GeoPoint;
  /** Directions in which the promissor stands still and the significator moves, as tradition has it. */
  readonly converse: boolean;
  /** What a zodiac's longitudes have less than the tropical ones, degrees: its signs are those of the bounds. */
  readonly fromTropical: number;
}

/** A point that can be carried and stood upon; null where it neither rises nor sets. */
type Way = DailyWay | null;

/**
 * Primary directions after Placidus, by proportion of semi-arcs. In direct ones the sky carries the promissor to the
 * place of the significator, in converse ones (traditional: the sky turns the same way) the significator to that of the
 * promissor; the angles, which are places and no points, are not carried. Bodies in conjunction have their latitude,
 * aspects and bounds are points of the ecliptic. Nothing is directed to an aspect of its own. None beyond the polar circles.
 */
export function primaryDirections(input: DirectionsInput): { readonly found: PrimaryDirections | null } {
  const { instant, place, converse, fromTropical } = input;
  const frame = skyFrameAt(instant);
  const { obliquity } = frame;
  if (Math.abs(place.latitude) >= 90 - obliquity) return { found: null };
  const sky = positionsAt(instant);
  const { ascendant, armc } = chartAngles(frame, place);
  const over = { armc, latitude: place.latitude };
  const wayOf = (longitude: number, latitude = 0): Way =>
    dailyWay(equatorialOf({ longitude, latitude }, obliquity), over);
  const { fortune } = lotsOf({
    ascendant,
    sun: sky.Sun.longitude,
    moon: sky.Moon.longitude,
    isDay: isDay(sky.Sun, frame, place),
  });

  /** On the ecliptic, and the body itself where it is one. */
  const significators: Readonly<Record<Significator, { readonly onEcliptic: Way; readonly itself: Way }>> = {
    Ascendant: angleAt(-90),
    Midheaven: angleAt(0),
    Sun: { onEcliptic: wayOf(sky.Sun.longitude), itself: wayOf(sky.Sun.longitude, sky.Sun.latitude) },
    Moon: { onEcliptic: wayOf(sky.Moon.longitude), itself: wayOf(sky.Moon.longitude, sky.Moon.latitude) },
    Fortune: { onEcliptic: wayOf(fortune), itself: wayOf(fortune) },
  };
  const directions: Direction[] = [];
  const direct = (
    significator: Significator,
    to: Way,
    way: Way,
    said: Pick<Direction, "promissor" | "aspect" | "side" | "sign">,
  ) => {
    if (!to || !way) return;
    directions.push({ significator, ...said, arc: arcUntil(way, to.place), isConverse: false });
    if (converse && significator !== "Ascendant" && significator !== "Midheaven")
      directions.push({ significator, ...said, arc: arcUntil(to, way.place), isConverse: true });
  };

  const bodies = TRADITIONAL_PLANETS.map((planet) => {
    const { longitude, latitude } = sky[planet];
    return { planet, longitude, itself: wayOf(longitude, latitude) };
  });
  for (const { planet, longitude, itself } of bodies) {
    for (const aspect of DIRECTED) {
      for (const angle of sidesOf(aspect)) {
        const way = aspect === "Conjunction" ? itself : wayOf(longitude + angle);
        for (const significator of SIGNIFICATORS) {
          if (significator === planet) continue;
          const { onEcliptic, itself } = significators[significator];
          const to = aspect === "Conjunction" ? itself : onEcliptic;
          direct(significator, to, way, { promissor: planet, aspect, side: sideOf(angle), sign: null });
        }
      }
    }
  }
  const bounds = boundsFrom(ascendant - fromTropical);
  for (const { ruler, sign, longitude } of bounds) {
    const way = wayOf(longitude + fromTropical);
    for (const significator of SIGNIFICATORS)
      direct(significator, significators[significator].onEcliptic, way, {
        promissor: `Term of ${ruler}`,
        aspect: "Conjunction",
        side: null,
        sign,
      });
  }
  const arcs = bounds.map(({ longitude }, index) =>
    index === 0 ? 0 : arcUntil(wayOf(longitude + fromTropical) as DailyWay, -90),
  );
  return {
    found: {
      directions: directions.sort((a, b) => a.arc - b.arc),
      bounds: bounds.map(({ ruler, sign }, index) => ({
        lord: ruler,
        sign,
        arc: arcs[index] as number,
        until: arcs[index + 1] ?? 360,
      })),
      circumpolar: bodies.flatMap(({ planet, itself }) => (itself ? [] : [planet])),
    },
  };
}

/** An angle, which is a place of the sky and is not carried. */
function angleAt(place: number) {
  const way: DailyWay = { hourAngle: Number.NaN, diurnalSemiArc: Number.NaN, place };
  return { onEcliptic: way, itself: way };
}

/** An aspect of 60° to 120° ahead is sinister, behind dexter. */
function sideOf(angle: number): Direction["side"] {
  if (angle === 0 || angle === 180) return null;
  return angle > 0 ? "Sinister" : "Dexter";
}
