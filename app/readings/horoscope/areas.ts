import type { HouseNumber } from "../learn";

/**
 * Four names for each house, to be put after a preposition (“in”, “around”, “about”, “into”, “from … to”) and never
 * before a verb: some are plural and some are not. Any of the four fits wherever another does.
 */
export const areas: Readonly<Record<HouseNumber, readonly [string, string, string, string]>> = {
  1: [
    "appearance and first impressions",
    "the way you begin things",
    "your personal aims",
    "your body and manner",
  ],
  2: ["money and possessions", "what you own and earn", "savings and self-worth", "income and spending"],
  3: [
    "messages and short trips",
    "contact with siblings and neighbours",
    "everyday conversation",
    "reading, writing and learning",
  ],
  4: ["home and family", "the place where you live", "your family history", "your life at home"],
  5: ["play and romance", "games, art and children", "what you do for pleasure", "creative work and hobbies"],
  6: ["daily work and habits", "your everyday routine", "chores and useful tasks", "the order of your day"],
  7: [
    "partnership and agreements",
    "close one-to-one relationships",
    "cooperation and open rivalry",
    "promises between two people",
  ],
  8: [
    "shared money and debts",
    "trust and intimacy",
    "what you share and owe",
    "closeness and shared secrets",
  ],
  9: ["travel and study", "belief and world view", "foreign places and ideas", "teaching and publishing"],
  10: ["career and reputation", "your public role", "ambition and responsibility", "work that others see"],
  11: [
    "friendship and groups",
    "your wishes for the future",
    "your circle of friends",
    "clubs and shared causes",
  ],
  12: ["rest and solitude", "your time alone", "dreams and hidden fears", "unseen work and retreat"],
};
