import { positionOf, type SkyEventFound } from "~/answers/found-in-sky";
import { degreesAndMinutes } from "~/readings/degrees";
import * as names from "~/words/names";
import * as words from "~/words/sky-search";

/** `29°36′ Aquarius`: where the body stands. */
export function placeText(event: SkyEventFound): string {
  const position = positionOf(event);
  return names.degreesOfSign({ degrees: degreesAndMinutes(position), sign: names.sign(position.sign) });
}

/** "Jupiter conjunct Saturn", "Pluto goes back into Capricorn". */
export function eventText(event: SkyEventFound): string {
  const { type, isRetrograde, sign } = event;
  const body = names.body(event.body);
  switch (type) {
    case "Longitude":
      return words.reaches({ body, place: placeText(event) });
    case "Return":
      return words.returnsTo({ body, place: placeText(event) });
    case "Ingress":
      return words.enters({ isRetrograde, body, sign: names.sign(sign) });
    case "Station Retrograde":
      return words.turnsRetrograde({ body });
    case "Station Direct":
      return words.turnsDirect({ body });
    default:
      return words.bodiesInAspect({
        body,
        aspect: names.aspectBetween(type),
        other: event.with ? names.otherPoint(event.with) : "",
      });
  }
}
