import type { Planet } from "../../../astrology/bodies";
import { dateOfIso, utcDate } from "../../../astrology/calendar";
import type { HouseNumber } from "../../../astrology/houses";
import { ingressesBetween } from "../../../astrology/ingresses";
import type { Instant } from "../../../astrology/instant";
import { positionOf } from "../../../astrology/positions";
import { type Sign, signAt } from "../../../astrology/signs";
import type { SkyEvent } from "../../../astrology/span-events";
import { longStationStepDaysOf, type Station, stationsBetween } from "../../../astrology/stations";
import { houseFrom } from "../sentences";
import { type SkySource, sourceOf, standingSource } from "../sky-source";
import { rulerOf } from "./concerns";
import { isBack } from "./loops";
import type { Partner } from "./plan";
import { houseName } from "./sky-sentence";
import { dayName, type SpanWords } from "./span-words";
import { SLOWNESS } from "./weights";

const SLOW: readonly Partner[] = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"];

/**
 * Whose ways through the houses a sign's year tells: the slow planets', before them Mars where he rules the sign, after them
 * a ruler that goes round the whole zodiac within the year.
 */
export function travellersOf(sign: Sign): readonly Partner[] {
  const ruler = rulerOf(sign);
  if (ruler === "Moon" || SLOW.includes(ruler)) return SLOW;
  return ruler === "Mars" ? [ruler, ...SLOW] : [...SLOW, ruler];
}

/** A stay of a body in one sign within a span. */
export interface Stay {
  readonly body: Partner;
  readonly from: Instant;
  readonly to: Instant;
  readonly sign: Sign;
  /** How it came: null where it was there already when the span began. */
  readonly came: "forward" | "back" | "again" | null;
  readonly stations: readonly Station[];
}

/**
 * A body's stays between two moments, in order of time; each but the first begins at a change of sign.
 * @param events what happens then: has the changes of sign from Mars outwards
 */
export function staysOf(
  body: Partner,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  events: readonly SkyEvent[],
): readonly Stay[] {
  const ingresses =
    body === "Sun" || body === "Mercury" || body === "Venus"
      ? ingressesBetween(body, from, to)
      : events.flatMap((event) =>
          event.kind === "ingress" && event.planet === body ? [{ ...event, instant: event.at }] : [],
        );
  const stations = body === "Sun" ? [] : stationsBetween(body, from, to, longStationStepDaysOf(body));
  const starts = [
    { instant: from, sign: signAt(positionOf(body, from).longitude), came: null },
    ...ingresses.map(({ instant, sign, isRetrograde }) => ({
      instant,
      sign,
      came: isRetrograde ? ("back" as const) : cameOf(body, instant, sign),
    })),
  ];
  return starts.map(({ instant, sign, came }, index) => {
    const end = starts[index + 1]?.instant ?? to;
    const within = stations.filter((station) => station.instant >= instant && station.instant < end);
    return { body, from: instant, to: end, sign, came, stations: within };
  });
}

function cameOf(body: Partner, at: Instant, sign: Sign): "forward" | "again" {
  return isBack(body, at, sign, false) ? "again" : "forward";
}

export interface ToldStay {
  readonly from: string;
  readonly to: string;
  readonly house: HouseNumber;
  readonly text: string;
  readonly source: SkySource;
}

/**
 * A stay in words: its dates, what it is about, and where the body turns.
 * @param said what was told before of the year: what a stay is about is not said twice
 */
export function toldStay(
  stay: Stay,
  first: Sign,
  span: { readonly from: Instant; readonly to: Instant },
  words: SpanWords,
  said: Set<string>,
): ToldStay {
  const { body, sign, came } = stay;
  const { telling } = words;
  const house = houseFrom(first, sign);
  const values = {
    planet: telling.planet(body),
    sign: telling.sign(sign),
    house: houseName(first, sign, telling),
    from: dayName(stay.from, "date", telling),
    until: dayName(stay.to, "date", telling),
  };
  const begins = stay.from === span.from;
  const ends = stay.to === span.to;
  const frame = begins ? (ends ? "all year" : "journey until") : ends ? "journey from" : "journey between";
  const turn = house + (came === "again" ? 1 : 0);
  const about =
    came === "back" ? "journey back" : came === "again" ? "journey again" : (`journey ${body}` as const);
  const matter = words.house(house, about);
  const year = dateOfIso(utcDate(span.from)).year;
  const turns = stay.stations.map(({ instant, turns: to }, index) =>
    words.fact(
      to === "retrograde" ? "station back" : "station forward",
      year + SLOWNESS.indexOf(body) + 2 * index,
      { planet: telling.planet(body), day: dayName(instant, "date", telling) },
    ),
  );
  const parts = [words.fact(frame, turn, values), ...(said.has(matter) ? [] : [matter]), ...turns];
  said.add(matter);
  const event = {
    kind: "ingress",
    at: stay.from,
    planet: body as Planet,
    sign,
    isRetrograde: came === "back",
  } as const;
  return {
    from: new Date(stay.from).toISOString(),
    to: new Date(stay.to).toISOString(),
    house,
    text: parts.join(" "),
    source: begins ? standingSource(body, sign, stay.from, telling) : sourceOf(event, telling),
  };
}
