import type { TechniquesAnswer } from "~/answers/forecast";
import type { AspectType } from "~/astrology/aspects";
import * as names from "~/words/names";
import * as words from "~/words/techniques";
import type { Moving } from "./technique-note";

/** One moment of a forecast, in words. */
export interface MovedLine {
  /** ISO instant. */
  readonly at: string;
  /** "Progressed Moon trine Venus" */
  readonly text: string;
  readonly by: Moving;
}

/** How a technique's mover is named, by the words for it. */
const WAYS: Readonly<Record<Moving, string>> = {
  Transits: "transit",
  "Secondary Progressions": "progression",
  "Solar Arcs": "arc",
  "Primary Directions": "direction",
  Returns: "return",
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
        exact.map((at) => ({ at, text: contactText(technique, transiting, type, natal), by: technique })),
      ),
    ...stations.map(({ technique, at, planet, turns }) => ({
      at,
      text: words.turns({ turns, planet: moved(technique, names.point(planet)) }),
      by: technique,
    })),
    ...ingresses.map(({ technique, at, planet, sign, isRetrograde }) => ({
      at,
      text: words.enters({
        isRetrograde,
        planet: moved(technique, names.point(planet)),
        sign: names.sign(sign),
      }),
      by: technique,
    })),
    ...lunations.map(({ technique, at, phase }) => ({
      at,
      text: technique === "Transits" ? names.phase(phase) : moved(technique, names.phase(phase)),
      by: technique,
    })),
    ...eclipses.map(({ at, kind }) => ({
      at,
      text: words.eclipse({ kind }),
      by: "Transits" as const,
    })),
  ];
  return lines.sort(byTime);
}

export function byTime(a: MovedLine, b: MovedLine): number {
  return Date.parse(a.at) - Date.parse(b.at);
}

type PointId = Parameters<typeof names.point>[0];

function contactText(technique: Moving, mover: PointId, type: AspectType, natal: PointId): string {
  const planet = names.point(mover);
  if (technique === "Returns") return words.returnsToItsPlace({ planet });
  return words.planetAspectPoint({
    planet: moved(technique, planet),
    aspect: names.aspectInSentence(type),
    point: names.otherPoint(natal),
  });
}

/** "Progressed Moon" */
function moved(technique: Moving, what: string): string {
  return words.moved({ by: WAYS[technique], what });
}
