import type { TechniquesAnswer } from "~/answers/forecast";
import type { AspectType } from "~/astrology/aspects";
import type { Moving } from "./technique-note";

/** One moment of a forecast, in words. */
export interface MovedLine {
  /** ISO instant. */
  readonly at: string;
  /** "Progressed Moon trine Venus" */
  readonly words: string;
  readonly by: Moving;
}

/** How a technique is called in a narrow column. */
export const MOVED: Readonly<Record<Moving, string>> = {
  Transits: "Transit",
  "Secondary Progressions": "Progression",
  "Solar Arcs": "Solar arc",
  "Primary Directions": "Direction",
  Returns: "Return",
};

const WHOSE: Readonly<Record<Exclude<Moving, "Returns">, string>> = {
  Transits: "Transiting",
  "Secondary Progressions": "Progressed",
  "Solar Arcs": "Arc",
  "Primary Directions": "Directed",
};

/** Returns of these come every year or oftener. */
const QUICK: readonly string[] = ["Moon", "Sun", "Mercury", "Venus"];

type Told = Pick<TechniquesAnswer, "contacts" | "stations" | "ingresses" | "lunations" | "eclipses">;

/**
 * Every exact moment of a forecast in order of time; contacts that miss are none.
 * @param years how long it is: where it is longer than one, returns that come each year are left out
 */
export function linesOf(
  { contacts, stations, ingresses, lunations, eclipses }: Told,
  years: number,
): readonly MovedLine[] {
  const lines: MovedLine[] = [
    ...contacts
      .filter(
        ({ technique, transiting }) => technique !== "Returns" || years <= 1 || !QUICK.includes(transiting),
      )
      .flatMap(({ technique, transiting, natal, type, exact }) =>
        exact.map((at) => ({ at, words: contactWords(technique, transiting, type, natal), by: technique })),
      ),
    ...stations.map(({ technique, at, planet, turns }) => ({
      at,
      words: `${whose(technique)} ${planet} turns ${turns}`,
      by: technique,
    })),
    ...ingresses.map(({ technique, at, planet, sign, isRetrograde }) => ({
      at,
      words: `${whose(technique)} ${planet} ${isRetrograde ? "goes back into" : "enters"} ${sign}`,
      by: technique,
    })),
    ...lunations.map(({ technique, at, phase }) => ({
      at,
      words: technique === "Transits" ? phase : `${whose(technique)} ${phase}`,
      by: technique,
    })),
    ...eclipses.map(({ at, kind }) => ({
      at,
      words: kind === "solar" ? "Solar eclipse" : "Lunar eclipse",
      by: "Transits" as const,
    })),
  ];
  return lines.sort(byTime);
}

export function byTime(a: MovedLine, b: MovedLine): number {
  return Date.parse(a.at) - Date.parse(b.at);
}

function contactWords(technique: Moving, mover: string, type: AspectType, natal: string): string {
  if (technique === "Returns") return `${mover} returns to its own place`;
  return `${whose(technique)} ${mover} ${type.toLowerCase()} ${natal}`;
}

function whose(technique: Moving): string {
  return technique === "Returns" ? "Returning" : WHOSE[technique];
}
