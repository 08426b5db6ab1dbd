import type { Planet } from "../../astrology/bodies";

/** What can stand still and turn. */
export type StationPlanet = Exclude<Planet, "Sun" | "Moon">;

/**
 * What follows “On Tuesday Saturn stands still and turns back in your sixth house of daily work: ”, in lower case,
 * ending with a full stop.
 */
export const stations: Readonly<
  Record<StationPlanet, Readonly<Record<"Retrograde" | "Direct", readonly [string, string]>>>
> = {
  Mercury: {
    Retrograde: [
      "for about three weeks it is easy to misunderstand something. Read each date twice, and repeat in your own words what was said.",
      "an old question comes up again, although it seemed answered. Look calmly for the missing detail, and tell those it concerns.",
    ],
    Direct: [
      "late answers begin to arrive. Wait two days, compare them with each other, and only then decide what you want.",
      "at last you know what you want to say, and it has become shorter. Say it after a good night’s sleep.",
    ],
  },
  Venus: {
    Retrograde: [
      "for about six weeks you are less sure of what you like. Ask what you liked before anybody praised it, and change nothing yet.",
      "you think again of something you used to love. Enjoy the memory from beginning to end before you ask whether it still fits you.",
    ],
    Direct: [
      "you know again what you like. Say it warmly and plainly, and send the invitation that has waited for weeks.",
      "pleasure comes back slowly, like appetite after a long sleep. Do somebody a small kindness, and expect no reply.",
    ],
  },
  Mars: {
    Retrograde: [
      "for some ten weeks everything takes more strength than usual. Work in short stretches, and go slowly where you like to hurry.",
      "an anger you did not show comes up late. Walk first, then speak of this occasion only, and in a low voice.",
    ],
    Direct: [
      "your strength comes back a little at a time. Begin with something you can finish the same day, then do a little more.",
      "what has waited for weeks can be started at last. Say the first step aloud, take it, and enjoy being quick again.",
    ],
  },
  Jupiter: {
    Retrograde: [
      "for about four months you want fewer new things. Finish what you began with enthusiasm, and see which part you still like.",
      "you notice how much is already good. Enjoy it before you ask for more, and tell somebody how good it is.",
    ],
    Direct: [
      "the idea you keep coming back to is ready to be tried. Tell somebody cheerful about it, and name a day.",
      "you feel confident again, and it shows. Choose a plan that fits the days you have, and enjoy every part of it.",
    ],
  },
  Saturn: {
    Retrograde: [
      "something you thought was done needs a second look. Repair it slowly in the coming months; nobody is waiting.",
      "a rule that made sense years ago no longer helps you. Find out whether anybody still needs it, then ask for a change.",
    ],
    Direct: [
      "a long wait begins to end. Agree on the next three steps, make them small, and keep the first date.",
      "slow months have taught you what to refuse. Say no in a friendly voice, and be a little proud of yourself.",
    ],
  },
  Uranus: {
    Retrograde: [
      "for about five months you want to do things differently. Collect strange ideas first, tell a few of them, and break nothing.",
      "you are so used to a freedom that you hardly notice it. Use it once on purpose, and enjoy it like something new.",
    ],
    Direct: [
      "the experiment you have in mind can be tried on a small scale. Choose a day, warn those it concerns, and begin.",
      "a pleasant surprise is possible, if there is time for one. Leave a free half hour in each day, and watch what comes.",
    ],
  },
  Neptune: {
    Retrograde: [
      "for some five months you see more clearly. Ask what you know and what you only hope, and be kind to the hope.",
      "a vague feeling follows you and finds no words. Hum it, draw it or move to it, and explain nothing yet.",
    ],
    Direct: [
      "you daydream more than usual. Listen to music or look at water, and let an idea ripen before you test it.",
      "you are kinder than usual, and a little careless with facts. Help gladly, and let a second person check whatever must be exact.",
    ],
  },
  Pluto: {
    Retrograde: [
      "for about five months you can find out what has power over you. Notice when you hold on tightly, and ask yourself why.",
      "an old fear or an old secret makes itself felt. Look at it honestly for a few minutes, then do something ordinary.",
    ],
    Direct: [
      "you are no longer the same, and begin to notice it. Do something small that only the new you would do.",
      "you see more plainly than before who really decides. Ask openly for your part, and leave the others their pride.",
    ],
  },
};
