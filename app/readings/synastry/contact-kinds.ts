import type { AspectType } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";
import type { AspectKind } from "../natal/natal-text";

export type PersonalPlanet = Extract<Planet, "Sun" | "Moon" | "Mercury" | "Venus" | "Mars">;
export type SlowPlanet = Exclude<Planet, PersonalPlanet>;

/** Two different ones of a row, joined in its order: "Sun-Moon". */
type UnlikePairs<Row extends readonly string[]> = Row extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First}-${Rest[number]}` | UnlikePairs<Rest>
  : never;

type LikePairs<Name extends string> = Name extends string ? `${Name}-${Name}` : never;

export type UnlikePersonalPair = UnlikePairs<["Sun", "Moon", "Mercury", "Venus", "Mars"]>;
export type PersonalPair = UnlikePersonalPair | LikePairs<PersonalPlanet>;

export type UnlikeSlowPair = UnlikePairs<["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]>;
export type SlowPair = UnlikeSlowPair | LikePairs<SlowPlanet>;

/** A personal planet of one person and a slow one of the other. */
export type MixedPair = `${PersonalPlanet}-${SlowPlanet}`;

/** The quincunx and the semi-sextile are minor: they have a sentence. */
export type ContactKind = AspectKind | "minor";

export function contactKind(type: AspectType): ContactKind {
  switch (type) {
    case "Conjunction":
      return "conjunction";
    case "Trine":
    case "Sextile":
    case "Quintile":
      return "flowing";
    case "Square":
      return "square";
    case "Opposition":
      return "opposition";
    case "Quincunx":
    case "SemiSextile":
      return "minor";
    default:
      throw new RangeError(`Unknown aspect: ${type satisfies never}`);
  }
}
