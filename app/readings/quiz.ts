/**
 * The quiz's questions with their options, in their order; `words/quiz` says them. `contact` asks for name and e-mail
 * instead of offering options.
 */
export const QUESTIONS = [
  { key: "focus", options: ["self-discovery", "relationships", "career", "spiritual"] },
  { key: "familiarity", options: ["new", "sun-sign", "basics", "advanced"] },
  { key: "challenge", options: ["direction", "patterns", "decisions", "timing", "relationships"] },
  { key: "contact", options: [] },
  { key: "explore", options: ["natal", "transits", "compatibility", "numerology", "astrocartography"] },
  { key: "timeline", options: ["now", "soon", "exploring"] },
  { key: "format", options: ["tools", "consultation", "both"] },
] as const;

export type Question = (typeof QUESTIONS)[number];
export type AskedQuestion = Exclude<Question, { readonly key: "contact" }>;
export type QuestionKey = AskedQuestion["key"];
type Option = AskedQuestion["options"][number];

/** By what an option's words are found: one that two questions have is named with its question. */
export type OptionId = Exclude<Option, "relationships"> | `${"focus" | "challenge"} relationships`;

/** @param option one of that question */
export function optionId(key: QuestionKey, option: Option): OptionId {
  return option === "relationships" ? (`${key} ${option}` as OptionId) : option;
}

/** The free tools in the order in which they are recommended; each one's screen has its id as path. */
export const TOOLS = ["birth-chart", "transits", "compatibility", "numerology", "astrocartography"] as const;
export type Tool = (typeof TOOLS)[number];

/** The consultations' ids; titles, prices and booking links are the brand's. */
export const OFFER_IDS = [
  "birth-chart-consultation",
  "transit-consultation",
  "synastry-consultation",
  "comprehensive-session",
] as const;
export type OfferId = (typeof OFFER_IDS)[number];
