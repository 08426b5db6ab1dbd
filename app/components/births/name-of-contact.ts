import type { ChartTransitAnswer } from "~/answers/chart-transits";
import type { Body } from "~/astrology/bodies";
import * as words from "~/words/births";
import * as forms from "~/words/forms";
import * as names from "~/words/names";

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
  return point === "Fortune" || point === "Spirit" ? forms.extraNames(point) : names.point(point);
}
