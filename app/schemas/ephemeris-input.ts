import * as z from "zod";
import { FIRST_YEAR, LAST_YEAR } from "~/time/civil-date";
import { wholeNumber } from "./birth-input";
import { readBy } from "./fields";

export const EphemerisFields = z.object({
  year: wholeNumber(FIRST_YEAR, LAST_YEAR),
  month: wholeNumber(1, 12),
});
export type EphemerisInput = z.infer<typeof EphemerisFields>;

export const readEphemeris = readBy(EphemerisFields);
