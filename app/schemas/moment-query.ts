import * as z from "zod";
import { ZODIACS, type Zodiac } from "~/astrology/chart-settings";
import type { Instant } from "~/astrology/instant";
import { refusal, refusalOf } from "~/refusals";
import { MIDNIGHT, parseCivilDate, parseCivilTime, wallSeconds } from "~/time/civil-date";
import { oneOf } from "./birth-input";
import { described, documented, fieldErrors, isUntyped, type Parsed, refuse, typed } from "./fields";

/** A day, with a clock time, with an offset; a `+` that came through a query undecoded is a blank. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:(Z)|([+\- ])(\d{2}):?(\d{2}))?)?$/i;

const UNREADABLE = refusal("moment.unreadable");
const OUT_OF_RANGE = refusal("moment.out-of-range");

/** The moment that is asked for. */
export const MomentFields = z.object({
  at: documented(
    {
      type: "string",
      description: "An ISO moment, in UTC where it names no offset; default now",
      instances: ["2026-11-20T09:30Z"],
    },
    typed.transform((value, context): Instant | null => {
      if (isUntyped(value)) return null;
      const match = MOMENT.exec(typeof value === "string" ? value.trim() : "");
      if (!match) return refuse(context, UNREADABLE);
      const [, day = "", clock, , sign, hours, minutes] = match;
      const date = parseCivilDate(day);
      if (!date.ok) return refuse(context, refusalOf(date.why));
      const time = clock ? parseCivilTime(clock) : ({ ok: true, time: MIDNIGHT } as const);
      if (!time.ok) return refuse(context, refusalOf(time.why));
      const offset = (sign === "-" ? -60 : 60) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
      if (Number(minutes ?? 0) > 59 || Math.abs(offset) > 18 * 3600) return refuse(context, UNREADABLE);
      const instant = (wallSeconds(date.date, time.time) - offset) * 1000;
      const year = new Date(instant).getUTCFullYear();
      return year >= 1800 && year <= 2100 ? instant : refuse(context, OUT_OF_RANGE);
    }),
  ),
});

/** `?at=`: an ISO moment (UTC where it names no offset); null where none is asked for, which means now. */
export function readMoment(raw: Readonly<Record<string, unknown>>): Parsed<Instant | null> {
  const parsed = MomentFields.safeParse(raw);
  return parsed.success
    ? { ok: true, value: parsed.data.at }
    : { ok: false, fields: fieldErrors(parsed.error) };
}

export interface TransitsQuery {
  /** Null for now. */
  readonly at: Instant | null;
  readonly zodiac: Zodiac;
}

const ZodiacQuery = z.object({
  zodiac: described("In which positions are answered", oneOf(ZODIACS, "Tropical")),
});
export const TransitsFields = MomentFields.extend(ZodiacQuery.shape);

/** `?at=` as above, and `?zodiac=`, in which positions are answered. */
export function readTransits(raw: Readonly<Record<string, unknown>>): Parsed<TransitsQuery> {
  const moment = readMoment(raw);
  const parsed = ZodiacQuery.safeParse(raw);
  return moment.ok && parsed.success
    ? { ok: true, value: { at: moment.value, ...parsed.data } }
    : {
        ok: false,
        fields: { ...(!moment.ok && moment.fields), ...(!parsed.success && fieldErrors(parsed.error)) },
      };
}
