import type { HouseNumber } from "../../astrology/houses";

/** Two ways of saying it, in two scenes: a daily and a yearly horoscope may both need the same house. */
export type TwoVariants = readonly [string, string];
export type ByHouse = Readonly<Record<HouseNumber, TwoVariants>>;
