import type { ByHouse } from "./natal-text";

/** Where you idealise, dream and dissolve. */
export const neptuneInHouse: ByHouse = {
  1: {
    text: "The hairdresser is sure that you used to dance; the neighbour takes you for a poet. People see in you what they hope for, and you let them. Even your walk adapts. You are easy to love at first sight, and your own wish waits outside. Ask three people to describe you, and compare: they have met three people.",
  },
  2: {
    text: "Where did it go? Some of it to the man with the accordion, some for a shawl in the colour of dusk. You lose track of money, and you know exactly what moves you; there you are generous. Imagination can earn for you as well as spend.",
    practice: "check your balance before you fall in love with a thing, and again on the way to pay.",
  },
  3: {
    text: "Was it today, and which café? The words have gone, and you remember the rest: how her voice dropped, what the pause meant. Friends feel understood by you down to the comma they left out. They also sit and wait in the other café.",
    practice: "repeat the place and the time aloud at parting, and check both at home.",
  },
  4: {
    text: "You can describe the house by the sea, though nobody in the family ever had it. Home is a longing with you, and any rented place turns soft and dreamy in your hands; guests fall asleep in mid-sentence. The family story is partly dreamed, too. Two relatives describe the same holiday, and you hear of two countries.",
  },
  5: {
    text: "Two chairs and a blanket, and there is a ship. Your imagination runs freely in art and play, and grown-up reasons stop counting. A flirtation grows as fast. By the second coffee the two of you have a cottage, and the cottage has a dog.",
    practice: "after a lovely meeting, lie down, close your eyes and recall only what was really said.",
  },
  6: {
    text: "A sharp voice in the next office, and your neck aches until lunch. Your body answers to the mood of a place more than to the amount of work. Kind company and music refresh it; a nice request makes you help beyond your strength. Look back from the next ache: mostly a tone of voice came before it, or a yes.",
  },
  7: {
    text: "In a new partner you see the best first, and it is really there. People grow more beautiful under your eyes, and love has music in it. The rest you see late. A debt or a temper can live with you for a year before you notice it.",
    practice: "choose a promise you count on, and check what was done about it.",
  },
  8: {
    text: "Mine or yours? In trust you truly forget. You share the savings, the bed, the fear before sleep, and to melt into your love feels like coming home. With an honest person it is bliss. A careless person can live on you for years without telling a lie.",
    practice: "when you lend or share something, write the names, the sum and the date.",
  },
  9: {
    text: "The singing began, your eyes filled, and at that moment you would have joined anything. You long for a truth that can be felt. You make a wonderful listener for inspiring people, and their words glow when you repeat them. Some of them do not deserve it. The teachers who did you good could laugh at themselves.",
  },
  10: {
    text: "On the form, the line for your title stays empty. A vision suits you better: a kinder clinic, a garden on the roof, a film that makes everyone cry. People follow gladly, because they see it too. Between visions you say yes to everything that sounds like a calling.",
    practice: "write what you work for in a plain sentence, and read it before the next yes.",
  },
  11: {
    text: "Chairs for thirty, and seven came. You believe in a group’s dream longest; when the others had gone home, you were still painting the banner. Choirs and causes have lived on this faith of yours, and had a good time. It also hides who has left. Look at who stays to stack the chairs: that is the group.",
  },
  12: {
    text: "Music on, telephone off, and you dissolve with great enjoyment. Silence, prayer, water and films feed you as supper feeds others, and old worries go quiet. Hiding tempts you, too. A bill waits outside, or a quarrel, and you begin another episode.",
    practice: "before you withdraw, write on a slip at what hour you stop, and lay it beside you.",
  },
};
