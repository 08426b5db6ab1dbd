import { chartTransitsBetween, type TransitingPlanet } from "~/astrology/chart-transits";
import type { Instant } from "~/astrology/instant";
import type { MajorAspect } from "~/astrology/sky-ahead";
import type { ChartPoint, ChartTransitsInput } from "~/schemas/chart-transits-input";

export interface ChartTransitAnswer {
  readonly planet: TransitingPlanet;
  readonly type: MajorAspect;
  readonly point: ChartPoint;
  readonly exact: readonly { readonly at: string; readonly isRetrograde: boolean }[];
}

export interface ChartTransitsAnswer {
  readonly from: string;
  readonly until: string;
  readonly contacts: readonly ChartTransitAnswer[];
}

/** The contacts of slow planets with a chart in the twelve months from a moment on. */
export function chartTransitsAnswer({ longitudes }: ChartTransitsInput, from: Instant): ChartTransitsAnswer {
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  const contacts = chartTransitsBetween(longitudes as Record<ChartPoint, number>, from, until.getTime());
  return {
    from: new Date(from).toISOString(),
    until: until.toISOString(),
    contacts: contacts.map(({ planet, type, point, exact }) => ({
      planet,
      type,
      point,
      exact: exact.map(({ instant, isRetrograde }) => ({
        at: new Date(instant).toISOString(),
        isRetrograde,
      })),
    })),
  };
}
