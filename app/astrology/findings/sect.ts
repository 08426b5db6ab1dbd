import type { Finding } from "./finding";
import { isAngularHouse, type Known } from "./known";
import * as weights from "./weights";

export function sect({ isDay, placeOf, aspects: contacts }: Known): Finding[] {
  if (isDay === null) return [];
  const { helper, teacher, angularHouse, onALight } = weights.SECT_WEIGHTS;
  const roles = [
    [isDay ? "Jupiter" : "Venus", helper],
    [isDay ? "Mars" : "Saturn", teacher],
  ] as const;
  return roles.flatMap(([planet, base]): Finding[] => {
    const house = placeOf.get(planet)?.house;
    if (!house) return [];
    const meetsALight = contacts.some(
      ({ aspect: { planet1, planet2, orb } }) =>
        planet2 === planet && (planet1 === "Sun" || planet1 === "Moon") && orb <= 3,
    );
    const score = base + (isAngularHouse(house) ? angularHouse : 0) + (meetsALight ? onALight : 0);
    return [{ kind: "sect", planet, isDay, house, score, planets: [planet] }];
  });
}
