import {
  challenges,
  courseOfAYear,
  maturity,
  missingDigits,
  numberWorkings,
  personalDays,
  personalMonths,
  pinnacles,
} from "../../app/readings/numbers-over-time";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const numbers = setsOf("numbers over time");

export const NUMBER_SETS: readonly ReadingSet[] = [
  numbers("course of a year", courseOfAYear, 9, [60, 88], [55, 98]),
  numbers("months", personalMonths, 9, [30, 44], [50, 105]),
  numbers("days", personalDays, 9, [15, 24], [50, 112]),
  numbers("pinnacles", pinnacles, 11, [50, 66], [55, 98]),
  numbers("challenges", challenges, 9, [40, 55], [55, 98]),
  numbers("maturity", maturity, 11, [40, 56], [55, 98]),
  numbers("missing digits", missingDigits, 9, [30, 44], [55, 105]),
  numbers("workings", numberWorkings, 8, [24, 45], [55, 105]),
];
