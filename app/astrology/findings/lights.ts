import { ELEMENTS, elementOf, type Sign } from "../signs";
import type { Finding, Light } from "./finding";
import { isAngularHouse, isOf, type Known } from "./known";
import * as weights from "./weights";

/** Fire and air feed each other, and so do earth and water; any other two elements pull. */
function arePulling(a: Sign, b: Sign): boolean {
  return (ELEMENTS.indexOf(elementOf(a)) + ELEMENTS.indexOf(elementOf(b))) % 2 === 1;
}

export function lights({ placeOf, aspects: contacts, isDay }: Known): Finding[] {
  const sun = placeOf.get("Sun");
  const moon = placeOf.get("Moon");
  const inAspect = contacts.some(({ aspect }) => isOf("Sun")(aspect) && isOf("Moon")(aspect));
  const both: Finding[] =
    sun && moon && !inAspect
      ? [
          {
            kind: "lights",
            sun: sun.sign,
            moon: moon.sign,
            score:
              weights.LIGHTS_WEIGHTS.base +
              (arePulling(sun.sign, moon.sign) ? weights.LIGHTS_WEIGHTS.pulling : 0),
            planets: ["Sun", "Moon"],
          },
        ]
      : [];
  const each = [sun, moon].flatMap((placement): Finding[] => {
    if (!placement) return [];
    const light: Light = placement.planet === "Moon" ? "Moon" : "Sun";
    const isOfSect = isDay === null ? null : isDay === (light === "Sun");
    const { ofTheSect, other, either, angularHouse } = weights.LIGHT_WEIGHTS;
    const base = isOfSect === null ? either : isOfSect ? ofTheSect : other;
    const score = base + (isAngularHouse(placement.house) ? angularHouse : 0);
    return [{ kind: "light", light, sign: placement.sign, isOfSect, score, planets: [light] }];
  });
  return [...both, ...each];
}
