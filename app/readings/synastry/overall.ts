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
      "Closer in temperament than in timing: that is {a} with {b}. What you have in common comes to the door at different hours, since most contacts between your charts pull across. A low number is no verdict; it counts friction, and friction is also how a knife gets its edge. Begin with the one thing below that comes easily. Do it often, and leave the hardest subject until you have rested.",
    contact:
      "Mountain paths connect these two charts, and there is no motorway. Though {a} and {b} are made of unlike stuff, some planets have found a hold. People who get on in spite of the terrain know exactly why they are there. Expect to translate. Once a week each of you explains a habit the other finds strange, and the listener may only say “tell me more”.",
  },
  uneven: {
    nature:
      "There is a good floor here and an awkward staircase. By nature {a} and {b} understand each other well enough; it is in the day’s small dealings, who decides, who waits, that toes are trodden on. The score leans low because of those stairs. Look through the growth areas, choose the step you stumble over most, and put a light on that one. Leave the rest for another month.",
    contact:
      "Unlike by temperament, {a} and {b} keep finding odd doors between their houses. A handful of contacts does most of the work and deserves to be known by name: they are listed under the strengths. Where nothing connects, good manners have to. Make an agreement for the dry stretches, a walk, a game, a day for each, and keep it when you least feel like it.",
  },
  mixed: {
    nature:
      "Most pairs live about here, where the good days and the cross ones keep each other company. Between {a} and {b} a likeness of spirit comes first and the friction later, in the details. That order is lucky, for it is easier to mend a detail. When something grates, say first what you both want from it. You agree on that more often than the quarrel would have you think.",
    contact:
      "Half sun, half showers, and plenty growing. The ties between {a} and {b} run from planet to planet more than from nature to nature, so you do best together when there is something to do. Silence on a sofa is the advanced course. Pick a shared project with an end date and learn one another in the work. The sofa gets easier from there.",
  },
  warm: {
    nature:
      "You would have made friends on a long train ride. {a} and {b} are alike in what warms them, and enough planets agree to carry it into Tuesday mornings. Comfort is the thing to keep an eye on, because what goes well is seldom looked at. Ask each other, at some point before the weekend, what has changed since you last asked. Let the answer take its time.",
    contact:
      "Plenty of hands reach across between these charts. {a} and {b} differ more in temper than their ease together would suggest, and that is the interest of it: each has a room the other enjoys visiting. Use the strong ties below for the weak spots. If talk flows and plans do not, plan by talking; if it is the other way about, paint a wall together first.",
  },
  bright: {
    nature:
      "Few charts answer each other as readily as these. {a} and {b} share a climate, and the lesser contacts mostly help. A high number measures ease, which is a head start and not a finished house. Ease also hides things, for where nothing rubs, nothing gets spoken about. Choose a subject you have both been charming your way around, and give it an honest hour by Friday.",
    contact:
      "Look at how many lines between the two of you run smoothly: {a} and {b} have been handed a well-strung instrument. It still wants tuning, and someone has to practise. Your natures are not identical, so let the differences be heard in the chord. Take one strength from the list below and do something with it that benefits a third person.",
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
