import type { AspectType } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";
import type { AspectKind } from "../natal/natal-text";

export type PersonalPlanet = Extract<Planet, "Sun" | "Moon" | "Mercury" | "Venus" | "Mars">;
export type SlowPlanet = Exclude<Planet, PersonalPlanet>;

/** Two different personal planets in the order Sun, Moon, Mercury, Venus, Mars. */
// biome-ignore format: the ten pairs as a triangle
export type UnlikePersonalPair =
  | "Sun-Moon" | "Sun-Mercury" | "Sun-Venus" | "Sun-Mars"
  | "Moon-Mercury" | "Moon-Venus" | "Moon-Mars"
  | "Mercury-Venus" | "Mercury-Mars"
  | "Venus-Mars";

export type PersonalPair =
  | UnlikePersonalPair
  | "Sun-Sun"
  | "Moon-Moon"
  | "Mercury-Mercury"
  | "Venus-Venus"
  | "Mars-Mars";

/** Two different slow planets in the order Jupiter, Saturn, Uranus, Neptune, Pluto. */
// biome-ignore format: the ten pairs as a triangle
export type UnlikeSlowPair =
  | "Jupiter-Saturn" | "Jupiter-Uranus" | "Jupiter-Neptune" | "Jupiter-Pluto"
  | "Saturn-Uranus" | "Saturn-Neptune" | "Saturn-Pluto"
  | "Uranus-Neptune" | "Uranus-Pluto"
  | "Neptune-Pluto";

export type SlowPair =
  | UnlikeSlowPair
  | "Jupiter-Jupiter"
  | "Saturn-Saturn"
  | "Uranus-Uranus"
  | "Neptune-Neptune"
  | "Pluto-Pluto";

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

/** What a slow planet of {a} does to each personal planet of {b}. */
export type SlowContacts = Readonly<Record<PersonalPlanet, Readonly<Record<AspectKind, string>>>>;
