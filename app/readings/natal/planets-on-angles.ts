import type { Body } from "../../astrology/bodies";
import type { ByAngle } from "./natal-text";

/** A planet within 3° of the Ascendant or the Midheaven: what people see within minutes, and what they say of you. */
export const planetsOnAngles: Readonly<Record<Exclude<Body, "South Node">, ByAngle>> = {
  Sun: {
    ascendant: {
      text: "People notice when you come and when you go. Without asking to, you set the tone: if you laugh, shoulders come down, and if you sulk, ten people talk about the weather. Being looked at does your body good, as a warm bath does.",
      practice: "halfway through an evening, check who has not spoken, and turn to them.",
    },
    midheaven: {
      text: "“The baker.” “The one with the boats.” Asked who you are, people answer with what you do. Your work and your name have become the same thing, and you are proud of both. You are happiest visibly in charge. A day off can feel like vanishing. Who knew you before you were good at this?",
    },
  },
  Moon: {
    ascendant: {
      text: "Your face says it before you do. A feeling crosses it, and the woman selling tickets begins to talk about her son. People trust what moves so openly. You pick up their state just as fast: at supper you are worrying about a boy you have not met.",
      practice: "after such a talk, walk back the way you came, and leave the worry with its owner.",
    },
    midheaven: {
      text: "People who only know you from your work feel like relatives of yours. You are known for care, and you sense what the public wants before the public does. Your working life goes up and down with your moods. You hope it does not show; they take bets on it.",
      practice: "on a low day, try your usual work a little slower, without acting cheerful.",
    },
  },
  Mercury: {
    ascendant: {
      text: "People remember you as quick, young and funny. You speak to strangers before you have thought, and the sentence surprises you most; because you laugh at it first, they do not feel judged. Where a company is stiff, ask what seems almost too simple: how the place got its name, what people eat here. Others then dare to be curious as well.",
    },
    midheaven: {
      text: "How do you say it, where is it written, what is it called? People come to you for words. You need work in which you can speak, teach, write or trade, and condemned to silence you make mistakes out of boredom. Because you can answer everything, you are asked everything.",
      practice: "choose three subjects you want to be asked about, and send the other questions elsewhere.",
    },
  },
  Venus: {
    ascendant: {
      text: "A man was about to complain, then he saw you and said that it was nothing. You soften a first meeting with a pleasant voice and real enjoyment of the other person, and you are forgiven much. Now and then you smile at what you meant to refuse. With whom do you allow yourself to be unpleasant?",
    },
    midheaven: {
      text: "When the team needs a face, it sends you. People like dealing with you, and they grant you what they refused to better arguments. Taste, art, diplomacy and money suit you, and so does being admired. You have been known to agree, with a lovely smile, to something nobody had asked you about.",
      practice: "when a request flatters you, wait until after a meal to answer.",
    },
  },
  Mars: {
    ascendant: {
      text: "Among strangers you look as if you were about to do something. You stand close, you speak straight, and your handshake is a small contest. Some follow you at once. Others get ready to fight before you have said a word worth it. You love effort and speed, down to the last muscle.",
      practice: "when the other stiffens, step back and ask what they would prefer.",
    },
    midheaven: {
      text: "A task that resists makes you happy: a stuck project, a hard client, a prize with forty others after it. People know you as a fighter, and many are glad to have you on their side. With nothing to push, you push the boss. Behind each of your best years there was a strong opponent.",
    },
  },
  Jupiter: {
    ascendant: {
      text: "You come in, and the place seems better heated. Something about you is large, the laugh, the gestures, the appetite, so strangers expect a yes from you, as from a rich aunt. Mostly you give it, and mostly it is fun. You then add a second yes, unasked.",
      practice: "after your next “of course”, stop: no further offer, no date.",
    },
    midheaven: {
      text: "They believed in you before there was any evidence. Early and widely, people trust you with the larger thing: the class, the budget, the speech. You believe in it, too, and your promises grow on the way to the microphone, so let a colleague count them. Near you, people ask for more than they had planned, and sometimes get it.",
    },
  },
  Saturn: {
    ascendant: {
      text: "At first they take you for stern. You hold yourself straight, you weigh your words, and you look like the person in charge of the furniture. Then, late in the evening, you say something so dry that it needs a second to land. After that they want to sit beside you.",
      practice: "give your first joke away before you are asked anything, at your own cost.",
    },
    midheaven: {
      text: "While others your age were late for everything, you were handed the responsibility. Your name is made slowly, by staying, and after twenty years you are the only one who knows why the rule exists. You enjoy that a good deal. The weight of it settles between your shoulders.",
      practice: "take the next duty to a colleague who could learn it, and share it.",
    },
  },
  Uranus: {
    ascendant: {
      text: "At a first meeting it is open what you will do, even to you. You may enchant the host or argue with him about clocks. Your body joins in, with a sudden laugh or a haircut decided at noon. Bored guests adore you; careful people check where their coats are.",
      practice: "before you contradict the host, wait until you know everybody’s name.",
    },
    midheaven: {
      text: "On paper your career looks like the work of several people. It breaks off and starts again somewhere else, and each start is nearer to you. You like freedom more than rank, and do best where the rules are unwritten. A dull day can cost you a good position.",
      practice: "wait a month with any resignation, and decide on a good day.",
    },
  },
  Neptune: {
    ascendant: {
      text: "Five minutes with a stranger, and your voice has moved towards theirs. You sense what people hope for, and they see it in you: a muse, a rescuer, the great love. It is lovely to be a dream. It is less lovely to be there when the dreamer wakes up and wants breakfast.",
      practice: "before you meet new people, choose a small preference and keep it.",
    },
    midheaven: {
      text: "People put hopes into what you do. In a song, a hospital ward, a shop with a strange window, they see more than you put there, and love you for it. You believe some of it, too. With so much admiration around, the numbers are hard to see, even for you.",
      practice: "look at your work as a buyer would who has heard nothing about you.",
    },
  },
  Pluto: {
    ascendant: {
      text: "You ask the time, and the porter feels caught. Your look goes further in than people are used to; some tell you all, and some change seats. You do notice what they hide, and you show little in return. Those who come closer find passion, and a great sense of humour about the worst.",
      practice: "let a friend look into your eyes until either laughs.",
    },
    midheaven: {
      text: "You end up near power, whether or not you applied. The boss senses a rival, the team senses somebody who cannot be bought, and you enjoy a fight over how things are run. In secret, your influence frightens people. Said aloud, with your name to it, it protects them.",
      practice: "in a hard meeting, move to where all can see you, and speak.",
    },
  },
  Chiron: {
    ascendant: {
      text: "Something tender in you shows at first sight, perhaps a stammer or a blush. You would rather hide it. It makes other people less afraid, because here is a person who is plainly not perfect and came anyway. The most nervous guest finds you, and soon you two are having more fun than the rest.",
      practice: "prepare a cheerful sentence for when people stare.",
    },
    midheaven: {
      text: "You become known for what you once could do least. The teacher could not read at nine; the guide used to get lost. People come to you because you understand beginners, though you still expect to be found out. Most of those who ask for you by name have the trouble that was yours.",
    },
  },
  "North Node": {
    ascendant: {
      text: "Each new beginning asks you to be a size bolder than last time. You are practised at guessing what a partner wants. To go in first and say what you came for is new. Your heart beats faster, your cheeks are red, and the other side thinks: at last.",
      practice: "before you go in, write your wish on your palm.",
    },
    midheaven: {
      text: "At home, in the family, in the last row, you know your part. Being visible is the new step, and each public task moves you on. You would love to be asked. Asked, you recommend somebody taller. The stage, once you stand on it, is smaller than it looked.",
      practice: "when you are called, say “I’d love to” and name no other.",
    },
  },
};
