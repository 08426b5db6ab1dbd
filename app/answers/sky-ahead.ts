import type { MajorAspect } from "~/astrology/aspects";
import type { Planet } from "~/astrology/bodies";
import type { Ingress } from "~/astrology/ingresses";
import { type Instant, isoOf, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { type SignPosition, signPosition } from "~/astrology/signs";
import { mutualAspectsBetween, planetIngressesBetween, planetStationsBetween } from "~/astrology/sky-ahead";
import type { Station } from "~/astrology/stations";
import { remembered } from "~/memo";

export interface AspectAhead {
  readonly at: string;
  readonly planet1: Planet;
  readonly type: MajorAspect;
  readonly planet2: Planet;
  readonly position1: SignPosition;
  readonly position2: SignPosition;
}

export interface StationAhead extends SignPosition {
  readonly at: string;
  readonly planet: Station["body"];
  readonly turns: Station["turns"];
}

export interface IngressAhead {
  readonly at: string;
  readonly planet: Ingress["body"];
  readonly sign: Ingress["sign"];
  readonly isRetrograde: boolean;
}

export interface SkyAheadAnswer {
  readonly date: string;
  readonly aspects: readonly AspectAhead[];
  readonly stations: readonly StationAhead[];
  readonly ingresses: readonly IngressAhead[];
}

/** How far ahead each list looks, in days. */
export const DAYS_AHEAD = { aspects: 30, stations: 120, ingresses: 60 } as const;

/** What the planets do next, from a moment on: their exact aspects to each other, stations and changes of sign. */
export function skyAheadAnswer(instant: Instant): SkyAheadAnswer {
  const date = isoOf(instant);
  const ahead = aheadOfDay(date.slice(0, 10));
  const within = <Event extends { readonly at: string }>(events: readonly Event[], days: number) => {
    const end = new Date(instant + days * MILLISECONDS_PER_DAY).toISOString();
    return events.filter(({ at }) => at >= date && at < end);
  };
  return {
    date,
    aspects: within(ahead.aspects, DAYS_AHEAD.aspects),
    stations: within(ahead.stations, DAYS_AHEAD.stations),
    ingresses: within(ahead.ingresses, DAYS_AHEAD.ingresses),
  };
}

/** The lists from a day's beginning on, a day longer than asked: all moments of the day share one search. */
const aheadOfDay = remembered(30, String, (day: string) => {
  const from = Date.parse(`${day}T00:00:00Z`);
  const until = (days: number) => from + (days + 1) * MILLISECONDS_PER_DAY;
  return {
    aspects: mutualAspectsBetween(from, until(DAYS_AHEAD.aspects)).map(
      ({ instant, planet1, type, planet2, longitude1, longitude2 }): AspectAhead => ({
        at: isoOf(instant),
        planet1,
        type,
        planet2,
        position1: signPosition(longitude1),
        position2: signPosition(longitude2),
      }),
    ),
    stations: planetStationsBetween(from, until(DAYS_AHEAD.stations)).map(
      ({ instant, body, turns, longitude }): StationAhead => ({
        at: isoOf(instant),
        planet: body,
        turns,
        ...signPosition(longitude),
      }),
    ),
    ingresses: planetIngressesBetween(from, until(DAYS_AHEAD.ingresses)).map(
      ({ instant, body, sign, isRetrograde }): IngressAhead => ({
        at: isoOf(instant),
        planet: body,
        sign,
        isRetrograde,
      }),
    ),
  };
});
