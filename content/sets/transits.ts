import { EXTRA_POINTS, PLANETS } from "../../app/astrology/bodies";
import { pairs, practised, text, textSet } from "./text-set";

/** What a transit can touch. */
const POINTS = [...PLANETS, "Ascendant", "Midheaven"] as const;
const FAST = ["Sun", "Moon", "Mercury", "Venus", "Mars"] as const;

/** Trine and sextile are one kind, "flowing"; square and opposition are one kind, "tense". */
const ofSlowPlanet = textSet(pairs(POINTS, ["conjunction", "flowing", "tense"]), practised);

export const transits = {
  "transits/jupiter": ofSlowPlanet,
  "transits/saturn": ofSlowPlanet,
  "transits/uranus": ofSlowPlanet,
  "transits/neptune": ofSlowPlanet,
  "transits/pluto": ofSlowPlanet,
  /** A line a point, whatever the kind of contact. */
  "transits/fast-planets": textSet(pairs(FAST, POINTS), text),
  /** How long a contact of a fast planet can be felt. */
  "transits/fast-planets-last": textSet(FAST, text),
  /** What a chart has beside planets and angles; a contact with it is told by what the point is. */
  "transits/other-points": textSet(["North Node", "Chiron", ...EXTRA_POINTS], text),
};
