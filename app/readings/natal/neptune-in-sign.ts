import type { BySign } from "./natal-text";

/** What a generation longs for, and how that becomes personal. */
export const neptuneInSign: BySign = {
  Aries: {
    text: "Heroes who act at once and are right: for them your generation longs. You notice the longing when a wrong is called “complicated” and you want to stand up immediately. Look at the cause first; few are pure. Your courage is, and it deserves a good cause.",
  },
  Taurus: {
    text: "A gentle earth that feeds everybody is what your generation dreams of. In your own life the dream goes shopping: you want peace or warmth, and come home with a thing. Plain bread and sunlight do more for you. What did you last buy when you wanted rest?",
  },
  Gemini: {
    text: "That words could make strangers understand each other is the hope of your generation. You bring it to every conversation, and so you hear what was nearly said, often finer than the real sentence. Repeat it, ask whether you heard rightly, and people discover what they meant.",
  },
  Cancer: {
    text: "Your generation is homesick for a home that was lost, or that it knows from stories. So you compare, and nowhere do people seem as close as you remember them there. What did you love in that home that you could bring into this one today?",
  },
  Leo: {
    text: "Your generation longs to shine as the faces on stage and screen do. You give much of the longing away, as admiration. Listen to what you praise most warmly: often you would love to do it yourself. Meanwhile your praise is why some shy talents go on.",
  },
  Virgo: {
    text: "To be useful without being seen is an ideal of those born around you. It makes you strict with yourself: after a good deed you suspect that you wanted thanks. Perhaps, and the help is no smaller. Which of your tasks would you keep if nobody noticed?",
  },
  Libra: {
    text: "Your generation dreams of peace, with equal people and no raised voices. In love you try to live the dream, so small annoyances pass without a word, and gather. Notice the smallest while you can still smile about it. From you, gentle as you are, it is easy to hear.",
  },
  Scorpio: {
    text: "Ecstasy is a kind of prayer for your generation: in dance, in sex, in music felt in the ribs. You long to hold nothing back, and the merely pleasant leaves you cold. When did your body last forget the time, and what keeps you from more?",
  },
  Sagittarius: {
    text: "Your generation looks for truth far away: in another country, an older faith, a foreign book. In your life that means teachers, each with every answer for a while. Whom do you quote at present? What you keep of them when the glow is gone is worth passing on.",
  },
  Capricorn: {
    text: "Your generation longs for authority that can be believed, having seen much of the other kind. You take the longing to work: an aim or a boss you admire gets everything, the rest only your time. Who gets more from you than is owed, and do they deserve it?",
  },
  Aquarius: {
    text: "Everybody connected and nobody left over: so your generation dreams. So you join a group with hope, and feel foolish when its members turn out vain and late like everyone. The dream is still of use: look who stands at the edge, and with a word from you they belong.",
  },
  Pisces: {
    text: "Your generation feels with everything that lives, and can hardly shut the world’s sorrow out. In you this becomes a mood without a cause, until a song or a prayer lifts it. What had you just heard or seen when your mood last sank?",
  },
};
