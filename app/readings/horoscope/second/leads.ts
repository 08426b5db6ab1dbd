import { type Instant, MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { positionOf } from "../../../astrology/positions";
import { SIGNS, type Sign, signAt } from "../../../astrology/signs";
import { moonAspectsBetween } from "../../../astrology/sky-ahead";
import { type SkyEvent, skyEventsBetween } from "../../../astrology/span-events";
import { remembered } from "../../../memo";
import { dayNumber, houseFrom } from "../sentences";
import { type AspectEvent, eventText, type Lead, leadOfEvent, leadOfMoon, versionOf } from "./lead-of-event";
import type { EventId, Partner } from "./plan";
import { roundOfMoon, turnOf } from "./turns";

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
