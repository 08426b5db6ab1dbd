import { z } from "zod";
import { TRADITIONAL_PLANETS } from "../../app/astrology/bodies";
import { numbersTo, text, textSet, words } from "./text-set";

/** A title of at most six words; what a year of the house is about. */
const houseOfTheYear = z.strictObject({ theme: words, text: words });

export const profections = {
  "profections/houses": textSet(numbersTo(12), houseOfTheYear),
  "profections/lords": textSet(TRADITIONAL_PLANETS, text),
};
