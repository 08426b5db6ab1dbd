import type { ChartTransitAnswer } from "~/answers/chart-transits";
import type { Body } from "~/astrology/bodies";
import * as words from "~/words/births";
import * as names from "~/words/names";

export type AnyContact = Pick<ChartTransitAnswer, "type" | "point"> & { readonly planet: string };

/** "Saturn square your Moon" */
export function nameOfContact({ planet, type, point }: AnyContact): string {
  return words.contactWithYours({
    planet: names.body(planet as Body),
    aspect: names.aspectInSentence(type),
    point: yourPoint(point),
  });
}

type YourPoint = Parameters<typeof words.yourPoint>[0];

/** Called otherwise than it is named. */
const LOTS: Readonly<Partial<Record<string, YourPoint>>> = { Fortune: "LotOfFortune", Spirit: "LotOfSpirit" };

/** "your Moon" */
export function yourPoint(point: ChartTransitAnswer["point"]): string {
  return words.yourPoint(LOTS[point] ?? point);
}
