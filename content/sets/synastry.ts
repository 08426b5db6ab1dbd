import { PLANETS, SLOW_PLANETS } from "../../app/astrology/bodies";
import { ELEMENTS } from "../../app/astrology/signs";
import { ASPECT_KINDS } from "./natal";
import { numbersTo, pairs, text, textSet } from "./text-set";

const PERSONAL_PLANETS = ["Sun", "Moon", "Mercury", "Venus", "Mars"] as const;

/** Each of a row with itself and with those after it: "Sun-Sun", "Sun-Moon". */
function withLater<Name extends string>(row: readonly Name[]): `${Name}-${Name}`[] {
  return row.flatMap((one, index) => row.slice(index).map((other) => `${one}-${other}` as const));
}

/** Each with those after it alone. */
function unlike<Name extends string>(row: readonly Name[]): `${Name}-${Name}`[] {
  return withLater(row).filter((pair) => new Set(pair.split("-")).size === 2);
}

const mixedPairs = PERSONAL_PLANETS.flatMap((personal) =>
  SLOW_PLANETS.map((slow) => `${personal}-${slow}` as const),
);

/** The names of the two people. */
const NAMES = ["a", "b"];

const byElements = textSet(withLater(ELEMENTS), text, NAMES);
/** What a slow planet of {a} does to each personal planet of {b}. */
const ofSlowPlanet = textSet(pairs(PERSONAL_PLANETS, ASPECT_KINDS), text, NAMES);

/** What holds two people, and where they rub: by the planets of the contacts. */
const BONDS = ["home", "tenderness", "spark", "talk", "joy", "staying", "freedom", "dream", "depth"] as const;
const FRICTIONS = [
  "needs",
  "words",
  "liking",
  "pace",
  "plenty",
  "rules",
  "distance",
  "wishes",
  "power",
] as const;

export const synastry = {
  "synastry/elements": byElements,
  "synastry/sun-moon-elements": byElements,
  "synastry/sun-moon-elements-both-ways": byElements,
  "synastry/personal-contacts": textSet(pairs(withLater(PERSONAL_PLANETS), ASPECT_KINDS), text, NAMES),
  "synastry/jupiter-contacts": ofSlowPlanet,
  "synastry/saturn-contacts": ofSlowPlanet,
  "synastry/uranus-contacts": ofSlowPlanet,
  "synastry/neptune-contacts": ofSlowPlanet,
  "synastry/pluto-contacts": ofSlowPlanet,
  "synastry/minor-contacts": textSet([...withLater(PERSONAL_PLANETS), ...mixedPairs], text, NAMES),
  "synastry/both-ways": textSet([...unlike(PERSONAL_PLANETS), ...mixedPairs], text, NAMES),
  "synastry/age-groups": textSet(pairs(withLater(SLOW_PLANETS), ["agree", "differ"]), text),
  "synastry/age-groups-both-ways": textSet(unlike(SLOW_PLANETS), text),
  "synastry/overall": textSet(
    pairs(["rugged", "uneven", "mixed", "warm", "bright"], ["nature", "contact"]),
    text,
    NAMES,
  ),
  "synastry/lists": textSet(["age groups", "no strengths", "no challenges"], text, NAMES),
  "synastry/summary-bonds": textSet(BONDS, text, NAMES),
  /** {a} is the one whose planet presses. */
  "synastry/summary-threads": textSet(pairs(BONDS, FRICTIONS), text, NAMES),
  "synastry/overlays": textSet(pairs(PLANETS, numbersTo(12)), text, NAMES),
};
