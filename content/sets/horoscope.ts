import { z } from "zod";
import { MAJOR_ASPECTS, type MajorAspect } from "../../app/astrology/aspects";
import { PLANETS, type Planet, WANDERERS } from "../../app/astrology/bodies";
import { PRINCIPAL_PHASES } from "../../app/astrology/lunar-phase";
import { SIGNS } from "../../app/astrology/signs";
import { numbersTo, pairs, text, textSet, words } from "./text-set";

/** So many ways of saying the same, which take turns. */
const ways = (count: number) => z.strictObject({ variants: z.array(words).length(count) });

const HOUSES = numbersTo(12);
const WITHOUT_MOON = PLANETS.filter((planet) => planet !== "Moon");

/**
 * The aspects of two planets that the sky cannot make between 1800 and 2100: the Sun never stands far from Mercury and
 * Venus, nor these from each other, and Neptune and Pluto stand in no opposition.
 */
const IMPOSSIBLE: Readonly<Record<string, readonly MajorAspect[]>> = {
  "Sun Mercury": ["Sextile", "Square", "Trine", "Opposition"],
  "Sun Venus": ["Sextile", "Square", "Trine", "Opposition"],
  "Mercury Venus": ["Square", "Trine", "Opposition"],
  "Neptune Pluto": ["Opposition"],
};

function aspectsOf(planet: Planet): `${Planet} ${Planet} ${MajorAspect}`[] {
  return PLANETS.slice(PLANETS.indexOf(planet) + 1)
    .filter((other) => other !== "Moon")
    .flatMap((other) =>
      MAJOR_ASPECTS.filter((type) => !IMPOSSIBLE[`${planet} ${other}`]?.includes(type)).map(
        (type) => `${planet} ${other} ${type}` as const,
      ),
    );
}

/** The words of the edition of 22 November 2026; `app/readings/horoscope/editions.ts` says what an edition is. */
export const horoscope = {
  "horoscope/planets-in-houses": textSet(pairs(PLANETS, HOUSES), ways(2)),
  "horoscope/aspects": textSet(WITHOUT_MOON.flatMap(aspectsOf), text),
  "horoscope/moon-aspects": textSet(pairs(WITHOUT_MOON, MAJOR_ASPECTS), ways(2)),
  "horoscope/lunations": textSet(pairs(PRINCIPAL_PHASES, HOUSES), text),
  "horoscope/eclipses": textSet(pairs(["solar", "lunar"], HOUSES), text),
  "horoscope/stations": textSet(pairs(WANDERERS, ["Retrograde", "Direct"]), ways(2)),
  "horoscope/ingresses": textSet(WITHOUT_MOON, ways(3)),
  "horoscope/areas": textSet(HOUSES, ways(4)),
  "horoscope/quiet-days": textSet(HOUSES, ways(2)),
  "horoscope/contrasts": textSet(numbersTo(10), text),
  "horoscope/aspect-verbs": textSet(MAJOR_ASPECTS, text),
  "horoscope/moods": textSet(pairs(SIGNS, ["flowing", "tense", "plain"]), text),
  "horoscope/colours": textSet(SIGNS, ways(3)),
};
