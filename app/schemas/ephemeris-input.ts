import * as z from "zod";
import { FIRST_YEAR, LAST_YEAR } from "~/places/civil-date";
import { wholeNumber } from "./birth-input";
import { readBy } from "./fields";

const EphemerisSchema = z.object({ year: wholeNumber(FIRST_YEAR, LAST_YEAR), month: wholeNumber(1, 12) });
export type EphemerisInput = z.infer<typeof EphemerisSchema>;

export const readEphemeris = readBy(EphemerisSchema);
