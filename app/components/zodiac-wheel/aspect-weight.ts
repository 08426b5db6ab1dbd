import { PLANETS } from "../../astrology/bodies";
import { ALL_ASPECT_RULES } from "../../astrology/orbs";
import type { ChartName } from "../drawings/body-style";
import type { WheelAspect } from "./subject";

const isPlanet = (name: ChartName) => PLANETS.some((planet) => planet === name);

/**
 * 3 for the closest third of an aspect's natal orb, 2 for the middle one, 1 for the rest; 0 for what is not between two
 * planets.
 */
export function aspectWeight({ planet1, planet2, type, orb }: WheelAspect): 0 | 1 | 2 | 3 {
  if (!isPlanet(planet1) || !isPlanet(planet2)) return 0;
  const part = orb / ALL_ASPECT_RULES[type].orb;
  return part <= 1 / 3 ? 3 : part <= 2 / 3 ? 2 : 1;
}
