import type { Planet } from "../../astrology/bodies";

/**
 * What follows “On Tuesday Venus enters Capricorn, your sixth house: ”, in lower case, ending with a full stop.
 * `{area}` is one of the house’s names in areas.ts. A planet may come back to a sign while it is retrograde and stay
 * for some weeks only, so nothing here is new, and nothing but the Sun has a length of time.
 */
export const ingresses: Readonly<Record<Exclude<Planet, "Moon">, readonly [string, string, string]>> = {
  Sun: [
    "for about thirty days attention gathers around {area}; look there each morning for what deserves your best hour.",
    "you feel more like yourself in {area}, so let somebody see it, and enjoy being asked about it.",
    "you want to do well in {area}; ask what would make you proud, and do a small part of it.",
  ],
  Mercury: [
    "your mind turns to {area}, so ask early, answer briefly, and check whatever sounds obvious.",
    "you think faster and say more about {area}, so let others finish before you answer.",
    "talk comes easily in {area}; begin with a question to which you do not have the answer.",
  ],
  Venus: [
    "a lighter tone comes into {area}; accept an invitation, choose the beautiful version, and thank people by name.",
    "goodwill grows around {area} when you say aloud the friendly sentence that you usually only think.",
    "you notice what you like in {area}, so tell somebody while the liking is still new.",
  ],
  Mars: [
    "strength and impatience both go to {area}; begin with the hardest piece, and take a rest before you grow rude.",
    "you want action in {area}, so choose something definite, be active every day, and leave small provocations unanswered.",
    "there is courage for {area}; do what you have rehearsed long enough, and do it early in the day.",
  ],
  Jupiter: [
    "more may be possible in {area}; ask for a little more than usual, and leave yourself time to use it.",
    "there is more to learn and enjoy in {area}; ask somebody ahead of you, and teach somebody who is beginning.",
    "hope comes to {area}, often through a person who laughs easily; say yes to what you are able to finish.",
  ],
  Saturn: [
    "patience is asked for in {area}; choose something worth several years, and do its first dull hour well.",
    "the limits around {area} become clear, which helps you to promise less and to keep all of it.",
    "you become more careful in {area}; say early how much you can do and how much you cannot.",
  ],
  Uranus: [
    "expect the unusual around {area}; leave gaps in your plans, and meet the first surprise with a question.",
    "repetition bores you in {area}; take what you do without thinking and change the smallest part of it.",
    "odd ideas and odd people find their way into {area}, and the strangest may be the most useful to hear.",
  ],
  Neptune: [
    "imagination and longing flow into {area}; give them music, pictures or prayer, and keep the facts apart.",
    "you feel more and know less in {area}; help where you are asked, and check what you only hope.",
    "a longing around {area} wants to be told to someone kind who also asks practical questions.",
  ],
  Pluto: [
    "your curiosity goes deep in {area}; ask why three times, and be gentle with the answers.",
    "a thorough change is at work in {area}, helped by clearing away what you keep only out of fear.",
    "your feelings about {area} grow stronger; ask openly for what you want, and leave others the same freedom.",
  ],
};
