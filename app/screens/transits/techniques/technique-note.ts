import { oneOf, record } from "~/calls/shape";
import { note } from "~/notes/note";

export const TECHNIQUES = [
  "Zodiacal Releasing",
  "Firdaria",
  "Profections",
  "Vimshottari",
  "Primary Directions",
  "Midpoints",
] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** From which lot signs are released, and to how many degrees the zodiac is folded. */
export const LOTS = ["Spirit", "Fortune"] as const;
export const DIALS = ["90°", "45°"] as const;

/** What a professional looks at, and keeps to. */
export interface TechniqueChoice {
  readonly technique: Technique;
  readonly lot: (typeof LOTS)[number];
  readonly dial: (typeof DIALS)[number];
}

/** It says nothing of anybody's birth. */
export const techniqueNote = note<TechniqueChoice>("technique", {
  owner: "device",
  lasts: "device",
  check: record<TechniqueChoice>({
    technique: oneOf(...TECHNIQUES),
    lot: oneOf(...LOTS),
    dial: oneOf(...DIALS),
  }),
});
