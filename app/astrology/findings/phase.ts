import { normalizeDegrees } from "../angles";
import type { NatalChart } from "../chart";
import { phaseNameAt } from "../lunar-phase";
import type { Finding } from "./finding";
import type { Known } from "./known";
import * as weights from "./weights";

function elongationIn({ sun, moon }: NatalChart): number {
  return normalizeDegrees(moon.longitude - sun.longitude);
}

export function phase({ chart, moments }: Known): Finding[] {
  const elongation = elongationIn(chart);
  const name = phaseNameAt(elongation);
  if (moments.some((moment) => phaseNameAt(elongationIn(moment)) !== name)) return [];
  const told = chart.timeUnknown ? null : elongation;
  return [
    { kind: "phase", phase: name, elongation: told, score: weights.PHASE_WEIGHT, planets: ["Sun", "Moon"] },
  ];
}
