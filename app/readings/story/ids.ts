import { PLANETS, type Planet } from "../../astrology/bodies";
import { ELEMENTS, MODALITIES, SIGNS, type Sign } from "../../astrology/signs";

/** The fields of life that a story has chapters for, beside the one of its thread. */
export const AREAS = ["arrival", "home", "work", "love", "money", "mind", "body", "growth"] as const;
export type Area = (typeof AREAS)[number];

/** The chapters in which the thread may be met again by its name. */
export const THREADED_AREAS = ["work", "love", "growth", "home"] as const satisfies readonly Area[];
export type ThreadedArea = (typeof THREADED_AREAS)[number];

/** How two opposites live together: by turns, by place, by company, by strength, by field of life, by whose choice it was. */
export const WAYS = ["time", "place", "person", "state", "field", "owner"] as const;
export type Way = (typeof WAYS)[number];

export const VERSIONS = [1, 2] as const;
export type Version = (typeof VERSIONS)[number];

const HOUSE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Houses opposite each other, along which most of a chart's oppositions can lie. */
export const AXES = ["1-7", "2-8", "3-9", "4-10", "5-11", "6-12"] as const;
export type Axis = (typeof AXES)[number];

/** What is told as one story in place of several aspects. */
export const FIGURE_IDS = [
  ...PLANETS.map((planet) => `t-square ${planet}` as const),
  ...ELEMENTS.map((element) => `grand-trine ${element.toLowerCase() as Lowercase<typeof element>}` as const),
  ...MODALITIES.map((name) => `grand-cross ${name.toLowerCase() as Lowercase<typeof name>}` as const),
  ...PLANETS.map((planet) => `yod ${planet}` as const),
  "kite",
  "mystic-rectangle",
  ...HOUSE_NUMBERS.map((house) => `house-stellium ${house}` as const),
  ...SIGNS.map((sign) => `sign-stellium ${sign}` as const),
  ...PLANETS.map((planet) => `unaspected ${planet}` as const),
  "great-conjunction",
  ...AXES.map((axis) => `axis ${axis}` as const),
] as const;
export type FigureId = (typeof FIGURE_IDS)[number];

/** The returns and tense angles of the slow ones to their own places, by the age at which everybody meets them. */
export const AGE_IDS = [
  "saturn-square-1",
  "saturn-opposition-1",
  "saturn-square-2",
  "saturn-return-1",
  "saturn-square-3",
  "saturn-opposition-2",
  "saturn-square-4",
  "saturn-return-2",
  "saturn-square-5",
  "saturn-opposition-3",
  "saturn-return-3",
  "jupiter-return",
  "uranus-square",
  "uranus-opposition",
  "uranus-square-2",
  "uranus-return",
  "neptune-square",
  "pluto-square",
  "node-return",
  "node-opposition",
  "chiron-return",
] as const;
export type AgeId = (typeof AGE_IDS)[number];

/** The slow ones that pass over the place of the thread. */
export const PASSERS = ["Saturn", "Uranus", "Neptune", "Pluto"] as const satisfies readonly Planet[];
export type Passer = (typeof PASSERS)[number];

/** Conjunction, square and opposition are hard; trine and sextile are soft. */
export const PASSAGE_IDS = PASSERS.flatMap(
  (planet) =>
    [
      `${planet.toLowerCase() as Lowercase<Passer>}-over hard`,
      `${planet.toLowerCase() as Lowercase<Passer>}-over soft`,
    ] as const,
);
export type PassageId = (typeof PASSAGE_IDS)[number];

/** A sign of the Moon's and the next. */
export const MOON_CHANGES = SIGNS.map(
  (sign, index) => `${sign} ${SIGNS[(index + 1) % 12] as Sign}` as const,
) as readonly `${Sign} ${Sign}`[];

/** What leads from a paragraph to the next, and what names places in a chart. */
export const JOINS = ["but", "witness"] as const;
export type Join = (typeof JOINS)[number];

/** How many wordings each has. */
export const TURNS = 6;

export type JoinId = `${Join} ${1 | 2 | 3 | 4 | 5 | 6}`;
export const JOIN_IDS: readonly JoinId[] = JOINS.flatMap((join) =>
  Array.from({ length: TURNS }, (_, turn) => `${join} ${turn + 1}` as JoinId),
);
