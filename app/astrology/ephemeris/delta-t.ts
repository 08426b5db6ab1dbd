import { type Instant, instantOfDate, julianDate } from "../instant";

/**
 * ΔT = TT − UT1 in seconds at 1 January 0h of each year: Stephenson, Morrison and Hohenkerk (2016) for the past,
 * observed values into the 2020s, an extrapolation after that (as Swiss Ephemeris 2.10 gives them).
 */
const FIRST_YEAR = 1798;
// biome-ignore format: ten years a line
const SECONDS = [
  19.737, 19.334, 18.902, 18.442, 17.966, 17.49, 17.03, 16.598, 16.212, 15.886,
  15.636, 15.475, 15.42, 15.477, 15.627, 15.843, 16.094, 16.355, 16.597, 16.793,
  16.914, 16.933, 16.822, 16.561, 16.166, 15.658, 15.062, 14.397, 13.691, 12.963,
  12.237, 11.534, 10.88, 10.292, 9.772, 9.316, 8.925, 8.594, 8.322, 8.105,
  7.943, 7.833, 7.772, 7.757, 7.788, 7.861, 7.975, 8.128, 8.318, 8.542,
  8.799, 9.088, 9.403, 9.739, 10.057, 10.312, 10.459, 10.454, 10.273, 9.97,
  9.624, 9.311, 9.109, 9.058, 9.074, 9.036, 8.825, 8.319, 7.444, 6.286,
  4.977, 3.644, 2.426, 1.419, 0.61, -0.048, -0.594, -1.076, -1.529, -1.964,
  -2.38, -2.781, -3.167, -3.537, -3.866, -4.13, -4.3, -4.35, -4.268, -4.109,
  -3.94, -3.831, -3.851, -4.042, -4.341, -4.659, -4.905, -4.989, -4.839, -4.449,
  -3.831, -2.995, -1.953, -0.724, 0.64, 2.079, 3.532, 4.943, 6.259, 7.504,
  8.712, 9.921, 11.158, 12.449, 13.767, 15.076, 16.329, 17.492, 18.53, 19.453,
  20.266, 20.987, 21.627, 22.197, 22.697, 23.13, 23.496, 23.796, 24.03, 24.203,
  24.323, 24.394, 24.423, 24.416, 24.38, 24.322, 24.248, 24.167, 24.088, 24.04,
  24.059, 24.176, 24.428, 24.832, 25.349, 25.926, 26.511, 27.051, 27.506, 27.892,
  28.238, 28.576, 28.932, 29.322, 29.698, 30.181, 30.623, 31.07, 31.35, 31.681,
  32.181, 32.68, 33.15, 33.591, 34.001, 34.47, 35.03, 35.732, 36.541, 37.431,
  38.29, 39.202, 40.181, 41.171, 42.23, 43.372, 44.486, 45.477, 46.457, 47.524,
  48.536, 49.587, 50.539, 51.382, 52.168, 52.957, 53.788, 54.344, 54.872, 55.323,
  55.82, 56.301, 56.856, 57.566, 58.309, 59.124, 59.986, 60.786, 61.629, 62.297,
  62.967, 63.468, 63.828, 64.091, 64.3, 64.473, 64.574, 64.688, 64.846, 65.147,
  65.457, 65.777, 66.07, 66.325, 66.603, 66.908, 67.281, 67.644, 68.102, 68.594,
  68.968, 69.22, 69.361, 69.359, 69.294, 69.183, 69.1, 69, 68.9, 68.8,
  68.8, 69.037, 69.276, 69.518, 69.761, 70.008, 70.257, 70.508, 70.761, 71.017,
  71.276, 71.536, 71.8, 72.066, 72.335, 72.606, 72.88, 73.157, 73.436, 73.718,
  74.003, 74.291, 74.581, 74.874, 75.169, 75.469, 75.77, 76.075, 76.382, 76.693,
  77.006, 77.323, 77.642, 77.965, 78.29, 78.619, 78.951, 79.286, 79.624, 79.965,
  80.31, 80.658, 81.009, 81.363, 81.721, 82.083, 82.447, 82.814, 83.185, 83.561,
  83.939, 84.32, 84.705, 85.094, 85.486, 85.882, 86.281, 86.685, 87.091, 87.501,
  87.915, 88.334, 88.755, 89.18, 89.609, 90.043, 90.479, 90.92, 91.364, 91.814,
  92.266, 92.722, 93.182, 93.646, 94.114, 94.587,
] as const;

const MILLISECONDS_PER_YEAR = 365.2425 * 86_400_000;
/** 1 January 0h of each tabulated year. */
const NEW_YEARS = SECONDS.map((_, index) => instantOfDate(FIRST_YEAR + index, 1, 1));

/**
 * TT − UT in seconds, linear between the tabulated years (within 0.05 s of the model they come from) and continued
 * with the first and last slope beyond them. In the future it is a guess: for 2024 it was 0.1 s too small, and nobody
 * knows it to a second for 2050 nor to ten for 2100.
 */
export function deltaT(instant: Instant): number {
  const guess = Math.floor(1970 + instant / MILLISECONDS_PER_YEAR) - FIRST_YEAR;
  const near = Math.min(SECONDS.length - 2, Math.max(0, guess));
  // The guess from the mean year is at most a day or two off around New Year. Both sides are worked out each time: a way
  // that is gone once in four years is one that V8 has not compiled, and all that looks at the sky would wait for it.
  const isBefore = near > 0 && instant < (NEW_YEARS[near] as number) ? 1 : 0;
  const isAfter = near < SECONDS.length - 2 && instant >= (NEW_YEARS[near + 1] as number) ? 1 : 0;
  const index = near - isBefore + isAfter;
  const start = NEW_YEARS[index] as number;
  const part = (instant - start) / ((NEW_YEARS[index + 1] as number) - start);
  const seconds = SECONDS[index] as number;
  return seconds + part * ((SECONDS[index + 1] as number) - seconds);
}

/** Julian date of an instant in Terrestrial Time, by which the table of the sky is asked. */
export function terrestrialJulianDate(instant: Instant): number {
  return julianDate(instant) + deltaT(instant) / 86_400;
}
