import { BODIES, PLANETS, type Planet } from "../../app/astrology/bodies";
import { SIGNS } from "../../app/astrology/signs";
import { maybePractised, numbersTo, pairs, text, textSet } from "./text-set";

const READ_BODIES = BODIES.filter((body) => body !== "South Node");

/** Trine, sextile and quintile are one kind, "flowing". */
export const ASPECT_KINDS = ["conjunction", "flowing", "square", "opposition"] as const;
/** Quincunx, 150°: two wants that do not hear each other. Semi-sextile, 30°: a small nudge from one to the other. */
const MINOR_KINDS = ["quincunx", "semiSextile"] as const;

type Kind = (typeof ASPECT_KINDS)[number] | (typeof MINOR_KINDS)[number];

/**
 * The kinds that the sky can make between 1800 and 2100 with the orbs of a natal chart, where it cannot make all: Mercury
 * is never more than 27.8° from the Sun, Venus 47.3°, the two 73.7° from each other; Neptune and Pluto reach 136°.
 */
const POSSIBLE: Readonly<Record<string, readonly Kind[]>> = {
  "Sun Mercury": ["conjunction"],
  "Sun Venus": ["conjunction", "semiSextile"],
  "Mercury Venus": ["conjunction", "flowing", "semiSextile"],
  "Neptune Pluto": ["conjunction", "flowing", "square", "semiSextile"],
};

/** The contacts of one planet with those after it in the list of planets. */
function contactsOf<Of extends Kind>(planet: Planet, kinds: readonly Of[]): `${Planet} ${Of}`[] {
  const later = PLANETS.slice(PLANETS.indexOf(planet) + 1);
  return pairs(later, kinds).filter((id) => {
    const [other, kind] = id.split(" ") as [Planet, Of];
    return POSSIBLE[`${planet} ${other}`]?.includes(kind) ?? true;
  });
}

const inSign = textSet(SIGNS, maybePractised);
const inSignWithoutPractice = textSet(SIGNS, text);
const inHouse = textSet(numbersTo(12), maybePractised);
const aspectsOf = (planet: Planet) => textSet(contactsOf(planet, ASPECT_KINDS), maybePractised);

export const natal = {
  "natal/sun-in-sign": inSign,
  "natal/moon-in-sign": inSign,
  "natal/mercury-in-sign": inSign,
  "natal/venus-in-sign": inSign,
  "natal/mars-in-sign": inSign,
  "natal/jupiter-in-sign": inSign,
  "natal/saturn-in-sign": inSign,
  "natal/uranus-in-sign": inSignWithoutPractice,
  "natal/neptune-in-sign": inSignWithoutPractice,
  "natal/pluto-in-sign": inSignWithoutPractice,
  "natal/chiron-in-sign": inSign,
  "natal/north-node-in-sign": inSign,
  /** In place of those of the node in a sign or a house where much stands already: it is nothing new to them. */
  "natal/node-at-home": textSet([...SIGNS, ...numbersTo(12)], text),
  "natal/rising-in-sign": inSign,
  "natal/midheaven-in-sign": inSign,

  "natal/sun-in-house": inHouse,
  "natal/moon-in-house": inHouse,
  "natal/mercury-in-house": inHouse,
  "natal/venus-in-house": inHouse,
  "natal/mars-in-house": inHouse,
  "natal/jupiter-in-house": inHouse,
  "natal/saturn-in-house": inHouse,
  "natal/uranus-in-house": inHouse,
  "natal/neptune-in-house": inHouse,
  "natal/pluto-in-house": inHouse,
  "natal/chiron-in-house": inHouse,
  "natal/north-node-in-house": inHouse,
  "natal/ruler-in-house": inHouse,

  "natal/sun-aspects": aspectsOf("Sun"),
  "natal/moon-aspects": aspectsOf("Moon"),
  "natal/mercury-aspects": aspectsOf("Mercury"),
  "natal/venus-aspects": aspectsOf("Venus"),
  "natal/mars-aspects": aspectsOf("Mars"),
  "natal/jupiter-aspects": aspectsOf("Jupiter"),
  "natal/saturn-aspects": aspectsOf("Saturn"),
  "natal/uranus-aspects": aspectsOf("Uranus"),
  "natal/neptune-aspects": aspectsOf("Neptune"),
  /** A sentence each, under the planet that comes first in the list of planets. */
  "natal/minor-aspects": textSet(
    PLANETS.flatMap((planet) => contactsOf(planet, MINOR_KINDS).map((id) => `${planet} ${id}` as const)),
    text,
  ),

  /** What a year brings of which a planet is the lord, by its house and its sign in the chart. */
  "natal/lord-in-house": textSet(numbersTo(12), text, ["lord"]),
  "natal/lord-in-sign": textSet(SIGNS, text, ["lord"]),

  /** Within 3° of the Ascendant or the Midheaven. */
  "natal/planets-on-angles": textSet(pairs(READ_BODIES, ["ascendant", "midheaven"]), maybePractised),
};
