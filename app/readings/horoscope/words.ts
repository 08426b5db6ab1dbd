import type { MajorAspect } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";
import type { HouseNumber } from "../../astrology/houses";
import type { PrincipalPhaseName } from "../../astrology/lunar-phase";
import type { Sign } from "../../astrology/signs";
import type { Texts } from "../texts";

/** Ways of saying the same, which take turns: a daily and a yearly horoscope may both need one subject. */
type Variants = readonly string[];

/** The words of one edition. */
export interface HoroscopeWords {
  planetInHouse(planet: Planet, house: HouseNumber): Variants;
  /** A clause; throws for a pair that the sky cannot make. */
  aspect(planet1: Planet, planet2: Planet, type: MajorAspect): string;
  moonAspect(planet: Exclude<Planet, "Moon">, type: MajorAspect): Variants;
  lunation(phase: PrincipalPhaseName, house: HouseNumber): string;
  eclipse(kind: "solar" | "lunar", house: HouseNumber): string;
  station(planet: Exclude<Planet, "Sun" | "Moon">, turns: "Retrograde" | "Direct"): Variants;
  ingress(planet: Exclude<Planet, "Moon">): Variants;
  /** Names for what a house is about, to stand after "house of". */
  areas(house: HouseNumber): Variants;
  quietDay(house: HouseNumber): Variants;
  /** One of ten, by its number from 0 on. */
  contrast(number: number): string;
  aspectVerb(type: MajorAspect): string;
  mood(sign: Sign, kind: "flowing" | "tense" | "plain"): string;
  colours(sign: Sign): Variants;
}

/** How many sentences there are to set before one that contradicts its neighbour. */
export const CONTRASTS = 10;

/** The edition of 22 November 2026. */
export async function firstEdition(texts: Texts): Promise<HoroscopeWords> {
  const [
    planetsInHouses,
    aspects,
    moonAspects,
    lunations,
    eclipses,
    stations,
    ingresses,
    areas,
    quietDays,
    contrasts,
    aspectVerbs,
    moods,
    colours,
  ] = await Promise.all([
    texts("horoscope/planets-in-houses"),
    texts("horoscope/aspects"),
    texts("horoscope/moon-aspects"),
    texts("horoscope/lunations"),
    texts("horoscope/eclipses"),
    texts("horoscope/stations"),
    texts("horoscope/ingresses"),
    texts("horoscope/areas"),
    texts("horoscope/quiet-days"),
    texts("horoscope/contrasts"),
    texts("horoscope/aspect-verbs"),
    texts("horoscope/moods"),
    texts("horoscope/colours"),
  ]);
  return {
    planetInHouse: (planet, house) => planetsInHouses.of(`${planet} ${house}`).variants,
    aspect: (planet1, planet2, type) => aspects.of(`${planet1} ${planet2} ${type}`).text,
    moonAspect: (planet, type) => moonAspects.of(`${planet} ${type}`).variants,
    lunation: (phase, house) => lunations.of(`${phase} ${house}`).text,
    eclipse: (kind, house) => eclipses.of(`${kind} ${house}`).text,
    station: (planet, turns) => stations.of(`${planet} ${turns}`).variants,
    ingress: (planet) => ingresses.of(planet).variants,
    areas: (house) => areas.of(`${house}`).variants,
    quietDay: (house) => quietDays.of(`${house}`).variants,
    contrast: (number) => contrasts.of(`${number + 1}`).text,
    aspectVerb: (type) => aspectVerbs.of(type).text,
    mood: (sign, kind) => moods.of(`${sign} ${kind}`).text,
    colours: (sign) => colours.of(sign).variants,
  };
}
