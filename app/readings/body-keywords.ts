import type { Body } from "../astrology/bodies";

/** What each body stands for, in the few words that fit beside its name. */
export const bodyKeywords: Readonly<Record<Body, string>> = {
  Sun: "Purpose, vitality, what you are here to become",
  Moon: "Feeling, habit, what lets you rest",
  Mercury: "Mind, speech, how you learn and pass it on",
  Venus: "Love, taste, what you call worth having",
  Mars: "Drive, anger, how you go after things",
  Jupiter: "Growth, trust, where you think bigger",
  Saturn: "Limits, patience, what you build to last",
  Uranus: "Freedom, surprise, where you refuse the pattern",
  Neptune: "Dreams, longing, where edges dissolve",
  Pluto: "Power, depth, what must die to renew itself",
  Chiron: "The old wound, and the skill it taught you",
  "North Node": "The direction that feels unfamiliar and right",
  "South Node": "The gift you lean on, and can lay down",
};
