import { normalizeDegrees } from "./angles";
import type { MajorAspect } from "./aspects";
import { ayanamsaAt } from "./ayanamsa";
import type { Planet } from "./bodies";
import type { Zodiac } from "./chart-settings";
import { contactsOn, type ForecastContact, markedChart, type Passing } from "./forecast-contacts";
import type { Instant } from "./instant";
import { instantOf, type Knot, type LongitudePath, longitudePaths, SLOWEST_FIRST } from "./longitude-path";
import { type Sign, signAt } from "./signs";
import {
  type EclipseMark,
  type LunationMark,
  lunationsBetween,
  type StationMark,
  stationMark,
} from "./sky-marks";
import { type Touch, touchesAt } from "./touches";

/** The aspects by which single events are counted: they are felt as events, where flowing ones pass unnoticed. */
export const HARD = ["Conjunction", "Square", "Opposition"] as const satisfies readonly MajorAspect[];

export interface Touching<Name extends string> {
  /** One at least, the closest first. */
  readonly touches: readonly Touch<Name, (typeof HARD)[number]>[];
}

export type ForecastStation<Name extends string> = StationMark & Touching<Name>;
export type ForecastLunation<Name extends string> = LunationMark & Touching<Name>;
export type ForecastEclipse<Name extends string> = EclipseMark & Touching<Name>;

export interface ForecastIngress<Name extends string, Mover extends string = Planet> extends Touching<Name> {
  readonly instant: Instant;
  /** Tropical degrees in [0, 360): the border that it passes. */
  readonly longitude: number;
  readonly planet: Mover;
  readonly sign: Sign;
  readonly isRetrograde: boolean;
}

export interface Forecast<Name extends string> {
  /** Slowest planet first, each planet's in order of their beginning. */
  readonly contacts: readonly ForecastContact<Name>[];
  readonly stations: readonly ForecastStation<Name>[];
  readonly ingresses: readonly ForecastIngress<Name>[];
  /** New and full moons that are no eclipses. */
  readonly lunations: readonly ForecastLunation<Name>[];
  readonly eclipses: readonly ForecastEclipse<Name>[];
}

export interface ForecastOptions {
  /** Whose contacts, stations and ingresses are told. */
  readonly bodies: readonly Planet[];
  /** Degrees, more than 0 and less than 15. */
  readonly orb: number;
  /** Whose signs planets enter; contacts are counted from the equinox in all of them. Tropical by default. */
  readonly zodiac?: Zodiac;
}

/**
 * What touches a chart (longitudes in degrees, which stand still) in [from, to): every contact by a major aspect once,
 * and the stations, ingresses, lunations and eclipses within the orb of one of its places, of the one opposite or square.
 * Instants of contacts are within two seconds.
 */
export function forecastBetween<Name extends string>(
  points: Readonly<Record<Name, number>>,
  from: Instant,
  to: Instant,
  { bodies, orb, zodiac = "Tropical" }: ForecastOptions,
): Forecast<Name> {
  const planets = SLOWEST_FIRST.filter((planet) => bodies.includes(planet));
  const paths = longitudePaths(planets, from, to);
  const chart = markedChart(points, orb);
  const touched = <Event extends { readonly instant: Instant; readonly longitude: number }>(
    events: readonly Event[],
  ): (Event & Touching<Name>)[] => {
    const found: (Event & Touching<Name>)[] = [];
    for (const event of events) {
      if (event.instant < from || event.instant >= to) continue;
      const touches = touchesAt(event.longitude, points, HARD, orb);
      if (touches.length > 0) found.push({ ...event, touches });
    }
    return found.sort((a, b) => a.instant - b.instant);
  };
  const { lunations, eclipses } = lunationsBetween(from, to);
  const none: ForecastContact<Name>[] = [];
  return {
    // Not `flatMap`, which takes ten times as long for lists of thousands.
    contacts: none.concat(...paths.map((path) => contactsOn(path, chart, instantOf))),
    stations: touched(paths.flatMap(({ stations }) => stations.map(stationMark))),
    ingresses: touched(paths.flatMap((path) => ingressesOn(path, zodiac, instantOf))),
    lunations: touched(lunations),
    eclipses: touched(eclipses),
  };
}

/** Changes of sign of a planet on its path; `passes` as in `contactsOn`. */
export function ingressesOn<Mover extends string>(
  { planet, knots }: LongitudePath<Mover>,
  zodiac: Zodiac,
  passes: Passing<Mover>,
) {
  const found: Omit<ForecastIngress<string, Mover>, "touches">[] = [];
  const zero = (instant: Instant) => ayanamsaAt(zodiac, instant)?.apparent ?? 0;
  const signOf = ({ longitude, instant }: Knot) => Math.floor((longitude - zero(instant)) / 30);
  let sign = knots[0] ? signOf(knots[0]) : 0;
  for (let i = 1; i < knots.length; i++) {
    const start = knots[i - 1] as Knot;
    const end = knots[i] as Knot;
    const until = signOf(end);
    // Among the stars a planet about to turn may go back by a sign while it still goes forward among the seasons.
    const isRetrograde = until < sign;
    for (; sign !== until; sign += isRetrograde ? -1 : 1) {
      const border = 30 * (isRetrograde ? sign : sign + 1);
      const passing = (at: Instant) => passes(planet, start, end, border + zero(at));
      let instant = passing(start.instant);
      // Between two knots a zodiac of the stars turns by less than 0.001°: the third look is within two seconds.
      if (zodiac !== "Tropical") instant = passing(passing(instant));
      found.push({
        planet,
        instant,
        longitude: normalizeDegrees(border + zero(instant)),
        sign: signAt(isRetrograde ? border - 1 : border),
        isRetrograde,
      });
    }
  }
  return found;
}
