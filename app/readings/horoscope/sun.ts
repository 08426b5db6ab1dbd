import type { ByHouse } from "./by-house";

/** The Sun stays a month in a house: what it stands in is seen and wanted openly. */
export const sunInHouses: ByHouse = {
  1: [
    "The Sun is in your own sign, your first house, as it is once a year. You are noticed before you say anything. Tell people your full name, and take your time.",
    "Your face, walk and voice get the attention as the Sun crosses your first house. What do you want? Say it before somebody kindly guesses a smaller wish.",
  ],
  2: [
    "What you own and can do comes into view, with the Sun in your second house. You may be prouder of a skill than of any purchase. Which skill should others see?",
    "Bread, a blanket, a good chair: the Sun in your second house enjoys what is already yours. Use the beautiful thing you were saving for an occasion. You are the occasion.",
  ],
  3: [
    "The Sun moves through your third house, among neighbours, siblings and short trips. The streets you know best still hold news. Walk home another way and look up at the windows.",
    "People quote you more often as the Sun crosses your third house of speech. A clear sentence from you can end a confusion. Say it early, and enjoy the faces.",
  ],
  4: [
    "Home is the centre while the Sun passes through your fourth house. You want a corner of it to be plainly yours. Move a chair to where you really like to sit.",
    "Your fourth house, where family and origins are, holds the Sun. An elder’s proverb comes out of your own mouth, and it suits you. Which family habit would you inherit gladly?",
  ],
  5: [
    "The Sun is at play in your fifth house of pleasure and romance. You are funnier than usual, and you know it. Leave a pause before the last line of the joke.",
    "Pride and fun belong together as the Sun crosses your fifth house: you want to make something and be clapped for it. Show it half finished, and stay for the applause.",
  ],
  6: [
    "Even an ordinary day has its pride, with the Sun in your sixth house of work: a straight line, a clean end. Show your best small thing to somebody who understands.",
    "From your sixth house the Sun shows the small jobs: who does them, who thanks, who forgets. Your own are noticed too. Which of them has somebody been doing for you, unasked?",
  ],
  7: [
    "Someone else has the middle of the stage, for the Sun is in your seventh house of partners. They show you who you are. Ask what they enjoy in you.",
    "The Sun in your seventh house says “we” before “I”. A plan made with another person has more life than yours alone. Give away half of it, the interesting half.",
  ],
  8: [
    "Trust is the subject while the Sun crosses your eighth house, where people share and hide. Polite talk bores you. When somebody safe asks how you are, give the true answer.",
    "Once a year the Sun reaches your eighth house, the place of endings and desire. What you usually avoid is easier to look at. Look calmly; the decision may come another time.",
  ],
  9: [
    "Far things seem near as the Sun travels your ninth house of voyages and study. You want more sky than the window gives. Learn a greeting in a language new to you.",
    "You explain the world rather well as the Sun crosses your ninth house of teaching. It gives you a straight back. Choose a listener who is likely to ask questions.",
  ],
  10: [
    "People you have not met can see you, for the Sun is in your tenth house of work and reputation. Do your most visible task so that you welcome questions about it.",
    "Ambition sits up straight when the Sun is in your tenth house. Being in charge suits you, even of a queue. Lead something small in public, and let it show that you like it.",
  ],
  11: [
    "Among friends is where the Sun finds you, in your eleventh house. The circle looks to you for the place and the hour. Choose, and invite the quiet one first.",
    "Hopes grow in company while the Sun is in your eleventh house of shared plans. A wish sounds more possible when five people nod. What would you wish for all of you?",
  ],
  12: [
    "The Sun rests in your twelfth house, the place of retreat, before it comes to your own sign. You show yourself less and notice more. Leave something early, and let them wonder.",
    "You are good company for yourself as the Sun passes your twelfth house of silence. Wishes you seldom mention become clear. Sit where nobody needs you, and finish a thought.",
  ],
};
