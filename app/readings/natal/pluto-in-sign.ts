import type { BySign } from "./natal-text";

/** What a generation fights over and remakes, and how that becomes personal. */
export const plutoInSign: BySign = {
  Aries: {
    text: "When something old is finished, your generation fights for the right to begin. You know that force in yourself. Your will is strongest where nothing is left to lose: an empty site, a cancelled contract, a first day. Which of your best works started with somebody else’s no?",
  },
  Taurus: {
    text: "Land, gold and who owns them: over these your generation struggles, down to the last field. You hold on hard, too. What you had to let go has taught you what is worth keeping. When friends divide or sell, they bring you along; you can tell value from price.",
  },
  Gemini: {
    text: "In the hands of your generation, a slogan or a ticket can overturn a country. You know what a word can do between two friends. You hear the lie inside a joke, and you can stop a rumour with three words. Which sentence of a friend’s has changed your life?",
  },
  Cancer: {
    text: "Homelands are lost and rebuilt within your generation’s memory, and people learn how fast a kitchen can be packed. You guard your own completely. Whoever is under your roof is fed first and questioned later, the neighbour’s cat included. Your people know where they can always come.",
  },
  Leo: {
    text: "How much can a self do, with a voice or a guitar? Your generation finds out, loudly. You need to matter personally. As a replaceable guest you yawn at the best party; asked for by name, you are the party. What do you like people to watch you do?",
  },
  Virgo: {
    text: "Hours, food, pills, paperwork: your generation takes work and health apart to see what is false in them. You investigate a stiff back like a burglary, and the chair is found guilty. The lunch break is investigated next. Whole offices sit better because of you.",
  },
  Libra: {
    text: "“Who decides here?” asks your generation, while everybody is still being polite. In love you notice who waits and who is waited for. You want the power between two people in the open, and prefer an honest quarrel to a pretty arrangement. With whom have you quarrelled best?",
  },
  Scorpio: {
    text: "Your generation looks straight at death, at desire, at what is done for money. You trust what has survived the truth: a faith that has been to the funeral and can still sing. Your belief in a friend outlasts the worst news, and that is when it is needed.",
  },
  Sagittarius: {
    text: "What is true, and who may say so? Your generation fights it out in public, with quotations. Your own convictions do not shift slowly. They stand for years and then turn over completely, with you as the most surprised witness. Which former certainty of yours makes you laugh today?",
  },
  Capricorn: {
    text: "Every authority gets tested by your generation: parents first, then schools, states and whoever owns the company. You respect power that answers questions. You ask yours politely, to the end, and answer when it is your turn. Where you are in charge, people report a mistake while it is small.",
  },
  Aquarius: {
    text: "Your generation works out anew how thousands can act together. You love what a crowd can do, and you ask at once who owns the network and who was left out. Friends roll their eyes, then read the contract. What would you like to do with a hundred people?",
  },
  Pisces: {
    text: "Old certainties dissolve while your generation looks on, and nobody knows yet what will be believed instead. Others tighten their grip; your strength is compassion. You sit down beside somebody frightened, friend or enemy, and the fight goes out of the afternoon.",
  },
};
