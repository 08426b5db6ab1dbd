import type { AngleName } from "../../astrology/findings/weights";

export const ANGLES = [
  "Ascendant",
  "Midheaven",
  "Descendant",
  "Imum Coeli",
] as const satisfies readonly AngleName[];

/** Ground and effort in opposite houses, which are told together. */
export const AXES = ["1 7", "2 8", "3 9", "4 10", "5 11", "6 12"] as const;
export type Axis = (typeof AXES)[number];

/** What texts of a page may claim against each other, and how both live together. */
export const OPPOSITES = ["seen hidden", "alone together", "quick slow", "more less"] as const;
export type Opposites = (typeof OPPOSITES)[number];

export const TURNS = ["repeat", ...AXES, ...OPPOSITES] as const;
