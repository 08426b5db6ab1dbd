import type { Body } from "./bodies";
import { stepDaysOf } from "./crossings";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";

/** What stands still now and then: not the Sun, the Moon and the nodes (the true node turns several times a month). */
export type Stationary = Exclude<Body, "Sun" | "Moon" | "North Node" | "South Node">;

export interface Station {
  readonly body: Stationary;
  readonly instant: Instant;
  readonly longitude: number;
  /** What the body turns to. */
  readonly turns: "retrograde" | "direct";
}

/**
 * The instants in [from, to) at which a body's motion in longitude changes its sign: speed zero by regula falsi
 * (Illinois), to well below a minute of time.
 */
export function stationsBetween(body: Stationary, from: Instant, to: Instant): Station[] {
  const speedAt = (instant: Instant) => positionOf(body, instant).speed;
  const steps = Math.max(1, Math.ceil((to - from) / (stepDaysOf(body) * MILLISECONDS_PER_DAY)));
  const stations: Station[] = [];
  let start = from;
  let startSpeed = speedAt(from);
  for (let step = 1; step <= steps; step++) {
    const end = from + ((to - from) * step) / steps;
    const endSpeed = speedAt(end);
    if (startSpeed < 0 !== endSpeed < 0) {
      const instant = zeroBetween(speedAt, start, startSpeed, end, endSpeed);
      stations.push({
        body,
        instant,
        longitude: positionOf(body, instant).longitude,
        turns: endSpeed < 0 ? "retrograde" : "direct",
      });
    }
    start = end;
    startSpeed = endSpeed;
  }
  return stations;
}

function zeroBetween(
  f: (instant: Instant) => number,
  start: Instant,
  startValue: number,
  end: Instant,
  endValue: number,
): Instant {
  let [a, fa, b, fb] = [start, startValue, end, endValue];
  let instant = a;
  for (let i = 0; i < 60 && b - a > 1; i++) {
    const next = b - (fb * (b - a)) / (fb - fa);
    if (Math.abs(next - instant) < 0.5) return next;
    instant = next;
    const value = f(instant);
    if (value < 0 === fb < 0) {
      b = instant;
      fb = value;
      fa /= 2; // Illinois: the end that stays counts half, or it would stay forever
    } else {
      a = instant;
      fa = value;
      fb /= 2;
    }
  }
  return instant;
}
