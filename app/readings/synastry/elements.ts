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
    "Two torches in one hallway: fire with fire sees by its own light and never waits for the other to begin. You cheer each other into things sensible friends would have slept on. Then both of you burn at once and nobody has the bucket. Agree, on a calm day, which of you steps outside first when it gets hot.",
  "Fire-Earth":
    "A kiln needs clay as much as flame. In this pair fire brings the hour of courage and earth the years in which it holds a shape. One of you thinks the other slow and is thought reckless in return. Give each plan two dates, the day it gets lit and the day it may be touched.",
  "Fire-Air":
    "Bellows and ember, that is fire with air: one has an idea at breakfast, the other is out of the door with it before the plates are cleared. You laugh more than most pairs do. Evenings run long on talk and short on supper. Let the next brilliant notion sleep for a night before either of you rings anyone.",
  "Fire-Water":
    "What can fire and water make together? Steam, which moves trains. One of you says it at once and means it briefly; the other says little and means it for years. You calm each other, and can scald. After a hot word, the fiery one comes back within the hour, and the watery one says what is still sore.",
  "Earth-Earth":
    "Terraces on a hillside are made by people like you, earth beside earth, stone after stone, with lunch at noon. You trust what turns up and you both turn up. Comfort is your wealth and your rut; no one proposes the sea. Let one of you choose something impractical every month, and the other carry the bags without a sigh.",
  "Earth-Air":
    "A kite stays up because somebody on the ground holds on. Earth has the string here and air has the sky, and each suspects that the other has the easier job. Your best talks turn a daydream into a shopping list. When you argue about facts, stop and ask whether it is the pull or the slack that hurts.",
  "Earth-Water":
    "Where a river has a good bank, people plant things. Earth gives water an edge and is made fertile in return, so you tend to feel at home with each other sooner than you can explain. Silt gathers, though: old comforts, unsaid griefs. Walk the bank together once a week, which is to say, ask what is under the surface.",
  "Air-Air":
    "Long after the lamps are out the two of you are still talking, air with air, about a word. Ideas cross between you like birds between two open windows. Feelings fly straight through as well, discussed and hardly landed. Try an evening on which you may not explain yourselves, only say where in the body something sits.",
  "Air-Water":
    "Mist forms where air meets water, and on some mornings neither of you can see across the kitchen. One wants it said, the other wants it felt. You teach each other anyway, the names of moods and the moods beneath names. When you are lost, let the airy one ask a single question, and then wait out the whole silence.",
  "Water-Water":
    "Rivers that run into one another stop being two. With water in both your Suns you sense a bad day through a closed door, and forgive before the apology is finished. Whose sadness is this, though? Some weeks neither remembers. Keep a bank each: a friend, a room, a morning that the other hears about only afterwards.",
};

/** A Sun and a Moon that are in no aspect, told by the elements in which they stand. */
export const sunMoonElements: Readonly<Record<ElementPair, string>> = {
  "Fire-Fire":
    "Sun and Moon make no aspect between you, but both burn: one wants to shine and the other feels best where something is alight. You rest by doing. Learn to sit through a dull Sunday together.",
  "Fire-Earth":
    "No aspect ties this Sun to this Moon; a fire and a hearthstone they remain. Enthusiasm warms the one who likes things settled, given notice. Ask a day ahead where you would rather surprise.",
  "Fire-Air":
    "Without an exact tie, Sun and Moon still fan each other, fire by air. Moods lift when you speak, and boredom is the only draught. Laugh first, then ask what the joke was covering.",
  "Fire-Water":
    "One light stands in fire and one in water, with no aspect to mix them for you. Praise reaches where advice sizzles. Come closer slowly, and let the tears be finished before the plan begins.",
  "Earth-Earth":
    "Unaspected, Sun and Moon rest on the same ground of earth: help counts as love, and love comes on time. Say the tender thing aloud as well; chopped wood cannot say everything.",
  "Earth-Air":
    "Between earth and air no angle joins your Sun and Moon, so comfort has to be translated. One is soothed by a hand, one by a reason. Offer both, in that order or the other, and see.",
  "Earth-Water":
    "Rain on a garden needs no geometry. Earth and water look after each other in this Sun and Moon, though no aspect binds them. Mud is what you get when neither says “enough for today”.",
  "Air-Air":
    "A Sun and a Moon in air, out of aspect, keep house in conversation. Being understood is how you calm down. Let there be one feeling a week that nobody has to find the word for.",
  "Air-Water":
    "Air for the one light and water for the other, and no aspect as a bridge: “what do you mean?” meets “can you not tell?” Build a small ferry. A hand on the arm before the question will do.",
  "Water-Water":
    "Although these two lights form no aspect, both are in water and hear each other under the words. Tenderness is easy. Choosing a restaurant is not; let whoever is hungrier decide.",
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
