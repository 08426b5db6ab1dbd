import { ELEMENTS, type Element } from "../../astrology/signs";

/** Two elements in the order Fire, Earth, Air, Water. */
// biome-ignore format: the ten pairs as a triangle
export type ElementPair =
  | "Fire-Fire" | "Fire-Earth" | "Fire-Air" | "Fire-Water"
  | "Earth-Earth" | "Earth-Air" | "Earth-Water"
  | "Air-Air" | "Air-Water"
  | "Water-Water";

/** The elements of the two Suns. */
export const elementPairs: Readonly<Record<ElementPair, string>> = {
  "Fire-Fire":
    "You never wait for the other to begin. With both Suns in fire you run up the stairs to be first with the news, and a dull day together is rare. Sometimes both are angry at the same moment, and then nobody is left to calm things. Agree, in peace, who goes out when it gets hot.",
  "Fire-Earth":
    "One of you has booked while the other is still reading the conditions. Fire brings the courage for an hour and earth the patience for years, so what you start together may last. Each takes the other’s speed for a fault. Give every plan two dates: the day it is announced and the day it has to work.",
  "Fire-Air":
    "One has the idea, and the other is already putting on shoes. Air feeds fire: you cheer each other up, begin three things by midnight and finish the funniest. People who need courage come and sit near you. Neither of you thinks of supper, or of sleep. Tell nobody about tonight’s plan until after breakfast.",
  "Fire-Water":
    "One of you says it at once and means it for a minute; the other says little and means it for years. Fire and water can calm each other, and can hurt each other without noticing. After a hot word the fiery one comes back within the hour. The watery one then says what is still sore.",
  "Earth-Earth":
    "You both turn up, on time, with what you promised. Two Suns in earth rely on each other as few people can; last year’s packing list was right, and is used again. So nothing new gets proposed, and you are both slightly bored and too loyal to say it. By turns choose something useless, and enjoy it without a sigh.",
  "Earth-Air":
    "One of you wants to touch it, the other to talk about it. In a shop the earth Sun turns the shoe over to see how it was sewn; the air Sun tells the seller about a better shoe. At your best you turn daydreams into shopping lists. When a discussion sticks, go and look at the thing.",
  "Earth-Water":
    "You tend to feel at home with each other sooner than you can explain. Between earth and water one has mended the chair before it broke, and the other has noticed who was about to cry on it. It is so comfortable that old sadness is left out, from politeness. Ask about it on a walk.",
  "Air-Air":
    "You understand each other at half a sentence and argue for the pleasure of it. With both Suns in air, saying goodbye takes an hour, mostly on the stairs. Feelings get discussed until they are as interesting as anybody’s. Try an evening on which each may say only “I am glad” or “I am tired”, without giving reasons.",
  "Air-Water":
    "One wants it said, the other wants it felt. You teach each other anyway: air finds the names for moods, and water knows what the names leave out. In a bad hour the questions come too fast for the one and the silence lasts too long for the other. Ask a single question, and wait out the whole silence.",
  "Water-Water":
    "From the first “hello” you both hear how the other’s day was. Two Suns in water forgive before the apology is finished, and by supper both are sad and cannot say whose sadness it is. Keep something apart for each of you, a friend, a hobby, a free morning, of which the other hears only afterwards.",
};

/** A Sun and a Moon that are in no aspect, told by the elements in which they stand. */
export const sunMoonElements: Readonly<Record<ElementPair, string>> = {
  "Fire-Fire":
    "No aspect joins this Sun and Moon, but both are in fire: you rest by doing, and on a free morning somebody has proposed a mountain by nine. Learn to be bored together for an afternoon.",
  "Fire-Earth":
    "Without an aspect the elements decide, and fire and earth differ: one is cheered by a surprise, the other by knowing beforehand. Announce a surprise a day ahead. It is still a pleasure.",
  "Fire-Air":
    "There is no exact tie, and yet fire and air lift each other’s mood in minutes: a bad day has become a comedy by the time it is told. When you have both laughed, ask which part was true.",
  "Fire-Water":
    "One light stands in fire and one in water, with no aspect to join them: “You can do it”, calls one, where the other wanted a hand to hold. Let the tears be finished before the plan begins.",
  "Earth-Earth":
    "There is no aspect, and earth meets earth: love is a repaired zip, a warm plate, an arrival on time. You calm each other almost without speaking. Say something tender aloud as well; it needs no tools.",
  "Earth-Air":
    "Earth and air have no angle in common here, so comfort has to be translated: one is soothed by a hand, the other by a reason. Offer both, and see which is taken.",
  "Earth-Water":
    "Even without an aspect, earth and water look after each other: one brings order, the other warmth. Few pairs are so good at being tired together. Only “enough for today” has to be said by somebody.",
  "Air-Air":
    "Out of aspect, but both in air: a bad day is talked away by bedtime, until it sounds like something that happened to other people. Now and then let a feeling be, without finding the word for it.",
  "Air-Water":
    "Air and water without an aspect: “what do you mean?” meets “can you not tell?” Both are asking to be closer. A hand on the arm before the question helps, and so does a slow answer.",
  "Water-Water":
    "Although no aspect joins them, both are in water and notice each other’s moods under the words. Tenderness is easy. Choosing a restaurant is not, so let whoever is hungrier decide.",
};

/** For the second way round of Sun and Moon, where neither is in aspect and both meet by the same two elements. */
export const sunMoonElementsBothWays: Readonly<Record<ElementPair, string>> = {
  "Fire-Fire":
    "The other Sun and Moon are in fire as well, so good cheer comes from all sides and so does a temper. Whoever is quieter at the moment chooses what you do next.",
  "Fire-Earth":
    "This second pair meets in the same way, fire with earth, so each of you by turns hurries the other and slows the other down. “Give me a minute” is understood by both.",
  "Fire-Air":
    "Fire meets air the other way round, too, and each improves the other’s story while it is being told. Neither sees to the supper. Give a fixed hour to whatever you both tend to forget.",
  "Fire-Water":
    "Here as well fire meets water, so both of you know how it is to be too much for somebody and how it is to be too tender. Say which of the two you are today.",
  "Earth-Earth":
    "Sun and Moon the other way round stand in earth like the first two. When a friend suggests something new, you look at each other to see who will refuse it. Accept it first, and look afterwards.",
  "Earth-Air":
    "From this side it is earth and air again: both of you translate, and both get translated. A list for the earthy mood and a talk for the airy one will do for most days.",
  "Earth-Water":
    "Earth and water once more, from the other side, so each steadies and each softens. You know how the other likes an egg. What the other would like to hear is less certain, and has to be asked.",
  "Air-Air":
    "And air with air again: two people who calm down by talking can keep each other awake until the birds begin. Agree beforehand which of you says good night, and that the other may not reply.",
  "Air-Water":
    "From the other side, too, air meets water. So each of you has words that the other lacks, and feelings that the other has no words for. Go slowly, and ask for an example.",
  "Water-Water":
    "All four stand in water, this way round as well. Each feels the other’s day before a word is said. On a heavy day go out among people for an hour, together.",
};

function elementPair(one: Element, other: Element): ElementPair {
  return [one, other].sort((x, y) => ELEMENTS.indexOf(x) - ELEMENTS.indexOf(y)).join("-") as ElementPair;
}

/** The reading of the two Sun signs' elements; the order does not matter. */
export function elementReading(one: Element, other: Element): string {
  return elementPairs[elementPair(one, other)];
}

/**
 * The readings of the two ways round of Sun and Moon by their elements, null for one that is in aspect. Where both
 * meet by the same two elements, the second has a text of its own.
 */
export function sunMoonElementReadings(
  ways: readonly { readonly sunElement: Element; readonly moonElement: Element; readonly aspect: unknown }[],
): readonly (string | null)[] {
  const told = new Set<ElementPair>();
  return ways.map(({ sunElement, moonElement, aspect }) => {
    if (aspect) return null;
    const pair = elementPair(sunElement, moonElement);
    const texts = told.has(pair) ? sunMoonElementsBothWays : sunMoonElements;
    told.add(pair);
    return texts[pair];
  });
}
