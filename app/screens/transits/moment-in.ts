import type { Instant } from "~/astrology/instant";

/** A day, with a clock time, with an offset, as addresses have it; a `+` that came undecoded is a blank. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?(?:\.\d+)?(Z|[+\- ]\d{2}:?\d{2})?$/i;

/** The moment in an address, in UTC where it names no offset; null where it is none of 1800 to 2100. Of the browser alone. */
export function momentIn(at: string | null): Instant | null {
  const [, day, time = "00:00", offset = "Z"] = MOMENT.exec(at ?? "") ?? [];
  const instant = day ? Date.parse(`${day}T${time}${offset.replace(" ", "+")}`) : Number.NaN;
  const year = new Date(instant).getUTCFullYear();
  return year >= 1800 && year <= 2100 ? instant : null;
}
