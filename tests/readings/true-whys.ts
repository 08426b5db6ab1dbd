import type { BornChart } from "../../app/astrology/born-chart";
import type { NatalChart } from "../../app/astrology/chart";

/**
 * Whether a story's reason is true, worked out from a chart's longitudes and houses alone: nothing of the code that made
 * the sentence is used here.
 */

const ZODIAC =
  "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");
const NTH = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const RULERS = "Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter".split(" ");
const ANGLES: Readonly<Record<string, readonly [degrees: number, orb: number]>> = {
  "in conjunction with": [0, 15],
  opposite: [180, 15],
  "in trine with": [120, 15],
  "square to": [90, 15],
  "in sextile with": [60, 15],
  "in quincunx with": [150, 15],
};

const signOf = (longitude: number) => ZODIAC[Math.floor((((longitude % 360) + 360) % 360) / 30)];
const apart = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

function longitudeOf(chart: NatalChart, name: string): number | undefined {
  if (name === "Ascendant") return chart.rising?.longitude;
  if (name === "Midheaven") return chart.midheaven?.longitude;
  return [...chart.planets, ...chart.points].find(({ planet }) => planet === name)?.longitude;
}

function houseOf(chart: NatalChart, name: string): number | null | undefined {
  return [...chart.planets, ...chart.points].find(({ planet }) => planet === name)?.house;
}

const MEANING = String.raw`(?: \([^)]*\))?`;
const BODY = String.raw`(?:the )?(\w+(?: Node)?)${MEANING}`;
const HOUSE = String.raw`(\w+) house${MEANING}`;
const ASPECT = Object.keys(ANGLES).join("|");

type Check = (chart: NatalChart, ...found: string[]) => boolean;

const stands = (chart: NatalChart, body: string, sign: string) =>
  signOf(longitudeOf(chart, body) ?? Number.NaN) === sign;
const isIn = (chart: NatalChart, body: string, nth: string) => houseOf(chart, body) === NTH.indexOf(nth) + 1;
const begins = (chart: NatalChart, nth: string, sign: string) =>
  signOf(chart.houses[NTH.indexOf(nth)]?.longitude ?? Number.NaN) === sign;
const rules = (body: string, sign: string) => RULERS[ZODIAC.indexOf(sign)] === body;
const orbOf = (chart: NatalChart, a: string, b: string, angle: number) =>
  Math.abs(apart(longitudeOf(chart, a) ?? Number.NaN, longitudeOf(chart, b) ?? Number.NaN) - angle);
const meets = (chart: NatalChart, a: string, b: string, angle: number) => orbOf(chart, a, b, angle) <= 15;
const named = (list: string) => list.split(/, | and /).map((name) => name.replace(/^the /i, ""));

/** Of some bodies every two are at one of these angles. */
const allMeet = (chart: NatalChart, list: string, ...angles: number[]) =>
  named(list).every((a, index, all) =>
    all.slice(index + 1).every((b) => angles.some((angle) => meets(chart, a, b, angle))),
  );

const CHECKS: readonly (readonly [string, Check])[] = [
  [`Your ${BODY} stands in (\\w+)\\.`, (chart, body = "", sign = "") => stands(chart, body, sign)],
  [
    `Your ${BODY} stands in (\\w+), in the ${HOUSE}\\.`,
    (chart, body = "", sign = "", nth = "") => stands(chart, body, sign) && isIn(chart, body, nth),
  ],
  [`Your ${BODY} stands in the ${HOUSE}\\.`, (chart, body = "", nth = "") => isIn(chart, body, nth)],
  [
    `(\\w+) rises in your chart: the Ascendant is how you meet the world\\.`,
    (chart, sign = "") => stands(chart, "Ascendant", sign),
  ],
  [
    `(\\w+) rises, and its ruler, ${BODY}, stands in the ${HOUSE}\\.`,
    (chart, sign = "", body = "", nth = "") =>
      stands(chart, "Ascendant", sign) && rules(body, sign) && isIn(chart, body, nth),
  ],
  [
    `Your ${BODY} stands on the ${BODY}\\.`,
    (chart, body = "", angle = "") => orbOf(chart, body, angle, 0) <= 3,
  ],
  [
    `Your ${BODY} is (${ASPECT}) your ${BODY}(?:, (?:within about (\\w+) degrees?|(almost exactly))| all that day)\\.`,
    (chart, a = "", aspect = "", b = "", about = "", exact = "") => {
      const [angle, most] = ANGLES[aspect] ?? [0, 0];
      const orb = orbOf(chart, a, b, angle);
      if (exact) return orb <= 0.5;
      return about ? Math.abs(orb - (about === "one" ? 1 : Number(about))) <= 0.5 : orb <= most;
    },
  ],
  [
    `Your ${HOUSE} begins in (\\w+), and its ruler, ${BODY}, stands in the ${HOUSE}\\.`,
    (chart, nth = "", sign = "", body = "", in_ = "") =>
      begins(chart, nth, sign) && rules(body, sign) && isIn(chart, body, in_),
  ],
  [
    `Your ${HOUSE} begins in (\\w+), and its ruler, ${BODY}, stands in that same house\\.`,
    (chart, nth = "", sign = "", body = "") =>
      begins(chart, nth, sign) && rules(body, sign) && isIn(chart, body, nth),
  ],
  [`Your ${HOUSE} begins in (\\w+)\\.`, (chart, nth = "", sign = "") => begins(chart, nth, sign)],
  [
    `(.+) are opposite each other, and ${BODY} is square to both\\.`,
    (chart, ends = "", apex = "") =>
      allMeet(chart, ends, 180) && named(ends).every((end) => meets(chart, end, apex, 90)),
  ],
  [
    `(.+) are in sextile, and ${BODY} is in quincunx with both\\.`,
    (chart, ends = "", apex = "") =>
      allMeet(chart, ends, 60) && named(ends).every((end) => meets(chart, end, apex, 150)),
  ],
  [`(.+) are in trine with each other\\.`, (chart, list = "") => allMeet(chart, list, 120)],
  [
    `(.+) form a cross of two oppositions and four squares\\.`,
    (chart, list = "") => named(list).length === 4 && allMeet(chart, list, 90, 180),
  ],
  [
    `(.+) are in trine with each other, and ${BODY} is opposite one of them\\.`,
    (chart, list = "", apex = "") =>
      allMeet(chart, list, 120) && named(list).some((corner) => meets(chart, corner, apex, 180)),
  ],
  [
    `(.+) form two oppositions that trines and sextiles join\\.`,
    (chart, list = "") => named(list).length === 4 && allMeet(chart, list, 180, 120, 60),
  ],
  [
    `(.+) stand together in the ${HOUSE}\\.`,
    (chart, list = "", nth = "") =>
      named(list).length >= 3 && named(list).every((body) => isIn(chart, body, nth)),
  ],
  [
    `(.+) stand together in (\\w+)\\.`,
    (chart, list = "", sign = "") =>
      named(list).length >= 3 && named(list).every((body) => stands(chart, body, sign)),
  ],
  [
    `${BODY} makes no conjunction, opposition, trine, square or sextile with a planet\\.`,
    (chart, body = "") =>
      chart.aspects.every(
        ({ planet1, planet2, type }) =>
          (planet1 !== body && planet2 !== body) ||
          !["Conjunction", "Opposition", "Trine", "Square", "Sextile"].includes(type),
      ),
  ],
  [
    `(.+) are opposite each other across the ${HOUSE} and the ${HOUSE}\\.`,
    (chart, list = "", one = "", other = "") =>
      named(list).every(
        (body) =>
          (isIn(chart, body, one) || isIn(chart, body, other)) &&
          named(list).some((against) => meets(chart, body, against, 180)),
      ),
  ],
];

const PATTERNS = CHECKS.map(([pattern, check]) => [new RegExp(`^${pattern}$`, "i"), check] as const);

/** What is wrong with a reason: that it is false at some moment of the day, or that nobody can tell; null where nothing is. */
export function faultOf(why: string, chart: BornChart): string | null {
  if (why === "No birth time was given.") return chart.timeUnknown ? null : `${why} (one was)`;
  for (const [pattern, check] of PATTERNS) {
    const found = pattern.exec(why);
    if (!found) continue;
    const groups = found.slice(1).map((group) => group ?? "");
    const isTrue = (chart.throughDay ?? [chart]).every((moment) => check(moment, ...groups));
    return isTrue ? null : `${why} (is false)`;
  }
  return `${why} (cannot be checked)`;
}
