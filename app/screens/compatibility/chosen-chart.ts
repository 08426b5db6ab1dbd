import type { CompositeAscendant, Middle } from "~/astrology/derived/pair-chart";
import { ASCENDANTS, PAIR_PLACES, PAIR_VIEWS, type PairView } from "~/schemas/pair-views";

export interface ChosenChart {
  readonly chart: PairView;
  /** Of a composite. */
  readonly ascendant: CompositeAscendant;
  /** Of a Davison chart. */
  readonly place: Middle;
}

/** What the step of the history says; whatever it does not say is as at first. */
export function readChosen(kept: Readonly<Record<string, string>> = {}): ChosenChart {
  return {
    chart: PAIR_VIEWS.find((chart) => chart === kept.chart) ?? "Two charts",
    ascendant: ASCENDANTS.find((ascendant) => ascendant === kept.ascendant) ?? "Derived",
    place: PAIR_PLACES.find((place) => place === kept.place) ?? "Mean",
  };
}
