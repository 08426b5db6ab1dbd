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
    text: "A badge on a card means that the planet seems to go backwards, as a slower train does when you look at it from a faster one. Its subjects come up for review: a message never sent, a question never asked, work that was accepted and never right. Go back over them calmly. You may still sign and begin things; only read everything twice.",
  },
  {
    title: "How to use this page",
    text: "Begin with your own chart, at the top: the closest contact of a slow planet says most about this time. Then look for the planet that has just changed its sign or its direction, since that is where the news is. One question is enough: what in that part of my life has begun to move? Watch for two weeks before you give it a name.",
  },
];

/** How fast each planet walks, and what its walk is good for. */
export const transitPaces: Readonly<Record<Planet, string>> = {
  Sun: "A month in each sign, a year for the whole circle. It lights one part of your life after another; look for the house of your chart that holds this sign.",
  Moon: "Two and a half days in a sign. That is too short for large plans, and long enough to choose a good evening for company, for work or for sleep.",
  Mercury:
    "Two weeks in a sign, or up to two months where it turns back. Messages, short trips and conversations take its colour; read what you write twice before you send it.",
  Venus:
    "About four weeks in a sign, and up to four months if it turns back there. It touches friendship, love and small purchases; ask yourself whom you have missed lately.",
  Mars: "About seven weeks in a sign, and half a year in one of them every second year. Expect more drive and more anger there; give both of them a task.",
  Jupiter:
    "About a year in each sign, twelve for the circle. Much grows where it passes, wanted or not. Twelve years ago it was here too; remember what began then.",
  Saturn:
    "Two and a half years in a sign. Saturn tests what you have built: what is sound stays, and what only looked sound has to be repaired or given up.",
  Uranus:
    "Seven years in a sign, eighty-four for the circle. First it surprises you, then the surprise becomes normal. Leave some room in your plans for what you did not expect.",
  Neptune:
    "About fourteen years in a sign. Its changes are so slow that you notice them only in old notes. Write down dates and plain facts now and then.",
  Pluto:
    "Twelve to thirty years in a sign, because its path is far from a circle. The change is too slow to be felt; years later you see that nothing there is as it was.",
};
