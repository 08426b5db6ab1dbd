import type { Planet } from "../bodies";
import type { Finding } from "./finding";
import type { Known, KnownPlace } from "./known";
import * as weights from "./weights";

function stelliumScore(planets: readonly Planet[]): number {
  const { three, eachFurther, withALight } = weights.STELLIUM_WEIGHTS;
  const hasLight = planets.includes("Sun") || planets.includes("Moon");
  return three + eachFurther * (planets.length - 3) + (hasLight ? withALight : 0);
}

/** Three or more in a house, and in a sign unless the same ones share a house. */
export function stellia({ planets }: Known): Finding[] {
  const inHouses = grouped(planets, ({ house }) => house);
  const inSigns = grouped(planets, ({ sign }) => sign);
  const isTold = (names: string) => inHouses.some(([, members]) => members.join() === names);
  return [
    ...inHouses.map(
      ([house, members]): Finding => ({
        kind: "house stellium",
        house,
        score: stelliumScore(members),
        planets: members,
      }),
    ),
    ...inSigns
      .filter(([, members]) => !isTold(members.join()))
      .map(
        ([sign, members]): Finding => ({
          kind: "sign stellium",
          sign,
          score: stelliumScore(members),
          planets: members,
        }),
      ),
  ];
}

function grouped<Key>(
  planets: readonly KnownPlace[],
  keyOf: (placement: KnownPlace) => Key | null,
): (readonly [Key, readonly Planet[]])[] {
  const groups = new Map<Key, Planet[]>();
  for (const placement of planets) {
    const key = keyOf(placement);
    if (key === null) continue;
    groups.set(key, [...(groups.get(key) ?? []), placement.planet]);
  }
  return [...groups].filter(([, members]) => members.length >= 3);
}
