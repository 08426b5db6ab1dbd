import { PLANETS } from "../bodies";
import { ELEMENTS, elementOf } from "../signs";
import type { Finding } from "./finding";
import type { Known, KnownPlace } from "./known";
import * as weights from "./weights";

/** Degrees from the horizon within which a planet counts as neither above nor below it. */
const HORIZON_EDGE = 1;

export function singletons({ chart, planets }: Known): Finding[] {
  if (planets.length < PLANETS.length) return [];
  const { element: inElement, horizon } = weights.SINGLETON_WEIGHTS;
  const found: Finding[] = [];
  const keep = (
    members: readonly KnownPlace[],
    of: Extract<Finding, { kind: "singleton" }>["of"],
    score: number,
  ) => {
    const [alone, ...others] = members;
    if (alone && others.length === 0)
      found.push({ kind: "singleton", planet: alone.planet, of, score, planets: [alone.planet] });
  };
  const { altitudes } = chart;
  // Refraction lifts what stands on the horizon, and parallax lowers the Moon: who is seen there is not told by this.
  if (altitudes && planets.every(({ planet }) => Math.abs(altitudes[planet]) > HORIZON_EDGE)) {
    const isAbove = ({ planet }: KnownPlace) => altitudes[planet] > 0;
    keep(planets.filter(isAbove), "above the horizon", horizon);
    keep(
      planets.filter((placement) => !isAbove(placement)),
      "below the horizon",
      horizon,
    );
  }
  for (const element of ELEMENTS)
    keep(
      planets.filter(({ sign }) => elementOf(sign) === element),
      element,
      inElement,
    );
  return found;
}
