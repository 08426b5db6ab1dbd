import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";
import * as words from "~/words/zodiac-wheel";
import type { Planet } from "../../astrology/bodies";
import type { Pattern } from "../../astrology/patterns";
import { toldPatterns } from "../sky/told-patterns";

/** A figure that the wheel can light: a pattern, or stelliums that are one crowd. */
export interface Figure {
  /** "T-square: Sun, Moon, Mars", in the language of the page. */
  readonly title: string;
  /** Its place in the glossary: "t-square". */
  readonly term: string;
  /** In the planets' order. */
  readonly planets: readonly Planet[];
}

/** A chart's figures, each told once. */
export function figuresOf(patterns: readonly Pattern[]): readonly Figure[] {
  return toldPatterns(patterns).map(({ type, planets }) => ({
    title: words.figureOf({
      figure: words.figure(type),
      planets: listedNames(planets.map(names.planet), words.lastWithin),
    }),
    term: type.toLowerCase().replaceAll(" ", "-"),
    planets,
  }));
}
