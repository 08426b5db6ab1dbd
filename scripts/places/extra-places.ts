/** A place that the data lacks because too few people live there. */
export interface ExtraPlace {
  readonly names: string;
  readonly division: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly population: number;
}

export const EXTRA_PLACES: readonly ExtraPlace[] = [];
