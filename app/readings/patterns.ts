import type { PatternType } from "~/astrology/patterns";

/** What a figure among the planets is like, whoever forms it. */
export const patternReadings: Readonly<Record<PatternType, string>> = {
  "Grand Cross":
    "Four needs pull you four ways, and when you serve one, another complains. You are rarely idle and seldom at ease. With the years you become someone who can carry several duties at once, and can put one down.",
  Kite: "You have a gift that costs you no effort, and a planet opposite it that will not let the gift sleep. The easy side gives you the means. The planet at the tip shows what you finally use them for.",
  "Mystic Rectangle":
    "Two tensions in you have each found helpers. When you are torn between two sides, another part of you knows a practical way on. So you often end by making peace, and other people ask you to make theirs.",
  "Grand Trine":
    "Three parts of you work together so easily that you hardly notice the skill, and others come to you for it. Because nothing pushes you, years can pass before you use it fully; somebody's need often wakes it.",
  "T-Square":
    "Two parts of you pull apart, and a third takes the strain: the planet at the tip. There you feel that you must act, often too early. There you also work hardest, and become really good.",
  Yod: "Two parts of you agree, and both ask the planet at the tip for something that does not suit it. For a long time you adjust and apologise. Often late, you find the task that needs exactly this mixture.",
  Stellium:
    "Several planets stand close together, so much of your life happens in one place. You know that part of life better than most people do and return to it under stress, while other parts wait for their turn.",
};
