import type { AspectType } from "../../../astrology/aspects";
import type { Planet, TraditionalRuler } from "../../../astrology/bodies";
import type { NatalChart } from "../../../astrology/chart";
import type { AspectAcross } from "../../../astrology/orbs";
import type { Sign } from "../../../astrology/signs";
import type { ReadBody } from "../../natal/library";
import { ordinal } from "../../ordinal";

/** What the texts of a reading are called, in English. */

/** A point of one chart and of another. */
type BetweenTwo = Pick<AspectAcross, "planet1" | "type" | "planet2">;

function called(body: ReadBody, the = "The"): string {
  return body === "Sun" || body === "Moon" || body === "North Node" ? `${the} ${body}` : body;
}

/** "Venus in Taurus", "The Moon in Taurus" */
export const inSign = (body: ReadBody, sign: Sign): string => `${called(body)} in ${sign}`;

/** "Venus in the 2nd house" */
export const inHouse = (body: ReadBody, house: number): string =>
  `${called(body)} in the ${ordinal(house)} house`;

/** "The Sun on the Midheaven" */
export const onAngle = (body: ReadBody, angle: "Ascendant" | "Midheaven"): string =>
  `${called(body)} on the ${angle}`;

/** "Sun square Saturn" */
export const ofAspect = (planet1: Planet, type: AspectType, planet2: Planet): string =>
  `${planet1} ${type.toLowerCase()} ${planet2}`;

/** "Leo rising" */
export const ofRising = (sign: Sign): string => `${sign} rising`;

export const ofMidheaven = (sign: Sign): string => `Midheaven in ${sign}`;

export const ofChartRuler = (ruler: TraditionalRuler, house: number): string =>
  `The chart ruler, ${called(ruler, "the")}, in the ${ordinal(house)} house`;

/** What a reading leaves out whose birth has no time. */
export function withoutTime(moonChanges: NatalChart["moonChangesSign"]): string {
  const moon = moonChanges
    ? ` The Moon went from ${moonChanges.from} to ${moonChanges.to} that day, so both are here: read the one you know yourself in.`
    : "";
  return `Without a birth time we leave out the houses, the angles and the contacts that may not have held all day.${moon}`;
}

/** The planet that rules a year, without an article, as texts call it. */
export const ofLord = (lord: TraditionalRuler): string => lord;

/** "Ada’s Sun Trine Ben’s Moon" */
export const betweenTwo = (
  [a, b]: readonly [string, string],
  { planet1, type, planet2 }: BetweenTwo,
): string => `${a}’s ${planet1} ${type} ${b}’s ${planet2}`;

/** "Ada’s Venus in Ben’s 7th house" */
export const inHouseOf = ([a, b]: readonly [string, string], planet: Planet, house: number): string =>
  `${a}’s ${planet} in ${b}’s ${ordinal(house)} house`;

/** "Ada’s Sun in Gemini, Ben’s Moon in Pisces" */
export const sunAndMoon = ([a, b]: readonly [string, string], sun: Sign, moon: Sign): string =>
  `${a}’s Sun in ${sun}, ${b}’s Moon in ${moon}`;
