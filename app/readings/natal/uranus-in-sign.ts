import type { BySign } from "./natal-text";

/** What an age group breaks with, and how that becomes personal. */
export const uranusInSign: BySign = {
  Aries: {
    text: "Those who went to school with you salute badly. People of your age distrust leaders, and try a thing before it is allowed. At work you start, and the permission arrives while you are finishing. What have you begun that nobody had approved?",
  },
  Taurus: {
    text: "Money, land and what they are for: your age group thinks it through again from the start. Your own habits hold for years and change between breakfast and lunch. The new habit stays. Hesitant friends see from you that comfort survives a change.",
  },
  Gemini: {
    text: "There is a new way to spread news, and your age group tries it first. You think in short cuts, too. Your mind jumps ahead of the sentence, and friends laugh before they see how you got there. Which of your strange ideas turned out to be right?",
  },
  Cancer: {
    text: "Who counts as family? Your age group finds new answers: two homes, no wedding, a friend at the birth. You choose relatives as well as inheriting them. Somebody you met on a train is called aunt by now, and at your table nobody needs the right surname.",
  },
  Leo: {
    text: "To be oneself, in full colour, is a right for those who grew up with you: in music, in hair, in love. You enjoy a stage and refuse the part you are handed. Cast as the prince, you tap-dance. What do you do for fun that nobody taught you?",
  },
  Virgo: {
    text: "Does work have to be done like this? People of your years ask it of offices, food and medicine. You ask with a screwdriver. You have your own method for peeling an onion, filing a bill and getting over a cold. People laugh at it, and then they copy it.",
  },
  Libra: {
    text: "Who proposes, who cooks, who keeps their name: between two, your age group takes nothing for granted. You want an equal who stays by choice. You love most happily where either could leave and neither does. Which rule of love have you made up yourself?",
  },
  Scorpio: {
    text: "What grandparents whispered, people born near you say in a normal voice: sex, debt, death, the reason for that marriage. In your family the silence tends to end with you. You ask at lunch, calmly, and pass the salad. Somebody old is relieved to answer at last.",
  },
  Sagittarius: {
    text: "Your age group prays in one language, cooks in another and marries into a third; borders are a suggestion. A book or a few days abroad can overturn what you believe, and you enjoy the fall. Which place has changed your mind the most?",
  },
  Capricorn: {
    text: "Banks, ministries, posts for life: your age group has seen solid things shake. You still like a structure, provided that it can bend. You build teams in which the youngest may object, and plans with a second plan inside. Colleagues feel safe in them on the bad days.",
  },
  Aquarius: {
    text: "In the networks where your age group lives, somebody is always awake and of another opinion. You love the crowd for its variety, and guard your difference inside it, as a cat does in a large family. What do friends tease you about that you will keep?",
  },
  Pisces: {
    text: "Where does the dream end and the machine begin? Your age group is at ease on both sides. You sense what people will believe next: it is in the songs, in a joke, in an odd new word. Thanks to you, others have time to get used to it.",
  },
};
