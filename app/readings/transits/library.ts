import type { MajorAspect } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";
import { loadedOnce } from "../loaded-once";
import type { FastPlanet } from "./fast-planets";
import type { ByTransit, TransitedPoint, TransitKind } from "./transit-text";

const SLOW: Readonly<Record<Exclude<Planet, FastPlanet>, () => Promise<ByTransit>>> = {
  Jupiter: loadedOnce(async () => (await import("./jupiter")).jupiterTransits),
  Saturn: loadedOnce(async () => (await import("./saturn")).saturnTransits),
  Uranus: loadedOnce(async () => (await import("./uranus")).uranusTransits),
  Neptune: loadedOnce(async () => (await import("./neptune")).neptuneTransits),
  Pluto: loadedOnce(async () => (await import("./pluto")).plutoTransits),
};

const fast = loadedOnce(async () => (await import("./fast-planets")).fastTransits);

const KINDS: Readonly<Record<MajorAspect, TransitKind>> = {
  Conjunction: "conjunction",
  Sextile: "flowing",
  Trine: "flowing",
  Square: "tense",
  Opposition: "tense",
};

/** What is said of a contact. */
export interface TransitWords {
  readonly text: string;
  /** How long it can be felt, where the text itself does not say so: a fast planet's. */
  readonly lasts: string | null;
  /** One thing that helps; a slow planet's. */
  readonly practice: string | null;
}

/** The words for a planet's contact with a place of the birth chart. */
export async function transitWords(
  planet: Planet,
  type: MajorAspect,
  point: TransitedPoint,
): Promise<TransitWords> {
  switch (planet) {
    case "Jupiter":
    case "Saturn":
    case "Uranus":
    case "Neptune":
    case "Pluto":
      return { ...(await SLOW[planet]())[point][KINDS[type]], lasts: null };
    default: {
      const { lasts, on } = (await fast())[planet];
      return { text: on[point], lasts, practice: null };
    }
  }
}
