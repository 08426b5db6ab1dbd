import * as z from "zod";
import type { Instant } from "~/astrology/instant";
import { MIDNIGHT, parseCivilDate, parseCivilTime, wallSeconds } from "~/places/civil-date";
import { fieldErrors, isUntyped, type Parsed, refuse, typed } from "./fields";

/** A day, with a clock time, with an offset; a `+` that came through a query undecoded is a blank. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:(Z)|([+\- ])(\d{2}):?(\d{2}))?)?$/i;

const UNREADABLE = "Write the moment as 2026-11-20T09:30Z";
const OUT_OF_RANGE = "The moment must lie between 1 January 1800 and 31 December 2100 (UTC)";

const MomentQuery = z.object({
  at: typed.transform((value, context): Instant | null => {
    if (isUntyped(value)) return null;
    const match = MOMENT.exec(typeof value === "string" ? value.trim() : "");
    if (!match) return refuse(context, UNREADABLE);
    const [, day = "", clock, , sign, hours, minutes] = match;
    const date = parseCivilDate(day);
    if (!date.ok) return refuse(context, date.message);
    const time = clock ? parseCivilTime(clock) : ({ ok: true, time: MIDNIGHT } as const);
    if (!time.ok) return refuse(context, time.message);
    const offset = (sign === "-" ? -60 : 60) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
    if (Number(minutes ?? 0) > 59 || Math.abs(offset) > 18 * 3600) return refuse(context, UNREADABLE);
    const instant = (wallSeconds(date.date, time.time) - offset) * 1000;
    const year = new Date(instant).getUTCFullYear();
    return year >= 1800 && year <= 2100 ? instant : refuse(context, OUT_OF_RANGE);
  }),
});

/** `?at=`: an ISO moment (UTC where it names no offset); null where none is asked for, which means now. */
export function readMoment(raw: Readonly<Record<string, unknown>>): Parsed<Instant | null> {
  const parsed = MomentQuery.safeParse(raw);
  return parsed.success
    ? { ok: true, value: parsed.data.at }
    : { ok: false, fields: fieldErrors(parsed.error) };
}
