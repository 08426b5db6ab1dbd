import { normalizeDegrees, toDegrees } from "./angles";
import type { Zodiac } from "./chart-settings";
import { terrestrialJulianDate } from "./ephemeris/delta-t";
import { orientationAt } from "./ephemeris/orientation";
import type { Instant } from "./instant";

/**
 * Sidereal zodiacs begin at a place among the stars, not at the equinox: the ayanamsa is how far the equinox has gone
 * back from there.
 */

export type SiderealZodiac = Exclude<Zodiac, "Tropical">;

/**
 * Mean ayanamsa at J2000.0, degrees. Lahiri is the Indian Calendar Reform Committee's 23°15′00.658″ of 21 March 1956,
 * nutation included; Fagan/Bradley 24°02′31.36″ at B1950; Krishnamurti 22°21′50″ and Raman 21°00′52″ at 1900. These are
 * the values to which Swiss Ephemeris carries them; with IAU 2006 precession from their own epochs they would differ by
 * 0.1″ (Lahiri) to 0.8″ (Krishnamurti and Raman).
 */
const AT_J2000: Readonly<Record<SiderealZodiac, number>> = {
  Lahiri: 23.857092,
  "Fagan/Bradley": 24.7403,
  Krishnamurti: 23.76024,
  Raman: 22.410791,
};

/** General precession in longitude since J2000.0, degrees (IAU 2006; Capitaine, Wallace and Chapront 2003). */
function generalPrecession(jd: number): number {
  const t = (jd - 2_451_545) / 36_525;
  return (
    (t * (5028.796195 + t * (1.1054348 + t * (0.00007964 - t * (0.000023857 + t * 0.0000000383))))) / 3600
  );
}

/** Degrees. */
export interface Ayanamsa {
  /** From the mean equinox: the value that almanacs print. */
  readonly mean: number;
  /** From the true equinox: what the sidereal zodiac takes off an apparent tropical longitude. */
  readonly apparent: number;
}

/** The ayanamsa of a zodiac, within 0.01″ of Swiss Ephemeris for 1800–2100; null for the tropical one. */
export function ayanamsaAt(zodiac: Zodiac, instant: Instant): Ayanamsa | null {
  if (zodiac === "Tropical") return null;
  const jd = terrestrialJulianDate(instant);
  const mean = AT_J2000[zodiac] + generalPrecession(jd);
  return { mean, apparent: mean + toDegrees(orientationAt(jd).nutation) };
}

/**
 * The sidereal longitude in [0, 360) of an apparent tropical one, of a body, an angle or a cusp; nutation in longitude
 * cancels. Null is the tropical zodiac, which leaves it as it is.
 */
export function inZodiac(longitude: number, ayanamsa: Ayanamsa | null): number {
  return normalizeDegrees(longitude - (ayanamsa?.apparent ?? 0));
}

/** The 27 lunar mansions of 13°20′ from the beginning of a sidereal zodiac. */
export const NAKSHATRAS = [
  "Ashwini",
  "Bharani",
  "Krittika",
  "Rohini",
  "Mrigashira",
  "Ardra",
  "Punarvasu",
  "Pushya",
  "Ashlesha",
  "Magha",
  "Purva Phalguni",
  "Uttara Phalguni",
  "Hasta",
  "Chitra",
  "Swati",
  "Vishakha",
  "Anuradha",
  "Jyeshtha",
  "Mula",
  "Purva Ashadha",
  "Uttara Ashadha",
  "Shravana",
  "Dhanishta",
  "Shatabhisha",
  "Purva Bhadrapada",
  "Uttara Bhadrapada",
  "Revati",
] as const;
export type Nakshatra = (typeof NAKSHATRAS)[number];
export type Pada = 1 | 2 | 3 | 4;

/** The nakshatra of a *sidereal* longitude, and its quarter (pada) of 3°20′; each holds its beginning. */
export function nakshatraAt(siderealLongitude: number): { nakshatra: Nakshatra; pada: Pada } {
  // Times three, by ten: 3°20′ itself is not an exact binary number.
  const quarter = Math.floor((normalizeDegrees(siderealLongitude) * 3) / 10);
  return {
    nakshatra: NAKSHATRAS[Math.floor(quarter / 4)] as Nakshatra,
    pada: ((quarter % 4) + 1) as Pada,
  };
}
