import { z } from "zod";
import { PLANETS } from "../../app/astrology/bodies";
import { ANGLES, TURNS } from "../../app/readings/returns/ids";
import { numbersTo, pairs, text, textSet, words } from "./text-set";

/** A solar return told on one page; which texts lean to what stands in `app/readings/returns/leans.ts`. */
export const returns = {
  /** By the house of the birth chart in which the return's Ascendant falls. */
  "returns/grounds": textSet(
    numbersTo(12),
    z.strictObject({ title: words, text: words, practice: words, seated: words }),
  ),
  /** By the house of the return in which its Sun, its Moon or the ruler of its Ascendant stands. */
  "returns/efforts": textSet(numbersTo(12), text),
  "returns/moons": textSet(numbersTo(12), text),
  "returns/rulers": textSet(numbersTo(12), text),
  "returns/angles": textSet(pairs(PLANETS, ANGLES), text),
  "returns/turns": textSet(TURNS, text),
};
