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

/**
 * All instants in [from, to) at which an angle passes `target` or another value a multiple of `period` from it, in order
 * of time. Found on the cubic between samples and refined by Newton's method with the exact speed to a millisecond.
 */
export function crossings(
  at: (instant: Instant) => MovingAngle,
  {
    target,
    period = 360,
    stepDays,
  }: { readonly target: number; readonly period?: number; readonly stepDays: number },
  from: Instant,
  to: Instant,
): Crossing[] {
  const found: Crossing[] = [];
  const steps = Math.max(1, Math.ceil((to - from) / (stepDays * MILLISECONDS_PER_DAY)));
  const length = (to - from) / steps;
  const days = length / MILLISECONDS_PER_DAY;
  let before = at(from);
  let start = before.angle;
  for (let step = 0; step < steps; step++) {
    const begin = from + step * length;
    const after = at(begin + length);
    const end = unwrapped(after.angle, start + ((before.rate + after.rate) / 2) * days);
    const beyond = OVERSHOOT * (Math.abs(before.rate) + Math.abs(after.rate)) * days;
    const least = (Math.min(start, end) - beyond - target) / period;
    const most = (Math.max(start, end) + beyond - target) / period;
    if (Math.ceil(least) <= most) {
      const cubic = hermite(start, before.rate * days, end, after.rate * days);
      for (const { x, index, forward } of passed(cubic, target, period)) {
        found.push({
          instant: refine(at, target + index * period, begin + x * length),
          index,
          forward,
        });
      }
    }
    before = after;
    start = end;
  }
  return found.filter(({ instant }) => instant >= from && instant < to);
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
