import { ASPECT_RULES, type Aspect } from "../aspects";
import { type Planet, TRADITIONAL_PLANETS, type TraditionalRuler } from "../bodies";
import type { BornChart } from "../born-chart";
import type { NatalChart, Placement } from "../chart";
import * as weights from "./weights";

/** What the findings look at in a chart, and what several of them ask. */

export type KnownPlace = Placement<Planet>;

/** An aspect at every moment that the birth may have had. */
export interface SureAspect {
  readonly aspect: Aspect;
  /** The widest of its orbs, degrees. */
  readonly widest: number;
  /** Null where it applies at some of the moments and separates at others. */
  readonly isApplying: boolean | null;
}

/** What the findings look at: with an unknown time only what holds all that day. */
export interface Known {
  readonly chart: BornChart;
  /** The chart itself, or those of all the day. */
  readonly moments: readonly NatalChart[];
  /** The planets whose sign is sure. */
  readonly planets: readonly KnownPlace[];
  readonly placeOf: ReadonlyMap<Planet, KnownPlace>;
  /** Of the five great types, between planets whose signs are sure. */
  readonly aspects: readonly SureAspect[];
  readonly isDay: boolean | null;
}

function momentsOf(chart: BornChart): readonly NatalChart[] {
  return chart.throughDay ?? [chart];
}

export function placeIn({ planets }: NatalChart, planet: Planet): KnownPlace {
  return planets.find((placement) => placement.planet === planet) as KnownPlace;
}

/** A chart's aspects that are sure: all with a known time; with an unknown one those that it has all that day. */
export function sureAspects(chart: BornChart): readonly Aspect[] {
  return lastingAspects(chart).map(({ aspect }) => aspect);
}

function lastingAspects(chart: BornChart): readonly SureAspect[] {
  const moments = momentsOf(chart);
  return chart.aspects.flatMap((aspect): SureAspect[] => {
    const { planet1, planet2, type } = aspect;
    const then = moments.flatMap(
      ({ aspects }) =>
        aspects.find(
          (other) => other.planet1 === planet1 && other.planet2 === planet2 && other.type === type,
        ) ?? [],
    );
    if (then.length < moments.length) return [];
    const applies = then.filter(({ isApplying }) => isApplying).length;
    const isApplying = applies === then.length ? true : applies === 0 ? false : null;
    return [{ aspect, widest: Math.max(...then.map(({ orb }) => orb)), isApplying }];
  });
}

export function isGreat({ type }: Aspect): boolean {
  return type in weights.ASPECT_FACTORS;
}

export function isOf(planet: Planet): (aspect: Aspect) => boolean {
  return ({ planet1, planet2 }) => planet1 === planet || planet2 === planet;
}

export function knownOf(chart: BornChart): Known {
  const moments = momentsOf(chart);
  const planets = chart.planets.filter(({ planet, sign }) =>
    moments.every((moment) => placeIn(moment, planet).sign === sign),
  );
  const placeOf = new Map(planets.map((placement) => [placement.planet, placement]));
  return {
    chart,
    moments,
    planets,
    placeOf,
    aspects: lastingAspects(chart).filter(
      ({ aspect }) => isGreat(aspect) && placeOf.has(aspect.planet1) && placeOf.has(aspect.planet2),
    ),
    isDay: chart.isDay,
  };
}

const ANGULAR_HOUSES: readonly (number | null)[] = [1, 4, 7, 10];

export function isAngularHouse(house: number | null): boolean {
  return ANGULAR_HOUSES.includes(house);
}

/** What an aspect weighs, by its type, its planets and how close it is. */
export function aspectScore(
  { planet1, planet2, type }: Aspect,
  { widest, isApplying }: Pick<SureAspect, "widest" | "isApplying">,
): number {
  const closeness = 1 - (0.8 * widest) / ASPECT_RULES[type].orb;
  const share = Math.sqrt(weights.PLANET_SHARES[planet1] * weights.PLANET_SHARES[planet2]);
  const applying = isApplying ? weights.APPLYING_FACTOR : 1;
  return weights.ASPECT_WEIGHT * (weights.ASPECT_FACTORS[type] ?? 0) * closeness * share * applying;
}

/** Whether it is one of the seven of the tradition. */
export function isTraditional(name: string): name is TraditionalRuler {
  return TRADITIONAL_PLANETS.some((planet) => planet === name);
}
