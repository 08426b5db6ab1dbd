import { capitalised } from "../capitalised";
import { weightsOfAreas } from "./areas";
import { CHAPTER_WORDS, Chosen } from "./choose";
import type { Figure } from "./figures";
import { AREAS, type Area, THREADED_AREAS, type ThreadedArea, type Version, type Way } from "./ids";
import type { Ledger } from "./ledger";
import { aboutOf, type Piece, piece } from "./piece";
import { pairOf } from "./poles";
import { sidesOf, whyOf } from "./reasons";
import { CHORUS, type Tension } from "./themes";
import type { View } from "./view";
import { chorusPiece, figurePiece, rankedWays, tensionPiece } from "./voices";

/** Which texts the chapters of a story have. */

/** How many words page and chapters have together: at which the story is full, and so many words come between. */
const FULL = { timed: 2470, untimed: 1520 } as const;
/** The fewest that they may have. */
const FEWEST = { timed: 2300, untimed: 1200 } as const;
/** How many words more there may be for chapters that are short, or fewer before chapters may be long. */
const SPARE = 150;
/** Words of a long chapter. */
const WIDE = 340;
const FIGURES = 3;
const CHORUSES = 6;
/** How often a planet is a guest. */
const VISITS = 2;
/** In how many chapters the thread comes back by its name. */
const MEETINGS = 3;
/** The thread's chapter may be longer. */
const THREAD_WORDS = 330;

/** The fields in which the thread is met again, the heaviest first. */
export function meetingsOf(view: View, fields: readonly Area[]): readonly ThreadedArea[] {
  const weights = weightsOfAreas(view.factors);
  return THREADED_AREAS.filter((area) => fields.includes(area))
    .sort((a, b) => weights[b] - weights[a])
    .slice(0, MEETINGS);
}

/** Where the thread comes back, in its own words with the title set in. */
function lineOf(view: View, { pair, sides }: Tension, area: ThreadedArea): Piece {
  const entry = view.words("threads", pair);
  const { title } = entry;
  const both = sidesOf(sides, 1).flat();
  return {
    ...piece({
      kind: "line",
      area,
      set: "threads",
      key: pair,
      weight: 9,
      text: () => capitalised(entry[area].replaceAll("{thread}", view.telling.quoted(title))),
      claims: [],
      about: aboutOf(both),
      why: () => whyOf(both, view),
    }),
    id: `line ${area}`,
    props: [],
    cast: [],
  };
}

function versionOf(turn: number): Version {
  return turn % 2 === 0 ? 1 : 2;
}

export interface Plan {
  readonly thread: Tension;
  readonly seconds: readonly Tension[];
  /** The way by which the first page reconciles the thread. */
  readonly way: Way;
  /** Where the thread is met again. */
  readonly meetings: readonly ThreadedArea[];
  /** Words of the first page. */
  readonly pageWords: number;
}

/** What the chapters say, chosen. */
export function chosenFor(view: View, parts: readonly Piece[], plan: Plan, ledger: Ledger): Chosen {
  const chosen = new Chosen(ledger);
  const timed = view.known.chart.timeUnknown ? "untimed" : "timed";
  const full = FULL[timed] - plan.pageWords;
  const guests = parts.filter(({ kind }) => kind === "guest");
  const own = parts.filter(({ kind }) => kind !== "guest").sort((a, b) => b.weight - a.weight);
  const open = fieldsOf(view, parts);

  for (const area of plan.meetings) chosen.take(lineOf(view, plan.thread, area));
  // A text for each field before any field has its second.
  for (const area of open) own.filter((part) => part.area === area).some((part) => chosen.take(part));
  for (const part of own) chosen.take(part);
  takeThread(view, plan, chosen);
  for (const tension of plan.seconds) takeTension(view, tension, plan, chosen, open);

  const figures = chosenFigures(view).map((figure) => moved(figurePiece(view, figure), open, chosen));
  for (const figure of figures) chosen.take(figure, figure.area === "thread" ? THREAD_WORDS : undefined);

  const choruses = view.choruses
    .filter((theme) => !plan.thread.sides.includes(theme))
    .map((theme, turn) => chorusPiece(view, theme, versionOf(view.seed + turn)))
    .filter((chorus) => ledger.allows(chorus));
  const limits = new Limits(
    view,
    figures.filter((figure) => chosen.pieces.includes(figure)),
  );
  const may = (candidate: Piece) => open.includes(candidate.area as Area) && limits.allow(candidate, chosen);
  const rest = [...guests, ...choruses.map((chorus) => moved(chorus, open, chosen))];
  chosen.fill(rest, full, { may });
  const isShort = ({ area }: Piece) => chosen.wordsIn(area) < CHAPTER_WORDS.fewest;
  chosen.fill(rest, full + SPARE, { may: (candidate) => isShort(candidate) && may(candidate) });
  if (chosen.words < full - SPARE) chosen.fill(rest, full - SPARE, { may, most: WIDE });
  // Where the chart says little without contradicting itself, what it does say is told at length.
  const fewest = FEWEST[timed] - plan.pageWords;
  const isOpen = ({ area }: Piece) => open.includes(area as Area);
  chosen.fill(rest, fewest, { may: isOpen, most: Number.POSITIVE_INFINITY });
  for (const way of rankedWays(view, plan.thread)) {
    if (chosen.words >= fewest) break;
    chosen.take(tensionPiece(view, plan.thread, way, "thread"), Number.POSITIVE_INFINITY);
  }
  for (const area of open) {
    if (chosen.wordsIn(area) > 0) continue;
    const any = [...rest, ...choruses.map((chorus) => ({ ...chorus, area }))];
    const ways = rankedWays(view, plan.thread).map((way) => tensionPiece(view, plan.thread, way, area));
    [...any, ...ways]
      .filter((part) => part.area === area)
      .some((part) => chosen.take(part, Number.POSITIVE_INFINITY));
  }
  return chosen;
}

/** Fields of which the chart can say something. */
export function fieldsOf({ known }: View, parts: readonly Piece[]): readonly Area[] {
  const isTold = (area: Area) => parts.some((part) => part.kind !== "guest" && part.area === area);
  return AREAS.filter((area) => (known.chart.timeUnknown ? isTold(area) : true));
}

/** The heaviest, of which one at most is a planet by itself and two are crowds. */
function chosenFigures({ figures }: View): readonly Figure[] {
  const most = (kind: string) => (kind === "unaspected" ? 1 : kind.endsWith("stellium") ? 2 : FIGURES);
  const counts = new Map<string, number>();
  return figures
    .filter(({ id }) => {
      const [name = ""] = id.split(" ");
      const kind = name.endsWith("stellium") ? "stellium" : name;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= most(kind);
    })
    .slice(0, FIGURES);
}

/** A text of no field stands where its matter is spoken of already, and where there is room for it. */
function moved(told: Piece, open: readonly Area[], chosen: Chosen): Piece {
  if (told.area === "thread") return told;
  const pairs = told.claims.map(({ pole }) => pairOf(pole));
  const kin = chosen.pieces.filter(({ claims }) => claims.some(({ pole }) => pairs.includes(pairOf(pole))));
  let best: Area | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const area of open) {
    // Of money a reader wants to read what is about money.
    const there = { ...told, area };
    if ((area === "money" && told.area !== area) || !chosen.fits(there) || chosen.quarrels(there)) continue;
    const near = kin.filter((other) => other.area === area).length;
    const room = (CHAPTER_WORDS.most - chosen.wordsIn(area)) / CHAPTER_WORDS.fewest;
    const suits = (area === told.area ? 1.5 : 0) + Math.min(2, near) + 1.5 * room;
    if (suits > most) [best, most] = [area, suits];
  }
  return best ? { ...told, area: best } : told;
}

/** By the likeliest way that no tension of this story has yet: told five times, a way becomes a mould. */
function takeTension(view: View, tension: Tension, plan: Plan, chosen: Chosen, open: readonly Area[]): void {
  const used = new Set([plan.way, ...chosen.pieces.map(({ reconciles }) => reconciles?.[1])]);
  const ranked = rankedWays(view, tension);
  const ways = [...ranked.filter((way) => !used.has(way)), ...ranked.filter((way) => used.has(way))];
  for (const way of ways) {
    const told = moved(tensionPiece(view, tension, way), open, chosen);
    if (chosen.take(told)) return;
  }
  for (const way of ways) {
    if (chosen.take(tensionPiece(view, tension, way, "thread"), Number.POSITIVE_INFINITY)) return;
  }
}

/** The thread's own chapter: each side by itself, and another way in which both live together. */
function takeThread(view: View, { thread, way }: Plan, chosen: Chosen): void {
  for (const other of rankedWays(view, thread)) {
    if (other !== way && chosen.take(tensionPiece(view, thread, other, "thread"), THREAD_WORDS)) break;
  }
  thread.sides.forEach((side, turn) => {
    if (!view.choruses.includes(side) || side.sources.length < CHORUS) return;
    const version = versionOf(view.seed + turn);
    const told = chorusPiece(view, side, version, "thread");
    if (!chosen.take(told, THREAD_WORDS))
      chosen.take(chorusPiece(view, side, version === 1 ? 2 : 1, "thread"), THREAD_WORDS);
  });
}

/** How often what may come. */
class Limits {
  readonly #told: ReadonlySet<string>;

  /** @param figures what has been told as a figure is not told once more by its members' contacts */
  constructor(view: View, figures: readonly Piece[]) {
    const planets = figures.map((figure) => figure.about);
    const contacts = view.factors
      .filter(({ place, about }) => place.kind === "aspect" && planets.some((ids) => ids.includes(about)))
      .map(({ about }) => about);
    this.#told = new Set(contacts);
  }

  allow({ kind, id, about }: Piece, chosen: Chosen): boolean {
    if (kind === "chorus") return chosen.pieces.filter((other) => other.kind === "chorus").length < CHORUSES;
    if (about.some((each) => this.#told.has(each))) return false;
    const planet = id.split(" ").at(-1) as string;
    const visits = chosen.pieces.filter((other) => other.kind === "guest" && other.id.endsWith(` ${planet}`));
    return visits.length < VISITS && !visits.some((other) => other.about.join() === about.join());
  }
}
