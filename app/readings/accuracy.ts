import type { Body } from "../astrology/bodies";

/**
 * The largest difference in longitude between our positions and Swiss Ephemeris on JPL DE441 over 450 moments from
 * 1800 to 2100, in arcseconds, rounded up. A test recomputes them.
 */
export const worstErrors: readonly { readonly body: Body; readonly arcseconds: number }[] = [
  { body: "Sun", arcseconds: 0.01 },
  { body: "Moon", arcseconds: 0.04 },
  { body: "Mercury", arcseconds: 0.02 },
  { body: "Venus", arcseconds: 0.02 },
  { body: "Mars", arcseconds: 0.33 },
  { body: "Jupiter", arcseconds: 0.04 },
  { body: "Saturn", arcseconds: 0.02 },
  { body: "Uranus", arcseconds: 0.03 },
  { body: "Neptune", arcseconds: 0.08 },
  { body: "Pluto", arcseconds: 0.05 },
  { body: "Chiron", arcseconds: 1.9 },
  { body: "North Node", arcseconds: 0.26 },
];
