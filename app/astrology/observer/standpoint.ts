import { toDegrees, toRadians } from "../angles";
import { POLAR_RADIUS } from "../equatorial";
import type { Instant } from "../instant";
import type { SkyFrame } from "../positions";
import { asin, dot, type GeoPoint, normalized, unitVector, type Vector } from "../sphere";

/** From `from` up to `to`, which it does not hold. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** A place on the turning Earth at an instant, in equatorial axes of date. Lengths are in equatorial radii of the Earth. */
export interface Standpoint {
  /** From the Earth's centre to sea level there. */
  readonly position: Vector;
  /** Of length 1, square to the ellipsoid. */
  readonly zenith: Vector;
}

/**
 * How much the air lifts what stands on the horizon, degrees: the 34′ of almanacs. Air of 1013.25 hPa and 15 °C gives
 * 33.6′, which moves a rising by 2 to 5 s at middle latitudes; real air by more than either.
 */
export const REFRACTION = 34 / 60;

/** Where a place on the ellipsoid stands. */
export function standpointAt(
  { siderealTime }: Pick<SkyFrame, "siderealTime">,
  { latitude, longitude }: GeoPoint,
): Standpoint {
  const zenith = unitVector({ latitude, longitude: siderealTime + longitude });
  const phi = toRadians(latitude);
  const flattened = POLAR_RADIUS ** 2;
  const radius = 1 / Math.sqrt(Math.cos(phi) ** 2 + flattened * Math.sin(phi) ** 2);
  return {
    zenith,
    position: [radius * zenith[0], radius * zenith[1], radius * flattened * zenith[2]],
  };
}

/** What is at `body` from the Earth's centre, from there. */
export function seenFrom({ position }: Standpoint, body: Vector): Vector {
  return [body[0] - position[0], body[1] - position[1], body[2] - position[2]];
}

/** Degrees above the horizon of what is seen from there, without refraction. */
export function altitudeOf({ zenith }: Standpoint, seen: Vector): number {
  return toDegrees(asin(dot(normalized(seen), zenith)));
}
