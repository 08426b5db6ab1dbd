import type { Body } from "../astrology/bodies";

/**
 * The id of what a reading says of a body or an angle, or of the contact of two planets in their order:
 * `reading-Sun`, `reading-North-Node`, `reading-Sun-Moon`. On the screen of a chart a link to it leads there.
 */
export function readingId(...names: readonly (Body | "Ascendant" | "Midheaven")[]): string {
  return ["reading", ...names].join("-").replaceAll(" ", "-");
}
