import type { CivilDate } from "~/astrology/calendar";

/** As much of a place as tells which calendar its registers kept. */
interface Registry {
  readonly countryCode: string;
  readonly admin: string;
}

/**
 * The last Old Style (Julian) date of today's countries, as registers wrote it: the day that was followed by a Gregorian
 * one. From the United States Social Security Administration's manual for records of birth (POMS GN 00307.180); for the
 * Caucasus, Ukraine and what was Yugoslavia from the lists of adoption by historic area. Where an area kept
 * to it longer than others of its country the earlier day stands here: a doubt is worth a sentence, a wrong one is not.
 */
const LAST_DATES: Readonly<Record<string, CivilDate>> = {
  ...among("RU BY EE LV MD KZ KG TJ TM UZ", { year: 1918, month: 1, day: 31 }),
  ...among("UA", { year: 1918, month: 2, day: 15 }),
  ...among("AM AZ GE", { year: 1918, month: 4, day: 17 }),
  ...among("LT", { year: 1915, month: 4, day: 30 }),
  ...among("BG", { year: 1916, month: 3, day: 31 }),
  ...among("RO", { year: 1919, month: 3, day: 31 }),
  ...among("RS ME MK XK", { year: 1919, month: 1, day: 14 }),
  ...among("GR", { year: 1923, month: 2, day: 15 }),
};

/** Regions that another state held then, with a Gregorian calendar: Austria-Hungary, and Prussia for Kaliningrad. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  RU: ["kaliningrad"],
  UA: ["lviv", "ivano-frankivsk", "ternopil", "chernivtsi", "zakarpattia"],
  RS: ["vojvodina"],
  RO: (
    "alba|arad|bihor|bistrita-nasaud|brasov|caras-severin|cluj|covasna|harghita|hunedoara|maramures|mures|salaj|" +
    "satu mare|sibiu|suceava|timis"
  ).split("|"),
};

function among(codes: string, date: CivilDate) {
  return Object.fromEntries(codes.split(" ").map((code) => [code, date]));
}

/**
 * The last day on which dates of a place were likely Old Style; null where they were Gregorian since before 1800, as in
 * most of the world, or where nobody can say it of a whole country.
 */
export function lastOldStyleDate({ countryCode, admin }: Registry): CivilDate | null {
  const region = admin
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ (county|oblast)$/, "");
  return ELSEWHERE[countryCode]?.includes(region) ? null : (LAST_DATES[countryCode] ?? null);
}

/** Whether a date that was written down at a place is likely to be Old Style. */
export function isLikelyOldStyle(written: CivilDate, place: Registry): boolean {
  const last = lastOldStyleDate(place);
  return last !== null && dayNumber(written) <= dayNumber(last);
}

/** Sorts dates as they follow each other. */
function dayNumber({ year, month, day }: CivilDate): number {
  return (year * 12 + month) * 31 + day;
}
