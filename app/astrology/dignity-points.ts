/** What a planet can hold where it stands, and the points of William Lilly (1647); all that it holds is added up. */
export const DIGNITY_POINTS = {
  Domicile: 5,
  Exaltation: 4,
  /** By day for the day's ruler only, by night for the night's. */
  Triplicity: 3,
  Bounds: 2,
  Face: 1,
  Detriment: -5,
  Fall: -4,
  /** None of the first five. A planet in detriment or fall may be peregrine besides. */
  Peregrine: -5,
} as const;
export type EssentialDignity = keyof typeof DIGNITY_POINTS;
