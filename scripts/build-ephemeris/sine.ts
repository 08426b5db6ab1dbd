/**
 * Sine and cosine by the four basic operations only, so that every JavaScript engine gives the same bits: the engines'
 * own Math.sin may differ in the last place, and one place is enough to round a stored coefficient the other way.
 */

const TWO_OVER_PI = 2 / Math.PI;
// π/2 in three parts; the first two end in zeros, so that a multiple below 2^21 of them is exact (Cody and Waite).
const HALF_PI_HIGH = 1.5707963267341256;
const HALF_PI_MIDDLE = 6.077100506303966e-11;
const HALF_PI_LOW = 2.0222662487959506e-21;

/** Taylor terms of sine on [-π/4, π/4]; the first one left out is below 1e-18. */
function sineKernel(x: number): number {
  const z = x * x;
  let sum = 1 / 355687428096000;
  sum = sum * z - 1 / 1307674368000;
  sum = sum * z + 1 / 6227020800;
  sum = sum * z - 1 / 39916800;
  sum = sum * z + 1 / 362880;
  sum = sum * z - 1 / 5040;
  sum = sum * z + 1 / 120;
  sum = sum * z - 1 / 6;
  return x + x * z * sum;
}

function cosineKernel(x: number): number {
  const z = x * x;
  let sum = -1 / 6402373705728000;
  sum = sum * z + 1 / 20922789888000;
  sum = sum * z - 1 / 87178291200;
  sum = sum * z + 1 / 479001600;
  sum = sum * z - 1 / 3628800;
  sum = sum * z + 1 / 40320;
  sum = sum * z - 1 / 720;
  sum = sum * z + 1 / 24;
  return 1 - z / 2 + z * z * sum;
}

/** Sine of an angle in radians below 3 million in size, with an error of a few units in the last place. */
export function sine(angle: number): number {
  const quarter = Math.round(angle * TWO_OVER_PI);
  const x = angle - quarter * HALF_PI_HIGH - quarter * HALF_PI_MIDDLE - quarter * HALF_PI_LOW;
  switch (quarter & 3) {
    case 0:
      return sineKernel(x);
    case 1:
      return cosineKernel(x);
    case 2:
      return -sineKernel(x);
    default:
      return -cosineKernel(x);
  }
}

export function cosine(angle: number): number {
  return sine(angle + Math.PI / 2);
}
