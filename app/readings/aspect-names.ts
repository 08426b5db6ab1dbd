import type { AnyAspectType } from "../astrology/orbs";

/** What stands between two names: "Venus square Mars". */
export const ASPECT_NAMES: Readonly<Record<AnyAspectType, string>> = {
  Conjunction: "conjunct",
  Opposition: "opposite",
  Trine: "trine",
  Square: "square",
  Sextile: "sextile",
  Quincunx: "quincunx",
  SemiSextile: "semi-sextile",
  Quintile: "quintile",
  SemiSquare: "semi-square",
  Sesquiquadrate: "sesquiquadrate",
  BiQuintile: "bi-quintile",
};
