import * as z from "zod";
import type { CivilDate } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import type { ReadAsset } from "~/places/place-files";
import { type Refusals, refusal, refusalOf } from "~/refusals";
import { type CivilTime, parseCivilDate, parseCivilTime, wallSeconds } from "~/time/civil-date";
import { readLocalTime } from "~/time/civil-time";
import { documented, fieldErrors, isUntyped, type Parsed, refuse, typed } from "./fields";
import { MomentFields } from "./moment-query";
import { OtherPlaceFields, readOtherPlace } from "./other-place";
import type { ResolvedPlace } from "./read-birth";

/** `2026-11-22T14:05`, as a browser's field for date and time writes it. */
const CLOCK = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)$/;

export const HoraryFields = z.object({
  place: documented(
    { isRequired: true, description: "Where the question is understood, by name or by coordinates" },
    OtherPlaceFields,
  ),
  at: MomentFields.shape.at,
  clock: documented(
    {
      type: "string",
      description: "In place of at: date and time by the clocks of the place",
      instances: ["2026-11-22T14:05"],
    },
    typed.transform((value, context): { readonly date: CivilDate; readonly time: CivilTime } | null => {
      if (isUntyped(value)) return null;
      const [, day, hour] = CLOCK.exec(typeof value === "string" ? value.trim() : "") ?? [];
      if (!day || !hour) return refuse(context, refusal("moment.unreadable"));
      const date = parseCivilDate(day);
      if (!date.ok) return refuse(context, refusalOf(date.why));
      const time = parseCivilTime(hour);
      return time.ok ? { date: date.date, time: time.time } : refuse(context, refusalOf(time.why));
    }),
  ),
});

export interface HoraryRequest {
  readonly place: ResolvedPlace;
  readonly at: Instant;
}

const Moments = z.object({ at: HoraryFields.shape.at, clock: HoraryFields.shape.clock });

/**
 * Reads where and when a question is asked. A clock time that came twice is the earlier one; one that was skipped is the
 * moment of the jump.
 * @param now where neither `at` nor `clock` is given
 */
export async function readHorary(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
  now: Instant = Date.now(),
): Promise<Parsed<HoraryRequest>> {
  const place = await readOtherPlace(raw.place, readAsset);
  const moment = Moments.safeParse(raw);
  const fields: Refusals = {
    ...(!place.ok ? place.fields : place.value === null ? { place: [refusal("place.required")] } : {}),
    ...(!moment.success && fieldErrors(moment.error)),
  };
  if (!place.ok || !place.value || !moment.success) return { ok: false, fields };
  const { at, clock } = moment.data;
  const instant = clock ? instantOf(clock, place.value) : (at ?? now);
  return { ok: true, value: { place: place.value, at: instant } };
}

function instantOf(
  { date, time }: { readonly date: CivilDate; readonly time: CivilTime },
  { timeZone, longitude }: ResolvedPlace,
): Instant {
  const reading = readLocalTime(timeZone, date, time, longitude);
  if (reading.kind === "gap") return reading.at;
  const offset = reading.kind === "unique" ? reading.offset : reading.offsets[0];
  return (wallSeconds(date, time) - offset) * 1000;
}
