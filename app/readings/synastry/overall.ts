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
      "By temperament {a} and {b} have more in common than it feels like from day to day. Most of the contacts between your planets pull across, so good intentions arrive at the wrong hour. A low number is no verdict: it counts friction, and people learn by friction, too. Begin with what comes easily in the list of strengths, and do it often. Leave the hardest subject until you are both rested.",
    contact:
      "{a} and {b} are made of unlike stuff, and a few contacts between your planets hold you together. So little happens by itself. People who get on in spite of that know exactly why they like each other, which easier pairs often cannot say. Expect to explain a good deal. Ask about a habit that you find strange, and reply only with “tell me more”.",
  },
  uneven: {
    nature:
      "{a} and {b} understand each other well enough by nature. The trouble sits in daily dealings: who decides, who waits, who tidies up. The number leans low because of these, and they are the easier part to change. Read the growth areas, choose the one that you meet most often, and leave the rest for another month.",
    contact:
      "Unlike by temperament, {a} and {b} meet in a handful of contacts that do most of the work. They are listed under the strengths and deserve to be known by name. Where nothing connects you, good manners have to. For the dry stretches have something that works even on a bad day, a walk, a game or a meal, and keep it when you least feel like it.",
  },
  mixed: {
    nature:
      "Most pairs live about here, with as much help as friction. Between {a} and {b} the understanding lies in what you are and the friction in the details, which is the lucky way round, for a detail is easier to change. When something grates, say first what you both want from it. You agree on that more often than the quarrel would have you think.",
    contact:
      "There is as much help here as friction, as between most people. Less alike by nature, {a} and {b} meet through what your planets do together, so you are at your best when there is something to do. Sitting in silence is the harder exercise. Pick a shared project with an end date and learn one another in the work. The silence gets easier from there.",
  },
  warm: {
    nature:
      "{a} and {b} suit each other by nature, and enough of your planets agree to carry it through an ordinary week. You would have made friends on a long train ride. Comfort is the thing to keep an eye on, because what goes well is seldom looked at. Ask each other what has changed since you last asked, and let the answer take its time.",
    contact:
      "A good deal between these charts helps, although {a} and {b} are less alike in temper, and the difference is part of the liking. Use the strong contacts for the weak spots. If talk flows and plans do not, plan by talking. If it is the other way about, do something with your hands first and talk while you do it.",
  },
  bright: {
    nature:
      "Few charts answer each other as readily as these. By nature {a} and {b} suit each other, and the lesser contacts mostly help as well. A high number measures ease, which is a good start and proves nothing. Ease also hides things, for where nothing rubs, nothing gets spoken about. Choose a subject that you have both been charming your way around, and give it an honest hour.",
    contact:
      "Many contacts between {a} and {b} run smoothly, so most of what you begin together is helped along. Your natures agree a little less, and that keeps it interesting: let the differences be heard. Ease still wants practice. Take a strength from the list below and do something with it that is of use to a third person.",
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
