import { normalizeDegrees, separation } from "../angles";
import type { NatalChart } from "../chart";
import type { Finding } from "./finding";
import type { Known } from "./known";
import type { AngleName } from "./weights";
import * as weights from "./weights";

/** The four angles of a chart and their longitudes; none where the birth time is unknown. */
export function anglesOf({
  rising,
  midheaven,
}: Pick<NatalChart, "rising" | "midheaven">): readonly (readonly [AngleName, number])[] {
  if (!rising || !midheaven) return [];
  return [
    ["Ascendant", rising.longitude],
    ["Midheaven", midheaven.longitude],
    ["Descendant", normalizeDegrees(rising.longitude + 180)],
    ["Imum Coeli", normalizeDegrees(midheaven.longitude + 180)],
  ];
}

export function angular({ chart, planets }: Known): Finding[] {
  return planets.flatMap(({ planet, longitude }) =>
    anglesOf(chart).flatMap(([angle, at]): Finding[] => {
      const orb = separation(longitude, at);
      if (orb > weights.ANGLE_ORB) return [];
      const score = weights.ANGLE_WEIGHTS[angle] * (1 - orb / weights.ANGLE_ORB / 2);
      return [{ kind: "angle", planet, angle, orb, score, planets: [planet] }];
    }),
  );
}
