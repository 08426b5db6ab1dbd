import type { ByHouse } from "./natal-text";

export const marsInHouse: ByHouse = {
  1: {
    text: "The sign said “pull”. You had already pushed. Your body starts before the sentence is finished, over the fence, across the square, into the game, and it wants to sweat daily. After a run or an hour of digging you are hungry, red and the best-tempered person in the house. Without effort you find something to fight: a zip, a queue, a slow back in front of you. When a glass falls, or a child, you have already caught it.",
    practice: "before you next lift, push or jump, wait for a full breath and look at your feet.",
  },
  2: {
    text: "“Shall we divide by four?” You had only the soup, and you hear robbery; a blushing friend puts far too much on the table. You guard what is yours as a dog guards a bone, whatever the size of the bone. The same heat earns. Wanting makes you inventive: a market stall, a bold price named without blinking. Money that you fought for is the best kind, and you spend it with both hands. Whoever has been overcharged should take you along.",
    practice: "before you fight about a sum, check how many minutes of your work it is worth.",
  },
  3: {
    text: "Your reply arrives while the other person is still looking for the question mark. You argue for pleasure, as others dance, with friends, taxi drivers and the radio, and you know every shortcut in your part of town. An old classmate answers back, laughing. Elsewhere nobody knows that it is a sport. You send the sharp sentence and forget it, and across town somebody sits down. Timid friends learn from you that people can disagree loudly and stay for coffee.",
    practice: "when a sharp reply is ready, walk to the corner and back before you send it.",
  },
  4: {
    text: "By eight on a free morning you are on a ladder. At home you take hold of things: you scrub, saw and cook for nine, and you would defend your people against a bear. There you are loudest, too. “Who left the milk out?” becomes “Who does everything here?” Often the heat came in from outside, where you had been polite all day. Let the saw have it first, and supper is loud in the good way, with you doing the boss’s voice.",
    practice: "when you come home hot, finish a job with your hands before you ask anybody anything.",
  },
  5: {
    text: "It was going to be a friendly match. In the second round you change your shoes. You play to win, court as if there were a medal, and create in a hot rush. Whether it is fun for two depends on your glance: while you look at their face, you are the best playmate there is; once you look at the score, a child lays down the cards. A dull afternoon with you gets shouts, sweat and a story.",
    practice:
      "next time you play or flirt, check whether the other person is still laughing, and adjust your force.",
  },
  6: {
    text: "By nine o’clock you have done what was meant for noon, standing. You go at a task as a hungry person goes at bread; you love a sharp tool and the moment when it bites. Everybody’s body, you assume, is built like yours. You are at the van with two boxes, and behind you a colleague, still looking for the handle, hurries and drops hers. New people learn from you how good it feels to have the nasty job behind you before breakfast.",
    practice:
      "after your next hard task, rest for eleven breaths and watch the slowest person near you work.",
  },
  7: {
    text: "Some of your best friendships began with an argument. Somebody contradicted you, loudly, and you thought: at last. In a business partner, too, you want a loud no and a kept promise. Strong people come to you, and facing them you find out what you think. While both of you want a better plan, the sparks are useful. Winning for its own sake is duller: the next day nobody tells you anything new.",
    practice:
      "in a friendly argument, receive the other’s best point: repeat it after them, and add nothing.",
  },
  8: {
    text: "The bank has called, and everyone is talking at once. You ask for the figures. With shared money at risk you are at your bravest: you open the envelopes and look the lawyer in the eye. Danger sharpens you, desire too, and a lukewarm kiss bores you. In quiet times your courage looks for work. You hold your half of the blanket as if it were a border. Somebody weaker, cheated of a share, is lucky to know you.",
    practice: "give the larger half away today, of a cake, a bench or an hour, and keep quiet about it.",
  },
  9: {
    text: "To read about the desert is too little; you want it in your legs. You learn by going there, and what you believe you have usually sweated for. In a debate about God or the law you are on your feet, and people without a voice get a loud one. A doubt sounds to you like an attack. Somebody who nearly agreed gets the third argument at full volume. Ask what they have seen, and you may have company in the desert.",
    practice:
      "when a debate heats you, check your shoulders and hands, loosen them, and only then give your argument.",
  },
  10: {
    text: "“I want that job,” you say into the silence, and you feel wonderful. You are ambitious aloud. You like rank, rivals and deadlines, and you enjoy being first on a list. With you everybody knows where they stand, and a trainee who says “I want it too” gets your best advice. Orders make your neck hot. So you open a second battle, mostly upwards, while the first is half won, and then you have to be first in two places.",
    practice: "before you open a new dispute or plan, finish the last small part of an old one.",
  },
  11: {
    text: "Six people are discussing whether to go swimming. You are in your towel. With you a group moves: you book, push and shout “now”, and friends do what they would not have dared. For a common cause you are brave in public. You are also the first to quarrel with your own side. They vote for something slow, and you make a speech. You come back, of course. A year later they still tell the story of the night swim.",
    practice:
      "when a group decides too slowly, run or walk once around the building, and be back for the vote.",
  },
  12: {
    text: "At five in the morning, with nobody watching, you are unstoppable. You train, write, dig or rehearse with a force that people who know you from parties would not believe, and you enjoy the secret. Your anger likes to stay backstage. It comes out in dreams, in how you scrub a pan, in brilliant speeches to the bathroom tiles. The person for whom they were composed goes on interrupting you, cheerful and unwarned. They might even have liked the speech.",
    practice:
      "next time a friend asks whether you mind, receive the question as meant, and answer with yes or no.",
  },
};
