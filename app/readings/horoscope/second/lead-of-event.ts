import type { MajorAspect } from "../../../astrology/aspects";
import type { Planet } from "../../../astrology/bodies";
import type { HouseNumber } from "../../../astrology/houses";
import type { Instant } from "../../../astrology/instant";
import { SIGNS, type Sign } from "../../../astrology/signs";
import type { SkyEvent } from "../../../astrology/span-events";
import { dayNumber, houseFrom } from "../sentences";
import { concerns, familyOf, natureOf, rulerOf, rules } from "./concerns";
import { isBack, isRepeatedLunation } from "./loops";
import {
  EVENT_IDS,
  type EventId,
  type Family,
  type Genre,
  genreOfEvent,
  genreOfMoon,
  instructs,
  type MoonId,
  moonIndex,
  PARTNERS,
  type Partner,
} from "./plan";
import { rulerVersion, slotOf } from "./ruler-versions";
import type { SkyId } from "./sky-ids";
import { roundOfMoon, turnOf } from "./turns";

type Told = {
  readonly house: HouseNumber;
  readonly genre: Genre;
  /** Whether its text has an order. */
  readonly orders: boolean;
} & ({ readonly set: "moon-in"; readonly id: MoonId } | { readonly set: "events-in"; readonly id: EventId });

/** What leads a sign's day: one event in one house, and the text that says it. */
export type Lead = Told & {
  readonly sky: SkyId;
  /** Null on a day on which little happens. */
  readonly event: SkyEvent | null;
  /** Whom the day is coloured by; on a quiet day the Moon. */
  readonly body: Planet;
  readonly family: Family | "rest";
  /** Counts, so that wordings take turns. */
  readonly turn: number;
  readonly weight: number;
};

/** The text of an event in a house of the sign. */
export function eventText(id: EventId, house: HouseNumber): Told {
  const genre = genreOfEvent(id, house);
  const orders = !id.startsWith("rest") && instructs(genre, EVENT_IDS.indexOf(id), house);
  return { set: "events-in", id, house, genre, orders };
}

export type AspectEvent = Extract<SkyEvent, { kind: "aspect" }>;

const ASPECT_WEIGHTS: Readonly<Record<MajorAspect, number>> = {
  Conjunction: 8,
  Opposition: 7,
  Square: 5,
  Trine: 4,
  Sextile: 0,
};

/**
 * The version of the Moon's contact: each time she comes through the sign the next of three, and the fourth time none, so that
 * no text comes back before she has been there four times, which takes 109 days.
 */
export function versionOf(partner: Partner, at: Instant, moonSign: Sign): 1 | 2 | 3 | null {
  const turn = turnOf(4, roundOfMoon(at, moonSign) + PARTNERS.indexOf(partner) + SIGNS.indexOf(moonSign));
  return turn === 3 ? null : ((turn + 1) as 1 | 2 | 3);
}

/** A contact of the Moon, by the planet that she meets and the house in which she is; null where its text rests. */
export function leadOfMoon(event: AspectEvent, sign: Sign): Lead | null {
  const partner = event.planet2 as Partner;
  const version = versionOf(partner, event.at, event.sign1);
  if (!version) return null;
  const family = familyOf(event.type, partner);
  const house = houseFrom(sign, event.sign1);
  const own = (rules(partner, sign) ? 14 : 0) + (event.sign2 === sign ? 9 : 0) + (house === 1 ? 4 : 0);
  const variety = turnOf(9, 4 * SIGNS.indexOf(sign) + 2 * PARTNERS.indexOf(partner) + dayNumber(event.at));
  // Some sixty a day: one literal, which costs a fifth of spreading another object into it.
  const id: MoonId = `${partner} ${family} ${version}`;
  const genre = genreOfMoon(id, house);
  return {
    set: "moon-in",
    id,
    house,
    genre,
    orders: instructs(genre, moonIndex(id), house),
    sky: "moon",
    event,
    body: partner,
    family,
    turn: roundOfMoon(event.at, event.sign1),
    weight: 40 + ASPECT_WEIGHTS[event.type] + own + variety,
  };
}

/** Any other event, where it is the sign’s own; null where it is not, or its text rests. */
export function leadOfEvent(event: SkyEvent, sign: Sign): Lead | null {
  const led = (id: EventId, at: Sign, rest: Pick<Lead, "sky" | "body" | "family" | "weight">): Lead => ({
    ...eventText(id, houseFrom(sign, at)),
    event,
    turn: dayNumber(event.at),
    ...rest,
  });
  switch (event.kind) {
    case "eclipse": {
      const id = `${event.eclipse} eclipse` as const;
      return led(id, event.sign, {
        sky: id,
        body: "Sun",
        family: id === "solar eclipse" ? "easy" : "hard",
        weight: 200,
      });
    }
    case "lunation": {
      if (event.phase !== "New Moon" && event.phase !== "Full Moon") return null;
      if (isRepeatedLunation(event.at)) return null;
      const family = event.phase === "New Moon" ? "easy" : "hard";
      const weight = concerns(event, sign) ? 90 : 46;
      return led(event.phase, event.sign, { sky: event.phase, body: "Sun", family, weight });
    }
    case "ingress": {
      const planet = event.planet as Partner;
      if (!concerns(event, sign)) return null;
      const back = isBack(planet, event.at, event.sign, event.isRetrograde);
      const id = back && isQuick(planet) ? (`back ${planet}` as const) : (`enters ${planet}` as const);
      return led(id, event.sign, {
        sky: back ? "back" : "enters",
        body: planet,
        family: natureOf(planet),
        weight: 95,
      });
    }
    case "station": {
      const planet = event.planet as Exclude<Partner, "Sun">;
      if (!concerns(event, sign)) return null;
      const slow = planet === "Saturn" || planet === "Pluto" ? 2 : 1;
      const id = isQuick(planet)
        ? (`${planet} ${event.turns}` as const)
        : (`slow ${event.turns} ${slow}` as const);
      const sky = event.turns === "retrograde" ? "turns back" : "turns forward";
      const family = event.turns === "retrograde" ? "hard" : "easy";
      return led(id, event.sign, { sky, body: planet, family, weight: 100 });
    }
    case "aspect":
      return leadOfRuler(event, sign);
    case "stay":
      return null;
  }
}

/** An aspect of the planet that rules the sign; a great conjunction as if the faster of the two ruled. */
function leadOfRuler(event: AspectEvent, sign: Sign): Lead | null {
  const ruler = rulerOf(sign) as Partner;
  const isOwn = event.planet1 === ruler || event.planet2 === ruler;
  const isGreat = concerns(event, sign);
  if (!isOwn && !isGreat) return null;
  const second = event.planet2 === ruler;
  const planet = (isOwn ? ruler : event.planet1) as Partner;
  const other = (second ? event.planet1 : event.planet2) as Partner;
  const family = familyOf(event.type, other);
  const version = rulerVersion(planet, family, event.at);
  if (!version) return null;
  return {
    ...eventText(`ruler ${family} ${version}`, houseFrom(sign, second ? event.sign2 : event.sign1)),
    sky: "ruler",
    event,
    body: other,
    family,
    turn: slotOf(event.at),
    weight: isGreat ? 98 : 72 + ASPECT_WEIGHTS[event.type],
  };
}

function isQuick(planet: Partner): planet is "Mercury" | "Venus" | "Mars" {
  return planet === "Mercury" || planet === "Venus" || planet === "Mars";
}
