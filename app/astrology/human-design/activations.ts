import { normalizeDegrees } from "../angles";
import { WANDERERS } from "../bodies";
import type { Instant } from "../instant";
import { positionsAt } from "../positions";
import { type GateAndLine, gateAndLine, lineOfTheYear } from "./gates";

/** The thirteen bodies of human design, in the order in which its lists show them. The nodes are the true ones. */
export const DESIGN_BODIES = ["Sun", "Earth", "North Node", "South Node", "Moon", ...WANDERERS] as const;
export type DesignBody = (typeof DESIGN_BODIES)[number];

export interface Activation extends GateAndLine {
  readonly body: DesignBody;
  /** Degrees of tropical longitude. */
  readonly longitude: number;
}

/** Which gate and line each body holds at an instant; the Earth stands opposite the Sun. */
export function activationsAt(instant: Instant): readonly Activation[] {
  const positions = positionsAt(instant);
  return DESIGN_BODIES.map((body) => {
    const longitude =
      body === "Earth" ? normalizeDegrees(positions.Sun.longitude + 180) : positions[body].longitude;
    return { body, ...gateAndLine(lineOfTheYear(longitude)), longitude };
  });
}
