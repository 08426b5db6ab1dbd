import type { Planet } from "../../astrology/bodies";
import type { BornChart } from "../../astrology/born-chart";
import type { CivilDate } from "../../astrology/calendar";
import type { Instant } from "../../astrology/instant";
import type { StoryTelling } from "../telling/shape";
import { chaptersOf } from "./chapters";
import { secondTensions } from "./covered";
import type { Factor } from "./factors";
import type { Way } from "./ids";
import { Joins } from "./joins";
import { Ledger } from "./ledger";
import type { StoryTexts } from "./library";
import { pageOf, wordsOfPage } from "./page";
import { partsOf } from "./parts";
import { sidesOf } from "./reasons";
import { chosenFor, fieldsOf, meetingsOf } from "./selection";
import type { Story, StoryNow, StoryQuestion } from "./shape";
import { tagsOf } from "./tags";
import type { Tension } from "./themes";
import { placeAt, timesOf } from "./times";
import { type View, viewOf } from "./view";
import { rankedWays, tensionPiece } from "./voices";
import { yearOn } from "./year";

/** When somebody was born, as the story needs to know it beside the chart. */
export interface StoryBirth {
  readonly instant: Instant;
  /** By the clocks of the place, Gregorian. */
  readonly date: CivilDate;
}

/**
 * A chart as one story, and the year that runs on a day: the heaviest pair of opposites is its thread, and every other
 * text is chosen so that none is there twice and none against another without their reconciliation.
 */
export function storyOf(
  chart: BornChart,
  birth: StoryBirth,
  at: CivilDate,
  words: StoryTexts,
  telling: StoryTelling,
): { readonly story: Story; readonly now: StoryNow | null } {
  const view = viewOf(chart, words, telling);
  const [thread] = view.tensions;
  if (!thread) throw new RangeError("A chart has a sign for each planet, and so both poles of some pair");
  const parts = partsOf(view);
  const seconds = secondTensions(parts.filter(isOwn), view.tensions, thread.pair, !chart.timeUnknown);
  const ledger = new Ledger([thread, ...seconds].map(({ pair }) => pair));
  const { title, practice, seated } = words("threads", thread.pair);
  const { props, cast } = tagsOf("story/threads", thread.pair);
  ledger.add({ id: `threads ${thread.pair}`, claims: claimsOf(thread), props, cast });

  const joins = new Joins(words, view.seed);
  const ways = rankedWays(view, thread);
  const way = ways.find((each) => ledger.allows(tensionPiece(view, thread, each))) ?? (ways[0] as Way);
  const meetings = meetingsOf(view, fieldsOf(view, parts));
  const page = pageOf(view, thread, way, ledger);
  const isNoted = page.some(({ about }) => about.length === 0);
  const plan = { thread, seconds, way, meetings, pageWords: wordsOfPage(page) };
  const chosen = chosenFor(view, parts, plan, ledger);
  const chapters = chaptersOf(view, chosen, { title, isNoted, joins });

  const now = yearOn(chart, birth.date, at, words, telling);
  const [second] = seconds;
  const other = words("tension-practices", second?.pair ?? thread.pair);
  const practices: Story["practices"] = [
    { text: practice, seated, for: "thread" },
    { text: other.practice, seated: other.seated, for: "tension" },
    ...(now ? [{ ...now.practice, for: "year" as const }] : []),
  ];
  const times = timesOf(birth.instant, placeOfThread(thread, view, birth.instant), title, words, telling);
  return { story: { title, page, chapters, times, practices, questions: questionsOf(chart, words) }, now };
}

const isOwn = ({ kind }: { readonly kind: string }) => kind !== "guest";

function claimsOf({ sides }: Tension) {
  return sides.map(({ pole }) => ({ pole, strength: 3 }));
}

/** The heaviest planet that speaks for a side of the thread; with an unknown time not the Moon, whose place is not sure. */
function placeOfThread(
  { sides }: Tension,
  { known }: View,
  birth: Instant,
): { readonly of: Planet; readonly longitude: number } | null {
  const factors: readonly Factor[] = sidesOf(sides, 3)
    .flat()
    .sort((a, b) => b.weight - a.weight);
  const [of] = factors
    .flatMap(({ planets }) => planets)
    .filter((planet) => !known.chart.timeUnknown || planet !== "Moon");
  return of ? { of, longitude: placeAt(of, birth) } : null;
}

/** Three questions between both Moons of a day on which the Moon changed its sign. */
function questionsOf({ moonChangesSign }: BornChart, words: StoryTexts): readonly StoryQuestion[] | null {
  if (!moonChangesSign) return null;
  const { from, to } = moonChangesSign;
  return words("moons", `${from} ${to}`).questions;
}
