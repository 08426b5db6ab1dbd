import { type Ayanamsa, inZodiac } from "./ayanamsa";
import { placeOfStar } from "./ephemeris/apparent";
import type { Instant } from "./instant";
import { observationAt } from "./positions";

/**
 * The brightest stars and those that tradition uses, in the order of the Hipparcos catalogue: name, number there, right
 * ascension and declination (radians, ICRS at J1991.25), parallax (mas), proper motion in right ascension (times the
 * cosine of the declination) and in declination (mas a year), radial velocity (km/s), visual magnitude.
 *
 * From the Hipparcos catalogue's new reduction (van Leeuwen 2007, CDS I/311), magnitudes from the first (ESA 1997,
 * CDS I/239), radial velocities from Gontcharov (2006, CDS III/252) and Barbier-Brossat and Figon (2000, CDS III/213),
 * as the Open Source Bright Star Catalogue (CC0) brings them together. Hipparcos saw Toliman's two suns apart in the
 * midst of their orbit; its line is SIMBAD's for the pair (α Cen: 14h39m36.204s −60°50′08.23″ at J2000, −3608 and 686
 * mas a year), brought to the same epoch, with the radial velocity of its centre of mass (Pourbaix et al. 2002).
 */
// biome-ignore format: a star a line
const CATALOGUE = [
  ["Alpheratz", 677, 0.0365914186, 0.5077307372, 33.62, 137.46, -163.44, -11.6, 2.07],
  ["Mirach", 5447, 0.3042543513, 0.6217007721, 16.52, 175.9, -112.2, 0.1, 2.07],
  ["Achernar", 7588, 0.4263513349, -0.9989681672, 23.39, 87, -38.24, 18.6, 0.45],
  ["Almach", 9640, 0.5406098378, 0.7387952238, 8.3, 42.32, -49.3, -11.5, 2.1],
  ["Hamal", 9884, 0.5548900421, 0.4095027186, 49.56, 188.55, -148.08, -14.6, 2.01],
  ["Polaris", 11767, 0.6622851337, 1.5579531082, 7.54, 44.48, -11.85, -15.8, 1.97],
  ["Menkar", 14135, 0.7953450247, 0.0713826671, 13.09, -10.41, -76.85, -26.1, 2.54],
  ["Algol", 14576, 0.8210414333, 0.7148109521, 36.27, 2.99, -1.66, 3.7, 2.09],
  ["Alcyone", 17702, 0.9925879583, 0.4207158363, 8.09, 19.34, -43.67, 5.4, 2.85],
  ["Aldebaran", 21421, 1.2039281519, 0.2881496983, 48.94, 63.45, -188.94, 54.2, 0.87],
  ["Rigel", 24436, 1.3724302998, -0.1431456148, 3.78, 1.31, 0.5, 17.8, 0.18],
  ["Capella", 24608, 1.3818132039, 0.8028345096, 76.2, 75.25, -426.89, 29.5, 0.08],
  ["Bellatrix", 25336, 1.4186521954, 0.1108237749, 12.92, -8.11, -12.88, 18.2, 1.64],
  ["El Nath", 25428, 1.4237158306, 0.4993015867, 24.36, 22.76, -173.58, 9.2, 1.65],
  ["Alnilam", 26311, 1.4670083233, -0.0209774132, 1.65, 1.44, -0.78, 27.3, 1.69],
  ["Betelgeuse", 27989, 1.5497279598, 0.1292771753, 6.55, 27.54, 11.3, 21.9, 0.45],
  ["Canopus", 30438, 1.6753045113, -0.9197137785, 10.55, 19.93, 23.24, 20.3, -0.62],
  ["Alhena", 31681, 1.7353446674, 0.2862237699, 29.84, 13.81, -54.96, -9.1, 1.93],
  ["Sirius", 32349, 1.7678185359, -0.2916993748, 379.21, -546.01, -1223.07, -5.5, -1.44],
  ["Castor", 36850, 1.9835670383, 0.5565616766, 64.12, -191.45, -145.19, 5.4, 1.58],
  ["Procyon", 37279, 2.0041134442, 0.0912372189, 284.56, -714.59, -1036.8, -3.3, 0.4],
  ["Pollux", 37826, 2.0303534384, 0.4891513905, 96.54, -626.55, -45.8, 3.2, 1.16],
  ["Alphard", 46390, 2.4765677899, -0.1511225285, 18.09, -15.23, 34.37, -4.7, 1.99],
  ["Regulus", 49669, 2.6545337495, 0.2088669583, 41.13, -248.73, 5.59, 5.9, 1.36],
  ["Dubhe", 54061, 2.8960711378, 1.0777603439, 26.54, -134.11, -34.7, -9.4, 1.81],
  ["Zosma", 54872, 2.9413460901, 0.3582119659, 55.82, 143.42, -129.88, -20.9, 2.56],
  ["Denebola", 57632, 3.0938781373, 0.2543352565, 90.91, -497.68, -114.67, -0.2, 2.14],
  ["Acrux", 60718, 3.2576527881, -1.1012862951, 10.13, -35.83, -14.86, 11.9, 0.77],
  ["Vindemiatrix", 63608, 3.4129012157, 0.1912724110, 29.76, -273.8, 19.96, -14, 2.85],
  ["Spica", 65474, 3.5133190262, -0.1948004728, 13.06, -42.35, -30.67, 0, 0.98],
  ["Alkaid", 67301, 3.6108350538, 0.8606795018, 31.38, -121.17, -14.91, -13.4, 1.85],
  ["Arcturus", 69673, 3.7335754203, 0.3348810440, 88.83, -1093.39, -2000.06, -5.2, -0.05],
  ["Toliman", 71683, 3.8383079084, -1.0618109374, 742, -3607.11, 684.81, -22.4, -0.1],
  ["Zuben Elgenubi", 72622, 3.8871956548, -0.2799789166, 43.03, -105.68, -68.4, -22, 2.75],
  ["Zuben Eschamali", 74785, 4.0012016219, -0.1637619163, 17.62, -98.1, -19.65, -35.6, 2.61],
  ["Alphecca", 76267, 4.0783391856, 0.4662631477, 43.46, 120.27, -89.58, 1.4, 2.22],
  ["Unukalhai", 77070, 4.1201402784, 0.1121464762, 44.1, 133.84, 44.81, 2.9, 2.63],
  ["Antares", 80763, 4.3171059089, -0.4613244851, 5.89, -12.11, -23.3, -3.5, 1.06],
  ["Shaula", 85927, 4.5972355280, -0.6475825794, 5.71, -8.53, -30.8, -3, 1.62],
  ["Rasalhague", 86032, 4.6030153679, 0.2192234059, 67.13, 108.07, -221.57, 11.7, 2.08],
  ["Vega", 91262, 4.8735545728, 0.6768909262, 130.23, 200.94, 286.23, -20.6, 0.03],
  ["Altair", 97649, 5.1957493330, 0.1547650596, 194.95, 536.23, 385.29, -26.6, 0.76],
  ["Deneb", 102098, 5.4167684854, 0.7902909202, 2.31, 2.01, 1.85, -4.9, 1.25],
  ["Deneb Algedi", 107556, 5.7030295246, -0.2814616727, 84.27, 261.7, -296.7, -0.2, 2.85],
  ["Fomalhaut", 113368, 6.0111194213, -0.5169985827, 129.81, 328.95, -164.67, 6.5, 1.17],
  ["Scheat", 113881, 6.0378453479, 0.4901312897, 16.64, 187.65, 136.93, 8, 2.44],
  ["Markab", 113963, 6.0421565690, 0.2653837274, 24.46, 60.4, -41.3, -2.7, 2.49],
] as const;
export type Star = (typeof CATALOGUE)[number][0];

const MAS = Math.PI / 648_000_000;
/** Astronomical units a year in a kilometre a second. */
const AU_PER_YEAR = (365.25 * 86_400) / 149_597_870.7;
/** J1991.25 as a Julian date of TT. */
const EPOCH = 2_448_349.0625;
const DAYS_PER_YEAR = 365.25;

/** Direction at the epoch, its change a year as the star moves straight through space, and parallax in radians. */
const MOTIONS = CATALOGUE.map(([star, , alpha, delta, mas, alongAlpha, alongDelta, velocity, magnitude]) => {
  const parallax = mas * MAS;
  const [ca, sa] = [Math.cos(alpha), Math.sin(alpha)];
  const [cd, sd] = [Math.cos(delta), Math.sin(delta)];
  const [east, north, away] = [alongAlpha * MAS, alongDelta * MAS, velocity * AU_PER_YEAR * parallax];
  return {
    star,
    magnitude,
    parallax,
    x: cd * ca,
    y: cd * sa,
    z: sd,
    vx: -east * sa - north * sd * ca + away * cd * ca,
    vy: east * ca - north * sd * sa + away * cd * sa,
    vz: north * cd + away * sd,
  };
});

export interface StarPlace {
  readonly star: Star;
  /** Apparent: tropical, true equinox and ecliptic of date, degrees in [0, 360). */
  readonly longitude: number;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Visual; smaller is brighter, and some of these stars vary by a few tenths. */
  readonly magnitude: number;
}

/**
 * Apparent places of 47 fixed stars: proper motion, precession, nutation, aberration, parallax and the Sun's bending of
 * light, as the planets' are. Within 1″ of Swiss Ephemeris for 1800–2100. Throws a RangeError where `positionsAt` does.
 */
export function starsAt(instant: Instant): readonly StarPlace[] {
  const now = observationAt(instant);
  const years = (now.jd - EPOCH) / DAYS_PER_YEAR;
  return MOTIONS.map(({ star, magnitude, parallax, x, y, z, vx, vy, vz }) => {
    const place = placeOfStar(now, [x + years * vx, y + years * vy, z + years * vz], parallax);
    return { star, longitude: place.longitude, latitude: place.latitude, magnitude };
  });
}

interface Placed<Name extends string> {
  readonly planet: Name;
  /** Degrees in [0, 360). */
  readonly longitude: number;
}

export interface StarContacts<Name extends string> extends StarPlace {
  /** What stands with the star, in the order given; most stars have nobody. */
  readonly with: readonly Name[];
}

/**
 * For each star the bodies and angles in conjunction with it: within `orb` degrees of longitude, whatever its latitude,
 * as tradition has it.
 * @param stars in the tropical zodiac
 * @param placed degrees in [0, 360), in the zodiac of the answer: that of `ayanamsa`, or the tropical one without
 */
export function starContacts<Name extends string>(
  stars: readonly StarPlace[],
  placed: readonly Placed<Name>[],
  { orb = 1, ayanamsa = null }: { readonly orb?: number; readonly ayanamsa?: Ayanamsa | null } = {},
): readonly StarContacts<Name>[] {
  return stars.map(({ star, longitude: tropical, latitude, magnitude }) => {
    const longitude = inZodiac(tropical, ayanamsa);
    return { star, longitude, latitude, magnitude, with: beside(longitude, placed, orb) };
  });
}

/** What of `placed` is within `orb` degrees of a longitude. */
function beside<Name extends string>(
  longitude: number,
  placed: readonly Placed<Name>[],
  orb: number,
): readonly Name[] {
  const found: Name[] = [];
  for (const { planet, longitude: place } of placed) {
    const apart = Math.abs(place - longitude); // both in [0, 360)
    if (apart <= orb || apart >= 360 - orb) found.push(planet);
  }
  return found;
}
