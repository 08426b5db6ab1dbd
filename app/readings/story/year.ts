import type { Planet } from "../../astrology/bodies";
import type { CivilDate } from "../../astrology/calendar";
import type { NatalChart } from "../../astrology/chart";
import type { HouseNumber } from "../../astrology/houses";
import { profectionOn } from "../../astrology/profections";
import { readingId } from "../reading-id";
import type { StoryTelling } from "../telling/shape";
import type { StoryTexts } from "./library";
import type { StoryNow } from "./shape";

/** Nobody lives for ever: from this age on a year is nobody's now. */
const ENDS = 100;

/**
 * The year of life that runs on a day, and the next in one line; null before the birth and from a hundred years on.
 * Without a time the years go by the Sun's sign.
 */
export function yearOn(
  { rising, sun }: NatalChart,
  birthDate: CivilDate,
  at: CivilDate,
  words: StoryTexts,
  telling: StoryTelling,
): StoryNow | null {
  const first = rising?.sign ?? sun.sign;
  const year = profectionOn(birthDate, first, at);
  if (!year || year.age >= ENDS) return null;
  const { age, house, rulingPlanet } = year;
  const { text, practice, seated } = words("year", `${house as HouseNumber}`);
  const { next } = words("year", `${((house % 12) + 1) as HouseNumber}`);
  const about = [readingId(rulingPlanet)];
  const why = [telling.whyOfYear(age, house, first, rulingPlanet as Planet, rising !== null)];
  return {
    paragraphs: [
      { text, about, why, reconciles: null },
      { text: next, about: [], why: [], reconciles: null },
    ],
    practice: { text: practice, seated },
  };
}
