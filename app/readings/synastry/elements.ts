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
    "Fire with fire: neither of you waits for the other to begin. You cheer each other into things that careful friends would have put off, and a dull day together is rare. Both of you can be angry at once, and then nobody is left to calm things. Agree, in peace, who steps outside first when it gets hot.",
  "Fire-Earth":
    "One of you decides in a minute, the other asks what it costs. Fire brings the hour of courage and earth the years of patience after it, so what you start together may last. Each thinks the other’s speed a mistake. Give every plan two dates: the day it is announced and the day it has to work.",
  "Fire-Air":
    "One has the idea, and the other is already on the way. Air feeds fire: you make each other laugh, talk until late and begin more than you finish, and other people come to you for good cheer. What you forget between you is supper, and sleep. Let the next brilliant plan wait a night before you tell anyone.",
  "Fire-Water":
    "One of you says it at once and means it for a minute; the other says little and means it for years. Fire and water can calm each other, and can hurt each other without noticing. After a hot word the fiery one comes back within the hour. The watery one then says what is still sore.",
  "Earth-Earth":
    "You trust what turns up, and you both turn up. Earth with earth is made of kept promises, good meals and things that were worth their price; few pairs are easier to rely on. Comfort is the risk, since nobody proposes anything new. Choose something impractical by turns, and let the other come along without a sigh.",
  "Earth-Air":
    "One of you wants to touch it, the other to talk about it. Earth asks what can be done today, air asks what else is possible, and each suspects that the other has the easier job. Your best talks turn a daydream into a shopping list. When a discussion sticks, go and look at the thing itself together.",
  "Earth-Water":
    "You tend to feel at home with each other sooner than you can explain. Earth gives water something to hold on to, and water makes earth softer: one sees to things, the other sees how people are. Old sadness gets left out, because it is comfortable not to mention it. Ask about it on a walk.",
  "Air-Air":
    "You talk long after the lamps are out, about people, about words, about nothing. Air with air understands quickly and argues for pleasure, and nobody is ever at a loss for a subject. Feelings get discussed more than felt. Try an evening without explanations, on which each may say only “I am glad” or “I am tired”.",
  "Air-Water":
    "One wants it said, the other wants it felt. You teach each other anyway: air finds the names for moods, and water knows what the names leave out. In a bad hour the questions come too fast for the one and the silence lasts too long for the other. Ask a single question, and wait out the whole silence.",
  "Water-Water":
    "You sense each other’s bad day before a word is said, and forgive before the apology is finished. With water in both your Suns it is easy to be close, and hard to know whose sadness it is. Keep something apart for each of you, a friend, a hobby, a free morning, of which the other hears only afterwards.",
};

/** A Sun and a Moon that are in no aspect, told by the elements in which they stand. */
export const sunMoonElements: Readonly<Record<ElementPair, string>> = {
  "Fire-Fire":
    "No aspect joins this Sun and Moon, but both are in fire: one wants to shine, the other feels best where something is going on. You rest by doing. Learn to be bored together for an afternoon.",
  "Fire-Earth":
    "Without an aspect the elements decide, and fire and earth differ: one is cheered by a surprise, the other by knowing beforehand. Announce a surprise a day ahead. It is still a pleasure.",
  "Fire-Air":
    "There is no exact tie, and yet fire and air lift each other’s mood in minutes. You talk yourselves cheerful. Laugh first, then ask what the joke was covering.",
  "Fire-Water":
    "One light stands in fire and one in water, with no aspect to join them: encouragement comes loudly, and comfort is wanted softly. Come closer slowly, and let the tears be finished before the plan begins.",
  "Earth-Earth":
    "There is no aspect, and earth meets earth: help counts as love, and it comes on time. You calm each other by being reliable. Say the tender thing aloud as well.",
  "Earth-Air":
    "Earth and air have no angle in common here, so comfort has to be translated: one is soothed by a hand, the other by a reason. Offer both, and see which is taken.",
  "Earth-Water":
    "Even without an aspect, earth and water look after each other: one brings order, the other warmth. Few pairs are so good at being tired together. Only “enough for today” has to be said by somebody.",
  "Air-Air":
    "Out of aspect, but both in air: being understood is how you calm down, so a bad day is talked away by bedtime. Now and then let a feeling be, without finding the word for it.",
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
    "Fire meets air the other way round, too. Each lifts the other’s spirits, and neither sees to the supper. Give a fixed hour to whatever you both tend to forget.",
  "Fire-Water":
    "Here as well fire meets water, so both of you know how it is to be too much for somebody and how it is to be too tender. Say which of the two you are today.",
  "Earth-Earth":
    "Sun and Moon the other way round stand in earth like the first two. You calm each other by being there. New things have to be suggested from outside, and are worth accepting.",
  "Earth-Air":
    "From this side it is earth and air again: both of you translate, and both get translated. A list for the earthy mood and a talk for the airy one will do for most days.",
  "Earth-Water":
    "Earth and water once more, from the other side, so each steadies and each softens. You tend to know what the other needs to eat. What the other needs to hear has to be asked.",
  "Air-Air":
    "And air with air again. Two people who calm down by talking can keep each other up until morning. Agree beforehand which of you says good night.",
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
