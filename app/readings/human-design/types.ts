import type { DesignType } from "../../astrology/human-design/shape";

export interface TypeReading {
  /** How this type is advised to go about things, in a sentence. */
  readonly strategy: string;
  readonly text: string;
  /** One thing to do, in words that follow a label "Practice". */
  readonly practice: string;
}

/** Which centres are defined, and what follows for how life is best begun. */
export const designTypes: Readonly<Record<DesignType, TypeReading>> = {
  Generator: {
    strategy: "Let life ask first, and give your strength to what your belly says yes to.",
    text: "Work that you like leaves you tired and content, and then you sleep. Your sacral centre is defined, a motor for daily use, and its yes and no are felt in the belly before there are words: somebody asks “shall we?”, and something in you hums or sinks. With the hum you go on for hours, and others warm their hands at you. Begun without it, because it was sensible, the same task drags, and by noon you snap at the printer.",
    practice: "before you sleep, ask which task of today left you tired and content, and which only tired.",
  },
  "Manifesting Generator": {
    strategy: "Answer what comes to you, then tell the people it touches, and go.",
    text: "You are already doing it while the others are choosing a colour. The sacral centre gives you strength for every day, and a motor reaches the throat as well, so a yes in the belly is in the hands a moment later. You leave out steps. Two of ten turn out to have been needed, and you go back for them without shame, faster than many people go forward. Three things at once are fun for you. Those beside you suffer only from the surprise.",
    practice: "before you change direction, tell whoever works with you, in a short sentence.",
  },
  Projector: {
    strategy: "Give guidance where you were asked for it, and let large things come by invitation.",
    text: "On the first day in an office you see who really decides, who is worn out, and which task should not exist. Looking at others is your talent. Told to somebody who asked, such a sentence saves months. Told to somebody who did not, it is heard as criticism, and you go home bitter. Your sacral centre is open, so you borrow the pace of busy people and learn in bed that it was theirs. Three good hours may be a day’s work.",
    practice: "before you advise, ask “would you like to know what I see?”, and wait for a real yes.",
  },
  Manifestor: {
    strategy: "Tell those who will feel the effects, and then begin.",
    text: "Nobody has to start you. An idea arrives with its own push, and between thought and deed there is hardly a breath, because a motor reaches your throat. With an open sacral centre you set things going and gladly leave the carrying on to others. People feel the push before they know what it is for. Some try to hold you, and you get angry. Told beforehand, the same people step aside, or they come along.",
    practice: "say what you are about to do, add “you need not do anything”, and see who helps.",
  },
  Reflector: {
    strategy: "Take a whole month over a large decision, and choose places and company with care.",
    text: "After an hour in a house you know how its people are. None of your centres is defined, so you take on the pace, the mood and even the hunger around you, and feel them more strongly than their owners do. In a good place you are delighted and delightful; in a sour one you look for the fault in yourself. Few notice as early as you that a school is happy or a firm is going wrong. After an hour alone you hear what is yours.",
    practice: "ask of your next strong mood, “was it there before I came in?”",
  },
};
