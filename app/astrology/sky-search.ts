import { type AspectType, sidesOf } from "./aspects";
import type { Body } from "./bodies";
import {
  type CrossingOfOne,
  crossingsOfLong,
  elongationOf,
  longitudeOf,
  longStepsOf,
  type MovingAngle,
  type Sought,
} from "./crossings";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";
import { SIGNS, type Sign, signAt } from "./signs";
import { longStationStepDaysOf, type Stationary, stationsBetween } from "./stations";

/** What is looked for in the sky. `sign` is where `body` stands then; at an ingress, the one that it enters. */
export type SkySearch =
  | {
      readonly kind: "aspect";
      readonly body: Body;
      readonly other: Body;
      readonly types: readonly AspectType[];
      readonly sign: Sign | null;
    }
  /** `longitude` in degrees, [0, 360). */
  | { readonly kind: "longitude"; readonly body: Body; readonly longitude: number }
  | { readonly kind: "station"; readonly body: Stationary; readonly sign: Sign | null }
  | { readonly kind: "ingress"; readonly body: Body; readonly sign: Sign | null };

export interface FoundEvent {
  readonly instant: Instant;
  readonly type: AspectType | "Longitude" | "Ingress" | "Station Retrograde" | "Station Direct";
  /** Of the body, degrees in [0, 360). */
  readonly longitude: number;
  /** Where it stands; at an ingress, the sign that it enters. */
  readonly sign: Sign;
  readonly isRetrograde: boolean;
}

export interface SkySearchLimits {
  readonly events: number;
  /** How often a body's place may be worked out, some 1 µs each. */
  readonly places: number;
}

export interface FoundEvents {
  readonly events: readonly FoundEvent[];
  /** Where the search stopped because a limit was reached: whatever comes before is found. Null when it is complete. */
  readonly until: Instant | null;
}

/** From other samples an event is found within so many milliseconds: a search that goes on begins between two of them. */
const AGAIN = 2;
const BEFORE_NEXT = 1_000;
/** How many steps are searched before the limits are looked at. */
const WINDOW_STEPS = 16;
/** What finding a station's instant takes, at most. */
const PLACES_A_STATION = 12;

/**
 * What is looked for in [from, to), in order of time, until a limit is reached: the sky is walked through from its
 * beginning, so that a search with many hits ends with the last one that is wanted.
 * @param accepts instants that count; others are no hits
 */
export function searchSky(
  search: SkySearch,
  from: Instant,
  to: Instant,
  limits: SkySearchLimits,
  accepts: (instant: Instant) => boolean = () => true,
): FoundEvents {
  const { windowDays, eventsIn } = walkOf(search);
  const events: FoundEvent[] = [];
  let left = limits.places;
  for (let begin = from; begin < to; ) {
    const end = Math.min(to, begin + windowDays * MILLISECONDS_PER_DAY);
    const found = eventsIn(begin, end);
    left -= found.places;
    events.push(...found.events.filter((event) => accepts(event.instant)));
    const next = events[limits.events];
    if (next) {
      const wanted = events.slice(0, limits.events);
      const last = wanted.at(-1)?.instant ?? from;
      return { events: wanted, until: Math.max(last + AGAIN, next.instant - BEFORE_NEXT) };
    }
    if (left <= 0 && end < to) return { events, until: end };
    begin = end;
  }
  return { events, until: null };
}

/** How a search goes through time: window by window. */
interface Walk {
  readonly windowDays: number;
  readonly eventsIn: (
    from: Instant,
    to: Instant,
  ) => { readonly events: readonly FoundEvent[]; readonly places: number };
}

function walkOf(search: SkySearch): Walk {
  switch (search.kind) {
    case "aspect": {
      const { body, other, types, sign } = search;
      const sought = types.flatMap((type) => sidesOf(type).map((target) => ({ target, type })));
      return crossingsWalk(
        [body, other],
        elongationOf(body, other),
        sought,
        ({ instant, sought: { type } }) => {
          const { longitude, speed } = positionOf(body, instant);
          const stands = signAt(longitude);
          if (sign !== null && stands !== sign) return null;
          return { instant, type, longitude, sign: stands, isRetrograde: speed < 0 };
        },
      );
    }
    case "longitude": {
      const { body, longitude } = search;
      return crossingsWalk([body], longitudeOf(body), [{ target: longitude }], ({ instant, forward }) => ({
        instant,
        type: "Longitude",
        longitude,
        sign: signAt(longitude),
        isRetrograde: !forward,
      }));
    }
    case "ingress": {
      const { body, sign } = search;
      return crossingsWalk(
        [body],
        longitudeOf(body),
        [{ target: 0, period: 30 }],
        ({ instant, index, forward }) => {
          const border = ((index % 12) + 12) % 12;
          const entered = SIGNS[forward ? border : (border + 11) % 12] as Sign;
          if (sign !== null && entered !== sign) return null;
          return { instant, type: "Ingress", longitude: border * 30, sign: entered, isRetrograde: !forward };
        },
      );
    }
    case "station":
      return stationsWalk(search);
  }
}

function crossingsWalk<Value extends Sought>(
  bodies: readonly Body[],
  path: (instant: Instant) => MovingAngle,
  sought: readonly Value[],
  eventOf: (crossing: CrossingOfOne<Value>) => FoundEvent | null,
): Walk {
  const steps = longStepsOf(...bodies);
  return {
    windowDays: WINDOW_STEPS * steps.days,
    eventsIn: (from, to) => {
      let places = 0;
      const counted = (instant: Instant) => {
        places += bodies.length;
        return path(instant);
      };
      const crossings = crossingsOfLong(counted, sought, steps, from, to);
      const events = crossings.map(eventOf).filter((event) => event !== null);
      return { events, places };
    },
  };
}

function stationsWalk({ body, sign }: Extract<SkySearch, { kind: "station" }>): Walk {
  const stepDays = longStationStepDaysOf(body);
  return {
    windowDays: WINDOW_STEPS * stepDays,
    eventsIn: (from, to) => {
      const stations = stationsBetween(body, from, to, stepDays);
      const events = stations.map(
        ({ instant, longitude, turns }): FoundEvent => ({
          instant,
          type: turns === "retrograde" ? "Station Retrograde" : "Station Direct",
          longitude,
          sign: signAt(longitude),
          isRetrograde: turns === "retrograde",
        }),
      );
      return {
        events: events.filter((event) => sign === null || event.sign === sign),
        places: WINDOW_STEPS + PLACES_A_STATION * stations.length,
      };
    },
  };
}
