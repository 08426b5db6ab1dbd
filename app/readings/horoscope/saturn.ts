import type { ByHouse } from "./by-house";

/** Saturn stays about two and a half years: slow, firm, fewer, kept. */
export const saturnInHouses: ByHouse = {
  1: [
    "For some two and a half years Saturn visits your first house, and you feel older. People come to you for a straight answer. Promise less, and keep all of it.",
    "Saturn asks, in your first house, for more than two years, who you are when nobody has to be impressed. Plain suits you. Refuse politely something you did only to be liked.",
  ],
  2: [
    "You ask of everything how long it can last, with Saturn in your second house of belongings for over two years. Learn to look after the best-made thing you have.",
    "What you are worth depends less on applause in the years that Saturn is in your second house. Skill becomes solid through use. Practise the part of yours that is still weak.",
  ],
  3: [
    "Words weigh more, with Saturn in your third house for over two years. You say less and mean it. Prepare your hard sentence, and say it slowly to the person it concerns.",
    "Saturn goes back to school in your third house of learning, for over two years. You learn slowly, and it lasts. Even the subject that once frightened you is only made of pages.",
  ],
  4: [
    "Old rules, old pipes, ageing relatives: home is work in the years of Saturn in your fourth house. You are often the calm one. Say aloud who does what, yourself included.",
    "Saturn sits quietly in your fourth house, the house of roots, for over two years. You want firmer ground. Soup on the same evening, again and again, can be a foundation.",
  ],
  5: [
    "Play becomes serious for two years or more, with Saturn in your fifth house. Easy fun grows dull; practice begins to delight you. Choose an art that takes years, and start badly.",
    "For over two years Saturn is shy and loyal in your fifth house of romance. You show love by arriving on time. Arrive, and this once say it as well.",
  ],
  6: [
    "For more than two years Saturn inspects your sixth house of work and routine. The list is long, and you are good at it. Do something on it less well, on purpose.",
    "The body likes regular hours in the years that your sixth house has Saturn in it. Small things become strong by being repeated. Pick a bedtime, and be boring about it.",
  ],
  7: [
    "Saturn finds out what two people can rely on, in your seventh house, for some two and a half years. Firm friendships show themselves. Keep the smallest promise you have made.",
    "Love may sound like a timetable, with Saturn in your seventh house for over two years. You take people seriously and prefer a few. Make a fixed appointment for having fun together.",
  ],
  8: [
    "Saturn keeps accounts for more than two years in your eighth house of debts. Some debts are favours, and some are silences. Is there an old one that you could forgive?",
    "People get close to you slowly over the years of Saturn in your eighth house of intimacy. Those who arrive come very near. Let them stay a little longer than is comfortable.",
  ],
  9: [
    "Saturn examines your beliefs, in your ninth house, for over two years. What you merely repeated gets thin; what you have lived by holds. Where did your firmest opinion come from?",
    "Long study suits you as Saturn passes your ninth house of learning, which takes more than two years. The strictest teacher may be you. Begin at the beginning, without shame.",
  ],
  10: [
    "Responsibility comes to you in public, with Saturn in your tenth house for over two years. People rely on your name. Say early, in a friendly way, what you cannot take on.",
    "About once in twenty-nine years Saturn reaches your tenth house of reputation. Slow work becomes visible, and so do shortcuts. Do the part nobody checks as though somebody did.",
  ],
  11: [
    "Fewer friends and firmer ones suit you, with Saturn in your eleventh house for more than two years. Noise tires you. Sit with somebody much older, or known to you for long.",
    "Hopes become slower and more real in the two or three years of Saturn in your eleventh house. Take the dullest job in the group, and watch the plan move.",
  ],
  12: [
    "Before it comes to your own sign, Saturn spends over two years among unfinished things, in your twelfth house. An apology, a form or a farewell has waited patiently. Finish the smallest.",
    "Silence becomes a skill, with Saturn in your twelfth house of retreat for over two years. You need less company than you thought. Sit still for a song, then for two.",
  ],
};
