/** The map goes round: what is drawn once is drawn again a turn to the west and a turn to the east. */
export const TURNS = [-360, 0, 360] as const;

/** The copy of a longitude that is nearest to another one, both in degrees and of any number of turns. */
export function nearestCopy(longitude: number, to: number): number {
  return longitude + 360 * Math.round((to - longitude) / 360);
}
