import type { Planet } from "./bodies";
import { crossings, stepDaysOf } from "./crossings";
import type { Instant } from "./instant";
import { sampledSky } from "./sampled-sky";
import { type MajorAspect, majorAspectAt } from "./sky-ahead";

/** What moves slowly enough for its contact with a chart to be felt as a time of its own. */
export const TRANSITING_PLANETS = [
  "Jupiter",
  "Saturn",
  "Uranus",
  "Neptune",
  "Pluto",
] as const satisfies readonly Planet[];
export type TransitingPlanet = (typeof TRANSITING_PLANETS)[number];

export interface ChartTransit<Name extends string> {
  readonly planet: TransitingPlanet;
  readonly point: Name;
  readonly type: MajorAspect;
  /** Every time that it is exact, in order; several where the planet turns back on the way. */
  readonly exact: readonly { readonly instant: Instant; readonly isRetrograde: boolean }[];
}

/**
 * The major aspects that slow planets make to the points of a chart (longitudes in degrees) in [from, to), each contact
 * once with all its exact instants, in order of the first.
 */
export function chartTransitsBetween<Name extends string>(
  points: Readonly<Record<Name, number>>,
  from: Instant,
  to: Instant,
): ChartTransit<Name>[] {
  const sky = sampledSky();
  const contacts: ChartTransit<Name>[] = [];
  for (const planet of TRANSITING_PLANETS) {
    for (const point of Object.keys(points) as Name[]) {
      const exact = new Map<MajorAspect, { instant: Instant; isRetrograde: boolean }[]>();
      const ahead = (instant: Instant) => {
        const { angle, rate } = sky(planet, instant);
        return { angle: angle - points[point], rate };
      };
      const found = crossings(ahead, { target: 0, period: 30, stepDays: stepDaysOf(planet) }, from, to);
      for (const { instant, index, forward } of found) {
        const type = majorAspectAt(index);
        if (type) exact.set(type, [...(exact.get(type) ?? []), { instant, isRetrograde: !forward }]);
      }
      for (const [type, times] of exact) contacts.push({ planet, point, type, exact: times });
    }
  }
  return contacts.sort((a, b) => (a.exact[0]?.instant ?? 0) - (b.exact[0]?.instant ?? 0));
}
