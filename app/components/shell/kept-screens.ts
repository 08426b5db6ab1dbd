import { linkTo } from "./link-to";

const KEPT = [
  "/birth-chart",
  "/compatibility",
  "/numerology",
  "/human-design",
  "/aspects",
  "/insights",
  "/quiz",
  "/accuracy",
  "/privacy",
];

/**
 * The screens that a device keeps, as a visitor sees them who is nobody: they show the same on every day, and a
 * calculator what was calculated before. Those of the sky would show that of another day.
 */
export const KEPT_SCREENS = KEPT.map(linkTo);
