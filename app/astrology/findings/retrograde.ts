import type { Finding } from "./finding";
import { type Known, placeIn } from "./known";
import * as weights from "./weights";

export function retrograde({ chart, moments, planets }: Known): Finding[] {
  return planets.flatMap(({ planet, speed }): Finding[] => {
    if (planet !== "Mercury" && planet !== "Venus" && planet !== "Mars") return [];
    const speeds = moments.map((moment) => placeIn(moment, planet).speed);
    if (speeds.some((each) => each >= 0)) return [];
    const isStation = speeds.every((each) => -each < weights.STATION_SPEEDS[planet]);
    const score = weights.RETROGRADE_WEIGHTS[planet] + (isStation ? weights.RETROGRADE_WEIGHTS.station : 0);
    const told = chart.timeUnknown ? null : speed;
    return [{ kind: "retrograde", planet, speed: told, isStation, score, planets: [planet] }];
  });
}
