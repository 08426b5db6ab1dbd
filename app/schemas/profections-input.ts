import * as z from "zod";
import { SIGNS } from "~/astrology/signs";
import { oneOf, requiredDate, wholeNumber } from "./birth-input";
import { fieldErrors, type Parsed } from "./fields";

const ProfectionsSchema = z.object({
  birthDate: requiredDate("Birth date is required"),
  risingSign: oneOf(SIGNS),
  currentAge: wholeNumber(0, 300),
  yearsToShow: wholeNumber(1, 100),
});
export type ProfectionsInput = z.infer<typeof ProfectionsSchema>;

export function readProfections(raw: Readonly<Record<string, unknown>>): Parsed<ProfectionsInput> {
  const parsed = ProfectionsSchema.safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, fields: fieldErrors(parsed.error) };
}
