import type { MajorAspect } from "../../../astrology/aspects";
import type { Planet } from "../../../astrology/bodies";
import type { HouseNumber } from "../../../astrology/houses";
import { type Instant, MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { positionOf } from "../../../astrology/positions";
import { SIGNS, type Sign, signAt } from "../../../astrology/signs";
import { moonAspectsBetween } from "../../../astrology/sky-ahead";
import { type SkyEvent, skyEventsBetween } from "../../../astrology/span-events";
import { remembered } from "../../../memo";
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

function eventText(id: EventId, house: HouseNumber): Told {
  const genre = genreOfEvent(id, house);
  const orders = !id.startsWith("rest") && instructs(genre, EVENT_IDS.indexOf(id), house);
  return { set: "events-in", id, house, genre, orders };
}

type AspectEvent = Extract<SkyEvent, { kind: "aspect" }>;

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

function leadOfMoon(event: AspectEvent, sign: Sign): Lead | null {
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

function leadOfEvent(event: SkyEvent, sign: Sign): Lead | null {
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

const ofMoon = (event: SkyEvent): event is AspectEvent => event.kind === "aspect" && event.planet1 === "Moon";

const noonOf = (from: Instant) => from + MILLISECONDS_PER_DAY / 2;
const moonSignAt = (at: Instant) => signAt(positionOf("Moon", at).longitude);

/** A day on which no contact of the Moon has its turn: her house itself, in the same way for all signs. */
const restOfDay = remembered(
  4,
  (from: Instant) => String(from),
  (from) => {
    const noon = noonOf(from);
    const moonSign = moonSignAt(noon);
    const round = roundOfMoon(noon, moonSign);
    const version = restedBefore(from, moonSign) ? 5 + turnOf(2, round) : 1 + turnOf(4, round);
    return { moonSign, round, id: `rest ${version}` as EventId };
  },
);

function restingLead(sign: Sign, from: Instant): Lead {
  const { moonSign, round, id } = restOfDay(from);
  return {
    ...eventText(id, houseFrom(sign, moonSign)),
    sky: "rest",
    event: null,
    body: "Moon",
    family: "rest",
    turn: round,
    weight: 0,
  };
}

/** Whether the day before was one as well, in the same sign: two of them take different texts. */
function restedBefore(from: Instant, moonSign: Sign): boolean {
  const before = from - MILLISECONDS_PER_DAY;
  return (
    moonSignAt(noonOf(before)) === moonSign &&
    moonAspectsBetween(before, from).every(
      ({ planet2, instant, longitude1 }) => !versionOf(planet2 as Partner, instant, signAt(longitude1)),
    )
  );
}

/** What happens on a day, the Moon's contacts among it. */
export const eventsOfDay = remembered(
  12,
  (from: Instant) => String(from),
  (from) => skyEventsBetween(from, from + MILLISECONDS_PER_DAY, { withMoon: true, withStays: false }),
);

/**
 * What leads the day of each of the twelve signs. They are chosen together: who comes later in the day's order takes rather
 * what has not been told so often, in another genre, and without an order where four have one.
 * @param from the beginning of the day, UTC
 */
export const leadsOfDay = remembered(
  12,
  (from: Instant) => String(from),
  (from): Readonly<Record<Sign, Lead>> => {
    const events = eventsOfDay(from);
    const chosen: Partial<Record<Sign, Lead>> = {};
    const told = new Map<unknown, number>();
    const start = turnOf(12, 5 * dayNumber(from));
    for (let step = 0; step < 12; step++) {
      const sign = SIGNS[(start + step) % 12] as Sign;
      const others = Object.values(chosen);
      const isTold = ({ house, id }: Lead) => others.some((lead) => lead.house === house && lead.id === id);
      const candidates = events
        .map((event) => (ofMoon(event) ? leadOfMoon(event, sign) : leadOfEvent(event, sign)))
        .filter((lead) => lead !== null)
        .filter((lead) => !isTold(lead));
      const orders = others.filter((lead) => lead.orders).length;
      const score = ({ weight, event, genre, orders: isOrder }: Lead) =>
        weight -
        5 * (told.get(event) ?? 0) -
        5 * others.filter((lead) => lead.genre === genre).length -
        (isOrder && orders >= 4 ? 40 : 0);
      const scores = new Map(candidates.map((lead) => [lead, score(lead)]));
      const [best] = candidates.sort((a, b) => (scores.get(b) as number) - (scores.get(a) as number));
      const lead = best ?? restingLead(sign, from);
      chosen[sign] = lead;
      told.set(lead.event, (told.get(lead.event) ?? 0) + 1);
    }
    return chosen as Record<Sign, Lead>;
  },
);
