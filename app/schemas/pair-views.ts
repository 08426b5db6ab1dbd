import type { CompositeAscendant, Middle, PairKind } from "~/astrology/derived/pair-chart";

/** What a wheel for two shows: both charts, or the one that is made of both. Names alone: they stand in forms. */
export const PAIR_VIEWS = ["Two charts", "Composite", "Davison"] as const satisfies readonly [
  string,
  ...PairKind[],
];
export type PairView = (typeof PAIR_VIEWS)[number];

/** Of a composite. */
export const ASCENDANTS = ["Derived", "Midpoint"] as const satisfies readonly CompositeAscendant[];
/** Of a Davison chart. */
export const PAIR_PLACES = ["Mean", "Great Circle"] as const satisfies readonly Middle[];
