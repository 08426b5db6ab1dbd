import { type Instant, isoOf } from "~/astrology/instant";

/** An event of the core as answers have it: ISO instead of an instant. */
export type Told<Event> = { readonly at: string } & Omit<Event, "instant">;

export function told<Event extends { readonly instant: Instant }>({ instant, ...event }: Event): Told<Event> {
  return { at: isoOf(instant), ...event };
}
