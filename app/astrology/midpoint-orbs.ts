import type { NatalPoint } from "./natal-points";

export interface MidpointOrbs {
  /** Degrees. */
  readonly usual: number;
  /** Where the Sun, the Moon or an angle is one of the three. */
  readonly ofLights: number;
}

/** After Ebertin's practice. */
export const MIDPOINT_ORBS: MidpointOrbs = { usual: 1, ofLights: 1.5 };

/** Whether the wider orb is allowed where one of these takes part: the lights and the angles. */
export function isWide(...points: readonly NatalPoint[]): boolean {
  return points.some((point) => WIDE.has(point));
}

const WIDE: ReadonlySet<NatalPoint> = new Set(["Sun", "Moon", "Ascendant", "Midheaven"]);
