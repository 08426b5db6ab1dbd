import type { BySign } from "./natal-text";

/** What an age group breaks with, and how that becomes personal. */
export const uranusInSign: BySign = {
  Aries: {
    text: "People born in these years broke with the habit of waiting for a leader: they began, and let the rules follow. You do so in small matters. You rewrite a form before you have filled it in. What are you still waiting to be allowed to do, and by whom?",
  },
  Taurus: {
    text: "For people of your years it no longer goes without saying that more money means a better life. In you the doubt comes suddenly; you change a habit, and for good. Which expense bores you by now? Dropped lightly, it shows others that change can feel comfortable.",
  },
  Gemini: {
    text: "People born in these years found faster ways to spread news than the proper ones. Your mind has their haste: it hears where a sentence is going, and replies. Which reply of yours came too early lately, and what was the speaker about to say?",
  },
  Cancer: {
    text: "Father, mother and children were no longer the only family your age group could imagine. So you choose relatives, too. Notice whose number you want first when news is bad. To that person you are probably family as well, and would be glad to hear it said.",
  },
  Leo: {
    text: "To be oneself in public, in clothes, music and love, became a right through people of your years. You still insist on it: cast as the funny one or the sensible one, you get bored, then contrary. Where do you play a part you never chose?",
  },
  Virgo: {
    text: "“We have always done it like this” convinces nobody in your age group, least of all about work and health. You find a better way yourself and seldom mention it. Look for a step that you leave out without harm. Shown to others, it frees their time, too.",
  },
  Libra: {
    text: "Your age group did away with fixed parts for two: who proposes, who earns, who cooks. In love this becomes a habit of your own: free to go, you stay; obliged to stay, you look for your coat. Which rule between you and the person you love was never agreed?",
  },
  Scorpio: {
    text: "What their grandparents whispered about, debts, desire, the cause of a death, people of your years say aloud. You do it at home. Listen where relatives change the subject; you can ask calmly what others avoid. Nobody has to answer. Knowing that they may is already a relief.",
  },
  Sagittarius: {
    text: "The faith and country of one’s birth need not be for life: that is the freedom your age group took. A book, a trip or a talk with a stranger can move your own beliefs, too. What did you defend five years ago that you would argue against today?",
  },
  Capricorn: {
    text: "Your age group has seen states, banks and careers shake that were built to last. Hence a reflex of yours: at “nothing can go wrong” you think of a second way. Mention yours, even if it sounds gloomy. On a bad day your colleagues will need it.",
  },
  Aquarius: {
    text: "Your age group stopped belonging to whoever lives nearby and looked for its own kind, in movements, clubs, networks. You join with pleasure; then all agree, and something in you steps aside. On which point do you differ from the people you like best, and which of them knows?",
  },
  Pisces: {
    text: "Pictures and voices that seem alive have been with your age group from early on; the border between dream and fact grew thin. So you take a mood seriously before there are reasons. Ask yourself what you have been expecting lately. Said early, it leaves others time to prepare.",
  },
};
