import usual from "../../../content/tags/usual.json";
import type { Factor } from "./factors";
import { PAIRS, type Pair, POLES, type Pole, polesOf } from "./poles";

/** A factor that claims a pole. */
export interface Source {
  readonly factor: Factor;
  /** Its weight by how strongly it claims the pole. */
  readonly force: number;
}

/** How strong a pole is in a chart. */
export interface Theme {
  readonly pole: Pole;
  /** The strongest first. */
  readonly sources: readonly Source[];
  /** The forces together. */
  readonly sum: number;
  /** By how many standard deviations that is more than charts have of it: texts claim some poles more often than others. */
  readonly strength: number;
}

export type Themes = Readonly<Record<Pole, Theme>>;

/** Mean and standard deviation of a pole's sum over random charts (`scripts/story-usual.ts`). */
type Usual = Readonly<Record<string, readonly number[]>>;
const TIMED: Usual = usual.timed;
const UNTIMED: Usual = usual.untimed;

/** So few sources agree on nothing. */
export const CHORUS = 3;

/** Forces of all poles, added up. */
export function sourcesOf(factors: readonly Factor[]): Readonly<Record<Pole, readonly Source[]>> {
  const sources = Object.fromEntries(POLES.map((pole) => [pole, [] as Source[]])) as Record<Pole, Source[]>;
  for (const factor of factors)
    for (const { pole, strength } of factor.claims)
      sources[pole].push({ factor, force: (factor.weight * strength) / 3 });
  for (const pole of POLES) sources[pole].sort((a, b) => b.force - a.force);
  return sources;
}

export function sumOf(sources: readonly Source[]): number {
  return sources.reduce((sum, { force }) => sum + force, 0);
}

/** @param isTimed without a time a chart has a third of the factors */
export function themesOf(factors: readonly Factor[], isTimed: boolean): Themes {
  const all = sourcesOf(factors);
  const means = isTimed ? TIMED : UNTIMED;
  return Object.fromEntries(
    POLES.map((pole) => {
      const [mean = 0, deviation = 1] = means[pole] ?? [];
      const sum = sumOf(all[pole]);
      return [pole, { pole, sources: all[pole], sum, strength: (sum - mean) / deviation }];
    }),
  ) as unknown as Themes;
}

/** So little a witness says at least: what belongs to everybody of those months is none. */
const HEARD = 0.4;

export function isHeard({ force }: Source): boolean {
  return force >= HEARD;
}

/** Poles on which three places of the chart or more agree, the strongest first. */
export function chorusesOf(themes: Themes): readonly Theme[] {
  return POLES.map((pole) => themes[pole])
    .filter(({ sources }) => {
      const heard = sources.filter(isHeard);
      return new Set(heard.map(({ factor }) => factor.about)).size >= CHORUS;
    })
    .sort((a, b) => b.strength - a.strength);
}

/** A pair of which a chart has both poles. */
export interface Tension {
  readonly pair: Pair;
  readonly sides: readonly [Theme, Theme];
  /** Mostly how strong the weaker side is. */
  readonly strength: number;
}

/** Every pair whose poles both have a source, the strongest first; behind them those of which a side is the months' alone. */
export function tensionsOf(themes: Themes): readonly Tension[] {
  return PAIRS.map((pair): Tension => {
    const [one, other] = polesOf(pair);
    const sides = [themes[one], themes[other]] as const;
    const [weaker, stronger] = sides.map(({ strength }) => strength).sort((a, b) => a - b) as [
      number,
      number,
    ];
    return { pair, sides, strength: 0.75 * weaker + 0.25 * stronger };
  })
    .filter(({ sides }) => sides.every(({ sources }) => sources.length > 0))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.strength - a.strength);
}

/** Whether each side speaks in a place that is this person's, and its alone. */
function isOwn({ sides: [one, other] }: Tension): boolean {
  const speaksAlone = ({ sources }: Theme, opposite: Theme) => {
    const against = new Set(opposite.sources.map(({ factor }) => factor));
    return sources.some((source) => isHeard(source) && !against.has(source.factor));
  };
  return speaksAlone(one, other) && speaksAlone(other, one);
}
