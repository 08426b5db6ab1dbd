import type { Sign } from "../../astrology/signs";
import type { Version, Way } from "./ids";
import type { Joins } from "./joins";
import { Ledger } from "./ledger";
import { aboutOf, type Piece, piece, wordsIn } from "./piece";
import { type Pair, pairOf } from "./poles";
import { agreeingOn, sidesOf, whyOf } from "./reasons";
import type { StoryParagraph } from "./shape";
import { tagsOf } from "./tags";
import * as telling from "./telling";
import type { Tension, Theme } from "./themes";
import type { View } from "./view";
import { sidesSaid, tensionPiece } from "./voices";

/** The first page: the thread, how its sides live together, what holds, what is met first, and a gift. */

/** As many words as a first page has at most. */
export const PAGE_WORDS = 420;

/** The ways of a tension that say who meets which side. */
const MEETS_PEOPLE: readonly Way[] = ["place", "person"];

/** Which version of a chorus the first page has in short; a chapter tells the pole in the other. */
export type Shortened = ReadonlyMap<string, Version>;

export interface Page {
  readonly paragraphs: readonly StoryParagraph[];
  readonly shortened: Shortened;
}

/** The texts of the first page that hang on the lights alone. */
export function lightsOf(view: View): readonly Piece[] {
  const signOf = (of: "Moon" | "Ascendant") =>
    view.factors.find(({ place }) => place.kind === "sign" && place.of === of);
  return (["Moon", "Ascendant"] as const).flatMap((of) => {
    const factor = signOf(of);
    if (factor?.place.kind !== "sign") return [];
    const sign: Sign = factor.place.sign;
    const key = of === "Moon" ? sign : (`rising ${sign}` as const);
    return piece({
      kind: "manner",
      area: of === "Moon" ? "home" : "arrival",
      set: "lights",
      key,
      weight: factor.weight + 4,
      text: () => view.words("lights", key).text,
      about: [factor.about],
      why: () => whyOf([factor], view.known),
    });
  });
}

export function pageOf(view: View, thread: Tension, way: Way, story: Ledger, joins: Joins): Page {
  // Other pairs are reconciled in chapters, which a page by itself does not have.
  const ledger = new Ledger([thread.pair], story);
  const paragraphs: StoryParagraph[] = [];
  const say = ({
    text,
    about,
    why,
    reconciles,
  }: Omit<StoryParagraph, "reconciles"> & Partial<StoryParagraph>) =>
    paragraphs.push({ text, about, why, reconciles: reconciles ?? null });

  const both = sidesOf(thread.sides, 2).flat();
  say({
    text: view.words("threads", thread.pair).opening,
    about: aboutOf(both),
    why: whyOf(both, view.known),
  });

  const reconciled = tensionPiece(view, thread, way, "thread");
  const before = [sidesSaid(thread, joins), joins.fill("sides")].filter((words) => words !== null);
  say({ ...reconciled, why: reconciled.why(), text: [...before, reconciled.text()].join(" ") });
  ledger.add(reconciled);

  const shortened = new Map<string, Version>();
  const lights = lightsOf(view);
  const [moon, rising] = ["home", "arrival"].map((area) => lights.find((light) => light.area === area));
  // Where strangers meet one side and the trusted the other, it is told already how people are met.
  const isMet = MEETS_PEOPLE.includes(way) || tagsOf("story/threads", thread.pair).cast.includes("stranger");
  const arrives = isMet ? undefined : rising;
  let shorts = 0;
  for (const light of [moon, arrives]) {
    if (light && ledger.allows(light) && !speaksOf(thread.pair, light)) {
      ledger.add(light);
      say({ ...light, why: light.why(), text: joins.before(light === moon ? "rest" : "seen", light.text()) });
    } else shorts++;
  }
  for (const theme of view.choruses) {
    if (shorts === 0) break;
    if (thread.sides.includes(theme) || ledger.has(theme.pole) || !ledger.allowsPole(theme.pole)) continue;
    const version: Version = view.seed % 2 === 0 ? 1 : 2;
    const witnesses = agreeingOn(theme, view.themes);
    const { short } = view.words("choruses", `${theme.pole} ${version}`);
    ledger.add({
      id: `short ${theme.pole}`,
      claims: [{ pole: theme.pole, strength: 3 }],
      props: [],
      cast: [],
    });
    shortened.set(theme.pole, version);
    say({
      text: joins.before("beside", short),
      about: aboutOf(witnesses),
      why: whyOf(witnesses, view.known),
    });
    shorts--;
  }

  const gifted = giftOf(view, thread, ledger);
  const text = joins.before("gift", view.words("gifts", gifted.pole).text);
  const witnesses = agreeingOn(gifted, view.themes);
  say({ text, about: aboutOf(witnesses), why: whyOf(witnesses, view.known) });
  if (view.known.chart.timeUnknown) {
    const note = view.words("unknown", "note").text;
    if (wordsOfPage(paragraphs) + wordsIn(note) <= PAGE_WORDS)
      say({ text: note, about: [], why: [telling.whyOfUnknown()] });
  }
  return { paragraphs, shortened };
}

/** What the opening has said of both sides, no light says once more of one. */
function speaksOf(pair: Pair, { claims }: Piece): boolean {
  return claims.some(({ pole }) => pairOf(pole) === pair);
}

/** The strongest pole that the story may speak of and the page has not, beside the thread's own. */
function giftOf({ choruses }: View, { sides }: Tension, ledger: Ledger): Theme {
  const judged = ({ pole }: Theme) => ({
    ...tagsOf("story/gifts", pole),
    id: `gifts ${pole}`,
    claims: [{ pole, strength: 3 }],
  });
  const own = [...sides].sort((a, b) => b.strength - a.strength);
  const others = choruses.filter((theme) => !sides.includes(theme) && !ledger.has(theme.pole));
  const gifted = [...others, ...own].find((theme) => ledger.allows(judged(theme))) ?? (own[0] as Theme);
  ledger.add(judged(gifted));
  return gifted;
}

export function wordsOfPage(paragraphs: readonly StoryParagraph[]): number {
  return paragraphs.reduce((sum, { text }) => sum + wordsIn(text), 0);
}
