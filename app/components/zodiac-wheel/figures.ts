import { PLANETS, type Planet } from "../../astrology/bodies";
import type { Pattern, PatternType } from "../../astrology/patterns";

/** A figure that the wheel can light: a pattern, or stelliums that are one crowd. */
export interface Figure {
  /** "T-square: Sun, Moon, Mars" */
  readonly title: string;
  /** In the planets' order. */
  readonly planets: readonly Planet[];
}

const NAMES: Readonly<Record<PatternType, string>> = {
  "Grand Cross": "Grand cross",
  Kite: "Kite",
  "Mystic Rectangle": "Mystic rectangle",
  "Grand Trine": "Grand trine",
  "T-Square": "T-square",
  Yod: "Yod",
  Stellium: "Stellium",
};

/** How many planets two stelliums have in common where they are told as one crowd. */
const SHARED = 2;

/** A chart's figures, each told once: not within its larger figure, and crowds that run into each other as one. */
export function figuresOf(patterns: readonly Pattern[]): readonly Figure[] {
  const crowds: (readonly Planet[])[] = [];
  const told = patterns.filter(({ type, partOf }) => partOf === null && type !== "Stellium");
  for (const { type, planets } of patterns) {
    if (type !== "Stellium") continue;
    let crowd = planets;
    // What a crowd has grown by may be what it shares with another.
    for (;;) {
      const other = crowds.findIndex(
        (each) => each.filter((planet) => crowd.includes(planet)).length >= SHARED,
      );
      if (other < 0) break;
      const [joined = []] = crowds.splice(other, 1);
      const both = [...crowd, ...joined];
      crowd = PLANETS.filter((planet) => both.includes(planet));
    }
    crowds.push(crowd);
  }
  return [
    ...told.map(({ type, planets }) => figure(type, planets)),
    ...crowds.map((planets) => figure("Stellium", planets)),
  ];
}

function figure(type: PatternType, planets: readonly Planet[]): Figure {
  return { title: `${NAMES[type]}: ${planets.join(", ")}`, planets };
}
