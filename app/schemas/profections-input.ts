import * as z from "zod";
import { SIGNS } from "~/astrology/signs";
import { oneOf, requiredDate, wholeNumber } from "./birth-input";
import { readBy } from "./fields";

export const ProfectionsFields = z.object({
  birthDate: requiredDate("date.required"),
  risingSign: oneOf(SIGNS),
  currentAge: wholeNumber(0, 300),
  yearsToShow: wholeNumber(1, 100),
});
export type ProfectionsInput = z.infer<typeof ProfectionsFields>;

export const readProfections = readBy(ProfectionsFields);
