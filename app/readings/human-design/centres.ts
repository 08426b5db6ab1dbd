import type { DesignCentre } from "../../astrology/human-design/centres";

export interface CentreReading {
  /** With a whole channel: it works in its own steady way. */
  readonly defined: string;
  /** Without one: it takes in what is around and makes it larger. */
  readonly open: string;
}

export const centres: Readonly<Record<DesignCentre, CentreReading>> = {
  Head: {
    defined:
      "Questions think themselves in you. Under the shower there is one at work, and it has been the same kind of question for years. You set others thinking, and now and then you keep them awake. Not everything that asks needs your answer.",
    open: "Other people’s questions move in and ask for supper. After a talk you catch yourself pondering a problem that nobody in your house has. You are open to every inspiration. Sort them in the evening: is it mine, does it matter, may it go?",
  },
  Ajna: {
    defined:
      "You think in your own way, in pictures or in steps, and it works alike every day. People know what they get when they want your opinion. Another head arrives at the same place by a path that you would call a detour.",
    open: "A matter has six sides for you, and you feel at home on each. What you lack is certainty, and in clever company you act it. “I do not know yet” is an excellent sentence, and it has made many a meeting shorter.",
  },
  Throat: {
    defined:
      "Your voice has a manner of its own, which you do not have to look for. What speaks is whatever is connected here, the belly, the will, the mind. You talk, and things begin. Leave a gap after each point; that is where the others come in.",
    open: "Some days you hardly speak, on others you cannot stop; it depends on the company. For fear of being overlooked you start too early, and people talk over you. Silence draws attention more kindly. Somebody turns and asks, and your words have a place.",
  },
  G: {
    defined:
      "You know who you are, even where you cannot say it. In a strange town you are soon the same person with another key in your pocket. People feel surer of their way when they walk beside you. Theirs may turn off at the next corner; wave.",
    open: "The right place does more for you than the right plan. In the wrong café you are dull and do not know why. In the right one you order, look round, and are yourself again. Let people show you places, and keep those where you like yourself.",
  },
  Heart: {
    defined:
      "When you say “I will”, it gets done. You have a steady supply of will, enjoy a contest, and like a fair reward. Spend such a word slowly. Rest as hard as you work, and do not ask the same of everybody.",
    open: "Nothing has to be proved, and it takes a while to believe it. Everywhere you hear “are you good enough?”, and you reply with a promise that costs too much. Promise a little less, and notice that they like you on idle days, too.",
  },
  SolarPlexus: {
    defined:
      "A grey morning needs no reason, and neither does the joy on Friday. Your mood fills a house: you can warm a whole party, or cool it, and people look at your face first. “It is only weather,” you can tell them.",
    open: "You feel what others feel, and more of it. A quarrel at the next table is in your stomach, and for peace you swallow what ought to be said. Step outside until the flood goes down, see what remains, and come back to say that.",
  },
  Sacral: {
    defined:
      "There is strength in you for a whole day, every day, as long as it goes where you like to be. Unspent, it fidgets at night. Spent on a grudging yes, it turns sour. Tired and pleased is a good way to go to bed.",
    open: "Work comes to you in bursts, and the rests between them are part of the work. From outside you see how people spend their strength, and on what. “Enough” is your word to learn. Lie down while you could still go on a little.",
  },
  Spleen: {
    defined:
      "Mostly you feel well in your skin, and it is catching: in your company people breathe out and eat properly. Fear visits you and does not stay. Since so little alarms you, look twice where others are uneasy; they may have noticed something.",
    open: "Safety is something you look for, and you may hold on to a person or a job because it feels safe. Your skin catches other people’s unease early. With time you know fears as a birdwatcher knows birds, each by its call. Start with a small one.",
  },
  Root: {
    defined:
      "Pressure is at home in you and keeps to your pace. A deadline leaves you fairly calm: you start when you start, and then it goes. Others can feel pushed although you are only breathing. Hurrying you changes little, so they may as well sit down.",
    open: "You hurry in order to be rid of the hurry. The list is done, and a new one has grown, because you make larger whatever pressure is around. Before an audience it gives you sparkle. Ask of each task, “Who says it must be today?”",
  },
};
