import { FAMILIES, PARTNERS } from "./plan";

/** The ids of a house's texts for weeks, months, years and for a chart's own day. */
export const SPAN_IDS = [
  ...PARTNERS.flatMap((planet) => FAMILIES.map((family) => `clause ${planet} ${family}` as const)),
  "question 1",
  "question 2",
  "question 3",
  "question 4",
  "headline 1",
  "headline 2",
  "headline 3",
  "act opening 1",
  "act opening 2",
  "act turn 1",
  "act turn 2",
  "act close 1",
  "act close 2",
  ...PARTNERS.map((planet) => `journey ${planet}` as const),
  "journey back",
  "journey again",
  "eclipses",
] as const;
export type SpanId = (typeof SPAN_IDS)[number];

/** What happened, in a sentence with its day; each id has several wordings. */
export const FACT_IDS = [
  "aspect",
  "moon aspect",
  "enters",
  "back",
  "turns back",
  "turns forward",
  "New Moon",
  "Full Moon",
  "First Quarter",
  "Last Quarter",
  "solar eclipse",
  "lunar eclipse",
  "stands",
  "all year",
  "journey until",
  "journey from",
  "journey between",
  "station back",
  "station forward",
  "eclipse pair",
  "eclipse alone",
  "kind solar",
  "kind lunar",
  "lord",
  "lord meets",
  "period",
  "period own",
  "period meets",
  "contact",
  "moon in house",
] as const;
export type FactId = (typeof FACT_IDS)[number];

export const FACT_PLACEHOLDERS = [
  "day",
  "planet",
  "does",
  "other",
  "sign",
  "house",
  "their",
  "from",
  "until",
  "kind",
  "age",
] as const;
export type FactValues = Readonly<Partial<Record<(typeof FACT_PLACEHOLDERS)[number], string>>>;
