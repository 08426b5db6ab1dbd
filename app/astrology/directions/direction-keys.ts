import { type Instant, MILLISECONDS_PER_DAY } from "../instant";

/** How the sky is divided; more may come. */
export const DIRECTION_METHODS = ["Placidus"] as const;

/** How an arc becomes time; the first is the default. */
export const DIRECTION_KEYS = ["Naibod", "Ptolemy", "Cardan"] as const;
export type DirectionKey = (typeof DIRECTION_KEYS)[number];

/** Degrees of the equator for a year of life: the Sun's mean motion in a day, a round degree, and Cardan's 0°59′12″. */
const DEGREES_A_YEAR: Readonly<Record<DirectionKey, number>> = {
  Naibod: 59 / 60 + 8.33 / 3600,
  Ptolemy: 1,
  Cardan: 59 / 60 + 12 / 3600,
};

/** Days. */
export const DIRECTION_YEAR = 365.2425;

/** When an arc (degrees) is due. */
export function instantOfArc(birth: Instant, arc: number, key: DirectionKey): Instant {
  return birth + (arc / DEGREES_A_YEAR[key]) * DIRECTION_YEAR * MILLISECONDS_PER_DAY;
}
