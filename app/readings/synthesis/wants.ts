import type { Planet } from "../../astrology/bodies";
import type { MannerPlanet } from "../../astrology/findings/finding";
import { type Element, elementOf, type Sign } from "../../astrology/signs";

type Slow = "Uranus" | "Neptune" | "Pluto";

/** What a planet wants in a sign, to stand after "you want" or "you need". */
export const wants: Readonly<Record<Exclude<Planet, Slow>, Readonly<Record<Sign, string>>>> = {
  Sun: {
    Aries: "to go first, with a plan that nobody has tried",
    Taurus: "to make something solid and keep it in good order",
    Gemini: "to stay curious and have two interests at a time",
    Cancer: "to be the person whom your own people run to",
    Leo: "to give something splendid and hear the applause",
    Virgo: "to be so skilled that the work runs better for it",
    Libra: "to think things through with somebody and be fair",
    Scorpio: "to commit yourself completely or not at all",
    Sagittarius: "to have a far goal that gives the day a meaning",
    Capricorn: "to build a name that others can rely on",
    Aquarius: "to think for yourself, whatever is generally believed",
    Pisces: "to lose yourself in music, prayer or a good cause",
  },
  Moon: {
    Aries: "to show a feeling at once and be done with it",
    Taurus: "to rest where food, bed and faces stay the same",
    Gemini: "to talk a feeling over until it weighs less",
    Cancer: "to be among people who know you without asking",
    Leo: "to be greeted with joy by those at home",
    Virgo: "to calm down by putting something in order",
    Libra: "to have peace between the people you love",
    Scorpio: "to trust somebody with what you show nobody else",
    Sagittarius: "to go outdoors, look far ahead and hope again",
    Capricorn: "to keep your composure until the work is done",
    Aquarius: "to have space around you while you feel something",
    Pisces: "to dream for an hour with nothing to explain",
  },
  Mercury: {
    Aries: "to say what you think before the moment has passed",
    Taurus: "to think slowly and stand by what you have understood",
    Gemini: "to ask ten questions and follow the best of them",
    Cancer: "to remember what was said and how it sounded",
    Leo: "to speak so that people enjoy listening",
    Virgo: "to get the detail right before you say a word",
    Libra: "to hear the other opinion before you give yours",
    Scorpio: "to find out what is being kept quiet",
    Sagittarius: "to explain the large idea and leave out the rest",
    Capricorn: "to speak in few words, all of them tested",
    Aquarius: "to turn an idea round until it looks new",
    Pisces: "to understand by feeling, without being asked for proof",
  },
  Venus: {
    Aries: "to fall in love fast and show it",
    Taurus: "to enjoy what is near, warm and good to touch",
    Gemini: "to flirt, joke and be surprised by an answer",
    Cancer: "to spoil somebody and be looked after in return",
    Leo: "to adore somebody openly and be adored",
    Virgo: "to show love through small services, exactly done",
    Libra: "to have things beautiful and people polite around you",
    Scorpio: "to love with your whole heart and keep nothing back",
    Sagittarius: "to love somebody with whom you can laugh and travel",
    Capricorn: "to love slowly and be proud of your choice",
    Aquarius: "to love as a friend does, with freedom for both",
    Pisces: "to give tenderness to whoever seems to need it",
  },
  Mars: {
    Aries: "to act the second you feel like it",
    Taurus: "to work at your own pace and finish properly",
    Gemini: "to argue, tease and do three jobs at once",
    Cancer: "to protect your own people at any cost",
    Leo: "to win in a way worth watching",
    Virgo: "to mend whatever does not work, down to the last screw",
    Libra: "to fight politely for somebody else’s rights",
    Scorpio: "to go after a thing for years and tell nobody",
    Sagittarius: "to run towards whatever you believe in",
    Capricorn: "to spend your strength on what still stands in ten years",
    Aquarius: "to break a rule that makes no sense",
    Pisces: "to act when you are moved and drift when you are not",
  },
  Jupiter: {
    Aries: "to take a chance and trust that you can do it",
    Taurus: "to have plenty and share it at a good table",
    Gemini: "to know a little about everything and pass it round",
    Cancer: "to take in anyone who has nowhere to go",
    Leo: "to give more than anybody expected and enjoy it",
    Virgo: "to get a little better every day at something useful",
    Libra: "to bring people together on fair terms",
    Scorpio: "to get to the bottom of a question, however dark",
    Sagittarius: "to see more of the world and what it means",
    Capricorn: "to grow step by step, on safe ground",
    Aquarius: "to do something that makes life better for everybody",
    Pisces: "to forgive and trust that help is on its way",
  },
  Saturn: {
    Aries: "to be certain of yourself before you dare to begin",
    Taurus: "to have enough put aside that nothing can run out",
    Gemini: "to be sure of your facts before you open your mouth",
    Cancer: "to look after everyone and need nobody yourself",
    Leo: "to earn admiration by work, never by asking for it",
    Virgo: "to leave no mistake that anybody could find",
    Libra: "to make only promises that you can keep",
    Scorpio: "to stay out of other people’s power",
    Sagittarius: "to believe only what you have tested",
    Capricorn: "to be the person who can carry the responsibility",
    Aquarius: "to follow a principle, even when it costs you friends",
    Pisces: "to keep a limit between your sorrow and everyone else’s",
  },
};

/** What a slow planet wants belongs to an age group; four sorts of wish are as fine as one life can tell. */
export const slowWants: Readonly<Record<Slow, Readonly<Record<Element, string>>>> = {
  Uranus: {
    Fire: "to do it your own way, starting now",
    Earth: "to do everyday things in a way of your own",
    Air: "to say what nobody else has thought of",
    Water: "to feel what you feel, whatever is expected",
  },
  Neptune: {
    Fire: "to believe in something larger than yourself",
    Earth: "to see a dream take a shape that hands can hold",
    Air: "to live among ideas, stories and music",
    Water: "to close the distance between yourself and others",
  },
  Pluto: {
    Fire: "to use your whole strength or walk away",
    Earth: "to keep control of what is yours",
    Air: "to know the truth behind what is said",
    Water: "to feel everything to the very end",
  },
};

/** A want by itself, for charts of which little is known; `{want}` is the planet’s in its sign. */
export const manners: Readonly<Record<MannerPlanet, string>> = {
  Mercury:
    "In talk and in thought you like {want}. You learn best that way as well, and you are quicker to trust people who let you.",
  Venus:
    "In love and in friendship you like {want}. You choose presents by the same taste, and whoever shares it is soon a friend.",
  Mars: "When you are after something you like {want}. Anger goes the same way with you, and so does work that you enjoy.",
  Jupiter:
    "You are most hopeful when you are free {want}. On good days you do it without thinking, and on bad days it brings your courage back.",
  Saturn:
    "What you take most seriously is {want}. It makes some days heavier than they need to be, and in the end it is what people respect in you.",
};

export function wantOf(planet: Planet, sign: Sign): string {
  return planet === "Uranus" || planet === "Neptune" || planet === "Pluto"
    ? slowWants[planet][elementOf(sign)]
    : wants[planet][sign];
}
