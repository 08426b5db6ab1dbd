import type { Planet } from "../../astrology/bodies";
import type { Pattern, PatternType } from "../../astrology/patterns";
import { toldPatterns } from "../sky/told-patterns";

/** A figure that the wheel can light: a pattern, or stelliums that are one crowd. */
export interface Figure {
  /** "T-square: Sun, Moon, Mars" */
  readonly title: string;
  /** Its place in the glossary: "t-square". */
  readonly term: string;
  /** In the planets' order. */
  readonly planets: readonly Planet[];
}

const NAMES: Readonly<Record<PatternType, string>> = {
  "Grand Cross": "Grand cross",
  Kite: "Kite",
  "Mystic Rectangle": "Mystic rectangle",
  "Grand Trine": "Grand trine",
  "T-Square": "T-square",
  Yod: "Yod",
  Stellium: "Stellium",
};

/** A chart's figures, each told once. */
export function figuresOf(patterns: readonly Pattern[]): readonly Figure[] {
  return toldPatterns(patterns).map(({ type, planets }) => ({
    title: `${NAMES[type]}: ${planets.join(", ")}`,
    term: type.toLowerCase().replaceAll(" ", "-"),
    planets,
  }));
}
