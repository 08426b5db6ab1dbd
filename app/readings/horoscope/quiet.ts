import type { ByHouse } from "./by-house";

/** For a day on which the Moon makes no aspect in the house where it stands (void of course). */
export const quietDays: ByHouse = {
  1: [
    "The Moon goes through your first house without meeting a planet. Finish what already has your name on it, wear something comfortable, and make no grand announcements.",
    "No planet answers the Moon in your first house, so nobody has to be impressed. Walk at your own pace, and complete a small thing for yourself.",
  ],
  2: [
    "Alone in your second house, the Moon asks for nothing new. Count, clean or repair something you own, and leave what tempts you in the shop.",
    "In your second house the Moon makes no contact. Use what is already there: the food at home, a skill that you have not practised lately.",
  ],
  3: [
    "The Moon crosses your third house in silence. Answer the oldest message, finish the page you are on, and keep the clever new proposal for a livelier day.",
    "Your third house has the Moon, and no other planet joins the conversation. Reread, correct, return what you borrowed; a first draft can wait.",
  ],
  4: [
    "With the Moon unaccompanied in your fourth house, home is enough. Finish a chore whose result shows at once, then sit where you can see it.",
    "In your fourth house nothing touches the Moon. Put photographs, papers or drawers in order, and let a family question rest that has no answer yet.",
  ],
  5: [
    "The Moon is free of every aspect in your fifth house. Play something you know by heart, for nobody, and save the new piece for an audience.",
    "A Moon without contacts stands in your fifth house. Complete the drawing, the song or the game that you left halfway, and let it be imperfect.",
  ],
  6: [
    "In your sixth house the Moon meets nobody, which suits upkeep. Wash, sort and refill; the better method can be introduced when more people are listening.",
    "The Moon works alone in your sixth house. Do the usual things in the usual order, a little slower, and stop when they are done.",
  ],
  7: [
    "While the Moon makes no aspect in your seventh house, agreements stay as they are. Keep a promise you have already given, and leave new terms for later.",
    "Your seventh house holds a Moon that meets no other planet. Keep somebody company without a purpose, and let the large question between you stay unasked.",
  ],
  8: [
    "The Moon is without company in your eighth house. Return something that was lent to you, sort the papers you share with somebody, and take on no new obligation.",
    "No aspect reaches the Moon in your eighth house. Look calmly at a worry you know well, finish the part that is yours, and leave the rest alone.",
  ],
  9: [
    "Through your ninth house the Moon travels alone. Finish the chapter, look at pictures of old journeys, and dream of the next one without booking anything.",
    "The Moon finds no other planet in your ninth house, so no opinion has to win. Listen to somebody who believes otherwise, and simply thank them.",
  ],
  10: [
    "A quiet Moon stands in your tenth house. Finish something that others will read or see, check the names in it, and present it another day.",
    "In your tenth house the Moon has no contacts, and few people are watching. Do the part of your work that earns no praise, and enjoy doing it well.",
  ],
  11: [
    "The Moon makes no contact in your eleventh house. Meet friends without a plan if you like, and start no club, no campaign and no group chat.",
    "Among friends in your eleventh house, the Moon wants nothing from anybody. Finish a favour you promised, and let the next shared idea wait for other voices.",
  ],
  12: [
    "Unseen and without aspects, the Moon stays in your twelfth house. Rest before you have earned it, and finish only what helps you to sleep.",
    "The Moon in your twelfth house touches no other planet. Be alone for as long as it is pleasant, and end an unfinished thought with a walk.",
  ],
};
