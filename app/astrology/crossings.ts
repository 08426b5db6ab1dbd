import type { Body } from "./bodies";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";

/** An angle in degrees and its change in degrees a day at an instant. */
export interface MovingAngle {
  readonly angle: number;
  readonly rate: number;
}

/** The moment at which an angle has one of the values that were sought. */
export interface Crossing {
  readonly instant: Instant;
  /** Which of the sought values it was: the angle passed `target + index · period`. */
  readonly index: number;
  /** The angle was growing. */
  readonly forward: boolean;
}

/**
 * Days between samples. Over one step the cubic through two places and two speeds stays within 0.002° of the path (0.01°
 * where a planet moves on behind the Sun, which bends its light). So no crossing is lost but two around a station that
 * passes the value by less.
 */
const STEP_DAYS: Readonly<Record<Body, number>> = {
  Sun: 12,
  Moon: 1,
  Mercury: 3,
  Venus: 5,
  Mars: 6,
  Jupiter: 12,
  Saturn: 12,
  Uranus: 12,
  Neptune: 12,
  Pluto: 12,
  Chiron: 12,
  "North Node": 1,
  "South Node": 1,
};

/** The sampling step for an angle that the given bodies make together. */
export function stepDaysOf(...bodies: readonly Body[]): number {
  return Math.min(...bodies.map((body) => STEP_DAYS[body]));
}

/**
 * The same for long searches, which sample the sky so seldom that they must look closer where something may be: the
 * degrees within which the cubic stays of the path over that many days (up to 0.08° for Jupiter, 0.2° for Mercury, and
 * 1.4° for the nodes, whose true place swings about the mean one).
 */
const LONG_STEPS: Readonly<Record<Body, { readonly days: number; readonly margin: number }>> = {
  Sun: { days: 60, margin: 0.02 },
  Moon: { days: 4, margin: 0.1 },
  Mercury: { days: 10, margin: 0.5 },
  Venus: { days: 20, margin: 0.3 },
  Mars: { days: 40, margin: 0.5 },
  Jupiter: { days: 60, margin: 0.2 },
  Saturn: { days: 60, margin: 0.1 },
  Uranus: { days: 60, margin: 0.1 },
  Neptune: { days: 60, margin: 0.1 },
  Pluto: { days: 60, margin: 0.1 },
  Chiron: { days: 60, margin: 0.1 },
  "North Node": { days: 30, margin: 2 },
  "South Node": { days: 30, margin: 2 },
};

/** How a long search samples an angle. */
export interface LongSteps {
  readonly days: number;
  /** Degrees within which the cubic over that many days stays of the path; over half of them, within an eighth. */
  readonly margin: number;
  /** Over so many days the cubic needs no margin, as `stepDaysOf` says. */
  readonly fineDays: number;
}

export function longStepsOf(...bodies: readonly Body[]): LongSteps {
  const steps = bodies.map((body) => LONG_STEPS[body]);
  return {
    days: Math.min(...steps.map(({ days }) => days)),
    margin: steps.reduce((sum, { margin }) => sum + margin, 0),
    fineDays: stepDaysOf(...bodies),
  };
}

export function longitudeOf(body: Body): (instant: Instant) => MovingAngle {
  return (instant) => {
    const { longitude, speed } = positionOf(body, instant);
    return { angle: longitude, rate: speed };
  };
}

/** How far `body` is ahead of `other` in longitude. */
export function elongationOf(body: Body, other: Body): (instant: Instant) => MovingAngle {
  return (instant) => {
    const a = positionOf(body, instant);
    const b = positionOf(other, instant);
    return { angle: a.longitude - b.longitude, rate: a.speed - b.speed };
  };
}

/** The cubic on [0, 1] with the given values and slopes at its ends: coefficients of 1, x, x², x³. */
function hermite(start: number, startSlope: number, end: number, endSlope: number) {
  const change = end - start;
  return [
    start,
    startSlope,
    3 * change - 2 * startSlope - endSlope,
    startSlope + endSlope - 2 * change,
  ] as const;
}

/** How far such a cubic can pass its ends, in parts of its slopes: the most that x(1-x)² reaches. */
const OVERSHOOT = 4 / 27;

type Cubic = ReturnType<typeof hermite>;

function valueAt([a, b, c, d]: Cubic, x: number): number {
  return a + x * (b + x * (c + x * d));
}

/** 0, 1 and what lies between them where the cubic turns, ascending. */
function turningPoints([, b, c, d]: Cubic): readonly number[] {
  const roots: number[] = [];
  const discriminant = c * c - 3 * b * d;
  if (discriminant > 0) {
    const q = -(c + (c < 0 ? -1 : 1) * Math.sqrt(discriminant));
    if (d !== 0) roots.push(q / (3 * d));
    if (q !== 0) roots.push(b / q);
  }
  return [0, ...roots.filter((x) => x > 0 && x < 1).sort((x, y) => x - y), 1];
}

/** Where a cubic takes a value between two points, between which it is monotonic. */
function solveBetween(cubic: Cubic, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  const rising = valueAt(cubic, to) > valueAt(cubic, from);
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (valueAt(cubic, middle) < value === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Where a cubic passes `target` or a value a multiple of `period` from it on [0, 1), in order. */
function passed(cubic: Cubic, target: number, period: number) {
  const found: { readonly x: number; readonly index: number; readonly forward: boolean }[] = [];
  const points = turningPoints(cubic);
  for (let piece = 1; piece < points.length; piece++) {
    const [a, b] = [points[piece - 1] as number, points[piece] as number];
    const [low, high] = [valueAt(cubic, a), valueAt(cubic, b)];
    const first = Math.ceil((Math.min(low, high) - target) / period);
    const last = Math.ceil((Math.max(low, high) - target) / period) - 1;
    for (let n = 0; n <= last - first; n++) {
      const index = low < high ? first + n : last - n;
      found.push({ x: solveBetween(cubic, target + index * period, a, b), index, forward: low < high });
    }
  }
  return found;
}

/** The multiple of 360 that brings `angle` nearest to `near`, added. */
function unwrapped(angle: number, near: number): number {
  return angle + 360 * Math.round((near - angle) / 360);
}

/** What is sought: an angle, and all that lie a multiple of `period` degrees from it. */
export interface Sought {
  readonly target: number;
  readonly period?: number;
}

/** A piece of the path, short enough for a cubic: the angle unwrapped at both ends, rates in degrees a day. */
interface Piece {
  readonly begin: Instant;
  readonly end: Instant;
  readonly start: number;
  readonly stop: number;
  readonly before: MovingAngle;
  readonly after: MovingAngle;
}

function daysOf({ begin, end }: Piece): number {
  return (end - begin) / MILLISECONDS_PER_DAY;
}

/** The piece that follows an end of which the unwrapped angle is known. */
function pieceFrom(
  at: (instant: Instant) => MovingAngle,
  begin: Instant,
  { start, before }: Pick<Piece, "start" | "before">,
  end: Instant,
): Piece {
  const after = at(end);
  const days = (end - begin) / MILLISECONDS_PER_DAY;
  const stop = unwrapped(after.angle, start + ((before.rate + after.rate) / 2) * days);
  return { begin, end, start, stop, before, after };
}

/** Whether a cubic through a piece can come within `margin` degrees of what is sought. */
function reaches(piece: Piece, { target, period = 360 }: Sought, margin: number): boolean {
  const { start, stop, before, after } = piece;
  const beyond = margin + OVERSHOOT * (Math.abs(before.rate) + Math.abs(after.rate)) * daysOf(piece);
  const least = (Math.min(start, stop) - beyond - target) / period;
  const most = (Math.max(start, stop) + beyond - target) / period;
  return Math.ceil(least) <= most;
}

/** What the cubic of a piece passes, refined. */
function crossingsIn(at: (instant: Instant) => MovingAngle, piece: Piece, sought: Sought): Crossing[] {
  if (!reaches(piece, sought, 0)) return [];
  const { begin, end, start, stop, before, after } = piece;
  const { target, period = 360 } = sought;
  const days = daysOf(piece);
  const cubic = hermite(start, before.rate * days, stop, after.rate * days);
  return passed(cubic, target, period).map(({ x, index, forward }) => ({
    instant: refine(at, target + index * period, begin + x * (end - begin)),
    index,
    forward,
  }));
}

/** Goes along an angle's path from `from` to `to` in equal pieces of at most so many days; each end is looked at once. */
function eachPiece(
  at: (instant: Instant) => MovingAngle,
  days: number,
  from: Instant,
  to: Instant,
  look: (piece: Piece) => void,
): void {
  const steps = Math.max(1, Math.ceil((to - from) / (days * MILLISECONDS_PER_DAY)));
  const length = (to - from) / steps;
  const before = at(from);
  let known: Pick<Piece, "start" | "before"> = { start: before.angle, before };
  for (let step = 0; step < steps; step++) {
    const begin = from + step * length;
    const piece = pieceFrom(at, begin, known, begin + length);
    look(piece);
    known = { start: piece.stop, before: piece.after };
  }
}

/**
 * All instants in [from, to) at which an angle passes `target` or another value a multiple of `period` from it, in order
 * of time. Found on the cubic between samples and refined by Newton's method with the exact speed to a millisecond.
 */
export function crossings(
  at: (instant: Instant) => MovingAngle,
  { stepDays, ...sought }: Sought & { readonly stepDays: number },
  from: Instant,
  to: Instant,
): Crossing[] {
  const found: Crossing[] = [];
  eachPiece(at, stepDays, from, to, (piece) => found.push(...crossingsIn(at, piece, sought)));
  return found.filter(({ instant }) => instant >= from && instant < to);
}

/** A crossing of one of several values sought at once. */
export interface CrossingOfOne<Value extends Sought> extends Crossing {
  readonly sought: Value;
}

/**
 * All instants in [from, to) at which an angle passes one of the values sought, in order of time: as `crossings` finds
 * them, with a third of its samples or fewer. A piece of the path that may hold one is halved until the cubic is as
 * good as there.
 */
export function crossingsOfLong<Value extends Sought>(
  at: (instant: Instant) => MovingAngle,
  sought: readonly Value[],
  { days, margin, fineDays }: LongSteps,
  from: Instant,
  to: Instant,
): CrossingOfOne<Value>[] {
  const found: CrossingOfOne<Value>[] = [];
  const look = (piece: Piece, values: readonly Value[], margin: number) => {
    const near = values.filter((value) => reaches(piece, value, margin));
    if (near.length === 0) return;
    if (daysOf(piece) <= fineDays) {
      for (const value of near) {
        for (const crossing of crossingsIn(at, piece, value)) found.push({ ...crossing, sought: value });
      }
      return;
    }
    const { begin, end, stop, after } = piece;
    const middle = (begin + end) / 2;
    const first = pieceFrom(at, begin, piece, middle);
    look(first, near, margin / 8);
    look({ begin: middle, end, start: first.stop, stop, before: first.after, after }, near, margin / 8);
  };
  eachPiece(at, days, from, to, (piece) => look(piece, sought, margin));
  return found.filter(({ instant }) => instant >= from && instant < to).sort((a, b) => a.instant - b.instant);
}

/** Newton's method; where the angle stands still the guess from the cubic is as good as it gets. */
function refine(at: (instant: Instant) => MovingAngle, value: number, guess: Instant): Instant {
  let instant = guess;
  for (let i = 0; i < 5; i++) {
    const { angle, rate } = at(instant);
    const change = ((value - unwrapped(angle, value)) / rate) * MILLISECONDS_PER_DAY;
    if (!(Math.abs(instant + change - guess) < MILLISECONDS_PER_DAY)) return guess;
    instant += change;
    if (Math.abs(change) < 0.5) break;
  }
  return instant;
}
