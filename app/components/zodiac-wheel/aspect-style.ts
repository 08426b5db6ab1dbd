import type { AnyAspectType } from "../../astrology/orbs";

/** The four tempers in which aspects are drawn; colours and dashes of each stand in wheel.css. */
export type Temper = "tense" | "flowing" | "minor" | "fusing";

export const TEMPERS: Readonly<Record<AnyAspectType, Temper>> = {
  Conjunction: "fusing",
  Opposition: "tense",
  Square: "tense",
  Trine: "flowing",
  Sextile: "flowing",
  Quincunx: "minor",
  SemiSextile: "minor",
  Quintile: "minor",
  SemiSquare: "minor",
  Sesquiquadrate: "minor",
  BiQuintile: "minor",
};
