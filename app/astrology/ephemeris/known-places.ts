import { BODIES, type ByBody } from "../bodies";

/**
 * Where the bodies stood by Swiss Ephemeris on JPL DE441 (some rows of ../truth/positions.json): Julian date of TT, then
 * the apparent longitudes in degrees of all bodies but the South Node, in their order.
 */
// biome-ignore format: a moment a line
const KNOWN: readonly (readonly number[])[] = [
  // 1801-06-19
  [2379031.435778022, 88.0435, 183.2704, 105.666, 56.7144, 129.3031, 124.9449, 140.2763, 177.8652, 227.0343, 335.7737, 244.295, 5.1452],
  // 1833-03-09
  [2390617.255315263, 348.9682, 217.0521, 355.2342, 35.208, 74.7134, 6.194, 175.1618, 320.2377, 298.6503, 10.6701, 47.3549, 112.5738],
  // 1868-12-15
  [2403682.095783594, 263.966, 281.8023, 253.552, 229.2819, 152.4668, 4.7618, 250.0376, 106.262, 14.5487, 45.4148, 355.794, 138.019],
  // 1900-09-20
  [2415283.361075412, 177.4022, 144.879, 183.3261, 131.4152, 116.4819, 245.1127, 268.7016, 248.9465, 89.2225, 77.6971, 259.5507, 244.4448],
  // 1933-11-27
  [2427404.155512219, 244.9674, 15.1904, 228.6636, 292.1634, 276.3537, 196.1405, 311.3071, 23.9818, 162.3006, 114.5474, 61.2788, 323.1121],
  // 1966-06-08
  [2439284.840485242, 77.0859, 315.6302, 91.0595, 38.7715, 67.3764, 96.9885, 358.7786, 165.5922, 230.1042, 165.8436, 356.0375, 55.1207],
  // 2000-09-11
  [2451798.753021049, 168.8074, 319.5937, 185.3707, 193.6156, 146.3598, 70.6824, 60.9772, 317.6885, 304.1009, 250.2779, 251.7291, 113.3571],
  // 2033-12-22
  [2463953.876021412, 270.8166, 277.8372, 270.1057, 267.7705, 344.8036, 333.0124, 109.1944, 94.2002, 17.3216, 315.0907, 57.0132, 188.3529],
  // 2067-03-04
  [2476078.855243333, 343.8386, 200.4854, 316.8224, 306.335, 278.4769, 278.1867, 157.055, 250.2141, 91.4971, 359.1093, 353.1314, 266.1671],
  // 2099-02-27
  [2487762.264303177, 339.4627, 63.5138, 332.9437, 303.0207, 279.5091, 169.4602, 193.1499, 15.5405, 163.8861, 31.7405, 231.6448, 5.84],
];

/** The South Node is opposite the other one by definition. */
const CHECKED = BODIES.filter((body) => body !== "South Node");

/** Degrees: five seconds of arc, since the places above are rounded to a third of one and Chiron may be 2″ off. */
const TOLERANCE = 5 / 3600;

/**
 * Compares an engine with what is known from outside.
 * @param positions places of the bodies at a Julian date of TT
 * @throws Error that names the first body which is elsewhere
 */
export function checkKnownPlaces(positions: (jd: number) => ByBody<{ readonly longitude: number }>): void {
  for (const [jd = 0, ...longitudes] of KNOWN) {
    const places = positions(jd);
    for (const [i, body] of CHECKED.entries()) {
      const off = ((places[body].longitude - (longitudes[i] ?? Number.NaN) + 540) % 360) - 180;
      if (!(Math.abs(off) < TOLERANCE)) throw new Error(`The sky is wrong: ${body} at ${jd} by ${off}°.`);
    }
  }
}
