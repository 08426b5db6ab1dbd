/** The quiz's questions in their order. `contact` asks for name and e-mail instead of offering options. */
export const QUESTIONS = [
  {
    key: "focus",
    title: "What would you like to understand better?",
    options: [
      { value: "self-discovery", label: "Self-discovery", hint: "Who I am, and what drives me" },
      { value: "relationships", label: "Relationships", hint: "How I love, and with whom it comes easily" },
      { value: "career", label: "Career", hint: "What I am good at, and where it leads" },
      { value: "spiritual", label: "Spiritual growth", hint: "Meaning, and what lies behind things" },
    ],
  },
  {
    key: "familiarity",
    title: "How well do you know astrology?",
    options: [
      { value: "new", label: "New to it", hint: "I am curious and start from nothing" },
      { value: "sun-sign", label: "I know my Sun sign", hint: "And read a horoscope now and then" },
      { value: "basics", label: "I know the basics", hint: "Moon, rising sign, perhaps my chart" },
      { value: "advanced", label: "Advanced", hint: "Houses, aspects and transits are familiar" },
    ],
  },
  {
    key: "challenge",
    title: "What is hardest for you at the moment?",
    options: [
      { value: "direction", label: "Finding direction", hint: "I do not see where I am going" },
      { value: "patterns", label: "Repeating patterns", hint: "The same things happen again and again" },
      { value: "decisions", label: "Making decisions", hint: "I see two ways and hesitate" },
      { value: "timing", label: "The right timing", hint: "I know what to do, but not when" },
      { value: "relationships", label: "Relationships", hint: "Friction with someone, or distance" },
    ],
  },
  { key: "contact", title: "Where may we send your path?", options: [] },
  {
    key: "explore",
    title: "What would you like to try first?",
    options: [
      { value: "natal", label: "My natal chart", hint: "The sky at the minute I was born" },
      { value: "transits", label: "Current transits", hint: "Where the planets stand now" },
      { value: "compatibility", label: "Compatibility", hint: "What happens between me and someone" },
      { value: "numerology", label: "Numerology", hint: "What my name and my date add up to" },
      { value: "astrocartography", label: "Astrocartography", hint: "Where on Earth which planet is strong" },
    ],
  },
  {
    key: "timeline",
    title: "When would you like an answer?",
    options: [
      { value: "now", label: "Right now", hint: "Something important is happening" },
      { value: "soon", label: "Soon", hint: "It matters, but it can wait a little" },
      { value: "exploring", label: "Just exploring", hint: "I am in no hurry and look around" },
    ],
  },
  {
    key: "format",
    title: "How do you like to learn?",
    options: [
      { value: "tools", label: "Free tools", hint: "By myself, at my own pace" },
      { value: "consultation", label: "A consultation", hint: "With an astrologer, about my own chart" },
      { value: "both", label: "Both", hint: "Look around first, then talk about it" },
    ],
  },
] as const;

export type Question = (typeof QUESTIONS)[number];
export type QuestionKey = Exclude<Question["key"], "contact">;

/** The free tools in the order in which they are recommended; each one's screen has its id as path. */
export const TOOLS = {
  "birth-chart": {
    title: "Your birth chart",
    description: "Planets, houses and aspects of the minute you were born: the ground of everything else.",
  },
  transits: {
    title: "Today's transits",
    description: "Where the planets stand now, what they touch in your chart, and how long it lasts.",
  },
  compatibility: {
    title: "Compatibility",
    description: "Two charts side by side: where they meet easily, and where they have to work.",
  },
  numerology: {
    title: "Your numbers",
    description: "Five numbers from your name and your date of birth, with the working shown.",
  },
  astrocartography: {
    title: "Your map",
    description: "The places on Earth where each planet rose, set or stood highest when you were born.",
  },
} as const;
export type Tool = keyof typeof TOOLS;
