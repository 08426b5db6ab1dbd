import type { Planet } from "../../astrology/bodies";

/** What can stand still and turn. */
export type StationPlanet = Exclude<Planet, "Sun" | "Moon">;

/**
 * What follows “On Tuesday Saturn stands still and turns back in your sixth house: ”, in lower case, ending with a
 * full stop. `{area}` is one of the house’s names in areas.ts.
 */
export const stations: Readonly<
  Record<StationPlanet, Readonly<Record<"Retrograde" | "Direct", readonly [string, string]>>>
> = {
  Mercury: {
    Retrograde: [
      "for about three weeks, plans around {area} want to be checked, so read each date twice and repeat what you have understood.",
      "somebody may return to a question about {area} that seemed answered; take it up calmly, find the missing detail, and confirm the new answer.",
    ],
    Direct: [
      "late or confused answers about {area} begin to arrive, and two days of comparing them are worth more than a quick decision.",
      "you know what you wanted to say about {area}, and the second version is shorter, so send it when you are rested.",
    ],
  },
  Venus: {
    Retrograde: [
      "for about six weeks your taste is under review around {area}; ask what you liked before anybody praised it, and decide little.",
      "an old fondness in {area} may come to mind, and you can enjoy the memory fully before you ask whether it still fits you.",
    ],
    Direct: [
      "you know again what you like in {area}, so say it warmly and plainly, and send the invitation that was put off.",
      "pleasure comes back into {area} slowly; offer somebody a small kindness that expects no reply, and let yourself enjoy the moment.",
    ],
  },
  Mars: {
    Retrograde: [
      "for some ten weeks it costs more strength than usual to push ahead in {area}; work in short stretches, and practise the part you hurry.",
      "irritation about {area} that you did not show may come up late, so walk first, and then speak of this occasion only.",
    ],
    Direct: [
      "your strength in {area} returns a little at a time, so begin with something you can finish the same day, then do more.",
      "what has waited in {area} may be started at last; say the first step aloud, take it, and enjoy being quick again.",
    ],
  },
  Jupiter: {
    Retrograde: [
      "for about four months growth in {area} goes inwards; finish what you began with enthusiasm, and ask which plans you still like.",
      "more is not always the answer in {area}, so look for what is already enough, use it well, and share what is left.",
    ],
    Direct: [
      "optimism about {area} has had months to become a plan, so choose the idea you kept returning to and ask somebody to join.",
      "confidence in {area} looks outwards again; choose a plan that fits the days you have, invite others to it, and enjoy it.",
    ],
  },
  Saturn: {
    Retrograde: [
      "for more than four months the duties around {area} are open to review; find a rule nobody needs any longer, and ask to change it.",
      "what you have built around {area} is tested slowly and with few spectators; strengthen the weakest piece first, and give it months.",
    ],
    Direct: [
      "a delay in {area} can become a timetable; agree on the next three steps, make them smaller than you would like, and keep the first date.",
      "slow months in {area} have taught you what you can refuse; say no in a friendly voice, and be proud of the lesson.",
    ],
  },
  Uranus: {
    Retrograde: [
      "for about five months, change in {area} takes place in your thoughts first; collect strange ideas, tell a few of them, and break nothing yet.",
      "a freedom you have already won in {area} may feel ordinary by now, and it stays yours if you use it on purpose.",
    ],
    Direct: [
      "an experiment you have thought over in {area} can be tried on a small scale; choose a day, warn those it concerns, and begin.",
      "a surprise in {area} can be a pleasant one if you keep an hour of each day unplanned and have time to say yes.",
    ],
  },
  Neptune: {
    Retrograde: [
      "for some five months a clear look at {area} is easier; ask which part you know and which part you hope, and keep both.",
      "a vague feeling about {area} would like to become a picture, a tune or a few honest sentences, and needs no explanation yet.",
    ],
    Direct: [
      "imagination turns to {area} again, so listen to music, pray or look at water, and let an idea ripen before you test it.",
      "kindness in {area} comes easily, and facts lose their edges; help gladly, and let a second person read whatever has to be exact.",
    ],
  },
  Pluto: {
    Retrograde: [
      "for about five months you can study in private what has power over you in {area}; notice where you hold on tightly, and ask yourself why.",
      "something that seemed finished in {area} wants a last honest look; name what you keep from it, and leave the rest in the past.",
    ],
    Direct: [
      "a slow change in {area} can now be seen by others, so do something small that fits the person you have become.",
      "you see more plainly who decides about {area}; use the knowledge openly, ask for your part, and leave other people their pride.",
    ],
  },
};
