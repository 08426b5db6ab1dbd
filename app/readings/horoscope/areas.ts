import type { HouseNumber } from "../../astrology/houses";

/** Four names for what each house is about, to stand after "house of". */
export const areas: Readonly<Record<HouseNumber, readonly [string, string, string, string]>> = {
  1: ["first impressions", "your own plans", "body and manner", "new beginnings"],
  2: ["money", "possessions", "income and spending", "belongings"],
  3: ["talks and messages", "neighbours and siblings", "short trips", "reading and writing"],
  4: ["home", "family", "home and family", "roots"],
  5: ["love and play", "pleasure", "children and hobbies", "games and art"],
  6: ["daily work", "habits", "everyday tasks", "work and well-being"],
  7: ["partnership", "cooperation", "agreements", "close relationships"],
  8: ["trust", "shared money", "intimacy", "secrets"],
  9: ["travel", "learning", "belief", "far places"],
  10: ["career", "reputation", "public life", "ambition"],
  11: ["friends", "groups", "hopes and plans", "friends and allies"],
  12: ["rest", "solitude", "quiet and retreat", "dreams"],
};
