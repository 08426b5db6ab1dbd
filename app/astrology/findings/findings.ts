import type { BornChart } from "../born-chart";
import { angular } from "./angular";
import { aspects } from "./aspects";
import { elements, modality } from "./balance";
import type { Finding } from "./finding";
import { focus } from "./focus";
import { knownOf } from "./known";
import { lights } from "./lights";
import { manners } from "./manners";
import { phase } from "./phase";
import { retrograde } from "./retrograde";
import { ruler } from "./ruler";
import { sect } from "./sect";
import { singletons } from "./singletons";
import { stellia } from "./stellia";
import { unaspected } from "./unaspected";

const KINDS = [
  angular,
  aspects,
  ruler,
  lights,
  sect,
  stellia,
  elements,
  modality,
  unaspected,
  singletons,
  focus,
  retrograde,
  phase,
  manners,
];

/**
 * What is strong in a chart, the strongest first. With an unknown time only what holds all that day: nothing of
 * houses, angles and sect, and nothing of a planet that changes its sign.
 */
export function findingsOf(chart: BornChart): readonly Finding[] {
  const known = knownOf(chart);
  return KINDS.flatMap((find) => find(known)).sort((a, b) => b.score - a.score);
}
