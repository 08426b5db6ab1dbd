import type { TraditionalRuler } from "../astrology/bodies";
import type { HouseNumber } from "../astrology/houses";
import type { Sign } from "../astrology/signs";

/**
 * Where the year leads: the natal house of its lord in the chart at hand, in the system that the chart is drawn in.
 * {lord} stands for the planet.
 */
export const lordInHouse: Readonly<Record<HouseNumber, string>> = {
  1: "Your {lord} stands in the first house, so the year is about you in person: your body, your looks, the way you begin things.",
  2: "With your {lord} in the second house, the questions of this year keep turning into questions of earning, owning and what you count as enough.",
  3: "The third house of your chart holds your {lord}. The year does its business near by, through siblings, neighbours, lessons, messages and short trips.",
  4: "Your {lord} stands in the fourth house, which brings the year home: parents, land, the kitchen, the family story, the bed you sleep in.",
  5: "With your {lord} in the fifth house, look for this year in what you make, play and fall in love with, and in children, your own or other people’s.",
  6: "In your chart, the sixth house holds your {lord}. The year depends on the health of your body, on daily work, and on habits small enough to be overlooked.",
  7: "Your {lord} stands in the seventh house, and hardly anything happens alone this year: a partner, a client or an open opponent has a say in it.",
  8: "With your {lord} in the eighth house, this year is about what you share: joint money, debts, trust, sex, an inheritance, the fears that two people keep.",
  9: "The ninth house of your chart holds your {lord}, so the year wants distance. Study, travel, faith, law or a foreign friend gives you the larger view of it.",
  10: "Others can watch you this year, since your {lord} stands in the tenth house. Work, reputation and people in authority give it its shape.",
  11: "Friends carry this year along, since your {lord} is in the eleventh house: a group, a patron, a cause, or a hope that you say aloud.",
  12: "Much of this year goes on out of sight, for your {lord} stands in the twelfth house: rest, retreat, quiet service, work that nobody has seen yet.",
};

/** How the lord goes about the year: its natal sign. {lord} stands for the planet. */
export const lordInSign: Readonly<Record<Sign, string>> = {
  Aries: "In Aries, your {lord} goes first and asks afterwards; short, brave efforts suit the year.",
  Taurus: "In Taurus, your {lord} moves slowly and keeps what it has; give the year time and comfort.",
  Gemini: "In Gemini, your {lord} works by asking and trying two things at once; talk the year through.",
  Cancer: "In Cancer, your {lord} protects its own people first; go where you feel safe enough to be brave.",
  Leo: "In Leo, your {lord} wants to be seen and to give generously; do the year’s work where it shows.",
  Virgo: "In Virgo, your {lord} improves one detail after another; the year likes method and honest craft.",
  Libra: "In Libra, your {lord} weighs both sides and works in company; look for fair partners this year.",
  Scorpio:
    "In Scorpio, your {lord} says little and goes to the bottom of things; choose few aims, and mean them.",
  Sagittarius:
    "In Sagittarius, your {lord} aims far and speaks frankly; the year needs space and a good question.",
  Capricorn: "In Capricorn, your {lord} plans, waits and takes responsibility; the year likes patience.",
  Aquarius: "In Aquarius, your {lord} does it differently and for more people than itself; find your allies.",
  Pisces: "In Pisces, your {lord} feels its way and gives in where it cares; leave the year some silence.",
};

/** What a year's lord brings from its place in the chart. */
export function lordReading(
  lord: TraditionalRuler,
  { sign, house }: { readonly sign: Sign; readonly house: number },
): string {
  const text = `${lordInHouse[house as HouseNumber]} ${lordInSign[sign]}`;
  return text.replaceAll("{lord}", lord);
}
