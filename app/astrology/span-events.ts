import { normalizeDegrees } from "./angles";
import { ASPECT_RULES, type MajorAspect } from "./aspects";
import type { Planet } from "./bodies";
import { TRANSITING_PLANETS } from "./chart-transits";
import { crossings, stepDaysOf } from "./crossings";
import { type Eclipse, eclipsesBetween } from "./eclipses";
import { type Ingress, ingressesBetween } from "./ingresses";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { type PrincipalPhaseName, principalPhasesBetween } from "./lunar-phase";
import { positionOf } from "./positions";
import { sampledSky } from "./sampled-sky";
import { SIGNS, type Sign, signAt } from "./signs";
import {
  type MutualAspect,
  moonAspectsBetween,
  mutualAspectsBetween,
  planetIngressesBetween,
  planetStationsBetween,
  SLOWER,
} from "./sky-ahead";
import type { Station, Stationary } from "./stations";

/** Something that happens in the sky at a moment, the same for everybody on Earth. */
export type SkyEvent = { readonly at: Instant } & (
  | {
      readonly kind: "aspect";
      readonly planet1: Planet;
      readonly planet2: Planet;
      readonly type: MajorAspect;
      /** Where the two stand. */
      readonly sign1: Sign;
      readonly sign2: Sign;
    }
  | { readonly kind: "ingress"; readonly planet: Planet; readonly sign: Sign; readonly isRetrograde: boolean }
  | {
      readonly kind: "station";
      readonly planet: Stationary;
      readonly turns: "retrograde" | "direct";
      readonly sign: Sign;
    }
  /** `sign` is the Moon's, here and at an eclipse. */
  | { readonly kind: "lunation"; readonly phase: PrincipalPhaseName; readonly sign: Sign }
  | { readonly kind: "eclipse"; readonly eclipse: "solar" | "lunar"; readonly sign: Sign }
  /** A planet well inside a sign, moving forwards: it passes the degree that `STAYS` has at `part`. */
  | { readonly kind: "stay"; readonly planet: Planet; readonly part: 0 | 1; readonly sign: Sign }
);

/** Degrees within a sign at which a planet's stay there is spoken of: not on the day of its entry, and half a sign apart. */
export const STAYS = [5, 20] as const;

/**
 * What happens in [from, to), in order of time. The Moon's aspects and changes of sign only where they are asked for: in
 * more than some days they would bury the rest. An eclipse takes the place of its new or full Moon. `withStays: false`
 * leaves out the planets that are well inside a sign.
 */
export function skyEventsBetween(
  from: Instant,
  to: Instant,
  { withMoon, withStays = true }: { readonly withMoon: boolean; readonly withStays?: boolean },
): SkyEvent[] {
  const eclipses = eclipsesAround(from, to);
  const events: SkyEvent[] = [
    ...mutualAspectsBetween(from, to).map(aspectEvent),
    ...planetIngressesBetween(from, to).map(ingressEvent),
    ...planetStationsBetween(from, to).map(stationEvent),
    ...principalPhasesBetween(from, to)
      .filter(
        ({ instant }) =>
          !eclipses.some(({ greatest }) => Math.abs(greatest - instant) < MILLISECONDS_PER_DAY),
      )
      .map(
        ({ phaseName, instant }): SkyEvent => ({
          kind: "lunation",
          at: instant,
          phase: phaseName,
          sign: signOfMoon(instant),
        }),
      ),
    ...eclipseEvents(eclipses, from, to),
    ...(withStays ? SLOWER.flatMap((planet) => staysBetween(planet, from, to)) : []),
    ...(withMoon ? moonAspectsBetween(from, to).map(aspectEvent) : []),
    ...(withMoon ? ingressesBetween("Moon", from, to).map(ingressEvent) : []),
  ];
  return events.sort((a, b) => a.at - b.at);
}

/** Whose aspects among themselves, and with Mars whose changes of sign, a year is remembered by. */
const OUTWARDS = ["Mars", ...TRANSITING_PLANETS] as const;

/** What a year is remembered by, in order of time: eclipses, what planets from Mars outwards do, and who turns back. */
export function yearEventsBetween(from: Instant, to: Instant): SkyEvent[] {
  const events: SkyEvent[] = [
    ...eclipseEvents(eclipsesAround(from, to), from, to),
    ...mutualAspectsBetween(from, to, TRANSITING_PLANETS).map(aspectEvent),
    ...planetIngressesBetween(from, to, OUTWARDS).map(ingressEvent),
    ...planetStationsBetween(from, to, ["Mercury", "Venus", "Mars"]).map(stationEvent),
  ];
  return events.sort((a, b) => a.at - b.at);
}

/** A day more at both ends: the greatest moment may lie on the other side of midnight than the new or full Moon. */
function eclipsesAround(from: Instant, to: Instant): readonly Eclipse[] {
  return eclipsesBetween(from - MILLISECONDS_PER_DAY, to + MILLISECONDS_PER_DAY);
}

function eclipseEvents(eclipses: readonly Eclipse[], from: Instant, to: Instant): SkyEvent[] {
  return eclipses
    .filter(({ greatest }) => greatest >= from && greatest < to)
    .map(({ kind, greatest }) => ({
      kind: "eclipse",
      at: greatest,
      eclipse: kind,
      sign: signOfMoon(greatest),
    }));
}

function signOfMoon(at: Instant): Sign {
  return signAt(positionOf("Moon", at).longitude);
}

/**
 * The signs of two planets whose aspect is exact: as many signs apart as the aspect is wide. Computed from one of them,
 * because at the very border of two signs the last digit would decide.
 */
function signsOf(type: MajorAspect, longitude1: number, longitude2: number) {
  const isAhead = normalizeDegrees(longitude2 - longitude1) <= 180;
  const signs = (ASPECT_RULES[type].angle / 30) * (isAhead ? 1 : -1);
  const sign1 = signAt(longitude1);
  return { sign1, sign2: SIGNS[(SIGNS.indexOf(sign1) + signs + 12) % 12] as Sign };
}

function aspectEvent({ planet1, planet2, type, instant, longitude1, longitude2 }: MutualAspect): SkyEvent {
  return { kind: "aspect", at: instant, planet1, planet2, type, ...signsOf(type, longitude1, longitude2) };
}

function ingressEvent({ body, instant, sign, isRetrograde }: Ingress): SkyEvent {
  return { kind: "ingress", at: instant, planet: body as Planet, sign, isRetrograde };
}

function stationEvent({ body, instant, turns, longitude }: Station): SkyEvent {
  return { kind: "station", at: instant, planet: body, turns, sign: signAt(longitude) };
}

function staysBetween(planet: Planet, from: Instant, to: Instant): SkyEvent[] {
  const sky = sampledSky();
  const longitude = (instant: Instant) => sky(planet, instant);
  return STAYS.flatMap((degree, part) =>
    crossings(longitude, { target: degree, period: 30, stepDays: stepDaysOf(planet) }, from, to).flatMap(
      ({ instant, index, forward }): SkyEvent[] =>
        forward
          ? [{ kind: "stay", at: instant, planet, part: part as 0 | 1, sign: signAt(index * 30 + degree) }]
          : [],
    ),
  );
}
