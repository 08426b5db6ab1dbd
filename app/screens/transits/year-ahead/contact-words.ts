import type { ForecastContactAnswer } from "~/answers/forecast-contact";
import { localDay } from "~/astrology/calendar";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import { shortDay } from "../short-day";

/** What tells a contact from all others of a forecast. */
export function keyOf({ transiting, natal, type, enters, closest }: ForecastContactAnswer): string {
  return [transiting, type, natal, enters ?? closest.at].join(" ");
}

/** How a contact without a pass ends: it turns back before, or its pass lies before or after the span. */
export function missOf({ enters, leaves, closest, turns }: ForecastContactAnswer) {
  if (enters === null && closest.at === turns[0]?.at) return "parting";
  return leaves === null && closest.at === turns.at(-1)?.at ? "closing in" : "turns back";
}

/** `0°12′`. */
export function orbText(orb: number): string {
  return degreesAndMinutes(nearestMinute(orb));
}

/** `12 Mar`, in the visitor's zone. */
export function shortDayHere(at: string): string {
  return shortDay(localDay(new Date(at)));
}
