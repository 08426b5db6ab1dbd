import type { PatternType } from "~/astrology/patterns";

/** What a figure among the planets is like, whoever forms it. */
export const patternReadings: Readonly<Record<PatternType, string>> = {
  "Grand Cross":
    "You promise four people a part of the same evening, and mean each promise. Four needs pull at you, so you are rarely idle. With the years you carry calmly what would bend others. Decide each morning which one may wait.",
  Kite: "You do something in passing while others still prepare for it, and think nothing of it. Yet you are restless until it serves somebody. Look where the planet at the tip stands: there you are needed, and finish what you begin.",
  "Mystic Rectangle":
    "When two people you love quarrel, you can repeat each one's reasons so that the other nods, for you know both sides from inside. Others come to you to make peace. For a quarrel of your own, first ask what you would tell a friend.",
  "Grand Trine":
    "Three parts of you work together so easily that you hardly notice the skill, and others come to you for it. Because nothing pushes you, years can pass before you use it fully. Say yes when somebody needs it: that wakes it.",
  "T-Square":
    "Pulled between two wishes, you act before either is settled, and always in the same corner of life: where the planet at the tip stands. There you work hardest and become really good. When you feel the hurry, write down both wishes first.",
  Yod: "You often feel as if you wore somebody else's coat, so you adjust and apologise. Two sides of you ask the planet at the tip for what is not its nature. Notice which odd request keeps coming: it often leads to your own task.",
  Stellium:
    "One part of life holds most of your attention. You know it better than people who studied it, and when you are upset you go back to it, as others go home. The rest of life waits: give it one fixed hour a week.",
};
