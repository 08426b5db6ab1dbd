import * as z from "zod";
import { PLANETS } from "~/astrology/bodies";
import { SIGNS } from "~/astrology/signs";
import { nameOf, wholeNumber } from "./birth-input";
import { fieldErrors, type Parsed } from "./fields";

/** The bodies that are read in a sign and a house. */
const READ_BODIES = [...PLANETS, "Chiron", "North Node"] as const;

const Query = z.object({
  planet: nameOf(READ_BODIES),
  sign: nameOf(SIGNS),
  house: wholeNumber(1, 12),
});
export type PlanetInHouseQuery = z.infer<typeof Query>;

export function readPlanetInHouse(raw: Readonly<Record<string, unknown>>): Parsed<PlanetInHouseQuery> {
  const parsed = Query.safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, fields: fieldErrors(parsed.error) };
}
