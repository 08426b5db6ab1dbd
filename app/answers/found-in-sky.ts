import type { Body } from "~/astrology/bodies";
import { type Sign, type SignPosition, signPosition } from "~/astrology/signs";
import type { FoundEvent } from "~/astrology/sky-search";
import { degreesAndMinutes } from "~/readings/degrees";
import * as names from "~/words/names";
import * as words from "~/words/sky-search";

export interface SkyEventFound {
  readonly at: string;
  readonly body: Body;
  readonly with: Body | null;
  readonly type: FoundEvent["type"] | "Return";
  /** Of `body`, degrees. */
  readonly longitude: number;
  readonly isRetrograde: boolean;
  /** Where `body` stands; at an ingress, what it enters. */
  readonly sign: Sign;
}

export interface SkySearchAnswer {
  readonly from: string;
  readonly to: string;
  readonly events: readonly SkyEventFound[];
  /** Whether the search stopped before `to`: it had enough events, or looked long enough. */
  readonly truncated: boolean;
  /** Where it stopped; to be asked for as `from`. */
  readonly until: string | null;
}

/** What is read at once; the files have more. */
export const SHOWN_EVENTS = 100;

/** Degrees by which a place that was asked for may lie below itself: 29°35′ in fractions of a degree is a hair less. */
const HAIR = 1e-7;

/** Where the body stands; of a border between signs, on the side of the one that it enters. */
function positionOf({ type, longitude, isRetrograde }: SkyEventFound): SignPosition {
  return signPosition(longitude + (type === "Ingress" && isRetrograde ? -HAIR : HAIR));
}

/** `29°36′ Aquarius`: where the body stands. */
export function placeText(event: SkyEventFound): string {
  const position = positionOf(event);
  return names.degreesOfSign({ degrees: degreesAndMinutes(position), sign: names.sign(position.sign) });
}

/** "Jupiter conjunct Saturn", "Pluto goes back into Capricorn": what pages and files say, in the language in use. */
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
