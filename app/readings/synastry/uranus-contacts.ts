import type { SlowContacts } from "./contact-kinds";

export const uranusContacts: SlowContacts = {
  Sun: {
    conjunction:
      "With {a}, {b} does things that {b}’s family would not believe. {a}’s Uranus on {b}’s Sun looks past the role, the good child or the boss, to somebody freer, and {b} wakes up. It comes in bursts: three days of talk, then a month of nothing. The silence says little about liking. Either of you may begin again without explaining.",
    flowing:
      "The odd thing about {b} that others politely ignore is what {a} likes best. Where Uranus and the Sun get on, there is friendship without duties: you can meet after a year and go on in mid-sentence. Around {a}, {b} grows less careful and more inventive. Ask {a} before a decision that everybody else finds obvious.",
    square:
      "{b} has counted on {a}, and {a} has changed the plan. In this square {b}’s wish to be taken seriously meets {a}’s wish not to be pinned down: the more {b} insists, the more sudden {a} becomes. Make fewer arrangements and make those firm. Two that {a} has chosen freely are worth more to {b} than ten.",
    opposition:
      "Somebody has to be reliable, thinks {b}, and is, while {a} gets to be the exception. With Uranus facing the Sun you hand out these parts without a word, and {b} is annoyed by what {b} also envies. {b}, break a small rule of your own today. {a}, be early when nobody expects it. The parts loosen from both ends.",
  },
  Moon: {
    conjunction:
      "{b} sleeps worse after seeing {a} and would not miss it for anything. {a}’s Uranus lies on {b}’s Moon: new food, odd hours, a question that nobody in the family would ask. {b}’s life gets fresher, with less in it to lean on. Some small fixed thing helps, a greeting or a weekly supper, kept in the wildest month too.",
    flowing:
      "With {a}, {b} may be in any mood at all and need not account for it. The Moon and Uranus get on easily here, so being close takes no freedom away: you can sit in two rooms and feel in company. {a} finds {b}’s moods interesting where others find them tiring. Living together would suit you, with two keys.",
    square:
      "“Are you coming?” asks {b}; “maybe”, says {a}, and the evening is spoilt. {b} needs to know and {a} needs not to be fixed, so in this square the question sounds like a rope and the answer like coldness. {b} can plan something that is good either way and say “come if you like”. To that {a} often comes.",
    opposition:
      "When {b} comes close {a} needs air, and when {a} returns {b} has closed up. Uranus opposite the Moon makes you take turns at wanting nearness, like two people who step aside the same way in a corridor. It is timing far more than feeling. {a} says on leaving when {a} will be back. {b} greets first and asks later.",
  },
  Mercury: {
    conjunction:
      "Your conversations begin in the middle and end at three in the morning. Uranus on Mercury strikes sparks: {a} says something outrageous, {b} sees how it could be done, and by the second coffee there is a plan that nobody has had before. Half of it is gone by breakfast. Keep paper within reach, and a sober friend.",
    flowing:
      "{b} has been stuck for days, and a stray remark from {a} undoes the knot. Mercury and Uranus help one another, mostly by accident: a new tool, a wrong word, an absurd comparison. You learn fast together and laugh in places where others are solemn. Work that needs an idea is safe with you. Work that needs forms is not.",
    square:
      "{b} is explaining, {a} is already two subjects on, and neither knows what was decided. Uranus square Mercury interrupts; {a} may contradict just to see what happens, and {b} loses the thread. In a quarrel this stings. {b} holds up a finger for “I am not finished”. {a} writes the brilliant thing down and says it a minute later.",
    opposition:
      "Whatever {b} says, {a} finds the other side of it. With Uranus opposite Mercury contradiction is how you play, and people at the next table think that you are quarrelling. {b} reasons more sharply for it; {a} learns which of the wild ideas can be explained. On a day when {b} needs agreement, {b} says so at the start.",
  },
  Venus: {
    conjunction:
      "Liking comes suddenly here, for no reason that either of you could give to a friend. Uranus on Venus asks about neither age nor type. Afterwards {b} wonders whether it will last, and {a} goes vague. Leave the name of it open. What you do on an ordinary Wednesday tells more than a name.",
    flowing:
      "A postcard from nowhere, a dish that neither can pronounce: {a} gives {b} pleasures that {b} would not have looked for. Venus and Uranus agree without effort, so fondness leaves a lot of room. Separate holidays do no harm here, and each other’s friends are a treat. You stay curious about one another longer than most people do.",
    square:
      "Warm on Monday, absent on Thursday: {b} takes {a}’s swings for a change of heart. In fact {a}’s interest has moved to something else and tends to come back as warm as before. Venus and Uranus, in a square, keep different time. {b} can plan the absent days with other people. {a} can send four words from wherever {a} is.",
    opposition:
      "{b} wants to know what you two are to each other; {a} would rather show it and not be asked. Opposite Uranus, Venus wants a word, a date, a place at the family table. The more {b} asks, the less {a} says. Settle a plain thing, such as whom to call in an emergency, and let the large word wait.",
  },
  Mars: {
    conjunction:
      "“You would not dare”, says {a}, and {b} already has. Uranus on Mars makes quick, bold company, good in emergencies and on dance floors. Impatience doubles as well, so you bump into people, furniture and each other. Quarrels start fast and end fast if nobody keeps score. Look twice where something has wheels or blades.",
    flowing:
      "{b} is about to push harder when {a} finds the trick. Mars and Uranus work well together here: strength is saved by cleverness, and cleverness finally gets something done. In a sudden mess you two act while others still ask what happened. A routine bores you within days, so take the jobs that come only once.",
    square:
      "It was a small request, and somehow it is about freedom. With Mars and Uranus in a square, {b} pushes and {a} does the reverse, or {a} overturns the plan and {b} runs into it at full speed. Neither takes orders well. Put it as a choice: “Now or at seven?” A person who has chosen need not rebel.",
    opposition:
      "{b} goes straight ahead, and {a} has just changed the rules. Uranus facing Mars makes a strange team: {b} calls {a} unreliable, {a} calls {b} a bulldozer, and third parties admire what gets done. Split a task by time. {b} leads the first half, when force is wanted; {a} leads the second, when the plan has met the facts.",
  },
};
