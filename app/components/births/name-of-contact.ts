import type { ChartTransitAnswer } from "~/answers/chart-transits";
import type { Body } from "~/astrology/bodies";
import type { Extra } from "~/astrology/chart-settings";
import * as words from "~/words/births";
import * as names from "~/words/names";
import { EXTRA_NAMES } from "../forms/settings-values";

export type AnyContact = Pick<ChartTransitAnswer, "type" | "point"> & { readonly planet: string };

/** "Saturn square your Moon" */
export function nameOfContact({ planet, type, point }: AnyContact): string {
  return words.contactWithYours({
    planet: names.body(planet as Body),
    aspect: names.aspectInSentence(type),
    point: pointName(point),
  });
}

export function pointName(point: ChartTransitAnswer["point"]): string {
  return EXTRA_NAMES[point as Extra] ?? point;
}
