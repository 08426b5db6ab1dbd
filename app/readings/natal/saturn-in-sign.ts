import type { BySign } from "./natal-text";

/** The standard you fear to miss, and the mastery that comes of it. */
export const saturnInSign: BySign = {
  Aries: {
    text: "The path is free, and you check your laces. You would like to go first; you only want to be sure of your right to, and meanwhile your careless cousin is halfway up. When you do push, you push too hard. All that checking makes you a leader who knows what a start costs. Nervous people like beginning with you. They have seen your laces.",
    practice: "before a beginning, sit still for six breaths, and start on the seventh.",
  },
  Taurus: {
    text: "You are brought cherries, and before you taste one you ask what they cost. You fear running short, even in years of plenty, so you look after everything: the tyres, the knees, the cheese in its cloth. You know what lasts and what only shines, and you enjoy it longer than anyone. Friends who shop with you buy half as much and keep it twice as long.",
    practice: "give away something good while it is still good.",
  },
  Gemini: {
    text: "In the meeting you have a question and keep it, since it might be stupid. On the stairs it turns out that all seven had the same question, and the speaker has gone. You fear sounding foolish, so you check each word. That makes you exact, and dry in a way that people quote. The sentence you finally say can be used for years.",
    practice: "on five days, ask the first simple question that occurs to you.",
  },
  Cancer: {
    text: "Tenderness feels safe to you while it goes outwards. Ill in bed, you need nothing, and you say it so well that you are believed; at home somebody who has tried for years to spoil you is down to warming your towel in secret. You learned early to need little. In a bad year they all know where to meet. There is broth, and nobody has to explain.",
    practice: "next time a blanket is offered, take it before you think.",
  },
  Leo: {
    text: "Your friends call for a speech, and suddenly you are needed in the kitchen. You want to be admired and are ashamed of wanting it, so the work has to speak. It becomes very good work. In command you are dignified, a little stiff, and you take the blame yourself. Your old teacher praises you and hears “Oh, mostly the others”, like a present handed back.",
    practice: "when somebody praises you, answer “thank you”, breathe in and out, and add nothing.",
  },
  Virgo: {
    text: "You can recite the list: the appointment, the leak, the guest’s allergy. Years of care have made you a surgeon of small matters. Nobody else has the list, as nobody else would do it properly, and your jaw and stomach keep a copy. Hand over a third. Some of it goes wrong, and you may be a little offended by how little that matters.",
    practice: "hand over a small item, and lie on the floor for three songs meanwhile.",
  },
  Libra: {
    text: "Friends ask if you will share a flat, a business or a long trip, and you say that you will think about it. You do, for weeks. You picture yourself breaking the promise and blush in advance, and they ask the quick one, who pays late. Once you have agreed, they have a partner who divides bad years as fairly as good ones.",
    practice: "when asked for a promise, choose on the spot the day of your answer.",
  },
  Scorpio: {
    text: "You read the contract to the end, including the part in grey. You do not like being in another’s power: you would sooner sleep on a bench than owe a man who counts favours, and in sex or secrets your trust comes slowly, and then holds. In a money scare you are almost restful company. The worst has happened; you had imagined far worse.",
    practice: "on three days, let somebody trustworthy decide a small thing for you.",
  },
  Sagittarius: {
    text: "Everyone sings, and you are reading the small print of the hymn. You cannot believe on another’s word, though you envy the singers. So you read the whole book, and argue with a teacher who had only wanted to share his joy. It takes years, and you enjoy them. When you say “This I believe”, even mockers put down their glass.",
    practice: "finish a text you disagree with, and look for a sentence you would sign.",
  },
  Capricorn: {
    text: "On the first morning of a holiday you have made a timetable. You measure a day by what it produced, and at home they learn to look busy when you come in. You climb, you take over what others drop, and you arrive. You are also among those whom age makes lighter: each decade you laugh more and know better what can be left undone.",
    practice: "sit beside people who work, do nothing for two cups of tea, and explain nothing.",
  },
  Aquarius: {
    text: "The others arrive together, already laughing, and you notice where you are standing. In any group you feel a step outside, even in the club you founded. From there you see who is talked over, so you keep things fair, trusted with the cash box and the casting vote. They would like your jokes as well. They think you prefer it out there.",
    practice: "next time a group asks you along afterwards, go, and be responsible for nothing.",
  },
  Pisces: {
    text: "You are at your kindest from across the street. Close up, a weeping neighbour is like high water: you know how much you could take in, so you turn stiff, or give everything and vanish for a week. With the years you learn help that has an end: an hour, a prayer, then home to something with onions. And on Friday you come back.",
    practice: "when a friend weeps, move a step nearer, and stay for nine breaths.",
  },
};
