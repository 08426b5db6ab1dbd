import type { Planet } from "../../astrology/bodies";

/** A reading of one contact of a moving planet with a place of the birth chart. */
export interface TransitText {
  /** What this time is like, what it is good for and, roughly, how long it lasts; complete without the practice. */
  readonly text: string;
  /** One thing that helps, in words that follow a label "Practice". */
  readonly practice: string;
}

/** What a transit can touch. */
export type TransitedPoint = Planet | "Ascendant" | "Midheaven";

/** Trine and sextile are one kind, "flowing"; square and opposition are one kind, "tense". */
export type TransitKind = "conjunction" | "flowing" | "tense";

/** The contacts of one moving planet. */
export type ByTransit<T = TransitText> = Readonly<Record<TransitedPoint, Readonly<Record<TransitKind, T>>>>;
