import type { ChartTransitAnswer } from "~/answers/chart-transits";
import type { Extra } from "~/astrology/chart-settings";
import { EXTRA_NAMES } from "../forms/settings-values";

export type AnyContact = Pick<ChartTransitAnswer, "type" | "point"> & { readonly planet: string };

/** "Saturn square your Moon" */
export function nameOfContact({ planet, type, point }: AnyContact): string {
  return `${planet} ${type.toLowerCase()} your ${pointName(point)}`;
}

export function pointName(point: ChartTransitAnswer["point"]): string {
  return EXTRA_NAMES[point as Extra] ?? point;
}
