import { RINGS } from "~/astrology/midpoint-dial";
import { listOf, oneOf, orNone, record } from "~/calls/shape";
import { note } from "~/notes/note";
import type { Technique as Moving } from "~/schemas/forecast-input";

/** Those that divide a life into periods with a lord each. */
export const TIME_LORDS = ["Zodiacal Releasing", "Firdaria", "Profections", "Vimshottari"] as const;
export type TimeLords = (typeof TIME_LORDS)[number];

export const TECHNIQUES = [...TIME_LORDS, "Vargas", "Primary Directions", "Forecast", "Midpoints"] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** From which lot signs are released, and to how many degrees the zodiac is folded. */
export const LOTS = ["Spirit", "Fortune"] as const;
export const DIALS = ["90°", "45°"] as const;

/** What the dial of midpoints shows around the birth's own points. */
export type MovedRing = Exclude<(typeof RINGS)[number], "Natal">;
export const MOVED_RINGS = RINGS.filter((ring): ring is MovedRing => ring !== "Natal");

/** Into how many parts each sign is divided, and in which square the divided chart is drawn. */
export const VARGAS = ["D1", "D2", "D3", "D9", "D10", "D12", "D30"] as const;
export type DivisionChoice = (typeof VARGAS)[number];
export const FORMS = ["North Indian", "South Indian"] as const;

/** By what a forecast is made; transits have a page of their own, and may stand beside the others. */
export const MOVINGS = [
  "Secondary Progressions",
  "Solar Arcs",
  "Primary Directions",
  "Returns",
  "Transits",
] as const satisfies readonly Moving[];
export type { Moving };

/** For how many years from today. */
export const YEARS = { "One year": 1, "Ten years": 10, "Thirty years": 30, "A hundred": 100 } as const;
export type Years = keyof typeof YEARS;
export const SPANS = Object.keys(YEARS) as Years[];

/** What a professional looks at, and keeps to. */
export interface TechniqueChoice {
  readonly technique: Technique;
  readonly lot: (typeof LOTS)[number];
  readonly dial: (typeof DIALS)[number];
  readonly varga: DivisionChoice;
  readonly form: (typeof FORMS)[number];
  readonly by: readonly Moving[];
  readonly years: Years;
  /** Around the birth's own ring of the dial; a note of before has none. */
  readonly rings?: readonly MovedRing[] | undefined;
  /** Whose periods stand above the line of a year; none where there is nothing. */
  readonly onYear?: TimeLords | undefined;
}

export const FIRST_CHOICE: TechniqueChoice = {
  technique: "Zodiacal Releasing",
  lot: "Spirit",
  dial: "90°",
  varga: "D9",
  form: "North Indian",
  by: MOVINGS.filter((moving) => moving !== "Transits"),
  years: "Ten years",
};

/** It says nothing of anybody's birth. */
export const techniqueNote = note<TechniqueChoice>("technique", {
  owner: "device",
  lasts: "device",
  check: record<TechniqueChoice>({
    technique: oneOf(...TECHNIQUES),
    lot: oneOf(...LOTS),
    dial: oneOf(...DIALS),
    varga: oneOf(...VARGAS),
    form: oneOf(...FORMS),
    by: listOf(oneOf(...MOVINGS)),
    years: oneOf(...SPANS),
    rings: orNone(listOf(oneOf(...MOVED_RINGS))),
    onYear: orNone(oneOf(...TIME_LORDS)),
  }),
});
