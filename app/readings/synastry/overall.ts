import type { Synastry } from "../../astrology/synastry";
import { withNames } from "../with-names";

/** The bands of the overall score, 0–100, by their lowest score. */
const SCORE_BANDS = [
  { band: "rugged", from: 0 },
  { band: "uneven", from: 35 },
  { band: "mixed", from: 48 },
  { band: "warm", from: 62 },
  { band: "bright", from: 76 },
] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number]["band"];

/** Which part of the score leads: what the two are by nature (elements, Sun and Moon), or how their planets touch. */
export type ScoreLead = "nature" | "contact";

export const overallReadings: Readonly<Record<ScoreBand, Readonly<Record<ScoreLead, string>>>> = {
  rugged: {
    nature:
      "By temperament {a} and {b} have more in common than it feels like from day to day. Most of the contacts between your planets pull across: you mean well, at different hours, and supper is ready when the other has just eaten. A low number counts such misses; it is no verdict. Do what comes easily, from the list of strengths, often. Keep the hardest subject for a day when both have slept.",
    contact:
      "{a} and {b} are made of unlike stuff, and a few contacts between your planets hold you together. Little happens by itself: even how to hang up a towel has to be explained, and turns out to have reasons. People who get on in spite of that know exactly why they like each other, which easier pairs often cannot say. Ask about the habit that you find strangest, and reply only with “tell me more”.",
  },
  uneven: {
    nature:
      "By nature {a} and {b} understand each other well enough. What goes wrong goes wrong on an ordinary Tuesday: who decides, who waits, who was going to buy the bread. The number leans low because of these, and they are the easier part to change. Among the growth areas choose the one that you meet most often, settle who does what in it, and leave the rest for another month.",
    contact:
      "Unlike by temperament, {a} and {b} meet in a handful of contacts that do most of the work. Where they stop, you can sit side by side like travellers waiting for different trains, and be very polite. They are listed under the strengths. For the dry stretches choose something from them that works on a bad day, a walk, a game or a meal, and keep it when you least feel like it.",
  },
  mixed: {
    nature:
      "Most pairs live about here, with as much help as friction. You agree, {a} and {b}, that there should be a garden, and quarrel about where to put the beans; it is the lucky way round, for a detail is easier to change than a nature. When something grates, each says first what it is for, and only then how it should be done. Often the quarrel is over by that point.",
    contact:
      "There is as much help here as friction, as between most people. Less alike by nature, {a} and {b} meet through what your planets do together: with a fence to paint you are friends by noon, and on a quiet sofa you both look for something to say. Pick a shared project with an end date, and learn one another in the work. The silence gets easier from there.",
  },
  warm: {
    nature:
      "{a} and {b} suit each other by nature, and enough of your planets agree to carry it through an ordinary week. You are the pair still talking while the chairs are put up on the tables. What goes well is seldom looked at, so in time each knows a slightly older version of the other: the favourite dish, the great plan. Ask what has changed since, and let the answer take its time.",
    contact:
      "A good deal between these charts helps, although {a} and {b} are less alike in temper: you come back from the same party with two different parties to tell. That is part of the liking. Use the strong contacts for the weak spots. If talk flows and plans do not, plan by talking. If it is the other way about, cook or repair something together, and talk while you do it.",
  },
  bright: {
    nature:
      "Few charts answer each other as readily as these. By nature {a} and {b} suit each other, and the lesser contacts mostly help as well; you laugh at the same moment, even where laughing is not allowed. A high number measures ease, and proves nothing. Where nothing rubs, nothing gets spoken about. Each of you names the subject that you have both been charming your way around. Then talk about it for an honest hour.",
    contact:
      "Many contacts between {a} and {b} run smoothly, so most of what you begin together is helped along: you meet to move a table, and by evening there is a party round it. Your natures agree a little less, and that keeps it interesting; let the differences be heard. Ease still wants a use. Take a strength from the list below, and do something with it for a third person.",
  },
};

/** Said in place of an empty list. */
export const emptyLists = {
  strengths:
    "None of the aspects between your planets is close enough, and easy enough, to be listed as a help. That says nothing against the two of you: such ease then comes from habit, choice and time, and none of those stand in a chart.",
  challenges:
    "By the orbs that we count, no aspect between your planets rubs enough to be named. Two people can still disagree about the window; you only have to notice it without a hint from the sky.",
} as const;

/** Contacts lead where the aspects score higher than elements, Sun and Moon do together. */
function scoreLead(parts: Synastry["parts"]): ScoreLead {
  const nature = parts.filter(({ part }) => part !== "aspects");
  const weight = nature.reduce((sum, part) => sum + part.weight, 0);
  const mean = nature.reduce((sum, part) => sum + part.weight * part.score, 0) / weight;
  return parts.some(({ part, score }) => part === "aspects" && score > mean) ? "contact" : "nature";
}

/** The closing reading of a compatibility result, with the two names in. */
export function overallReading(
  { overallScore, parts }: Pick<Synastry, "overallScore" | "parts">,
  a: string,
  b: string,
): string {
  let band: ScoreBand = "rugged";
  for (const entry of SCORE_BANDS) if (overallScore >= entry.from) band = entry.band;
  return withNames(overallReadings[band][scoreLead(parts)], a, b);
}
