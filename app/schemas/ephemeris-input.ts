import * as z from "zod";
import { FIRST_YEAR, LAST_YEAR } from "~/places/civil-date";
import { wholeNumber } from "./birth-input";
import { fieldErrors, type Parsed } from "./fields";

const EphemerisSchema = z.object({ year: wholeNumber(FIRST_YEAR, LAST_YEAR), month: wholeNumber(1, 12) });
export type EphemerisInput = z.infer<typeof EphemerisSchema>;

export function readEphemeris(raw: Readonly<Record<string, unknown>>): Parsed<EphemerisInput> {
  const parsed = EphemerisSchema.safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, fields: fieldErrors(parsed.error) };
}
