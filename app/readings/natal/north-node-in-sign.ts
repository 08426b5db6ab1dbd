import type { BySign } from "./natal-text";

/** What comes by habit, and what does you good. */
export const northNodeInSign: BySign = {
  Aries: {
    text: "You ask four colleagues which plan is better, and you had liked the first before you asked. Habit makes you consult and balance, and you are charming company for it. What does you good is to want something openly, first, while somebody may still object. It will feel like jumping a queue. Watch their faces: most people are glad of a decision.",
    practice: "Today choose the place, the route or the first step before you hear an opinion.",
  },
  Taurus: {
    text: "Plain things do you good: enough money, a full stomach, a bench in the sun. Out of habit you mistrust them. The bills are paid, everyone is well, and you wonder what is going on underneath, because in a crisis you are superb and calm can feel like being half asleep. Bore yourself a little. After a while the boredom turns into appetite.",
    practice: "Spend an evening without news, secrets or other people’s drama, and with your favourite food.",
  },
  Gemini: {
    text: "You have read three books on the question, and the woman next to you at the concert has lived it. Out of habit you look far away, to a theory, a teacher, a ticket, and small talk seems beneath it. Curiosity at close range does you good. Ask the boy how one milks a goat. The large meaning you love may sit in his second sentence.",
    practice: "With an explanation ready, wait until a friend has told you two new facts.",
  },
  Cancer: {
    text: "Everyone at home asks you, and you know. Habit makes you competent; you run a household like a ministry. What does you good is softer and more awkward: to be fed, held, asked how you slept, and to answer truthfully. At first it is embarrassing. Notice what happens on a day when you cannot manage. They come closer, and rather enjoy it.",
    practice: "Let somebody else drive, cook or decide tonight, and give no instructions.",
  },
  Leo: {
    text: "“We thought of it,” you say, and it was you, alone, on a Tuesday, in the shower. Habit keeps you in the group: fair, modest, a good member of anything. It does you good to put your own name to your work, to want the big part and enjoy being the favourite. The group loses very little. It gains somebody to cheer for.",
    practice: "Show a thing you made with the words “I made this”, and explain nothing.",
  },
  Virgo: {
    text: "A small daily order does you good: the same hook, the same hour, a list of three lines. Habit lets things drift instead. The day has a lovely mood and no edges, and at four o’clock you are looking for the scissors, and so is the colleague who lent them. Compare a planned day with a drifting one. The planned day leaves more time to dream.",
    practice: "Finish whatever lies half done within reach of your hand.",
  },
  Libra: {
    text: "You have booked the tickets before your friend has said which weekend. Habit makes you act alone: it is fast, nobody argues, and you are proud of needing no help. Ask first, and mean it; that does you good. Another’s view takes you further than speed does, and it is more fun. A bad hotel is a misery alone. For two it is a story.",
    practice: "Before you fix a plan, prepare two that you like, and let a friend choose.",
  },
  Scorpio: {
    text: "Habit keeps what is safe: the savings, the routine, the comfortable opinion. You know what is yours, where it is and that it is paid for. It does you good to share with somebody honest and be changed by it: a common purse, a secret, a desire that upsets the plan. Your hands may shake a little. So do most people’s before a great pleasure.",
    practice: "Before you say “that is mine”, wait three breaths and ask what sharing would cost.",
  },
  Sagittarius: {
    text: "You can argue five sides of any question and have a good joke for each. Habit collects: facts, opinions, people with interesting jobs. To decide what you believe does you good, and then to act on it: visit the place, or say the large simple thing and stay for the laughter. Listen to yourself then. You speak more slowly, and the jokes get better.",
    practice: "Finish the sentence “I believe that” without a “but”.",
  },
  Capricorn: {
    text: "From the footsteps in the hall you can tell what kind of day they had. Habit reads moods and waits to be looked after; it makes you tender, and now and then sorry for yourself. Taking charge does you good: of the budget, a team, the family’s move. To everybody’s surprise responsibility calms you, and you are better at it than those who wanted the post.",
    practice: "With a small problem, try two things before you call for help.",
  },
  Aquarius: {
    text: "You know who is watching. Habit wants applause: you shine, you direct, and a day without a compliment has no taste. What does you good is work among equals for a shared aim, with your name somewhere in the middle of the list. Compare the two a week later. The compliment has faded, and the thing you built together still makes you grin.",
    practice: "Choose a task today that helps everyone and that nobody will know was yours.",
  },
  Pisces: {
    text: "You have packed for rain, for heat and for a second kind of rain. Habit corrects and controls; it finds every error, and then it cannot sleep. What does you good cannot be planned: music, a nap, prayer, an afternoon that goes where it likes. For a while you feel that you are neglecting something. Then a guest says how comfortable it has become at your place.",
    practice: "Walk without an aim, and turn nine times wherever something pleases you.",
  },
};
