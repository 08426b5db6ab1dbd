import { entriesOf } from "../support/texts";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const numbers = setsOf("numbers over time");

export const NUMBER_SETS: readonly ReadingSet[] = [
  numbers("course of a year", entriesOf("numbers/courses-of-years"), 9, [60, 88], [55, 98]),
  numbers("months", entriesOf("numbers/personal-months"), 9, [30, 44], [50, 105]),
  numbers("days", entriesOf("numbers/personal-days"), 9, [15, 24], [50, 112]),
  numbers("pinnacles", entriesOf("numbers/pinnacles"), 11, [50, 66], [55, 98]),
  numbers("challenges", entriesOf("numbers/challenges"), 9, [40, 55], [55, 98]),
  numbers("maturity", entriesOf("numbers/maturity"), 11, [40, 56], [55, 98]),
  numbers("missing digits", entriesOf("numbers/missing-digits"), 9, [30, 44], [55, 105]),
  numbers("summary, ways", entriesOf("numbers/summary-ways"), 10, [24, 36], [50, 105]),
  numbers("summary, pairs", entriesOf("numbers/summary-pairs"), 45, [40, 58], [50, 105]),
  numbers("summary, talents", entriesOf("numbers/summary-meets"), 10, [20, 34], [50, 105]),
  numbers("workings", entriesOf("numbers/workings"), 8, [24, 45], [55, 105]),
];
