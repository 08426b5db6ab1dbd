import type { BySign } from "./natal-text";

/** What a generation fights over and remakes, and how that becomes personal. */
export const plutoInSign: BySign = {
  Aries: {
    text: "The right to begin, against whatever is old and still in power, is what your generation fights for. Your own will obeys the same law: strong once an ending is certain, weak as long as you defend the remains. What at work do you defend that is already over?",
  },
  Taurus: {
    text: "Who may own land and gold? Your generation fights it out. In you it goes on over small things: to give one up feels like being left with nothing. Recall a loss that you survived. It taught you what is worth keeping, and friends who must choose can use that.",
  },
  Gemini: {
    text: "Your generation fights with words: a slogan, a headline or a rumour can move a country. Among friends yours are as strong, and a joke from you may decide how a person is seen. Which remark went further than you meant, and can you still correct it?",
  },
  Cancer: {
    text: "Homelands were lost and rebuilt in the time of your generation, and people fought for the right to stay. You defend your family as hard, sometimes against a danger long past. Ask who needs protecting today, and from what. Your people dare much because they can come back.",
  },
  Leo: {
    text: "How far can a single voice carry? Your generation fights for the self against the crowd. In your own life that means a need to be wanted by name: where anyone else would do, even a party bores you. When did you last go quiet because nobody needed exactly you?",
  },
  Virgo: {
    text: "Your generation takes work and health apart to find what is false in them. You do it on a small scale: an ache or a stupid procedure gives you no peace until you know its cause. Share what you find; others have the same and call it normal.",
  },
  Libra: {
    text: "Who has the power between two people, behind good manners? Your generation wants it in the open. In love you see at once who waits and who apologises first, though less well where you are ahead. What do you decide for both of you without asking?",
  },
  Scorpio: {
    text: "Death, desire, what is done for money: your generation refuses to look away. Your own belief works in this way, too; you trust what has survived a hard question. Notice whom you are testing in silence, and ask aloud. Those who answer can lean on you in bad times.",
  },
  Sagittarius: {
    text: "Truth itself is what your generation fights over: what counts as a fact, and who may teach it. In you a conviction stands for years like a fact and then turns over in a day. Of which opinion are you certain at present without remembering where you have it from?",
  },
  Capricorn: {
    text: "By what right does anybody command? Your generation asks it of states, schools and firms while they crack. You feel the answer at work: given reasons you do your best, without them you nod and do little. Give reasons when you command; then people tell you their mistakes early.",
  },
  Aquarius: {
    text: "How thousands can act together, and who controls the means, is what your generation fights over. The question follows you into every circle of friends, where you notice who was not asked. In which group of yours do you not know who decides?",
  },
  Pisces: {
    text: "Your generation sees old certainties dissolve and fights, confused, over what shall replace them. You know the fight within: you want control, and are stronger without it. Watch for the moment when your opponent looks frightened to you. Stay kind in that moment; you reach people whom no argument reaches.",
  },
};
