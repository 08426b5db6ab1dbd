import type { MajorAspect } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";
import { loadedOnce } from "../loaded-once";
import type { FastPlanet } from "./fast-planets";
import { isOtherPoint, type OtherPoint, otherPoints } from "./other-points";
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
  /** One thing that helps; of a slow planet with a planet or an angle. */
  readonly practice: string | null;
}

/** The words for a planet's contact with a place of the birth chart; of other points, what the point is. */
export async function transitWords(
  planet: Planet,
  type: MajorAspect,
  point: TransitedPoint | OtherPoint,
): Promise<TransitWords> {
  if (isOtherPoint(point)) {
    const lasts = isFast(planet) ? (await fast())[planet].lasts : null;
    return { text: otherPoints[point], lasts, practice: null };
  }
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

function isFast(planet: Planet): planet is FastPlanet {
  return !(planet in SLOW);
}
