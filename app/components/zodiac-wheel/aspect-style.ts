import { ALL_ASPECT_RULES, type AnyAspectType } from "../../astrology/orbs";

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

/** 3 for the closest third of an aspect's natal orb, 2 for the middle one, 1 for the rest. */
export function aspectWeight(type: AnyAspectType, orb: number): 1 | 2 | 3 {
  const part = orb / ALL_ASPECT_RULES[type].orb;
  return part <= 1 / 3 ? 3 : part <= 2 / 3 ? 2 : 1;
}
