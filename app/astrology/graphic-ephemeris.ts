import { normalizeDegrees, signedDifference } from "./angles";
import type { Planet } from "./bodies";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";

/**
 * A graphic ephemeris: time runs to the right, longitude upwards, and the zodiac is folded into a sheet of so many
 * degrees. On 90° bodies that are conjunct, square or opposite stand at one height, on 45° those at half squares too.
 */
export const SHEETS = [45, 90] as const;
export type Sheet = (typeof SHEETS)[number];

/** Whose curves a sheet has: the Moon would run through it two hundred times a year. */
export type SheetPlanet = Exclude<Planet, "Moon">;

/** Where a longitude stands on a sheet, degrees in [0, sheet). */
export function onSheet(longitude: number, sheet: Sheet): number {
  return normalizeDegrees(longitude) % sheet;
}

/** The shortest way on a sheet from one longitude to another, degrees in (-sheet / 2, sheet / 2]. */
export function wayOnSheet(to: number, from: number, sheet: Sheet): number {
  const way = onSheet(to - from, sheet);
  return way > sheet / 2 ? way - sheet : way;
}

/** Where a body is at an instant; degrees, a longitude in [0, 360) or a place on a sheet. */
export interface CurvePoint {
  readonly instant: Instant;
  readonly degree: number;
}

/**
 * The curve of a body on a sheet, in pieces: where it leaves the sheet at one edge, at 0° or at the sheet's last degree,
 * it goes on from the other. Between two samples it is taken for straight: with one a day Mercury is missed by less than
 * 0.025°, all others by less than 0.008°.
 * @param samples longitudes in order of time, from one to the next less than half a sheet
 */
export function curveOn(samples: readonly CurvePoint[], sheet: Sheet): CurvePoint[][] {
  const [first] = samples;
  if (!first) return [];
  const fold = (longitude: number) => Math.floor(longitude / sheet);
  let before = { instant: first.instant, longitude: normalizeDegrees(first.degree) };
  let piece: CurvePoint[] = [{ instant: first.instant, degree: onSheet(first.degree, sheet) }];
  const pieces = [piece];
  for (const { instant, degree } of samples.slice(1)) {
    const longitude = before.longitude + signedDifference(degree, before.longitude);
    const [from, to] = [fold(before.longitude), fold(longitude)];
    if (from !== to) {
      const isUp = to > from;
      const edge = sheet * (isUp ? to : from);
      const part = (edge - before.longitude) / (longitude - before.longitude);
      const crossed = before.instant + part * (instant - before.instant);
      piece.push({ instant: crossed, degree: isUp ? sheet : 0 });
      piece = [{ instant: crossed, degree: isUp ? 0 : sheet }];
      pieces.push(piece);
    }
    piece.push({ instant, degree: longitude - sheet * to });
    before = { instant, longitude };
  }
  return pieces;
}

/** When a sheet's curves are sampled: at the beginning and at the end of a span of days (00:00 UTC), and at each noon. */
export function sampleInstants(from: Instant, to: Instant): Instant[] {
  const noons = Array.from(
    { length: Math.round((to - from) / MILLISECONDS_PER_DAY) },
    (_, day) => from + (day + 0.5) * MILLISECONDS_PER_DAY,
  );
  return [from, ...noons, to];
}
