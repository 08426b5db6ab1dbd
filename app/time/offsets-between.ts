import { type Instant, isoOf } from "~/astrology/instant";
import { utcOffsetAt } from "./civil-time";
import type { ClockOffset } from "./clock-offsets";
import { zoneSpans } from "./zone-history";

/**
 * What clocks of a zone show in a span, from its beginning on, at a longitude as in `readLocalTime`. Throws a RangeError on
 * an unknown zone.
 */
export function offsetsBetween(
  zone: string,
  longitude: number,
  from: Instant,
  to: Instant,
): readonly ClockOffset[] {
  const changes = zoneSpans(zone, from / 1000, to / 1000)
    .map(({ start }) => start * 1000)
    .filter((at) => at > from && at < to);
  return [from, ...changes].map((at) => ({
    from: isoOf(at),
    offset: utcOffsetAt(zone, at, longitude).offset,
  }));
}
