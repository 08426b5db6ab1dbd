import type { LearnAspect } from "./learn";

export const aspectsIntroduction =
  "Planets talk to each other by angle. Measure round the circle from one to the next: at certain simple fractions of it astrologers have heard a conversation for two thousand years. The closer the angle is to exact, the louder they speak; how far it may be from exact is called the orb. Six of these angles do most of the talking in a chart. Here they are, each with a scene, a pair of planets to listen to, and something to try.";

export interface AspectCard {
  /** How the two planets stand to each other, in two or three words. */
  readonly nature: string;
  readonly text: string;
  /** A pair of planets in this aspect, as it might be met in a life. */
  readonly example: string;
  /** One thing to do with such an aspect of your own. */
  readonly practice: string;
}

export const aspectCards: Readonly<Record<LearnAspect, AspectCard>> = {
  Conjunction: {
    nature: "One voice",
    text: "Two dyes in a single pot come out as a third colour. When planets stand together you can hardly tell, from inside, where one stops; other people see the blend at once. So much in one spot gives you focus, and something there that you cannot see yourself. Whether it is easy depends on the company: some planets like to work together, others disturb each other all day.",
    example:
      "Moon with Mercury: somebody who has to say it before they know that they feel it. Already at ten they fill notebooks, and when they are silent at breakfast, the family asks what has happened.",
    practice:
      "Pull the dyes apart for a day. Do one thing for the first planet alone in the morning, one for the second at night, and note which of them had been neglected.",
  },
  Sextile: {
    nature: "An open invitation",
    text: "Imagine a party where two guests would like each other very much and nobody has introduced them. That is a sextile, two signs apart, in elements that suit each other. Left alone it stays a pleasant possibility. Make a small effort and it becomes a skill, and because you made the effort you can teach it. Many overlooked gifts are of this sort.",
    example:
      "Venus sextile Saturn: good taste joined to patience. One person collects chairs for twenty years, mends each of them, and then has a shop without having planned it.",
    practice:
      "List the sextiles in your chart and pick one. Ask what the two planets would do together if they had half an hour, and put the half hour in your week.",
  },
  Square: {
    nature: "A useful argument",
    text: "Two workers need the same wall on the same morning, and each of them has a good reason. Planets three signs apart are like this: each is right, and each is in the way of the other. You feel it as tension in the shoulders, or as a deadline. Avoided, it goes on for decades with new people in the old parts. Worked with, it gets more built than any other angle.",
    example:
      "Sun square Moon: work asks for the evening, and so does the heart. Such a person is seldom bored, often on the move, and knows a good deal about compromise.",
    practice:
      "Write down what either planet is afraid of losing. Then let each have its way completely for one evening this week, and see how little was lost.",
  },
  Trine: {
    nature: "An easy current",
    text: "Put a boat on a river that already goes where you want. A trine joins planets of one element, four signs apart, and whatever they do together costs you no effort, so you assume that everybody can. Friends know better. The water is kind and a bit sleepy, and it may carry you past the place where you wanted to stop while you are looking at the trees.",
    example:
      "Mercury trine Jupiter: stories come with an ending and examples are always to hand. At school there was no need to study, which was lovely, until the year there was.",
    practice:
      "Take the gift that you use least and set it a task slightly too hard for it. Ease alone does not make a gift grow; a little resistance does.",
  },
  Opposition: {
    nature: "A long look across",
    text: "An opposition is like a mirror at the far end of a corridor. Two planets stand a full half-circle apart; while you live as one of them, the other walks toward you in the shape of a boss, a partner, a rival. Both ends are yours. It is the angle of awareness, as nowhere else do you see so well what you are not.",
    example:
      "Mars opposite Neptune: the fighter who keeps meeting dreamers, or a gentle soul with very short-tempered friends. They complain of one another and cannot stay away.",
    practice:
      "Think of somebody who annoys you in the style of the farther planet. Borrow one habit of theirs for three days. Give it back with thanks, or keep it.",
  },
  Quincunx: {
    nature: "A small, steady correction",
    text: "One leg of the table is too short, so you fold some paper and push it under, and a week later you do it again. A quincunx spans five signs which have nothing to say to one another, so the mismatch is felt as a slight unease: nothing quite fits. It does not break out in quarrels. You keep correcting, and by and by become very good at it.",
    example:
      "Moon quincunx Uranus: a wish for a home, and a suitcase that is never quite unpacked. Such a person buys the large sofa, and wonders every few weeks whether to sell it.",
    practice:
      "Accept that the table will never stand quite still. Decide what small, regular correction keeps it usable, a day alone every two weeks for instance, and stop looking for the final one.",
  },
};

export const aspectsClosing =
  "A chart without hard angles would have no strength, and one without soft angles no rest. Count yours if you like, but listen for the closest first. It has probably been talking to you for years.";
