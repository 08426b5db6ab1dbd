import type { Factor } from "./factors";
import type { Way } from "./ids";
import type { Ledger } from "./ledger";
import { aboutOf, wordsIn } from "./piece";
import { sidesOf, whyOf } from "./reasons";
import type { StoryParagraph } from "./shape";
import { sumOf, type Tension, type Theme } from "./themes";
import type { View } from "./view";
import { sidesSaid, tensionPiece } from "./voices";

/**
 * The first page: the thread, how its sides live together, which of them is met first, where both rest, and what only
 * somebody with both can do. Each text of it is written for its pair: what knows nothing of the thread stands in chapters.
 */

/** As many words as a first page has at most. */
export const PAGE_WORDS = 420;

/** The ways of a tension that say already who meets which side. */
const MEETS_PEOPLE: readonly Way[] = ["place", "person"];

export function pageOf(view: View, thread: Tension, way: Way, ledger: Ledger): readonly StoryParagraph[] {
  const { pair, sides } = thread;
  const both = sidesOf(sides, 2).flat();
  const ofBoth = (text: string): StoryParagraph => ({
    text,
    about: aboutOf(both),
    why: whyOf(both, view),
    reconciles: null,
  });

  const { opening } = view.words("threads", pair);
  const page = view.words("pages", pair);
  const reconciled = tensionPiece(view, thread, way, "thread");
  ledger.add(reconciled);
  const paragraphs: StoryParagraph[] = [
    ofBoth(opening),
    {
      text: `${sidesSaid(thread, page.sides, view)} ${reconciled.text()}`,
      about: reconciled.about,
      why: reconciled.why(),
      reconciles: reconciled.reconciles,
    },
  ];

  const met = MEETS_PEOPLE.includes(way) ? null : metFirst(sides);
  if (met)
    paragraphs.push({
      text: met.isFirst ? page.met.first : page.met.second,
      about: aboutOf(met.factors),
      why: whyOf(met.factors, view),
      reconciles: null,
    });
  const inTurn = (texts: readonly string[], turn: number) => texts[turn % texts.length] as string;
  paragraphs.push(ofBoth(inTurn(page.rest, view.seed)), ofBoth(inTurn(page.gift, view.seed >>> 1)));

  if (view.known.chart.timeUnknown) {
    const note = view.words("unknown", "note").text;
    if (wordsOfPage(paragraphs) + wordsIn(note) <= PAGE_WORDS)
      paragraphs.push({ text: note, about: [], why: [view.telling.whyOfUnknown()], reconciles: null });
  }
  return paragraphs;
}

/** What others see before they know somebody: the rising sign, the angles, and who stands in their houses. */
function isInFront({ place }: Factor): boolean {
  switch (place.kind) {
    case "sign":
      return place.of === "Ascendant";
    case "angle":
      return true;
    case "house":
    case "ruler":
      return place.house === 1 || place.house === 10;
    case "aspect":
      return false;
  }
}

/** The side that speaks where others see it, and who speaks for it there; null where neither does, or both alike. */
function metFirst(sides: readonly [Theme, Theme]): {
  readonly isFirst: boolean;
  readonly factors: readonly Factor[];
} | null {
  const inFront = ({ sources }: Theme) => sources.filter(({ factor }) => isInFront(factor));
  const one = inFront(sides[0]);
  const other = inFront(sides[1]);
  const ahead = sumOf(one) - sumOf(other);
  if (ahead === 0) return null;
  const factors = (ahead > 0 ? one : other).map(({ factor }) => factor);
  return { isFirst: ahead > 0, factors: factors.slice(0, 2) };
}

export function wordsOfPage(paragraphs: readonly StoryParagraph[]): number {
  return paragraphs.reduce((sum, { text }) => sum + wordsIn(text), 0);
}
