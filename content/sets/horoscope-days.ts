import { z } from "zod";
import { SIGNS } from "../../app/astrology/signs";
import { EVENT_IDS, FAMILIES, GENRES, MOON_IDS, PARTNERS } from "../../app/readings/horoscope/second/plan";
import {
  LUCK_IDS,
  LUCK_PLACEHOLDERS,
  SKY_IDS,
  SKY_PLACEHOLDERS,
} from "../../app/readings/horoscope/second/sky-ids";
import { pairs, text, textSet, words } from "./text-set";

/** A day's words about a house; its order, if it gives one, stands in the text to the letter. */
const dayText = z
  .strictObject({ genre: z.enum(GENRES), text: words, instruction: words.nullable() })
  .refine(({ text, instruction }) => instruction === null || text.includes(instruction), {
    path: ["instruction"],
    message: "is no part of the text",
  });

const moonIn = textSet(MOON_IDS, dayText);
const eventsIn = textSet(EVENT_IDS, dayText);

const threeWays = z.strictObject({ variants: z.array(words).length(3) });

/** The days of the edition of 1 December 2026. */
export const horoscopeDays = {
  "horoscope-days/moon-in-1": moonIn,
  "horoscope-days/moon-in-2": moonIn,
  "horoscope-days/moon-in-3": moonIn,
  "horoscope-days/moon-in-4": moonIn,
  "horoscope-days/moon-in-5": moonIn,
  "horoscope-days/moon-in-6": moonIn,
  "horoscope-days/moon-in-7": moonIn,
  "horoscope-days/moon-in-8": moonIn,
  "horoscope-days/moon-in-9": moonIn,
  "horoscope-days/moon-in-10": moonIn,
  "horoscope-days/moon-in-11": moonIn,
  "horoscope-days/moon-in-12": moonIn,
  "horoscope-days/events-in-1": eventsIn,
  "horoscope-days/events-in-2": eventsIn,
  "horoscope-days/events-in-3": eventsIn,
  "horoscope-days/events-in-4": eventsIn,
  "horoscope-days/events-in-5": eventsIn,
  "horoscope-days/events-in-6": eventsIn,
  "horoscope-days/events-in-7": eventsIn,
  "horoscope-days/events-in-8": eventsIn,
  "horoscope-days/events-in-9": eventsIn,
  "horoscope-days/events-in-10": eventsIn,
  "horoscope-days/events-in-11": eventsIn,
  "horoscope-days/events-in-12": eventsIn,
  "horoscope-days/sky": textSet(
    SKY_IDS,
    z.strictObject({ variants: z.array(words).min(1) }),
    SKY_PLACEHOLDERS,
  ),
  "horoscope-days/moods": textSet([...pairs(PARTNERS, FAMILIES), "rest"], threeWays),
  "horoscope-days/colours": textSet(SIGNS, threeWays),
  "horoscope-days/luck": textSet(LUCK_IDS, text, LUCK_PLACEHOLDERS),
};
