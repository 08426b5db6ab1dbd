import { z } from "zod";
import { FACT_IDS, FACT_PLACEHOLDERS, SPAN_IDS } from "../../app/readings/horoscope/second/span-ids";
import { text, textSet, words } from "./text-set";

const ofHouse = textSet(SPAN_IDS, text);

/** Weeks, months, years and a chart's own day in the edition of 1 December 2026: what is said of each house. */
export const horoscopeSpans = {
  "horoscope-spans/facts": textSet(
    FACT_IDS,
    z.strictObject({ variants: z.array(words).min(1) }),
    FACT_PLACEHOLDERS,
  ),
  "horoscope-spans/house-1": ofHouse,
  "horoscope-spans/house-2": ofHouse,
  "horoscope-spans/house-3": ofHouse,
  "horoscope-spans/house-4": ofHouse,
  "horoscope-spans/house-5": ofHouse,
  "horoscope-spans/house-6": ofHouse,
  "horoscope-spans/house-7": ofHouse,
  "horoscope-spans/house-8": ofHouse,
  "horoscope-spans/house-9": ofHouse,
  "horoscope-spans/house-10": ofHouse,
  "horoscope-spans/house-11": ofHouse,
  "horoscope-spans/house-12": ofHouse,
};
