/** A reading of one placement or contact of a birth chart. */
export interface NatalText {
  /** What it wants, gives and where it rubs; complete without the practice. */
  readonly text: string;
  /** One thing to do, in words that follow a label "Practice". */
  readonly practice?: string;
}

/** Trine, sextile and quintile are one kind, "flowing"; quincunx and semi-sextile are a sentence each. */
export type AspectKind = "conjunction" | "flowing" | "square" | "opposition";
