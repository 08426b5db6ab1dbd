import type { BornChart } from "../../astrology/born-chart";
import { type Known, knownOf } from "../../astrology/findings/known";
import type { StoryTelling } from "../telling/shape";
import { type Factor, factorsOf } from "./factors";
import { type Figure, figuresOf } from "./figures";
import type { Way } from "./ids";
import type { StoryTexts } from "./library";
import type { Pair } from "./poles";
import { seedOf } from "./seed";
import { chorusesOf, type Tension, type Theme, type Themes, tensionsOf, themesOf } from "./themes";

/** A chart as the story sees it. */
export interface View {
  readonly known: Known;
  readonly factors: readonly Factor[];
  readonly themes: Themes;
  readonly tensions: readonly Tension[];
  readonly choruses: readonly Theme[];
  readonly figures: readonly Figure[];
  readonly seed: number;
  /** The ways of the tensions that have been asked for. */
  readonly ways: Map<Pair, readonly Way[]>;
  readonly words: StoryTexts;
  readonly telling: StoryTelling;
}

export function viewOf(chart: BornChart, words: StoryTexts, telling: StoryTelling): View {
  const known = knownOf(chart);
  const factors = factorsOf(known);
  const themes = themesOf(factors, !chart.timeUnknown);
  return {
    known,
    factors,
    themes,
    tensions: tensionsOf(themes),
    choruses: chorusesOf(themes),
    figures: figuresOf(known),
    seed: seedOf(chart),
    ways: new Map(),
    words,
    telling,
  };
}
