import type { NatalChartInput } from "../chart";
import type { Zodiac } from "../chart-settings";
import { crossings, elongationOf, stepDaysOf } from "../crossings";
import { lifeInstant } from "../derived/progressions";
import { type ForecastIngress, HARD, ingressesOn, type Touching } from "../forecast";
import { type Approach, contactsOn, type ForecastContact, markedChart } from "../forecast-contacts";
import type { Instant } from "../instant";
import { PHASE_NAMES, type PhaseName } from "../lunar-phase";
import { positionOf } from "../positions";
import type { Station } from "../stations";
import { touchesAt } from "../touches";
import { type Mover, type MoverPath, progressedSky } from "./progressed-sky";

export type MovedContact<Name extends string> = ForecastContact<Name, Mover>;

export interface ProgressedStation<Name extends string> extends Touching<Name> {
  readonly instant: Instant;
  readonly longitude: number;
  readonly planet: Mover;
  readonly turns: Station["turns"];
}

export interface ProgressedLunation<Name extends string> extends Touching<Name> {
  readonly instant: Instant;
  /** The progressed Moon's. */
  readonly longitude: number;
  /** The eighth of the cycle that begins. */
  readonly phase: PhaseName;
}

/** All that is told of a birth's progressed sky in a span; instants are those of life. */
export interface ProgressedForecast<Name extends string> {
  readonly contacts: readonly MovedContact<Name>[];
  readonly stations: readonly ProgressedStation<Name>[];
  readonly ingresses: readonly ForecastIngress<Name, Mover>[];
  readonly lunations: readonly ProgressedLunation<Name>[];
}

interface Asked<Name extends string> {
  readonly natal: NatalChartInput;
  /** Tropical longitudes that stand still. */
  readonly points: Readonly<Record<Name, number>>;
  readonly from: Instant;
  readonly to: Instant;
  /** Degrees, more than 0 and less than 15. */
  readonly orb: number;
  readonly zodiac: Zodiac;
}

/** Milliseconds of life: at birth everything stands on its own place, which is no pass. */
const AT_BIRTH = 3_600_000;

/**
 * Secondary progressions: a day after birth for each tropical year of life. Contacts are found as those of transits are,
 * in the progressed sky; two seconds of it are twelve minutes of life. Every station, change of sign and eighth of the
 * Moon's cycle is told, also where it touches nothing: of these a life has few.
 */
export function progressedForecast<Name extends string>(asked: Asked<Name>): ProgressedForecast<Name> {
  const { natal, points, orb, zodiac } = asked;
  const sky = progressedSky(natal, asked);
  const paths = [...sky.bodies, ...sky.angles];
  const inLife = (at: Instant) => lifeInstant(natal.instant, at);
  const touched = <Event extends { readonly instant: Instant; readonly longitude: number }>(
    events: readonly Event[],
  ) =>
    events
      .filter(({ instant }) => instant >= sky.from && instant < sky.to)
      .map((event) => ({
        ...event,
        instant: inLife(event.instant),
        touches: touchesAt(event.longitude, points, HARD, orb),
      }))
      .sort((a, b) => a.instant - b.instant);
  const stations = sky.bodies.flatMap(({ path }) =>
    path.stations.map(({ body, ...station }) => ({ ...station, planet: body as Mover })),
  );
  return {
    contacts: contactsOf(paths, asked),
    stations: touched(stations),
    ingresses: touched(paths.flatMap(({ path, passing }) => ingressesOn(path, zodiac, passing))),
    lunations: touched(lunationsBetween(sky.from, sky.to)),
  };
}

/** Solar arcs: every natal place carried by the arc of the progressed Sun, to all places but its own. */
export function solarArcContacts<Name extends string>(
  asked: Asked<Name>,
  places: ReadonlyMap<Mover, number>,
): readonly MovedContact<Name>[] {
  const sky = progressedSky(asked.natal, asked);
  const paths = [...places].map(([mover, longitude]) => sky.carried(mover, longitude));
  return contactsOf(paths, asked).filter(({ transiting, natal }) => natal !== (transiting as string));
}

function contactsOf<Name extends string>(
  paths: readonly MoverPath[],
  { natal, points, orb }: Asked<Name>,
): readonly MovedContact<Name>[] {
  const chart = markedChart(points, orb);
  const inLife = (at: Instant) => lifeInstant(natal.instant, at);
  const approach = ({ instant, orb }: Approach): Approach => ({ instant: inLife(instant), orb });
  return paths
    .flatMap(({ path, passing }) => contactsOn(path, chart, passing))
    .map((contact) => {
      const exact = contact.exact
        .map((pass) => ({ ...pass, instant: inLife(pass.instant) }))
        .filter(({ instant }) => Math.abs(instant - natal.instant) > AT_BIRTH);
      return {
        ...contact,
        enters: contact.enters === null ? null : inLife(contact.enters),
        leaves: contact.leaves === null ? null : inLife(contact.leaves),
        exact,
        closest: exact[0] ? { instant: exact[0].instant, orb: 0 } : approach(contact.closest),
        turns: contact.turns.map(approach),
      };
    });
}

/** Where the Moon comes to an eighth of her way round from the Sun. */
function lunationsBetween(from: Instant, to: Instant) {
  const sought = { target: 0, period: 45, stepDays: stepDaysOf("Moon", "Sun") };
  return crossings(elongationOf("Moon", "Sun"), sought, from, to).map(({ instant, index }) => ({
    instant,
    longitude: positionOf("Moon", instant).longitude,
    phase: PHASE_NAMES[((index % 8) + 8) % 8] as PhaseName,
  }));
}
