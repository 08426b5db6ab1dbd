import { separation } from "./angles";
import { ASPECT_RULES, MAJOR_ASPECTS, type MajorAspect } from "./aspects";
import { PLANETS, type Planet } from "./bodies";
import { crossings, stepDaysOf } from "./crossings";
import { type Ingress, ingressesBetween } from "./ingresses";
import type { Instant } from "./instant";
import { sampledSky } from "./sampled-sky";
import { STATIONARY, type Station, type Stationary, stationsBetween } from "./stations";

/** The major aspect at `index` times 30°, if it is one. */
export function majorAspectAt(index: number): MajorAspect | undefined {
  const angle = Math.round(separation(index * 30, 0));
  return MAJOR_ASPECTS.find((type) => ASPECT_RULES[type].angle === angle);
}

export interface MutualAspect {
  readonly planet1: Planet;
  readonly planet2: Planet;
  readonly type: MajorAspect;
  readonly instant: Instant;
  /** Where the two stand then, degrees in [0, 360). */
  readonly longitude1: number;
  readonly longitude2: number;
}

/** The Moon makes every aspect to everything within a month: it would bury the others. */
export const SLOWER = PLANETS.filter((planet) => planet !== "Moon");

/** All exact major aspects among some planets in [from, to), by default all but the Moon, in order of time. */
export function mutualAspectsBetween(
  from: Instant,
  to: Instant,
  planets: readonly Planet[] = SLOWER,
): MutualAspect[] {
  const sky = sampledSky();
  // One step for all pairs, so that they share their samples.
  const stepDays = stepDaysOf(...planets);
  return planets
    .flatMap((planet1, i) =>
      planets.slice(i + 1).flatMap((planet2) => aspectsOfPair(planet1, planet2, { sky, stepDays }, from, to)),
    )
    .sort((a, b) => a.instant - b.instant);
}

/** All exact major aspects of the Moon to the other planets in [from, to). */
export function moonAspectsBetween(from: Instant, to: Instant): MutualAspect[] {
  const samples = { sky: sampledSky(), stepDays: stepDaysOf("Moon") };
  return SLOWER.flatMap((planet) => aspectsOfPair("Moon", planet, samples, from, to));
}

interface Samples {
  readonly sky: ReturnType<typeof sampledSky>;
  readonly stepDays: number;
}

function aspectsOfPair(
  planet1: Planet,
  planet2: Planet,
  { sky, stepDays }: Samples,
  from: Instant,
  to: Instant,
): MutualAspect[] {
  const elongation = (instant: Instant) => {
    const [a, b] = [sky(planet1, instant), sky(planet2, instant)];
    return { angle: a.angle - b.angle, rate: a.rate - b.rate };
  };
  return crossings(elongation, { target: 0, period: 30, stepDays }, from, to).flatMap(
    ({ instant, index }): MutualAspect[] => {
      const type = majorAspectAt(index);
      if (!type) return [];
      const longitude1 = sky(planet1, instant).angle;
      return [{ planet1, planet2, type, instant, longitude1, longitude2: sky(planet2, instant).angle }];
    },
  );
}

/** Stations of some planets in [from, to), by default of all, in order of time. */
export function planetStationsBetween(
  from: Instant,
  to: Instant,
  planets: readonly Stationary[] = STATIONARY.filter((body) => body !== "Chiron"),
): Station[] {
  return planets.flatMap((planet) => stationsBetween(planet, from, to)).sort((a, b) => a.instant - b.instant);
}

/** Changes of sign of some planets in [from, to), by default of all but the Moon, in order of time. */
export function planetIngressesBetween(
  from: Instant,
  to: Instant,
  planets: readonly Planet[] = SLOWER,
): Ingress[] {
  return planets
    .flatMap((planet) => ingressesBetween(planet, from, to))
    .sort((a, b) => a.instant - b.instant);
}
