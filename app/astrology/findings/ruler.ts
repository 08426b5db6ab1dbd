import type { TraditionalRuler } from "../bodies";
import { EXALTATIONS, oppositeOf } from "../dignities";
import { TRADITIONAL_RULERS } from "../profections";
import type { Sign } from "../signs";
import type { Dignity, Finding } from "./finding";
import { isAngularHouse, type Known } from "./known";
import * as weights from "./weights";

/** The greatest of a planet's dignities and debilities in a sign. */
export function dignityOf(planet: TraditionalRuler, sign: Sign): Dignity | null {
  if (TRADITIONAL_RULERS[sign] === planet) return "domicile";
  if (EXALTATIONS[planet] === sign) return "exaltation";
  if (TRADITIONAL_RULERS[oppositeOf(sign)] === planet) return "detriment";
  return EXALTATIONS[planet] === oppositeOf(sign) ? "fall" : null;
}

export function ruler({ chart: { rising }, placeOf }: Known): Finding[] {
  if (!rising) return [];
  const planet = TRADITIONAL_RULERS[rising.sign];
  const placement = placeOf.get(planet);
  if (!placement?.house) return [];
  const { sign, house, isRetrograde } = placement;
  const dignity = dignityOf(planet, sign);
  const { base, angularHouse, dignityOrDebility, retrograde } = weights.RULER_WEIGHTS;
  const score =
    base +
    (isAngularHouse(house) ? angularHouse : 0) +
    (dignity ? dignityOrDebility : 0) +
    (isRetrograde ? retrograde : 0);
  const found = { ruler: planet, rising: rising.sign, sign, house, dignity, isRetrograde };
  return [{ kind: "ruler", ...found, score, planets: [planet] }];
}
