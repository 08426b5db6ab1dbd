import type { Planet } from "../../../astrology/bodies";
import { type CivilDate, monthName, weekdayOf } from "../../../astrology/calendar";
import type { HouseNumber } from "../../../astrology/houses";
import type { PhaseName } from "../../../astrology/lunar-phase";
import type { ChartPoint } from "../../../astrology/orbs";
import type { Sign } from "../../../astrology/signs";
import type { SkyEvent } from "../../../astrology/span-events";
import { withArticle } from "../../with-article";
import { HOUSES } from "./names";

/** Names and dates as they are set into the wordings of a horoscope, in English. */

/** "seventh", before "house". */
export const house = (number: HouseNumber): string => HOUSES[number - 1] as string;

export const sign = (name: Sign): string => name;

/** "the Sun", "Saturn" */
export const planet = (name: Planet): string => withArticle(name);

/** "retrograde Saturn" */
export const retrograde = (name: Planet): string => `retrograde ${name}`;

/** A place of a chart that is met. */
export const point = (name: Planet | ChartPoint): string => name;

export const phase = (name: PhaseName): string => name;

/** "Tuesday" */
export const weekday = (date: CivilDate): string => weekdayOf(date);

/** "8 December" */
export const day = ({ day, month }: CivilDate): string => `${day} ${monthName(month)}`;

/** "Tuesday 8 December" */
export const dayOfWeek = (date: CivilDate): string => `${weekday(date)} ${day(date)}`;

/** "8 December 2025" */
export const dayOfYear = (date: CivilDate): string => `${day(date)} ${date.year}`;

/** "May 2031" */
export const monthOfYear = ({ year, month }: CivilDate): string => `${monthName(month)} ${year}`;

/** What is to be seen, and what happens: "Look for Venus, and your seventh house …". */
export const joined = (look: string, sentence: string): string => `${look}, and ${inMiddle(sentence)}`;

/** A sentence after another clause: a name keeps its capital. */
const inMiddle = (sentence: string): string =>
  /^(?:The|Your|In|From|With|After|It|No|Where|This|A) /.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;

/** "Mars square Saturn", "Venus enters Capricorn" */
export function title(event: SkyEvent): string {
  switch (event.kind) {
    case "aspect":
      return `${event.planet1} ${event.type.toLowerCase()} ${event.planet2}`;
    case "ingress":
      return `${event.planet} ${event.isRetrograde ? "moves back into" : "enters"} ${event.sign}`;
    case "station":
      return `${event.planet} turns ${event.turns} in ${event.sign}`;
    case "lunation":
      return `${event.phase} in ${event.sign}`;
    case "eclipse":
      return `${event.eclipse === "solar" ? "Solar" : "Lunar"} eclipse in ${event.sign}`;
    case "stay":
      return standing(event.planet, event.sign);
  }
}

/** "Moon in Leo" */
export const standing = (name: Planet, at: Sign): string => `${name} in ${at}`;
