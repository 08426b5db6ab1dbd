import { z } from "zod";
import { numbersTo, textSet, words } from "./text-set";

/** What a planet in one degree of a sign tends to do or to want. */
const degree = z.strictObject({
  /** Three to five, lower case. */
  keywords: z.array(words).min(3).max(5),
  /** One scene of our own, a sentence. */
  image: words,
  /** What the scene means; complete without it. */
  sense: words,
});

/** 1 is 0°00′–0°59′ of the sign, 30 is 29°00′–29°59′. */
const ofSign = textSet(numbersTo(30), degree);

export const degrees = {
  "degrees/aries": ofSign,
  "degrees/taurus": ofSign,
  "degrees/gemini": ofSign,
  "degrees/cancer": ofSign,
  "degrees/leo": ofSign,
  "degrees/virgo": ofSign,
  "degrees/libra": ofSign,
  "degrees/scorpio": ofSign,
  "degrees/sagittarius": ofSign,
  "degrees/capricorn": ofSign,
  "degrees/aquarius": ofSign,
  "degrees/pisces": ofSign,
};
