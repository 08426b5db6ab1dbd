import type { BySign } from "./natal-text";

/** What a generation longs for, and how that becomes personal. */
export const neptuneInSign: BySign = {
  Aries: {
    text: "Your generation dreams of the pure hero, who is brave, acts at once and is right. You long for a cause so clear that you could act without doubt. Such causes are rare. The longing makes you generous with courage: beside you, timid people put their names on the list.",
  },
  Taurus: {
    text: "A gentle earth that feeds everyone: you share this longing with those born around you. Gold means less to you than warm bread, clean water, a stone in the hand. Simple things feel holy, and you are richer than your bank knows. What did you enjoy today that cost nothing?",
  },
  Gemini: {
    text: "Your generation dreams in words: novels, songs, voices over a wire. You hear poetry in ordinary talk. At a bus stop a friend says something crooked about the rain, and you keep it for years. People speak more beautifully with you, because they notice that you listen.",
  },
  Cancer: {
    text: "Your generation is homesick, often for a place that it knows only from stories. You remember houses kinder than they were: the kitchen larger, the aunts gentler, the porridge without lumps. Some of that kindness is your own, and you can cook with it. What smell takes you straight home?",
  },
  Leo: {
    text: "The faces on the screen, the voices from the stage: your generation adores them and borrows their shine for Saturday night. You long for a great part of your own. A kitchen is theatre enough. When you sing into the wooden spoon, everyone present is at a premiere.",
  },
  Virgo: {
    text: "To be of use, quietly and with clean hands, is an ideal you share with your generation. You take the dull task gladly, and then wonder whether you did it to be thanked. Perhaps, a little. The floor is clean either way. Whom do you like helping most?",
  },
  Libra: {
    text: "Flowers, songs, everybody equal and nobody shouting: your generation dreams of peace. In love you long for a harmony that costs neither of you anything. It cannot always be had, so after a quarrel you begin again, sweetly. From you people learn how lovely an ordinary Tuesday can be.",
  },
  Scorpio: {
    text: "For those born around you, ecstasy counts as a kind of prayer: in dance, in sex, in music loud enough to feel in the ribs. You long to hold nothing back, and to be met with the same appetite. What makes your body forget the time?",
  },
  Sagittarius: {
    text: "Truth lives far away for your generation: in a desert, a monastery, a foreign book. You follow a teacher with shining eyes, and some years later you have outgrown the robe. Younger seekers get the addresses from you, and a laugh about the incense.",
  },
  Capricorn: {
    text: "Somebody in charge who can be believed: your generation dreams of that, having seen much of the other kind. What you long for is work worth your devotion. Where you find it, nobody needs to watch your hours. Which boss, teacher or captain have you gladly worked for?",
  },
  Aquarius: {
    text: "Everyone connected and nobody left over: so runs the dream of your generation, tried out on screens and in squares. You long for a group that is home, and have joined several on hope alone. Near you the shyest new member already says “we”.",
  },
  Pisces: {
    text: "Your generation feels everything at once, the news from far away and the mood at the next table. Much of it is too large for an opinion. You sort it with hands or voice: a prayer, a drawing, a song played six times. Which song has helped you most?",
  },
};
