export type GuidePhase =
  | "New Moon"
  | "Waxing Crescent"
  | "First Quarter"
  | "Waxing Gibbous"
  | "Full Moon"
  | "Waning Gibbous"
  | "Last Quarter"
  | "Waning Crescent";

export interface PhaseGuide {
  readonly label: "Beginning" | "Growing" | "Peak" | "Releasing";
  /** What to look for outside: a viewer in the south sees the Moon turned round, and high in the north. */
  readonly sky: Readonly<Record<"northern" | "southern", string>>;
  readonly text: string;
}

/** The guide to the eight phases, in their order. */
export const moonPhaseGuide: Readonly<Record<GuidePhase, PhaseGuide>> = {
  "New Moon": {
    label: "Beginning",
    sky: {
      northern: "Nothing to see: the Moon rises and sets with the Sun.",
      southern: "Nothing to see: the Moon rises and sets with the Sun.",
    },
    text: "The sky has put the light out so that you can think. Sun and Moon stand in one place, and what you want is often clear as a shape before it has a word. Do not announce it yet. Write a wish on paper small enough to fit in a matchbox, say what you would need to begin, and go to bed early on the strength of it.",
  },
  "Waxing Crescent": {
    label: "Growing",
    sky: {
      northern: "A thin bow in the west after sunset, bright on its lower right.",
      southern: "A thin bow in the west after sunset, bright on its lower left.",
    },
    text: "Two green leaves have come through the soil, and every snail in the district has heard. The crescent is for the first shaky proof that you meant it: a phone call, a sketch, a pair of running shoes in the hallway. Doubt arrives right on time. Answer it with ten more minutes of work, and tell nobody who tends to sigh.",
  },
  "First Quarter": {
    label: "Growing",
    sky: {
      northern: "A half Moon, high in the south at sunset, bright on its right.",
      southern: "A half Moon, high in the north at sunset, bright on its left.",
    },
    text: "Half lit, half dark, and standing at a right angle to the Sun: this Moon asks you to choose. Something you began a week ago has run into its first wall, perhaps another person’s plan. Pushing helps now, as at few other times. Drop one of the two things that want the same evening, then act on the other before midnight.",
  },
  "Waxing Gibbous": {
    label: "Growing",
    sky: {
      northern: "Nearly round, up in the east in the afternoon, a little flattened on its left.",
      southern: "Nearly round, up in the east in the afternoon, a little flattened on its right.",
    },
    text: "A cake can be ruined in the last ten minutes by someone who keeps opening the oven. The Moon is almost there, and so are you; what remains is seasoning, proofreading, a button. Perfection starts to whisper. Ask one person to try it and tell you only what they did not understand. Mend that. Leave the rest in the warm.",
  },
  "Full Moon": {
    label: "Peak",
    sky: {
      northern: "Rises as the Sun sets and is up all night.",
      southern: "Rises as the Sun sets and is up all night.",
    },
    text: "Dogs, poets and midwives know the hour. With the Moon opposite the Sun everything is lit from two sides; you see what became of the wish, and what another person thinks of it. Feelings stand higher than the facts require. Celebrate in company if you can, look long at the result, and put off any letter of resignation by three days.",
  },
  "Waning Gibbous": {
    label: "Releasing",
    sky: {
      northern: "Rises some hours after dark, a little flattened on its right.",
      southern: "Rises some hours after dark, a little flattened on its left.",
    },
    text: "After the concert the musicians talk on the steps, and that talk is where the next one comes from. This is the Moon of handing on: share the recipe, send the thank-you, teach what you have just learned while it still surprises you. You may notice a sadness with no cause. It is only the light going, slowly, in good order.",
  },
  "Last Quarter": {
    label: "Releasing",
    sky: {
      northern: "Rises about midnight, its left half lit, and stands pale in the morning sky.",
      southern: "Rises about midnight, its right half lit, and stands pale in the morning sky.",
    },
    text: "Moving day for habits. The Moon has reached the second square of its month, and whatever you carry without using it starts to chafe at the strap. An old rule of yours may be the heaviest piece. Clear a shelf, end a subscription, forgive a small debt. Be brisk about it, for there is no ceremony at this phase, only room.",
  },
  "Waning Crescent": {
    label: "Releasing",
    sky: {
      northern: "A sliver low in the east before sunrise, bright on its lower left.",
      southern: "A sliver low in the east before sunrise, bright on its lower right.",
    },
    text: "Early risers see it over the rooftops, thin as a nail paring, and then they do not. The month has said what it had to say. Plans made on this Moon are usually tired ones, so cancel something gently and let the field lie under its straw. Sleep half an hour longer than you deserve. What you dream just now is seed.",
  },
};

/** The text below the guide. */
export const moonPhaseExplanation: readonly string[] = [
  "From one New Moon to the next takes about 29.5 days. In that time the Moon goes once round the whole zodiac and a bit further, to catch up with the Sun, which has moved on by a sign. Astrologers part the road into 8 phases of three or four days each.",
  "A phase is nothing but an angle. At New Moon the two lights stand together, at Full Moon they face each other, and at the quarters they make a square. The Moon itself is always half lit; what changes is how much of the bright half is turned to us.",
  "For the first two weeks the light grows, and it is easier to start, add and gather. In the second two it shrinks, and finishing, thinning out and resting come more readily. Gardeners, fishermen and bakers have planned by this for a long time. You need no belief to try: keep notes for one round and compare them.",
];
