import * as z from "zod";
import { utcDate } from "~/astrology/calendar";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { deskRefusal } from "~/desk-refusals";
import type { Refusals } from "~/refusals";
import { formatUtcOffset } from "~/time/birth-moment";
import { civilDateTimeOf, formatShortTime, wallSeconds } from "~/time/civil-date";
import { readLocalTime } from "~/time/civil-time";
import { readZone } from "~/time/zone-history";
import { oneOf, requiredDate, requiredTime, wholeNumber } from "./birth-input";
import { LEAST_MINUTES, MOST_MINUTES, USUAL_MINUTES } from "./desk-limits";
import { asSent, fieldErrors, ifTyped, isBlank, isUntyped, type Parsed } from "./fields";
import type { Appointment } from "./visitor-request";

type Raw = Readonly<Record<string, unknown>>;
type When = Omit<Appointment, "sequence" | "isOff">;

const Clock = z.object({ date: requiredDate("date.blank"), time: requiredTime("time.unreadable") });
const Rest = z.object({
  minutes: ifTyped(wholeNumber(LEAST_MINUTES, MOST_MINUTES)),
  timeReading: ifTyped(oneOf(["earlier", "later"])),
});

/** When a session takes place, as its owner types it: what their own clock shows. */
export const AppointmentFields = z.object({
  date: asSent({ type: "string", instances: ["2026-11-27"] }),
  time: asSent({ type: "string", instances: ["18:30"] }),
  timezone: asSent({ type: "string", description: "Whose clock shows it, such as Europe/Berlin" }),
  ...Rest.shape,
});

/** How many days ahead the day lies that is shown as an example. */
const DAYS_AHEAD = 7;

/**
 * A day that lies ahead, as an example of how one is typed: `2026-12-05`.
 * @param now milliseconds since 1970
 */
export function dayAhead(now: number): string {
  return utcDate(now + DAYS_AHEAD * MILLISECONDS_PER_DAY);
}

/** The day that is meant is no birthday: where it cannot be read, the example lies ahead, in every order that is understood. */
function dayToCome(fields: Refusals, now: number): Refusals {
  if (!fields.date?.some(({ code }) => code === "date.unreadable")) return fields;
  const iso = dayAhead(now);
  const [year, month, day] = iso.split("-");
  const written = [`${day}.${month}.${year}`, `${month}/${day}/${year}`] as const;
  return { ...fields, date: [deskRefusal("appointment.day-unreadable", iso, ...written)] };
}

/**
 * Reads an appointment; null where neither day nor time was typed.
 * @param now milliseconds since 1970
 */
export function readAppointment(raw: Raw, now = Date.now()): Parsed<When | null> {
  if (isUntyped(raw.date) && isUntyped(raw.time)) return { ok: true, value: null };
  const clock = Clock.safeParse(raw);
  const rest = Rest.safeParse(raw);
  const timezone = readZone(raw.timezone);
  if (!clock.success || !rest.success || timezone === null) {
    const fields: Refusals = {
      ...(!clock.success && dayToCome(fieldErrors(clock.error), now)),
      ...(!rest.success && fieldErrors(rest.error)),
      ...(isBlank(raw.time) && { time: [deskRefusal("appointment.time-required")] }),
      ...(timezone === null && { timezone: [deskRefusal("appointment.zone-required")] }),
    };
    return { ok: false, fields };
  }
  const { minutes = USUAL_MINUTES, timeReading } = rest.data;
  const instant = instantOf(clock.data, timezone, timeReading);
  return instant.ok ? { ok: true, value: { instant: instant.value, minutes, timezone } } : instant;
}

/** A time that no clock shows is refused, and of one that they show twice it is asked which: nobody should come too early. */
function instantOf(
  { date, time }: z.infer<typeof Clock>,
  zone: string,
  which: "earlier" | "later" | undefined,
): Parsed<number> {
  const reading = readLocalTime(zone, date, time);
  const wall = wallSeconds(date, time);
  switch (reading.kind) {
    case "unique":
      return { ok: true, value: (wall - reading.offset) * 1000 };
    case "ambiguous": {
      const [earlier, later] = reading.offsets;
      if (which) return { ok: true, value: (wall - (which === "earlier" ? earlier : later)) * 1000 };
      const names = [earlier, later].map((offset) => `UTC${formatUtcOffset(offset)}`) as [string, string];
      return { ok: false, fields: { timeReading: [deskRefusal("appointment.twice", ...names)] } };
    }
    case "gap": {
      const shown = [reading.before, reading.after].map((offset) =>
        formatShortTime(civilDateTimeOf(reading.at / 1000 + offset).time),
      ) as [string, string];
      return { ok: false, fields: { time: [deskRefusal("appointment.skipped", ...shown)] } };
    }
  }
}
