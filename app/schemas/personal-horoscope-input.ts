import * as z from "zod";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { SIGNS, type Sign } from "~/astrology/signs";
import type { ReadAsset } from "~/places/place-files";
import { type Refusals, refusal, refusalOf } from "~/refusals";
import { parseTimezone, type TimezoneChoice } from "~/time/birth-moment";
import { parseCivilDate } from "~/time/civil-date";
import { LongitudesFields, readLongitudes } from "./chart-transits-input";
import { documented, fieldErrors, isUntyped, objectIn, type Parsed, refuse, typed } from "./fields";
import type { NatalLongitudes } from "./forecast-input";
import { type Birth, BirthFields, readBirth } from "./read-birth";

const Asked = z.object({
  rising: documented(
    { type: "string", enum: SIGNS, description: "With longitudes: the rising sign, the first house" },
    typed.transform((value, context): Sign | null => {
      if (isUntyped(value)) return null;
      const wanted = typeof value === "string" ? value.trim().toLowerCase() : null;
      const sign = SIGNS.find((name) => name.toLowerCase() === wanted);
      return sign ?? refuse(context, refusal("choice.unknown", SIGNS));
    }),
  ),
  date: documented(
    { type: "string", description: "The day; default today, UTC", instances: ["2026-12-03"] },
    typed.transform((value, context): CivilDate => {
      if (isUntyped(value)) return dateOfIso(new Date().toISOString());
      const reading = parseCivilDate(typeof value === "string" ? value : "");
      return reading.ok ? reading.date : refuse(context, refusalOf(reading.why));
    }),
  ),
  zone: documented(
    {
      anyOf: [{ type: "string" }, { type: "number", minimum: -12, maximum: 14 }],
      description:
        "Where the day is spent: a name such as “America/New_York” or hours from UTC; default the birthplace’s, of longitudes UTC",
    },
    typed.transform((value, context): TimezoneChoice => {
      const reading = parseTimezone(value);
      return reading.ok ? reading.timezone : refuse(context, refusalOf(reading.why));
    }),
  ),
});

export const PersonalHoroscopeFields = z.object({
  birth: documented({ description: "Whose day it is" }, BirthFields.optional()),
  longitudes: documented(
    { description: "Instead of a birth, so that no birth data are sent" },
    LongitudesFields.optional(),
  ),
  ...Asked.shape,
});

/** A birth, or a chart's longitudes and its rising sign. */
export type ChartOfDay =
  | { readonly birth: Birth }
  | { readonly longitudes: NatalLongitudes; readonly rising: Sign };

export interface PersonalHoroscopeRequest {
  readonly of: ChartOfDay;
  readonly date: CivilDate;
  readonly zone: TimezoneChoice;
}

/** Reads whose day it is, which day, and where it is spent; all wrong fields are named at once. */
export async function readPersonalHoroscope(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<PersonalHoroscopeRequest>> {
  const asked = Asked.safeParse(raw);
  const of = await readChart(raw, asked.success ? asked.data.rising : null, readAsset);
  if (of.ok && asked.success) {
    return { ok: true, value: { of: of.value, date: asked.data.date, zone: asked.data.zone } };
  }
  const fields: Refusals = {
    ...(!of.ok && of.fields),
    ...(!asked.success && fieldErrors(asked.error)),
  };
  return { ok: false, fields };
}

async function readChart(
  raw: Readonly<Record<string, unknown>>,
  rising: Sign | null,
  readAsset: ReadAsset,
): Promise<Parsed<ChartOfDay>> {
  if (!isUntyped(raw.birth)) {
    if (!isUntyped(raw.longitudes))
      return { ok: false, fields: { longitudes: [refusal("chart.given-twice")] } };
    const birth = await readBirth(objectIn(raw.birth), readAsset, "birth");
    return birth.ok ? { ok: true, value: { birth: birth.value } } : birth;
  }
  const longitudes = readLongitudes(raw.longitudes);
  if (longitudes.ok && rising) return { ok: true, value: { longitudes: longitudes.value, rising } };
  const fields: Refusals = {
    ...(!longitudes.ok && longitudes.fields),
    ...(!rising && { rising: [refusal("rising.required")] }),
  };
  return { ok: false, fields };
}
