import * as z from "zod";
import { PLANETS } from "~/astrology/bodies";
import { SIGNS } from "~/astrology/signs";
import { nameOf, wholeNumber } from "./birth-input";
import { readBy } from "./fields";

/** The bodies that are read in a sign and a house. */
const READ_BODIES = [...PLANETS, "Chiron", "North Node"] as const;

export const PlanetInHouseFields = z.object({
  planet: nameOf(READ_BODIES),
  sign: nameOf(SIGNS),
  house: wholeNumber(1, 12),
});
export type PlanetInHouseQuery = z.infer<typeof PlanetInHouseFields>;

export const readPlanetInHouse = readBy(PlanetInHouseFields);
