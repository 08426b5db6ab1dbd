import type { Planet } from "~/astrology/bodies";
import type { SynastryAspect } from "~/astrology/synastry";
import { type Summary, summaryText } from "../summary";
import { withNames } from "../with-names";
import type { SynastryTexts } from "./library";

type Bond = "home" | "tenderness" | "spark" | "talk" | "joy" | "staying" | "freedom" | "dream" | "depth";
type Friction = "needs" | "words" | "liking" | "pace" | "plenty" | "rules" | "distance" | "wishes" | "power";

/** Which planet of a contact colours it most, the most first, and what that makes of an easy contact and of a hard one. */
const COLOURS = [
  ["Pluto", "depth", "power"],
  ["Neptune", "dream", "wishes"],
  ["Uranus", "freedom", "distance"],
  ["Saturn", "staying", "rules"],
  ["Jupiter", "joy", "plenty"],
  ["Mars", "spark", "pace"],
  ["Mercury", "talk", "words"],
  ["Venus", "tenderness", "liking"],
  ["Moon", "home", "needs"],
  ["Sun", "joy", "pace"],
] as const satisfies readonly (readonly [Planet, Bond, Friction])[];

/** A contact, and how the reader is told of it. */
interface Contact extends Pick<SynastryAspect, "planet1" | "planet2"> {
  readonly title: string;
}

function colourOf({ planet1, planet2 }: Contact) {
  const colour = COLOURS.find(([planet]) => planet === planet1 || planet === planet2);
  if (!colour) throw new RangeError(`No planets: ${planet1}, ${planet2}`);
  return colour;
}

/**
 * The thread of two people: what holds them, by the strongest of the contacts that help, and how it helps where the
 * strongest of the others rubs. Null where either is missing.
 * @param strengths the contacts that help, the strongest first
 * @param challenges those that rub, in that order too
 */
export function coupleSummary(
  strengths: readonly Contact[],
  challenges: readonly Contact[],
  names: readonly [string, string],
  { summary, tell }: SynastryTexts,
): Summary | null {
  const [held, rubbed] = [strengths[0], challenges[0]];
  if (!held || !rubbed) return null;
  const [, bond] = colourOf(held);
  const [planet, , friction] = colourOf(rubbed);
  // {a} is the one whose planet presses.
  const [a, b] = rubbed.planet1 === planet ? names : [names[1], names[0]];
  return tell(() => ({
    text: withNames(summaryText([summary.bonds.of(bond), summary.threads.of(`${bond} ${friction}`)]), a, b),
    why: [held.title, rubbed.title],
  }));
}
