import type { AspectType } from "../../../astrology/aspects";
import type { Planet } from "../../../astrology/bodies";
import type { Sign } from "../../../astrology/signs";
import { capitalised } from "../../capitalised";
import { listed } from "../../listed";
import type { Place, Subject } from "../../story/factors";
import type { Area } from "../../story/ids";
import { withArticle } from "../../with-article";
import { withSharedPlace } from "../shared-place";
import { HOUSES as ORDINALS } from "./names";

/** The story's sentences that name places of a chart, in English. */

const SUBJECTS: Readonly<Record<Subject, string>> = {
  Sun: "what you want to be",
  Moon: "feeling",
  Mercury: "thought and speech",
  Venus: "love and taste",
  Mars: "drive and anger",
  Jupiter: "hope and growth",
  Saturn: "limits and patience",
  Uranus: "the wish for freedom",
  Neptune: "longing and imagination",
  Pluto: "depth and power",
  Chiron: "the sore place",
  "North Node": "the unfamiliar direction",
  Ascendant: "how you meet the world",
  Midheaven: "what the world sees of you",
};

const HOUSES = [
  "how you appear",
  "what you have",
  "talk and learning",
  "home and origin",
  "love and play",
  "work and daily life",
  "partnership",
  "what is shared",
  "the wide view",
  "work that is seen",
  "friends and hopes",
  "retreat",
] as const;

const ASPECTS: Readonly<Partial<Record<AspectType, string>>> = {
  Conjunction: "in conjunction with",
  Opposition: "opposite",
  Trine: "in trine with",
  Square: "square to",
  Sextile: "in sextile with",
  Quincunx: "in quincunx with",
};

/** Names of the chapters. */
export const CHAPTERS: Readonly<Record<Area, string>> = {
  arrival: "How you arrive",
  home: "What holds you",
  work: "Work",
  love: "Love",
  money: "Money and sharing",
  mind: "Mind and voice",
  body: "Body and days",
  growth: "Growth",
};

const house = (number: number) => `${ORDINALS[number - 1]} house`;
export const houseMeaning = (number: number) => `${house(number)} (${HOUSES[number - 1]})`;
/** "your Moon (feeling)" */
const meaning = (of: Subject) => `${of} (${SUBJECTS[of]})`;
export const list = listed;

/** A text after words that end in a colon. */
export const afterColon = (text: string): string => text;

/** A story's title within a sentence. */
export const quoted = (title: string): string => `“${title.charAt(0).toLowerCase()}${title.slice(1)}”`;

/** "Your Sun in the fourth house speaks for the few and the near, your Moon in the ninth house for the wide world." */
export function speakers(
  sides: readonly { readonly places: readonly Place[]; readonly side: string }[],
): string {
  const said = sides.map(({ places, side }, index) => {
    const speak = index > 0 ? "" : places.length > 1 ? " speak" : " speaks";
    return `${list(namesOf(places))}${speak} for ${side}`;
  });
  return `${capitalised(said.join(", "))}.`;
}

/** Places by their names; two bodies in one house or sign together: "your Sun and your Mercury in the fourth house". */
const namesOf = (places: readonly Place[]) => withSharedPlace(places.map(placeName), " in ", "your rising");

/** A place as a part of a sentence: "your Moon in Taurus", "your Saturn in the tenth house". */
export function placeName(place: Place): string {
  switch (place.kind) {
    case "sign":
      return place.of === "Ascendant" ? `your rising ${place.sign}` : `your ${place.of} in ${place.sign}`;
    case "house":
    case "ruler":
      return `your ${place.of} in the ${house(place.house)}`;
    case "angle":
      return `your ${place.of} on the ${place.angle}`;
    case "aspect":
      return `your ${place.of} ${ASPECTS[place.aspect.type]} your ${place.with}`;
    default:
      return place satisfies never;
  }
}

/** @param isTimed whether degrees may be named: those of a day without a time are of its noon */
export function whyOfPlace(place: Place, isTimed: boolean): string {
  switch (place.kind) {
    case "sign":
      return place.of === "Ascendant"
        ? `${place.sign} rises in your chart: the Ascendant is ${SUBJECTS.Ascendant}.`
        : `Your ${meaning(place.of)} stands in ${place.sign}.`;
    case "house":
      return `Your ${meaning(place.of)} stands in the ${houseMeaning(place.house)}.`;
    case "ruler":
      return `${place.rising} rises, and its ruler, ${withArticle(place.of)}, stands in the ${houseMeaning(place.house)}.`;
    case "angle":
      return `Your ${meaning(place.of)} stands on the ${place.angle} (${SUBJECTS[place.angle]}).`;
    case "aspect": {
      const contact = `Your ${meaning(place.of)} is ${ASPECTS[place.aspect.type]} your ${meaning(place.with)}`;
      return isTimed ? `${contact}, ${closeness(place.aspect.orb)}.` : `${contact} all that day.`;
    }
    default:
      return place satisfies never;
  }
}

function closeness(orb: number): string {
  const degrees = Math.round(orb);
  if (degrees === 0) return "almost exactly";
  return degrees === 1 ? "within about one degree" : `within about ${degrees} degrees`;
}

export function whyOfSignInHouse(of: Subject, sign: Sign, number: number): string {
  return `Your ${meaning(of)} stands in ${sign}, in the ${houseMeaning(number)}.`;
}

/** The ruler of a house and where it stands. */
export function whyOfHouseRuler(opened: number, sign: Sign, ruler: Planet, stands: number): string {
  const opens = `Your ${houseMeaning(opened)} begins in ${sign}`;
  return opened === stands
    ? `${opens}, and its ruler, ${withArticle(ruler)}, stands in that same house.`
    : `${opens}, and its ruler, ${withArticle(ruler)}, stands in the ${houseMeaning(stands)}.`;
}

export function whyOfCusp(number: number, sign: Sign): string {
  return `Your ${houseMeaning(number)} begins in ${sign}.`;
}

const names = (planets: readonly Planet[]) => capitalised(list(planets.map(withArticle)));

/** What forms a figure, in the words of its kind. */
export const FIGURES = {
  tSquare: (ends: readonly Planet[], apex: Planet) =>
    `${names(ends)} are opposite each other, and ${withArticle(apex)} is square to both.`,
  yod: (ends: readonly Planet[], apex: Planet) =>
    `${names(ends)} are in sextile, and ${withArticle(apex)} is in quincunx with both.`,
  grandTrine: (planets: readonly Planet[]) => `${names(planets)} are in trine with each other.`,
  grandCross: (planets: readonly Planet[]) =>
    `${names(planets)} form a cross of two oppositions and four squares.`,
  kite: (planets: readonly Planet[], apex: Planet) =>
    `${names(planets)} are in trine with each other, and ${withArticle(apex)} is opposite one of them.`,
  rectangle: (planets: readonly Planet[]) =>
    `${names(planets)} form two oppositions that trines and sextiles join.`,
  houseCrowd: (planets: readonly Planet[], number: number) =>
    `${names(planets)} stand together in the ${houseMeaning(number)}.`,
  signCrowd: (planets: readonly Planet[], sign: Sign) => `${names(planets)} stand together in ${sign}.`,
  unaspected: (planet: Planet) =>
    `${capitalised(withArticle(planet))} makes no conjunction, opposition, trine, square or sextile with a planet.`,
  axis: (planets: readonly Planet[], one: number, other: number) =>
    `${names(planets)} are opposite each other across the ${house(one)} and the ${house(other)}.`,
};

/** What a slow body does to a place of birth. */
export function whyOfPassage(mover: string, type: AspectType, of: Subject): string {
  const own = mover === of;
  const where = own ? "its own place at your birth" : `the place of your ${of} at birth`;
  return type === "Conjunction"
    ? `${article(mover)} comes ${own ? "back to" : "to"} ${where}.`
    : `${article(mover)} is ${ASPECTS[type]} ${where}.`;
}

const article = (body: string) => (body === "North Node" ? "The North Node" : body);

/** Whose year it is. */
export function whyOfYear(age: number, number: number, from: Sign, lord: Planet, isRising: boolean): string {
  const counted = isRising ? `${from}, your rising sign` : `${from}, the sign of your Sun`;
  return `You are ${age}. Each year of life belongs to the next house, counted from ${counted}: this one to the ${house(number)}, whose ruler is ${withArticle(lord)}.`;
}

export const whyOfUnknown = (): string => "No birth time was given.";
