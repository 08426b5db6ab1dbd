import type { HouseNumber } from "../learn";

/**
 * Four ways to say in which part of life something happens, for each house: each answers "where?" and stands wherever
 * "at home" could stand. Any of the four fits wherever another does.
 */
export const areas: Readonly<Record<HouseNumber, readonly [string, string, string, string]>> = {
  1: [
    "in your own affairs",
    "with your own plans",
    "in how you present yourself",
    "where it is only about you",
  ],
  2: ["with money", "with your possessions", "over what you earn and spend", "with what belongs to you"],
  3: [
    "in messages and talks",
    "with neighbours or siblings",
    "on short trips and errands",
    "in what you read and write",
  ],
  4: ["at home", "in the family", "where you live", "with your parents or relatives"],
  5: ["in love and play", "with a hobby", "with children or in a game", "in what you do for fun"],
  6: ["in your daily work", "with everyday tasks", "in your daily habits", "with small duties"],
  7: [
    "with the person closest to you",
    "in a partnership",
    "in an agreement with somebody",
    "with your partner or best friend",
  ],
  8: [
    "in what you share with somebody",
    "with what you lend or borrow",
    "in a private talk",
    "with shared money",
  ],
  9: [
    "with travel or studies",
    "in questions of belief",
    "with people from elsewhere",
    "in plans for a journey",
  ],
  10: ["in your career", "in public", "at your place of work", "with people in charge"],
  11: ["among friends", "in a group", "with plans for the future", "in your circle of friends"],
  12: ["behind the scenes", "in your quiet hours", "in what you keep to yourself", "with rest and sleep"],
};
