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
    text: "The sky is dark, and that helps you to think. Sun and Moon stand in one place, and you often sense what you want before you have a word for it. Do not announce it yet. Write the wish down in one sentence, add what you would need for a first step, and go to bed early. It is soon enough to begin tomorrow.",
  },
  "Waxing Crescent": {
    label: "Growing",
    sky: {
      northern: "A thin bow in the west after sunset, bright on its lower right.",
      southern: "A thin bow in the west after sunset, bright on its lower left.",
    },
    text: "A beginning can be seen now, and it is still easily hurt. The crescent is for the first proof that you meant it: a phone call, a sketch, a first short run in new shoes. Doubt arrives at once, your own or somebody else’s. Answer it with ten more minutes of work, and tell only those who wish you well.",
  },
  "First Quarter": {
    label: "Growing",
    sky: {
      northern: "A half Moon, high in the south at sunset, bright on its right.",
      southern: "A half Moon, high in the north at sunset, bright on its left.",
    },
    text: "Half lit, half dark, and standing at a right angle to the Sun: this Moon asks you to choose. Something you began a week ago has met its first obstacle, perhaps another person’s plan. Pushing helps now, as at few other times. Give up one of the two things that want the same evening, then act on the other before midnight.",
  },
  "Waxing Gibbous": {
    label: "Growing",
    sky: {
      northern: "Nearly round, up in the east in the afternoon, a little flattened on its left.",
      southern: "Nearly round, up in the east in the afternoon, a little flattened on its right.",
    },
    text: "Almost done is a dangerous stage: many good things are spoiled by one change too many. The Moon is nearly round, and your work needs only small corrections, a last reading, a missing detail. The wish for perfection grows with the light. Ask one person to try it and to tell you only what they did not understand. Mend that, and leave the rest alone.",
  },
  "Full Moon": {
    label: "Peak",
    sky: {
      northern: "Rises as the Sun sets and is up all night.",
      southern: "Rises as the Sun sets and is up all night.",
    },
    text: "Many people sleep less and feel more on these nights. With the Moon opposite the Sun everything is lit from two sides: you see what became of the wish, and what somebody else thinks of it. Feelings are larger than the facts require. Celebrate in company if you can, look at the result for a long time, and let three days pass before you resign from anything.",
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
    text: "This is a good time to part with a habit. The Moon makes its second square to the Sun, and whatever you carry without using it begins to feel heavy. An old rule of your own may be the heaviest piece. Clear a shelf, end a subscription, forgive a small debt. Do it quickly: this phase asks for no ceremony, only for room.",
  },
  "Waning Crescent": {
    label: "Releasing",
    sky: {
      northern: "A sliver low in the east before sunrise, bright on its lower left.",
      southern: "A sliver low in the east before sunrise, bright on its lower right.",
    },
    text: "Only those who rise early see it, a thin line of light before sunrise, and after a few days it is gone. The month has said what it had to say. Plans made now are usually tired plans, so cancel something kindly and leave the rest until the light returns. Sleep half an hour longer than usual, and note what you dream: it may be a beginning.",
  },
};

/** The text below the guide. */
export const moonPhaseExplanation: readonly string[] = [
  "From one New Moon to the next takes about 29.5 days. In that time the Moon goes once round the whole zodiac and a bit further, to catch up with the Sun, which has moved on by a sign. Astrologers divide this way into 8 phases of three or four days each.",
  "A phase is nothing but an angle. At New Moon the two lights stand together, at Full Moon they face each other, and at the quarters they make a square. The Moon itself is always half lit; what changes is how much of the bright half is turned to us.",
  "For the first two weeks the light grows, and it is easier to start, add and gather. In the second two it shrinks, and finishing, clearing and resting come more readily. Gardeners, fishermen and bakers have planned by this for a long time. You need no belief to try: keep notes for one round and compare them.",
];
