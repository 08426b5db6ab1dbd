import type { LearnAspect } from "./learn";

export const aspectsIntroduction =
  "Planets talk to each other by angle. Measure round the circle from one to the next: at certain simple fractions of the wheel astrologers have heard a conversation for two thousand years. The closer the angle is to exact, the louder they speak; how much slack is allowed is called the orb. Six of these angles do most of the talking in a chart. Here they are, each with a scene, a pair of planets to listen to, and something to try.";

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
    text: "Two dyes in a single pot come out as a third colour. When planets stand together you can hardly tell, from inside, where one stops; other people see the blend at once. So much in one spot gives focus and a blind side. Whether it is easy depends on the company: some neighbours share a wall for life, others hear every cough.",
    example:
      "Moon with Mercury: somebody who has to say it before they know that they feel it. The diary is full by ten years old, and a silence at breakfast is news.",
    practice:
      "Pull the dyes apart for a day. Do one thing for the first planet alone in the morning, one for the second at night, and note which of them was cross.",
  },
  Sextile: {
    nature: "An open invitation",
    text: "Imagine a party where two guests would get on wonderfully and nobody has introduced them. That is a sextile, two signs apart, in elements that like each other. Left alone it stays a pleasant possibility. Lift a finger and it becomes a skill, and because you did the lifting you can teach it. Many overlooked gifts are of this sort.",
    example:
      "Venus sextile Saturn: good taste joined to patience. One person collects chairs for twenty years, mends each of them, and then has a shop without having planned it.",
    practice:
      "List the sextiles in your chart and pick one. Ask where the two planets would meet if they had half an hour, and put the half hour in your week.",
  },
  Square: {
    nature: "A useful argument",
    text: "Bricklayers and plumbers both need the wall on Monday. Planets three signs apart are like this, at cross purposes by ninety degrees and each of them in the right. You feel it as a knot between the shoulder blades, or as a deadline. Avoided, it goes on for decades with new actors. Worked with, it gets more built than any other angle.",
    example:
      "Sun square Moon: the career asks for Tuesday night and so does the heart. Such a person is seldom bored, often on the move, and knows a good deal about compromise.",
    practice:
      "Write down what either planet is afraid of losing. Then let each have its way completely for one evening this week, and see how little was lost.",
  },
  Trine: {
    nature: "An easy current",
    text: "Put a boat on a river that already goes where you want. A trine joins planets of one element, four signs apart, and whatever they do together costs you no effort, so you assume that everybody can. Friends know better. The water is kind and a bit sleepy; you might be carried past your own landing while admiring the trees.",
    example:
      "Mercury trine Jupiter: stories come with an ending and examples are always to hand. At school there was no need to study, which was lovely, until the year there was.",
    practice:
      "Take the gift that you make least of and set it a task slightly too hard for it. A current turns into power only where it meets a wheel.",
  },
  Opposition: {
    nature: "A long look across",
    text: "Hang a mirror at the far end of a corridor and you have it. Two planets stand a full half-circle apart; while you live as one of them, the other walks toward you in the shape of a boss, a lover, a mother-in-law. Both ends are yours. It is the angle of awareness, as from nowhere else do you see so well what you are not.",
    example:
      "Mars opposite Neptune: the fighter who is forever meeting dreamers, or a gentle soul with very short-tempered friends. They complain of one another and cannot stay away.",
    practice:
      "Think of somebody who annoys you in the style of the farther planet. Borrow one habit of theirs for three days. Give it back with thanks, or keep it.",
  },
  Quincunx: {
    nature: "A shim under the leg",
    text: "One leg of the café chair is short, and you fold a beer mat and then fold it again. A quincunx spans five signs which have nothing to say to one another, so the mismatch is felt as an itch: right shoes, wrong stairs. It does not break out in quarrels. You keep tinkering, and by and by become very good at it.",
    example:
      "Moon quincunx Uranus: longing for a nest, with a suitcase in the hall. He buys the sofa, then sleeps on the floor beside it for the first month.",
    practice:
      "Accept that the chair will rock. Decide what small, regular correction keeps it usable, a day alone each fortnight for instance, and stop looking for the final one.",
  },
};

export const aspectsClosing =
  "A chart without hard angles would have no spine, and one without soft angles no breath. Count yours if you like, but listen for the closest first. It has probably been talking to you for years.";
