import { formatLongDate } from "../../../astrology/calendar";
import type { OnAngle, ReturnMarks } from "../../../astrology/derived/return-marks";
import type { ReturnMoment } from "../../returns/return-moment";
import { withArticle } from "../../with-article";
import { houseMeaning } from "./story";

/** The sentences of a return's page that name its moment and its places, in English. */

export function opening({ date, time, place, isPrecessed }: ReturnMoment): string {
  const where = isPrecessed ? "at its place of your birth among the stars" : "where it stood at your birth";
  return `On ${formatLongDate(date)}, at ${time} by the clocks of ${place}, the Sun is back ${where}. This page tells the year from one birthday to the next, out of the chart of that minute.`;
}

export const whyOfReturn = ({ isPrecessed }: ReturnMoment): string =>
  isPrecessed
    ? "The Sun of the return stands at the same place among the stars as at your birth."
    : "The Sun of the return stands at the same place of the zodiac as at your birth.";

export const whyOfGround = ({ rising, ground }: ReturnMarks): string =>
  `The Ascendant of the return is in ${rising}, in the ${houseMeaning(ground)} of your birth chart.`;

export const whyOfRepeat = (orb: number): string =>
  `The Ascendant of the return stands ${nearness(orb)} that of your birth.`;

export const whyOfLight = (light: "Sun" | "Moon", house: number): string =>
  `The ${light} of the return stands in its ${houseMeaning(house)}.`;

export const whyOfAngle = ({ planet, angle, orb }: OnAngle): string =>
  `The return’s ${planet} stands ${nearness(orb)} its ${angle}.`;

export const whyOfRuler = ({ rising, ruler: { planet, house } }: ReturnMarks): string =>
  `${rising} rises in the return, and its ruler, ${withArticle(planet)}, stands in the ${houseMeaning(house)} of the return.`;

function nearness(orb: number): string {
  const degrees = Math.round(orb);
  if (degrees === 0) return "almost exactly on";
  return degrees === 1 ? "about one degree from" : `about ${degrees} degrees from`;
}
