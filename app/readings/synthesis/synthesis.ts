import type { Finding } from "../../astrology/findings/finding";
import type { SynthesisTelling } from "../telling/shape";
import type { SynthesisTexts } from "./library";
import { waysToSay } from "./statement";

export interface Statement {
  /** Two or three sentences without a term of astrology. */
  readonly text: string;
  /** The reasons, in the terms of the chart. */
  readonly why: readonly string[];
}

interface Synthesis {
  readonly statements: readonly Statement[];
  /** What each statement tells, in the same order. */
  readonly told: readonly Finding[];
}

/** Six statements of 35 words fill the screen of a phone (390 × 844) at 16 px with a heading above; 15 px fit 375 × 667. English words: another language takes more (`BREADTH`). */
const MOST_STATEMENTS = 7;
const MOST_WORDS = 210;
const STATEMENT_WORDS = { fewest: 25, most: 45 } as const;
/** A second finding of its kind counts for less, and so does another about the same planet: seven sides of a chart. */
const SAME_KIND = 0.8;
const SAME_PLANET = 0.75;
/** What has been told of a house, a sign, a side of life or a planet counts for less; with enough told, for nothing. */
const SAME_PLACE = 0.4;
/** After two statements, and until something has been named that pulls two ways, what does comes sooner. */
const FIRST_PULL = 1.5;
const PULL_FROM = 2;
/** No planet speaks more often, while others have something to say. */
const MOST_OF_A_PLANET = 2;
const FEWEST_STATEMENTS = 5;
/** So many words in a row do not come twice in one synthesis. */
const RUN = 5;

/** In what a synthesis is told. */
export interface SynthesisVoice {
  readonly words: SynthesisTexts;
  readonly telling: SynthesisTelling;
}

interface Told {
  readonly finding: Finding;
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * Five to seven statements of a chart, the truest first: the strongest finding, then in turn whichever is strongest
 * when what has been said already counts for less. No two are about the same pair of planets.
 * @param findings of `findingsOf`
 */
export function synthesisOf(findings: readonly Finding[], voice: SynthesisVoice): Synthesis {
  const told: Told[] = [];
  const ownToTheChart = findings.filter(({ kind }) => kind !== "manner");
  tellWhile(() => told.length < MOST_STATEMENTS, new Set(ownToTheChart), told, MOST_OF_A_PLANET, voice);
  tellWhile(() => told.length < FEWEST_STATEMENTS, new Set(findings), told, Number.POSITIVE_INFINITY, voice);
  if (told.length < FEWEST_STATEMENTS) {
    // An aspect has used the words of two planets, each of which has something to say by itself.
    const last = told.findLast(({ finding }) => finding.kind === "aspect")?.finding;
    if (last)
      return synthesisOf(
        findings.filter((finding) => finding !== last),
        voice,
      );
  }
  return {
    statements: told.map(({ text, finding }) => ({ text, why: voice.telling.whyOf(finding) })),
    told: told.map(({ finding }) => finding),
  };
}

/** Moves what is strongest from `open` to `told` until nothing is left or there is enough. */
function tellWhile(
  isWanted: () => boolean,
  open: Set<Finding>,
  told: Told[],
  mostOfAPlanet: number,
  voice: SynthesisVoice,
): void {
  while (isWanted()) {
    const next = strongest(open, told, mostOfAPlanet);
    if (!next) return;
    open.delete(next);
    const said = sayable(next, told, voice);
    if (said) told.push(said);
  }
}

function strongest(open: ReadonlySet<Finding>, told: readonly Told[], mostOfAPlanet: number): Finding | null {
  let best: Finding | null = null;
  let highest = 0;
  for (const finding of open) {
    const score = finding.score * freshness(finding, told, mostOfAPlanet);
    if (score > highest) {
      best = finding;
      highest = score;
    }
  }
  return best;
}

/** 1 for something quite new, less for more of the same, 0 for what has been said. */
function freshness(finding: Finding, told: readonly Told[], mostOfAPlanet: number): number {
  if (told.some((other) => other.finding === finding)) return 0;
  const { kind, planets } = finding;
  const pair = planets.join();
  if (pair && told.some(({ finding }) => finding.planets.join() === pair && planets.length === 2)) return 0;
  const ofKind = told.filter(({ finding }) => finding.kind === kind).length;
  // A crowd names many planets and is about none of them.
  const named = planets.length > 2 ? [] : planets;
  const mentions = named.map(
    (planet) =>
      told.filter(({ finding }) => finding.planets.length <= 2 && finding.planets.includes(planet)).length,
  );
  const most = Math.max(0, ...mentions);
  if (most >= mostOfAPlanet) return 0;
  const all = mentions.reduce((sum, count) => sum + count, 0);
  const places = placesOf(finding);
  const isKnownPlace = told.some((other) => placesOf(other.finding).some((place) => places.includes(place)));
  if (isKnownPlace && told.length >= FEWEST_STATEMENTS) return 0;
  const isFirstPull =
    told.length >= PULL_FROM && pulls(finding) && !told.some((other) => pulls(other.finding));
  return (
    SAME_KIND ** ofKind *
    SAME_PLANET ** all *
    (isKnownPlace ? SAME_PLACE : 1) *
    (isFirstPull ? FIRST_PULL : 1)
  );
}

/** The house, the sign, the side of life, the planet’s place or the planets in signs that a statement describes. */
function placesOf(finding: Finding): readonly (number | string)[] {
  switch (finding.kind) {
    case "angle":
      return [`place of ${finding.planet}`];
    case "ruler":
      return [finding.house, `place of ${finding.ruler}`];
    case "sect":
      return [finding.house, `place of ${finding.planet}`];
    case "house stellium":
      return [finding.house];
    case "sign stellium":
      return [finding.sign];
    case "light":
      return [finding.sign, `${finding.light} in ${finding.sign}`];
    case "lights":
      return [`Sun in ${finding.sun}`, `Moon in ${finding.moon}`];
    case "elements":
      return finding.wanting ? [finding.wanting.element] : [];
    case "singleton":
      return [finding.of];
    case "aspect":
      return finding.planets.map((planet, i) => `${planet} in ${finding.signs[i]}`);
    default:
      return [];
  }
}

/** Two things that get in each other’s way, named together. */
function pulls(finding: Finding): boolean {
  if (finding.kind === "aspect")
    return finding.aspect.type === "Square" || finding.aspect.type === "Opposition";
  return finding.kind === "lights" || (finding.kind === "elements" && !!finding.crowded && !!finding.wanting);
}

function sayable(
  finding: Finding,
  told: readonly Told[],
  { words: texts, telling }: SynthesisVoice,
): Told | null {
  const used = told.reduce((sum, { words }) => sum + words.length, 0);
  const { BREADTH } = telling;
  for (const text of waysToSay(finding, texts)) {
    const words = wordsIn(text);
    if (words.length < STATEMENT_WORDS.fewest / BREADTH || words.length > STATEMENT_WORDS.most * BREADTH)
      continue;
    if (used + words.length > MOST_WORDS * BREADTH) continue;
    if (told.some((other) => sharesARun(words, other.words))) continue;
    return { finding, text, words };
  }
  return null;
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
}

function sharesARun(one: readonly string[], other: readonly string[]): boolean {
  const runs = new Set(other.map((_, i) => other.slice(i, i + RUN).join(" ")).slice(0, 1 - RUN));
  return one.some((_, i) => i + RUN <= one.length && runs.has(one.slice(i, i + RUN).join(" ")));
}
