import { normalizeDegrees, signedDifference, toDegrees } from "../angles";
import type { Planet } from "../bodies";
import { equatorialVector } from "../equatorial";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { positionOf, skyFrameAt } from "../positions";
import { asin, type GeoPoint, length, type Vector } from "../sphere";
import { zeroBetween } from "../zero-between";
import { altitudeOf, type Span, type Standpoint, seenFrom, standpointAt } from "./standpoint";

/** How far the sky turns in a day of the clock, degrees. */
const TURN = 360.98565;
/** Milliseconds between two looks at a body's height: a twelfth of a turn of the sky. */
const STEP = MILLISECONDS_PER_DAY / 12;
/** How often the sky is asked in a day: what moves the Moon least smoothly stays within 0.01″ of the curve through these. */
const ASKED = 5;

/** Up and down through a height, the first of each in a span; null where it does not. */
export interface Crossings {
  readonly up: Instant | null;
  readonly down: Instant | null;
}

/** How a body goes over a place from the beginning of a span to its end. */
export interface Course {
  /** The first upper culmination and its altitude in degrees, without refraction; null where there is none. */
  readonly culmination: { readonly at: Instant; readonly altitude: number } | null;
  /** When its upper edge (of a point, itself) crosses an altitude in degrees, without refraction. */
  crossings(altitude: number): Crossings;
  /** Degrees, of its upper edge, in the middle of the span. */
  readonly middleAltitude: number;
}

interface Point {
  readonly at: Instant;
  readonly height: number;
}

/**
 * The courses of bodies over a place in a span of a day or so. They move little in a day, and smoothly, so that the sky
 * is asked five times for all of them; what is looked for is found on the curves through these, within 0.01 s.
 * @param radiusOf from a body's centre to the edge that counts, in equatorial radii of the Earth; 0 for a point
 */
export function coursesOver(
  bodies: readonly Planet[],
  place: GeoPoint,
  span: Span,
  radiusOf: (body: Planet) => number,
): readonly Course[] {
  // One step further on both sides, where a turn of the height may lie that a look within the span does not show.
  const begin = span.from - STEP;
  // A zone that left out a day has one without length.
  const end = Math.max(span.to, span.from + STEP) + STEP;
  const width = (end - begin) / (ASKED - 1);
  const asked = Array.from({ length: ASKED }, (_, index) => {
    const at = begin + index * width;
    const frame = skyFrameAt(at);
    const vectors = bodies.map((body) => equatorialVector(positionOf(body, at), frame.obliquity));
    return { siderealTime: frame.siderealTime, vectors };
  });
  const [first, last] = [asked[0], asked[ASKED - 1]] as [(typeof asked)[0], (typeof asked)[0]];
  const about = (TURN * (end - begin)) / MILLISECONDS_PER_DAY;
  const turned = about + signedDifference(last.siderealTime, first.siderealTime + about);
  const standpoint = (at: Instant) =>
    standpointAt({ siderealTime: first.siderealTime + (turned * (at - begin)) / (end - begin) }, place);
  const looks: { at: Instant; from: Standpoint }[] = [];
  for (let at = begin; at < end + STEP / 2; at += STEP) looks.push({ at, from: standpoint(at) });

  return bodies.map((body, index) => {
    const [x, y, z] = [0, 1, 2].map((axis) =>
      curveThrough(asked.map(({ vectors }) => vectors[index]?.[axis] ?? Number.NaN)),
    ) as [Curve, Curve, Curve];
    const radius = radiusOf(body);
    const seen = (at: Instant, from: Standpoint) => {
      const steps = (at - begin) / width;
      return seenFrom(from, [x(steps), y(steps), z(steps)]);
    };
    const heightFrom = (at: Instant, from: Standpoint) => {
      const body = seen(at, from);
      return altitudeOf(from, body) + (radius === 0 ? 0 : toDegrees(asin(radius / length(body))));
    };
    const height = (at: Instant) => heightFrom(at, standpoint(at));
    const hourAngle = (at: Instant) => {
      const from = standpoint(at);
      return signedDifference(rightAscensionOf(from.zenith), rightAscensionOf(seen(at, from)));
    };
    const points = withTurns(
      looks.map(({ at, from }) => ({ at, height: heightFrom(at, from) })),
      height,
    );
    const culmination = culminationIn(span, hourAngle);
    return {
      culmination:
        culmination === null
          ? null
          : {
              at: culmination,
              altitude: altitudeOf(standpoint(culmination), seen(culmination, standpoint(culmination))),
            },
      crossings: (altitude) => crossingsIn(span, points, height, altitude),
      middleAltitude: height((span.from + span.to) / 2),
    };
  });
}

type Curve = (steps: number) => number;

/** The curve of the fourth degree through five values, by how many steps from the first (Newton's forward differences). */
function curveThrough(values: readonly number[]): Curve {
  const differences = [...values];
  for (let order = 1; order < ASKED; order++) {
    for (let i = ASKED - 1; i >= order; i--) {
      differences[i] = ((differences[i] as number) - (differences[i - 1] as number)) / order;
    }
  }
  const [a, b, c, d, e] = differences as [number, number, number, number, number];
  return (s) => a + s * (b + (s - 1) * (c + (s - 2) * (d + (s - 3) * e)));
}

function rightAscensionOf([x, y]: Vector): number {
  return toDegrees(Math.atan2(y, x));
}

/** When the hour angle, degrees in (-180, 180], is first 0 in a span; null where it is not. */
function culminationIn({ from, to }: Span, hourAngle: (at: Instant) => number): Instant | null {
  const days = (degrees: number) => (degrees / TURN) * MILLISECONDS_PER_DAY;
  let at = from + days(normalizeDegrees(-hourAngle(from)));
  // The Moon lags by up to 17° a day, all others by a degree.
  for (let i = 0; i < 5 && at < to + STEP; i++) {
    const step = days(-hourAngle(at));
    at += step;
    if (Math.abs(step) < 20) break; // the next would be less than a millisecond
  }
  at = Math.round(at);
  return at >= from && at < to ? at : null;
}

/** Heights with those between them from which it turns, so that from each to the next it only grows or only falls. */
function withTurns(looks: readonly Point[], height: (at: Instant) => number): readonly Point[] {
  const points: Point[] = [];
  looks.forEach((look, index) => {
    const [before, after] = [looks[index - 1], looks[index + 1]];
    const turn = before && after ? turnNear(before, look, after) : look.at;
    const turning = turn === look.at ? [] : [{ at: turn, height: height(turn) }];
    points.push(...(turn < look.at ? [...turning, look] : [look, ...turning]));
  });
  return points;
}

/** Where the parabola through three heights turns, if that is about the middle one; else the middle. */
function turnNear(before: Point, middle: Point, after: Point): Instant {
  const [rise, fall] = [middle.height - before.height, middle.height - after.height];
  const isTurn = rise > 0 === fall > 0 && rise !== 0 && fall !== 0;
  return isTurn ? middle.at + (STEP * (rise - fall)) / (2 * (rise + fall)) : middle.at;
}

function crossingsIn(
  { from, to }: Span,
  points: readonly Point[],
  height: (at: Instant) => number,
  altitude: number,
): Crossings {
  const above = (at: Instant) => height(at) - altitude;
  let up: Instant | null = null;
  let down: Instant | null = null;
  points.forEach((end, index) => {
    const begin = points[index - 1];
    if (!begin || end.at < from || begin.at >= to) return;
    const [before, after] = [begin.height - altitude, end.height - altitude];
    if (before < 0 === after < 0) return;
    const at = Math.round(zeroBetween(above, begin.at, before, end.at, after));
    if (at < from || at >= to) return;
    if (before < 0) up ??= at;
    else down ??= at;
  });
  return { up, down };
}
