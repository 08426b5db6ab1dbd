import type { MajorAspect } from "../../astrology/aspects";

/**
 * Set before a sentence that contradicts the one before it, a tense one after a flowing one or the other way round.
 * Each is a sentence, so that what follows keeps its capital and its own colon; none names a span of time.
 */
export const contrasts: readonly string[] = [
  "There is a counterweight.",
  "Something else pulls the other way.",
  "The sky also says something different.",
  "Here the sky disagrees with itself.",
  "There is another side to it.",
  "That is half of the picture.",
  "Two things are true at once.",
  "The sky gives two answers.",
  "Not everything agrees with that.",
  "A second influence disagrees.",
];

/** Between the names of two planets: “Mars squares Saturn”. */
export const aspectVerbs: Readonly<Record<MajorAspect, string>> = {
  Conjunction: "meets",
  Sextile: "is in sextile with",
  Square: "squares",
  Trine: "is in trine with",
  Opposition: "stands opposite",
};
