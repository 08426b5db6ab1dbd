import type { ByHouse } from "./natal-text";

/** Where custom does not hold you. */
export const uranusInHouse: ByHouse = {
  1: {
    text: "The invitation says “formal”, and you honestly tried. You cannot act the expected part for long; your shoes, your laugh or a question breaks it. Some people bristle as if you had argued with them, when you were only comfortable. Of the whole evening, people remember the question, and years later they still grin.",
  },
  2: {
    text: "Your income behaves like a goat on a hillside: a leap, a pause, a leap. You prefer freedom to riches, and find money where others do not look, in an odd skill or in what they threw away. On a dull day you would also sell the goat.",
    practice: "before you sell or cancel anything, take a walk and ask if you were only bored.",
  },
  3: {
    text: "A brother begins a sentence, and you finish it. It is a good ending, only not his. Your thoughts arrive sideways, and most of what you know you learned outside school: in a workshop, on a bus, from a neighbour with a theory. Listen to what relatives quote of yours: hardly ever the polite remark.",
  },
  4: {
    text: "With you people eat on the floor, or the oldest runs the sound system. Home looks odd, on purpose. You want to belong there and to be able to leave, so every so often everything moves overnight. Guests adore it. Whoever shares the place walks into the bookcase in the dark.",
    practice: "repeat a small thing at home each evening, and let only the rest move.",
  },
  5: {
    text: "You read the rules of a game in order to improve them. What you play or make has to be yours, and you laugh out loud while you invent it. As soon as others copy it, you are gone and own a trombone. Some pleasures you left a day too early.",
    practice: "take out a hobby that you dropped, now that it is no fashion.",
  },
  6: {
    text: "Tell you to start at nine, and your body takes it as a question of principle. You work in bursts, at odd times, by a method you invented yourself, and the method is good. Supervisors see only the empty chair. Little of your best work was done at the times in the contract.",
  },
  7: {
    text: "You like people who might leave: the traveller, the friend with three professions, the partner with a rucksack. Near them you are wide awake. You want a companion for life and your freedom, both; an admirer who calls daily makes you think of moving abroad. Where both are free, you stay.",
    practice: "notice today which message makes you pull back, and what it really asked for.",
  },
  8: {
    text: "A common purse, a bed, an inheritance: with you the arrangement can change by evening. Sudden closeness thrills you, and you share without fuss. What you cannot bear is to depend on anyone. At the first hint you pay everything back, to people who had meant a present. The agreements of yours that have lasted all had an exit.",
  },
  9: {
    text: "“Who says so?” you ask, and the guide’s smile grows thin. You doubt every teaching once. Then you try it: you fast, you meditate, you go and see the place. What passes the experiment you keep with your whole heart, and you even sing it.",
    practice: "try out a belief with your body today: kneel, bow or dance as its people do.",
  },
  10: {
    text: "Friends hold their breath: you have left the good post again, this time for puppets. Your turns look reckless at first and make sense later. You are happiest in a first year, at work that has no name yet. Sometimes the turn was right and six weeks early.",
    practice: "look at your last change: what did you run to, and what did you run from?",
  },
  11: {
    text: "Retired nuns, people who fold paper, vegetarians on motorcycles: your groups are not the usual ones. In them you are warm, funny and full of plans. Then the chairman demands that all agree, and you reach for your coat and go, without asking who else disagreed. Of the friends you have kept, hardly two agree.",
  },
  12: {
    text: "Three in the morning is your office. The best ideas come when you are alone, nearly asleep or in the bath, with no pencil. They are bold, funny and years ahead of your daytime self, who denies them over coffee. Part of you enjoys being a secret inventor.",
    practice: "every morning, repeat the night’s idea aloud before the coffee argues against it.",
  },
};
