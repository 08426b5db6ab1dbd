/**
 * Angles in degrees. Everything that compares, folds or subtracts longitudes goes through here, so that the
 * seam at 0°/360° is dealt with once.
 */

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Folds any finite angle into [0, 360). */
export function normalizeDegrees(angle: number): number {
  // Most angles are at home or a turn away, and a division takes ten times as long as all else here.
  if (angle >= 0 && angle < 360) return angle;
  if (angle >= 360 && angle < 720) return angle - 360;
  const folded = angle > -360 ? angle : angle % 360;
  const positive = folded < 0 ? folded + 360 : folded % 360;
  return positive === 360 ? 0 : positive; // a tiny negative angle plus 360 rounds up to 360 exactly
}

/** The shortest way from `from` to `to`, in (-180, 180]; positive is counter-clockwise (forward in the zodiac). */
export function signedDifference(to: number, from: number): number {
  const folded = normalizeDegrees(to - from);
  return folded > 180 ? folded - 360 : folded;
}

/** How far apart two longitudes are, in [0, 180]. */
export function separation(a: number, b: number): number {
  return Math.abs(signedDifference(a, b));
}

export function toRadians(degrees: number): number {
  return degrees * RADIANS_PER_DEGREE;
}

export function toDegrees(radians: number): number {
  return radians / RADIANS_PER_DEGREE;
}
