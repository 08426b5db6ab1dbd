import { beforeAll, describe, expect, test } from "vitest";
import { languageFaults } from "../../../tests/readings/language-faults";
import { randomBirths, randomCharts, randomDays } from "../../../tests/readings/natal-page";
import { PUBLIC_BIRTHS } from "../../../tests/readings/public-births";
import { faultOf } from "../../../tests/readings/true-whys";
import { isWhole, times } from "../../../tests/support/properties";
import { ENGLISH, entriesOf, textsIn } from "../../../tests/support/texts";
import type { BornChart } from "../../astrology/born-chart";
import { countWords } from "../horoscope/second/fill";
import { tellingIn } from "../telling/telling";
import { AREAS, WAYS } from "./ids";
import { type StoryTexts, storyTexts } from "./library";
import { PAIRS, type Pair, type Pole, pairOf, polesOf } from "./poles";
import type { Story, StoryParagraph } from "./shape";
import { storyOf } from "./story";
import { tagsOf } from "./tags";

const TODAY = { year: 2026, month: 11, day: 26 };
const BORN = { year: 1980, month: 5, day: 14 };

const telling = tellingIn("en").story;
let words: StoryTexts;
beforeAll(async () => {
  words = await storyTexts(ENGLISH);
});

interface Told {
  readonly chart: BornChart;
  readonly story: Story;
}

const TIMED = times(10_000);
const UNTIMED = times(4_000);

/** Told in portions, so that ten thousand charts need no room. */
function* toldCharts(count: number, draw: (count: number, seed: number) => BornChart[]): Generator<Told> {
  for (let done = 0, seed = 390; done < count; done += 250, seed++) {
    const births = randomBirths(250, seed);
    for (const [index, chart] of draw(Math.min(250, count - done), seed).entries()) {
      const instant = births[index]?.instant as number;
      yield { chart, story: storyOf(chart, { instant, date: BORN }, TODAY, words, telling).story };
    }
  }
}

const paragraphsOf = ({ page, chapters }: Story): readonly StoryParagraph[] => [
  ...page,
  ...chapters.flatMap(({ paragraphs }) => paragraphs),
];
const lengthOf = (paragraphs: readonly StoryParagraph[]) =>
  paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);

/** Every text of the story's sets by its words, with what its tags say. */
interface Text {
  readonly id: string;
  readonly text: string;
  readonly poles: readonly Pole[];
  readonly props: readonly string[];
  readonly cast: readonly string[];
  /** The pair that it reconciles. */
  readonly covers: Pair | null;
}

const SETS = ["openers", "guests", "manners", "figures"] as const;

function textsOfSets(): readonly Text[] {
  const tagged = SETS.flatMap((set) =>
    Object.entries(entriesOf(`story/${set}`)).map(([id, { text }]) => text_(set, id, text)),
  );
  const tensions = Object.entries(entriesOf("story/tensions")).map(([id, { text }]) => {
    const covers = id.split(" ")[0] as Pair;
    return { ...text_("tensions", id, text), poles: polesOf(covers), covers };
  });
  const choruses = Object.entries(entriesOf("story/choruses")).map(([id, { text }]) => ({
    ...text_("choruses", id, text),
    poles: [id.split(" ")[0] as Pole],
  }));
  const pages = Object.entries(entriesOf("story/pages")).flatMap(([id, { met, rest, gift }]) =>
    [met.first, met.second, ...rest, ...gift].map((text, index) => ({
      ...text_("pages", `${id} ${index + 1}`, text),
      poles: polesOf(id as Pair),
    })),
  );
  const openings = Object.entries(entriesOf("story/threads")).map(([id, { opening }]) => ({
    ...text_("threads", id, opening),
    poles: polesOf(id as Pair),
  }));
  return [...tagged, ...tensions, ...choruses, ...pages, ...openings];
}

function text_(set: string, id: string, text: string): Text {
  const { claims, props, cast } = tagsOf(`story/${set}`, id);
  return { id: `${set} ${id}`, text, poles: claims.map(({ pole }) => pole), props, cast, covers: null };
}

/** By their first sixty letters, which no two share. */
const START = 60;
const byStart = new Map(textsOfSets().map((text) => [text.text.slice(0, START), text]));

/** The texts that a paragraph holds, whatever words stand before and behind. */
function textsOf({ text }: StoryParagraph): readonly Text[] {
  const found: Text[] = [];
  for (let at = 0; at < text.length; at++) {
    const isStart = at === 0 || text[at - 1] === " ";
    const known = isStart ? byStart.get(text.slice(at, at + START)) : undefined;
    if (known && text.startsWith(known.text, at)) found.push(known);
  }
  return found;
}

/** Pairs of which both poles are told, and not how they live together. */
function uncovered(texts: readonly Text[]): readonly Pair[] {
  const poles = new Set(texts.flatMap((text) => text.poles));
  return PAIRS.filter(
    (pair) => polesOf(pair).every((pole) => poles.has(pole)) && !texts.some(({ covers }) => covers === pair),
  );
}

/** What a story must not have, each fault in words. */
function faultsOf({ chart, story }: Told): string[] {
  const faults: string[] = [];
  const all = paragraphsOf(story);
  const page = lengthOf(story.page);
  const whole = lengthOf(all);
  const [fewest, most] = chart.timeUnknown ? [1200, 2000] : [2300, 2900];
  if (page > 420) faults.push(`a first page of ${page} words`);
  if (whole < fewest || whole > most) faults.push(`${whole} words`);

  const texts = all.flatMap(textsOf);
  const ids = texts.map(({ id }) => id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`${id} twice`);
  const told = all.map(({ text }) => text);
  if (new Set(told).size < told.length) faults.push("a paragraph twice");

  const covered = new Set(texts.map(({ covers }) => covers));
  for (const pair of uncovered(texts)) faults.push(`${pair} without its reconciliation`);
  // Who reads the first page alone reads none of what a chapter reconciles.
  for (const pair of uncovered(story.page.flatMap(textsOf))) faults.push(`${pair} on the first page`);
  const second = [...covered].filter((pair) => pair !== null).length - 1;
  if (second > 4) faults.push(`${second} tensions beside the thread`);

  const props = texts.flatMap((text) => text.props);
  for (const prop of props)
    if (props.indexOf(prop) !== props.lastIndexOf(prop)) faults.push(`two of ${prop}`);
  const cast = texts.flatMap((text) => text.cast);
  for (const person of new Set(cast))
    if (cast.filter((other) => other === person).length > 2) faults.push(`${person} too often`);

  for (const { about, reconciles } of all)
    for (const id of reconciles?.[0] ?? [])
      if (!about.includes(id)) faults.push(`${id} is not what it is about`);
  if (!chart.timeUnknown) {
    for (const area of AREAS)
      if (!story.chapters.some(({ id, paragraphs }) => id === area && paragraphs.length > 0))
        faults.push(`no chapter ${area}`);
  }
  if (story.chapters[0]?.id !== "thread") faults.push("the thread is not first");
  if (story.practices.map(({ for: of }) => of).join() !== "thread,tension,year")
    faults.push("not three practices");
  if (story.times.length < 10 || story.times.length > 18) faults.push(`${story.times.length} times`);
  if (JSON.stringify(story).includes("{thread}")) faults.push("the thread without its name");
  const over = story.times.filter(({ text }) => text.includes(telling.quoted(story.title)));
  for (const [place, one] of over.entries())
    if (over.some((other, at) => at > place && one.from <= other.to && other.from <= one.to))
      faults.push("the thread touched twice in a year");
  if ((story.questions?.length ?? 0) !== (chart.moonChangesSign ? 3 : 0)) faults.push("other questions");
  for (const why of new Set(all.flatMap((paragraph) => paragraph.why))) {
    const fault = faultOf(why, chart);
    if (fault) faults.push(fault);
  }
  if (all.some(({ why }) => why.length === 0)) faults.push("a paragraph without a reason");
  return faults;
}

/** How often each of some names comes, in parts of all. */
function sharesOf(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => [name, count / names.length] as const)
    .sort((a, b) => b[1] - a[1]);
}

describe.each([
  ["with a time", TIMED, randomCharts],
  ["without", UNTIMED, randomDays],
] as const)("the story of any chart %s", (name, count, draw) => {
  test("has its lengths, nothing twice, no uncovered opposite, three practices, and true reasons", () => {
    const faults = new Map<string, number>();
    const threads: string[] = [];
    const ways: string[] = [];
    for (const told of toldCharts(count, draw)) {
      for (const fault of faultsOf(told)) faults.set(fault, (faults.get(fault) ?? 0) + 1);
      threads.push(told.story.title);
      ways.push(...told.story.page.flatMap(({ reconciles }) => reconciles?.[1] ?? []));
    }
    expect([...faults].sort((a, b) => b[1] - a[1]).slice(0, 20)).toEqual([]);

    const shares = sharesOf(threads);
    const percent = ([of, share]: readonly [string, number]) => `${of} ${(100 * share).toFixed(1)} %`;
    console.info(`Threads ${name}: ${shares.map(percent).join(", ")}`);
    console.info(`Ways ${name}: ${sharesOf(ways).map(percent).join(", ")}`);
    // Three standard deviations for the few that are tried by default.
    const chance = isWhole ? 0 : 3 * Math.sqrt((0.12 * 0.88) / count);
    expect(shares[0]?.[1]).toBeLessThan(0.12 + chance);
    expect(shares.length).toBeGreaterThanOrEqual(isWhole ? PAIRS.length : PAIRS.length - 4);
    if (name === "with a time") for (const [, share] of sharesOf(ways)) expect(share).toBeGreaterThan(0.06);
    expect(new Set(ways)).toEqual(new Set(WAYS));
  }, 1_800_000);
});

test("the texts of the sets are found again in a story: most of its paragraphs hold one", () => {
  for (const { story } of toldCharts(20, randomCharts)) {
    const known = paragraphsOf(story).filter((paragraph) => textsOf(paragraph).length > 0);
    // What comes back by the thread's name has its title set in.
    expect(known.length).toBeGreaterThanOrEqual(paragraphsOf(story).length - 3);
  }
});

test("no return is told of a child who has not lived the round: Chiron may come back after some months", () => {
  const returns = [...toldCharts(200, randomCharts)].flatMap(({ story }) =>
    story.times.filter(({ why }) => why.includes("comes back to its own place")),
  );
  expect(returns.length).toBeGreaterThan(200);
  for (const { why, ages } of returns)
    expect(ages[0], why).toBeGreaterThan(why.includes("Jupiter") ? 10 : 16);
});

describe("the stories of twenty public births", () => {
  test("hold to the same, with a time and without", () => {
    for (const { name, chart, untimed } of PUBLIC_BIRTHS) {
      for (const drawn of [chart, untimed]) {
        const { story } = storyOf(
          drawn,
          { instant: Date.UTC(1950, 0, 1), date: BORN },
          TODAY,
          words,
          telling,
        );
        expect(faultsOf({ chart: drawn, story }), name).toEqual([]);
      }
    }
  });

  test("name the thread on the first page, and by its title in two chapters or three", () => {
    for (const { chart } of PUBLIC_BIRTHS) {
      const { story } = storyOf(chart, { instant: Date.UTC(1950, 0, 1), date: BORN }, TODAY, words, telling);
      const title = story.title.slice(1);
      const named = story.chapters.filter(
        ({ id, paragraphs }) => id !== "thread" && paragraphs.some(({ text }) => text.includes(title)),
      );
      expect(named.length).toBeGreaterThanOrEqual(2);
      expect(named.length).toBeLessThanOrEqual(3);
      const [, reconciled] = story.page;
      expect(reconciled?.reconciles?.[0]).toHaveLength(2);
      expect(pairOf(polesOf(PAIRS[0])[0])).toBe(PAIRS[0]);
    }
  });

  test("are the same on every day, but for the practice of the year", () => {
    const [first] = PUBLIC_BIRTHS;
    if (!first) throw new Error("there are twenty");
    const birth = { instant: Date.UTC(1953, 2, 30), date: { year: 1953, month: 3, day: 30 } };
    const on = (year: number) => storyOf(first.chart, birth, { ...TODAY, year }, words, telling);
    const [early, late] = [on(2001), on(2026)];
    const lasting = ({ story: { practices, ...story } }: typeof early) => ({
      ...story,
      practices: practices.filter((practice) => practice.for !== "year"),
    });
    expect(lasting(early)).toEqual(lasting(late));
    expect(early.now).not.toEqual(late.now);
    expect(late.now?.practice.text).toBe(late.story.practices.at(-1)?.text);
    const dead = on(2053);
    expect(dead.now).toBeNull();
    expect(dead.story.practices.map((practice) => practice.for)).toEqual(["thread", "tension"]);
    expect(on(1952).now).toBeNull();
  });
});

describe.each(["es", "pt-BR"] as const)("in %s", (language) => {
  test("a story names the places of its chart as people write there, and no word is English", async () => {
    const texts = textsIn(language);
    const own = await storyTexts(texts);
    const births = randomBirths(times(1_000), 640);
    const charts = randomCharts(births.length, 640);
    const untimed = randomDays(births.length, 640);
    for (const [index, { instant }] of births.entries()) {
      const chart = (index % 4 === 0 ? untimed : charts)[index] as BornChart;
      const told = texts.tell((spoken) =>
        storyOf(chart, { instant, date: BORN }, TODAY, own, tellingIn(spoken).story),
      );
      expect(told.language).toBe(language);
      expect(languageFaults(told, language)).toEqual([]);
    }
  });
});
