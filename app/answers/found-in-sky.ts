import type { Body } from "~/astrology/bodies";
import { type Sign, type SignPosition, signPosition } from "~/astrology/signs";
import type { FoundEvent } from "~/astrology/sky-search";
import { ASPECT_NAMES } from "~/readings/aspect-names";
import { degreesAndMinutes } from "~/readings/degrees";

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
export function positionOf({ type, longitude, isRetrograde }: SkyEventFound): SignPosition {
  return signPosition(longitude + (type === "Ingress" && isRetrograde ? -HAIR : HAIR));
}

/** `29°36′ Aquarius` */
export function placeOf(event: SkyEventFound): string {
  const position = positionOf(event);
  return `${degreesAndMinutes(position)} ${position.sign}`;
}

/** "Jupiter conjunct Saturn", "Pluto goes back into Capricorn". */
export function titleOf(event: SkyEventFound): string {
  const { body, type, isRetrograde, sign } = event;
  switch (type) {
    case "Longitude":
      return `${body} reaches ${placeOf(event)}`;
    case "Return":
      return `${body} returns to ${placeOf(event)}`;
    case "Ingress":
      return `${body} ${isRetrograde ? "goes back into" : "enters"} ${sign}`;
    case "Station Retrograde":
      return `${body} turns retrograde`;
    case "Station Direct":
      return `${body} turns direct`;
    default:
      return `${body} ${ASPECT_NAMES[type]} ${event.with}`;
  }
}
