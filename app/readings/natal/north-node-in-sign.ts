import type { BySign } from "./natal-text";

/** What comes by habit, and what does you good. */
export const northNodeInSign: BySign = {
  Aries: {
    text: "You ask four colleagues which plan is better, and you had liked the first before you asked. Consulting comes easily, and you are charming company for it. What is new, and does you good, is to want something openly, first, while an objection is still possible. It will feel like jumping a queue. Watch their faces: most people are glad of a decision.",
    practice: "today choose the place, the route or the first step before you hear an opinion.",
  },
  Taurus: {
    text: "Plain things do you good: enough money, a full stomach, a bench in the sun. Out of habit you mistrust them. The bills are paid, everyone is well, and you wonder what is going on underneath, because in a crisis you are superb and calm can feel like sleep. Bore yourself a little. After a while the boredom turns into appetite.",
    practice: "try a meal without news, secrets or anybody’s drama, and with your favourite bread.",
  },
  Gemini: {
    text: "You have read three books on the question, and the woman next to you at the concert has lived it. Answers, you tend to think, are far away, in a theory, a teacher, a ticket. Try curiosity at close range. Ask the boy how one milks a goat, and what the goat thinks. The large meaning you love may sit in his second sentence.",
    practice: "with an explanation ready, wait until the others have told you something you did not know.",
  },
  Cancer: {
    text: "Everyone at home asks you, and you know. You run a household like a ministry, and could do it with a fever. The new thing is softer and more awkward: to be fed, held, asked how you slept, and to answer truthfully. At first you will want to supervise. Notice what happens on a day when you cannot manage. They come closer, and rather enjoy it.",
    practice: "let the others drive, cook or decide tonight, and give no instructions.",
  },
  Leo: {
    text: "It does you good to sign what you make; habit keeps you in the group. “We thought of it,” you say, and it was you, alone, in the shower. You know how to be fair and modest. There is more joy in wanting the big part, even in being the favourite. The group loses very little. It gains a person to cheer for.",
    practice: "show a thing you made with the words “I made this”, and explain nothing.",
  },
  Virgo: {
    text: "A small daily order does you good: the same hook, the same bedtime, a list of three lines. You drift instead, with talent. The day has a lovely mood and no edges, and at four o’clock you are looking for the scissors, and so is the colleague who lent them. Compare a planned day with a drifting one. The planned day leaves more time to dream.",
    practice: "finish whatever lies undone within reach of your hand.",
  },
  Libra: {
    text: "You have booked the tickets before the others have said which weekend. Acting alone is your old skill: it is fast, without argument, and you are proud of needing no help. Now try asking first, and meaning it. Another’s view takes you further than speed does, and it is more fun. A bad hotel is a misery alone. For two it is a story.",
    practice: "before you fix a plan, prepare two that you like, and let the other person choose.",
  },
  Scorpio: {
    text: "Habit keeps what is safe: the savings, the routine, the comfortable opinion. You know what is yours, where it is and that it is paid for. It does you good to share with an honest person and be changed by it: a common purse, a secret, an upsetting desire. Your hands may shake a little. So do most people’s before a great pleasure.",
    practice: "before you say “that is mine”, wait, and ask yourself what sharing it would really cost.",
  },
  Sagittarius: {
    text: "You can argue five sides of any question and have a good joke for each. For years you have collected facts, opinions, people with interesting jobs. What would you do with it all, if you had to choose? Decide what you believe, and act on it: visit the place, say the large simple thing. Listen to yourself then. You speak more slowly, and the jokes get better.",
    practice: "finish the sentence “I believe that” without a “but”.",
  },
  Capricorn: {
    text: "You can sigh so that three people offer help. By habit you read moods and wait to be looked after; it makes you tender, and now and then sorry for yourself. Take charge of something: a budget, a team, the family’s move. You grow calm, a little bossy, and better at it than those who wanted the post.",
    practice: "with a small problem, wait before you sigh, and try what you would advise.",
  },
  Aquarius: {
    text: "You know who is watching, and from which side you look best. Applause has long been your bread, and a day without a compliment has no taste. More filling is work among equals for a shared aim, with your name in the middle of the list. Compare the two a month later. The compliment has faded; what you built together still makes you grin.",
    practice: "choose a task today that helps everyone and that nobody will know was yours.",
  },
  Pisces: {
    text: "You have packed for rain, for heat and for a second kind of rain. You find every error, correct it, and lie awake for the next. What eases you cannot be planned: music, a nap, prayer, an afternoon that goes where it likes. For a while you feel that you are neglecting something. Then a guest says how comfortable it has become at your place.",
    practice: "try a walk without an aim, and turn wherever something pleases you.",
  },
};
