import type { Planet } from "../astrology/bodies";

export interface PageText {
  readonly title: string;
  readonly text: string;
}

/** The explanation under the list of today's positions. */
export const transitsExplanation: readonly PageText[] = [
  {
    title: "What a transit is",
    text: "Your birth chart keeps the sky of your first moment, and the planets have gone on moving since. A transit is the time when a planet of today comes to a place that mattered then, or stands at a clear angle to it. It brings up what that place means to you, as a visitor brings up a subject. What you do about it is your own choice.",
  },
  {
    title: "How long it lasts",
    text: "The Moon touches a place for some hours, Mars for days, Jupiter for weeks, Saturn for up to a year, and Uranus, Neptune and Pluto for one to three years. Slow planets seem to turn back on the way, so they often pass three times. The first pass raises a matter, the second goes over it again, and by the third you usually know what you want to do.",
  },
  {
    title: "When a planet is retrograde",
    text: "A badge on a card means that the planet seems to go backwards, as a slower train does from a faster one. Things under its care come up for review: the message unsent, the price not asked, the work that passed but was never right. Go back over it calmly. Signing and starting are not forbidden; reading twice is simply cheaper than usual.",
  },
  {
    title: "How to use this page",
    text: "Look for the planet that has just changed sign or direction, since that is where the news is. Then open your own chart and see in which house that sign falls. One question is enough: what in that part of my life has begun to move? Watch for two weeks before you give it a name.",
  },
];

/** How fast each planet walks, and what its walk is good for. */
export const transitPaces: Readonly<Record<Planet, string>> = {
  Sun: "A month to each sign, a year for the round. Wherever it is, that part of your chart has visiting hours: see who comes, and open the blinds.",
  Moon: "Two and a half days a sign. Too brief to plan a life by and just right for choosing the night to bake, call your sister or go to sleep at nine.",
  Mercury:
    "From two weeks to over two months in one sign, depending on whether it doubles back. Mind your post, your keys and your tone.",
  Venus:
    "Some four weeks a sign when in stride, four months when it lingers. Friendships and small purchases go where it goes; ask whom you have missed.",
  Mars: "About seven weeks a sign, and every other year half a year in one. Expect heat in that house. Give it tools, and a person it may not shout at.",
  Jupiter:
    "Near enough a year in each sign, twelve for the circle. What was too small when he last passed may fit now; think back a dozen years.",
  Saturn:
    "Two and a half years a sign. Saturn tests what carries weight. Whatever holds is yours to keep, and the rest was only paint.",
  Uranus:
    "Seven years in a sign, eighty-four for the wheel. First come the odd jolts, then the new normal; leave some days unplanned for them.",
  Neptune:
    "Around fourteen years a sign. Outlines soften so gradually that only old notes show it. Keep some, with dates and plain facts.",
  Pluto:
    "Twelve to thirty years a sign, as its path is long and lopsided. Nobody feels the glacier move. One day the valley has another shape, and you have walked there.",
};
