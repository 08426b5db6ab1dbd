import type { BySign } from "./natal-text";

/** The standard you fear to miss, and the mastery that comes of it. */
export const saturnInSign: BySign = {
  Aries: {
    text: "You would like to go first, and you ask yourself by what right. While you examine the question, somebody less suited has begun. When you do push, it may come out harder than you meant. Years of this teach you what few leaders learn: what a start costs, how to test a rope, when to look back. Nervous people feel safe beginning with you.",
    practice: "Before a beginning, sit still for six breaths, and start on the seventh.",
  },
  Taurus: {
    text: "In the shop you turn the coat inside out and read the seam. You fear running short, even in years of plenty, and the fear has made you an expert: you know what a pan should weigh and what an hour is worth. Cherries somebody brings you are asked their price before they are tasted. Friends who shop with you buy half as much and keep it twice as long.",
    practice: "Give away something good while it is still good.",
  },
  Gemini: {
    text: "You read the message four times before you send it, and take out the joke. To sound stupid is what you fear, so in clever company you save your question, and everyone goes home without the answer. That care makes you exact. You learn languages properly, you know what a word means and what it does not, and the sentence you finally say can be used for years.",
    practice: "On five days, ask the first simple question that occurs to you.",
  },
  Cancer: {
    text: "At a sickbed you know what to do: broth, silence, an open window. When you are the patient, you need nothing, and you say it so well that they believe you. Tenderness feels safe while it goes outwards. Those at home have almost stopped trying to spoil you. They do know where all will meet in a bad year, with the beds ready.",
    practice: "Next time somebody offers broth or a blanket, say yes before you think.",
  },
  Leo: {
    text: "Your friends call for a speech, and suddenly you are needed in the kitchen. You want to be admired and are ashamed of wanting it, so the work has to speak. It becomes very good work. In command you are dignified, a little stiff, and you take the blame yourself. A friend who praises you hears “Oh, mostly the others”, like a present handed back.",
    practice: "When somebody praises you, answer “thank you”, breathe in and out, and add nothing.",
  },
  Virgo: {
    text: "Years of care have made you a surgeon of small matters. You can recite the list: the appointment, the leak, the third paragraph, the guest’s allergy. Nobody else has it, because nobody else would do it properly, or so you fear, and your jaw and stomach keep a copy. Hand over a third of it: some things go wrong, and you are surprised how little that matters.",
    practice: "Lie on the floor for three songs, with a loose jaw.",
  },
  Libra: {
    text: "Friends ask if you will share a flat, a business or a long trip, and you say that you will think about it. A promise is serious to you. You picture yourself breaking it, feel the shame in advance, and they ask somebody quicker. Once you have agreed, though, they have a partner who divides the bad years as fairly as the good ones.",
    practice: "When asked for a promise, choose on the spot the day of your answer.",
  },
  Scorpio: {
    text: "Where others panic, over an inheritance or a bankruptcy, you grow steady, for you had imagined worse. It comes of an old dread of being in another’s power. You keep your own purse, know the way out, and would sooner sleep on a bench than owe a favour to somebody who counts favours. Sex, secrets and signatures need a trust that comes slowly to you, and then holds.",
    practice: "On three days, let somebody trustworthy decide a small thing for you.",
  },
  Sagittarius: {
    text: "Everyone sings, and you are reading the small print of the hymn. You cannot believe on another’s word, and you envy a little those who can. So you read the whole book and argue with the teacher, who had only wanted to share his joy. Some years are dry. What survives is yours, and when you say “This I believe”, even mockers put down their glass.",
    practice: "Finish a text you disagree with, and look for a sentence you would sign.",
  },
  Capricorn: {
    text: "On the first morning of a holiday you have made a timetable. You measure a day by what it produced, and at home they learn to look busy when you come in. You climb, you take over what others drop, and you arrive. You are also among those whom age makes lighter: each decade you laugh more and know better what can be left undone.",
    practice: "Sit beside people who work, do nothing for two cups of tea, and explain nothing.",
  },
  Aquarius: {
    text: "The others arrive together, already laughing, and you notice where you are standing. In any group you feel a step outside, even in the one you founded. From there you see who is talked over, and whom a rule helps. So you become the one who keeps it fair, trusted with the cash box and the casting vote. They also think you like it out there.",
    practice: "Next time a group asks you along afterwards, go, and be responsible for nothing.",
  },
  Pisces: {
    text: "A woman weeps on the stairs, and you would like to run. It is not coldness: you know how much of it you could take in. For fear of drowning you turn hard, or give everything and vanish. What you learn, over years, is help that has an end: an hour, a prayer, then home. The woman has somebody who returns on Friday.",
    practice: "After a long talk about trouble, shake out your arms and walk fast for a while.",
  },
};
