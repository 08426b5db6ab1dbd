import type { Sign } from "../../astrology/signs";

/** “Flowing” and “tense” are kinds of the Moon’s next aspect; “plain” is anything else. */
export type Mood = "flowing" | "tense" | "plain";

/** The day’s mood, by the sign in which the Moon stands and the kind of its next aspect. */
export const moods: Readonly<Record<Sign, Readonly<Record<Mood, string>>>> = {
  Aries: { flowing: "bold and cheerful", tense: "restless and direct", plain: "wide awake" },
  Taurus: { flowing: "content and unhurried", tense: "hard to hurry", plain: "steady" },
  Gemini: { flowing: "talkative and amused", tense: "busy and undecided", plain: "curious" },
  Cancer: { flowing: "tender and welcoming", tense: "easily touched", plain: "protective" },
  Leo: { flowing: "generous and playful", tense: "proud", plain: "warm-hearted" },
  Virgo: { flowing: "practical and clear-headed", tense: "exacting", plain: "attentive" },
  Libra: { flowing: "sociable and gracious", tense: "hesitant", plain: "fair-minded" },
  Scorpio: { flowing: "devoted and trusting", tense: "intense and private", plain: "perceptive" },
  Sagittarius: { flowing: "hopeful and frank", tense: "outspoken", plain: "adventurous" },
  Capricorn: { flowing: "calm and capable", tense: "serious", plain: "disciplined" },
  Aquarius: { flowing: "friendly and inventive", tense: "independent", plain: "open-minded" },
  Pisces: { flowing: "dreamy and kind", tense: "sensitive", plain: "imaginative" },
};

/**
 * The colour of the day belongs to the sign in which the reader’s ruling planet (of the Sun sign, or of the rising
 * sign where there is a chart) stands that day. Which of the three, the Moon’s phase says: the first while it waxes,
 * the second, the strongest, while it is full, and the third, the softest or darkest, while it wanes. Fire has reds,
 * oranges and golds, earth greens, browns and greys, air yellows and light blues with white, silver and pink, and
 * water sea greens, deep blues and violets.
 */
export const colours: Readonly<Record<Sign, readonly [waxing: string, full: string, waning: string]>> = {
  Aries: ["vermilion", "scarlet", "brick red"],
  Taurus: ["moss green", "emerald green", "olive green"],
  Gemini: ["lemon yellow", "bright yellow", "straw yellow"],
  Cancer: ["pearl white", "sea green", "blue-grey"],
  Leo: ["sunflower yellow", "gold", "amber"],
  Virgo: ["sand", "terracotta", "hazel brown"],
  Libra: ["pale pink", "sky blue", "cream white"],
  Scorpio: ["deep teal", "midnight blue", "plum"],
  Sagittarius: ["coral", "bright orange", "rust"],
  Capricorn: ["stone grey", "chestnut brown", "charcoal"],
  Aquarius: ["ice blue", "cornflower blue", "silver"],
  Pisces: ["aquamarine", "turquoise", "lavender"],
};
