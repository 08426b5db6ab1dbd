import type { ByHouse } from "./natal-text";

/** Where you feel clumsy, and help others well. */
export const chironInHouse: ByHouse = {
  1: {
    text: "You know where to stand so that the camera misses you. Being looked at feels like wearing your body inside out. With shy people you are a wonder. You sit down at an angle, look at the garden instead of at them, and soon they talk.",
    practice: "write down what your body has done well today, and read it before you go out.",
  },
  2: {
    text: "What you own or can do seems worth little to you, because it is yours. You repair a computer for three evenings, and go home happy with a melon. Asked about anybody else’s work, you name a figure that is fair and bold. Several friends live on those figures.",
    practice: "write what your last favour or job would have cost if a friend had done it.",
  },
  3: {
    text: "A guest talked over you once, and you still know at which word. An interruption hurts you for days, so the next good story stays inside. With you, others may finish. You leave their pause open, and they are surprised by the end of their own sentence. Which story of yours has yet to be heard to the end?",
  },
  4: {
    text: "Something at home never fitted: the loud child in a quiet house, or the reader among wrestlers. So you keep a home for misfits. Anybody’s son may sleep there, and the odd uncle may talk about pigeons. You yourself take the hard chair near the coats, like a visitor.",
    practice: "at every meal, take the best seat at home and stretch out.",
  },
  5: {
    text: "A child holds out a drum. “You play,” you say, “I will clap,” and you clap so well that she plays until supper. To show joy feels risky to you; people might find it silly. A whole choir dares to sing because of you, and you hum. What did you love to play before anybody watched?",
  },
  6: {
    text: "The bus was late, your stomach speaks in the meeting, and you feel found out. A day or a body out of order shames you. With other people’s muddle you have endless patience. You show the machine for the fifth time as though it were the first.",
    practice: "write a kind note to a stranger whose day went like yours, and keep it.",
  },
  7: {
    text: "The person you love is quiet on the drive home, and you have already imagined the farewell. You expect to be left. You yourself stay: through the operation, the lost job and the gloomy month, with slippers and terrible jokes. Love that gets past your fear is deep and very funny.",
    practice: "at each silence, repeat to yourself the dullest explanation, such as tiredness.",
  },
  8: {
    text: "“I would rather pay for myself,” you say, before anyone has offered. Trust is sore in you, in bed as in money, so you manage alone. What others entrust to you is handled like a sleeping bird. You return the loan early, and you ask before you touch. To whom would you show your bank statement?",
  },
  9: {
    text: "A speaker explains the meaning of life, finger in the air, and you are nine years old again. You would gladly believe; being told what to believe hurts. So on trips or in lessons you guide without preaching. You ask people what they see, and they thank you for answers that were theirs.",
    practice: "choose a thought to live by until tomorrow noon, with its doubts.",
  },
  10: {
    text: "The director said “good”, and you study the tone for days. Praise from above matters to you more than you would like; without it your best work feels unsigned. You know this hunger, so you feed beginners well. You praise exactly, by name and on the same day. Whose praise do you know by heart?",
  },
  11: {
    text: "Parties have an edge, and you know it well: the shelf, the cheese, the host’s photographs. In a group you feel invited by mistake. So whoever is new gets greeted by you first, with a name, a drink and the way to the cheese, and the edge becomes popular.",
    practice: "before you arrive, choose a seat in the middle, and take it.",
  },
  12: {
    text: "“Only a bit tired,” you say with a smile, and that is believed. You hide what hurts so well that you need a quiet day to find it. In others you catch it at once. You hear the pain in a cheerful voice, say little, and stay a while longer.",
    practice: "write where it hurts, in your ugliest handwriting, and keep it or tear it up.",
  },
};
