import { WANDERERS } from "./bodies";
import { stepDaysOf } from "./crossings";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";
import { zeroBetween } from "./zero-between";

/** What stands still now and then: not the Sun, the Moon and the nodes (the true node turns several times a month). */
export const STATIONARY = [...WANDERERS, "Chiron"] as const;
export type Stationary = (typeof STATIONARY)[number];

export interface Station {
  readonly body: Stationary;
  readonly instant: Instant;
  readonly longitude: number;
  /** What the body turns to. */
  readonly turns: "retrograde" | "direct";
}

/** Days between samples of a long search: all of them less than a body's shortest time of moving backwards. */
const LONG_STEP_DAYS: Readonly<Record<Stationary, number>> = {
  Mercury: 12,
  Venus: 30,
  Mars: 45,
  Jupiter: 90,
  Saturn: 100,
  Uranus: 100,
  Neptune: 100,
  Pluto: 100,
  Chiron: 90,
};

export function longStationStepDaysOf(body: Stationary): number {
  return LONG_STEP_DAYS[body];
}

/**
 * The instants in [from, to) at which a body's motion in longitude changes its sign: speed zero by regula falsi
 * (Anderson and Björck), within half a minute of where the longitude turns.
 */
export function stationsBetween(
  body: Stationary,
  from: Instant,
  to: Instant,
  stepDays = stepDaysOf(body),
): Station[] {
  const speedAt = (instant: Instant) => positionOf(body, instant).speed;
  const steps = Math.max(1, Math.ceil((to - from) / (stepDays * MILLISECONDS_PER_DAY)));
  const stations: Station[] = [];
  let start = from;
  let startSpeed = speedAt(from);
  for (let step = 1; step <= steps; step++) {
    const end = from + ((to - from) * step) / steps;
    const endSpeed = speedAt(end);
    if (startSpeed < 0 !== endSpeed < 0) stations.push(stationIn(body, start, startSpeed, end, endSpeed));
    start = end;
    startSpeed = endSpeed;
  }
  return stations;
}

/** The one station between two moments at which a body moves in opposite directions. */
export function stationIn(
  body: Stationary,
  start: Instant,
  startSpeed: number,
  end: Instant,
  endSpeed: number,
): Station {
  const speedAt = (at: Instant) => positionOf(body, at).speed;
  const instant = zeroBetween(speedAt, start, startSpeed, end, endSpeed);
  const { longitude } = positionOf(body, instant);
  return { body, instant, longitude, turns: endSpeed < 0 ? "retrograde" : "direct" };
}
