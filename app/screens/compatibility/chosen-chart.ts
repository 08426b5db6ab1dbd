import type { CompositeAscendant, Middle, PairKind } from "~/astrology/derived/pair-chart";

/** What stands in the wheel for two; the labels are the screen's own. */
export const CHARTS = ["Two charts", "Composite", "Davison"] as const satisfies readonly [
  string,
  ...PairKind[],
];
export const ASCENDANTS = ["Derived", "Midpoint"] as const satisfies readonly CompositeAscendant[];
export const MIDDLES = ["Mean", "Great Circle"] as const satisfies readonly Middle[];

export interface ChosenChart {
  readonly chart: (typeof CHARTS)[number];
  /** Of a composite. */
  readonly ascendant: CompositeAscendant;
  /** Of a Davison chart. */
  readonly place: Middle;
}

/** What the step of the history says; whatever it does not say is as at first. */
export function readChosen(kept: Readonly<Record<string, string>> = {}): ChosenChart {
  return {
    chart: CHARTS.find((chart) => chart === kept.chart) ?? "Two charts",
    ascendant: ASCENDANTS.find((ascendant) => ascendant === kept.ascendant) ?? "Derived",
    place: MIDDLES.find((place) => place === kept.place) ?? "Mean",
  };
}
