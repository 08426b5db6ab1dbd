import type { Planet } from "../../astrology/bodies";
import type { Sign } from "../../astrology/signs";
import type { Factor } from "./factors";
import type { Figure } from "./figures";
import { oppositeOf } from "./poles";
import { isHeard, type Source, type Theme, type Themes } from "./themes";
import type { View } from "./view";

/** Why something is said: sentences about the chart's places, made from the chart alone. */

/** So many reasons has a paragraph at most. */
const MOST = 4;

/** A sentence a factor; a body's sign and house in one. */
export function whyOf(factors: readonly Factor[], { known, telling }: View): readonly string[] {
  const { timeUnknown } = known.chart;
  const told: string[] = [];
  const joined = new Set<Factor>();
  for (const factor of factors) {
    if (joined.has(factor)) continue;
    const { place } = factor;
    const house =
      place.kind === "sign"
        ? factors.find((other) => other.place.kind === "house" && other.place.of === place.of)
        : undefined;
    if (place.kind === "sign" && house?.place.kind === "house") {
      joined.add(house);
      told.push(telling.whyOfSignInHouse(place.of, place.sign, house.place.house));
    } else told.push(telling.whyOfPlace(place, !timeUnknown));
  }
  return [...new Set(told)].slice(0, MOST);
}

/** The strongest sources of a side, of different bodies where there are some; what belongs to everybody of those months only where all of them do. */
function witnessesOf({ sources: all }: Pick<Theme, "sources">, most: number): readonly Factor[] {
  const heard = all.filter(isHeard);
  const sources = heard.length > 0 ? heard : all;
  const chosen: Source[] = [];
  const about = new Set<string>();
  for (const source of sources) {
    if (chosen.length === most) break;
    if (about.has(source.factor.about)) continue;
    about.add(source.factor.about);
    chosen.push(source);
  }
  return chosen.map(({ factor }) => factor);
}

/** The same; what speaks for the opposite pole too stands aside while there are others. */
function ownWitnessesOf(theme: Theme, opposite: Theme, most: number): readonly Factor[] {
  const against = new Set(opposite.sources.map(({ factor }) => factor));
  const sources = theme.sources.filter((source) => isHeard(source) && !against.has(source.factor));
  return witnessesOf(sources.length > 0 ? { sources } : theme, most);
}

/** How many places are named that agree on a pole. */
const AGREEING = 3;

/** The places of a chart that agree on a pole. */
export function agreeingOn(theme: Theme, themes: Themes): readonly Factor[] {
  return ownWitnessesOf(theme, themes[oppositeOf(theme.pole)], AGREEING);
}

/** Who speaks for each side of a tension: those that speak for both stand aside while there are others. */
export function sidesOf([one, other]: readonly [Theme, Theme], most: number): readonly [Factor[], Factor[]] {
  const ofFirst = ownWitnessesOf(one, other, most);
  const subjects = new Set(ofFirst.map(({ about }) => about));
  const ofSecond = ownWitnessesOf(other, one, most);
  const apart = ofSecond.filter(({ about }) => !subjects.has(about));
  return [[...ofFirst], apart.length > 0 ? [...apart] : [...ofSecond]];
}

/** What forms a figure. */
export function whyOfFigure({ id, planets, focus }: Figure, { known, telling }: View): readonly string[] {
  const { chart } = known;
  const ends = planets.filter((planet) => planet !== focus);
  const [kind, what = ""] = id.split(" ");
  switch (kind) {
    case "t-square":
      return [telling.FIGURES.tSquare(ends, focus as Planet)];
    case "yod":
      return [telling.FIGURES.yod(ends, focus as Planet)];
    case "grand-trine":
      return [telling.FIGURES.grandTrine(planets)];
    case "grand-cross":
      return [telling.FIGURES.grandCross(planets)];
    case "kite":
      return [telling.FIGURES.kite(ends, focus as Planet)];
    case "mystic-rectangle":
      return [telling.FIGURES.rectangle(planets)];
    case "house-stellium":
      return [telling.FIGURES.houseCrowd(planets, Number(what))];
    case "sign-stellium":
      return [telling.FIGURES.signCrowd(planets, what as Sign)];
    case "unaspected":
      return [telling.FIGURES.unaspected(focus as Planet)];
    case "axis": {
      const [one, other] = what.split("-").map(Number) as [number, number];
      return [telling.FIGURES.axis(planets, one, other)];
    }
    default: {
      const aspect = chart.aspects.find(
        ({ planet1, planet2 }) => planet1 === "Jupiter" && planet2 === "Saturn",
      );
      if (!aspect) return [];
      return [
        telling.whyOfPlace({ kind: "aspect", of: "Jupiter", with: "Saturn", aspect }, !chart.timeUnknown),
      ];
    }
  }
}
