import { nutationAt } from "./nutation";

/**
 * The ecliptic and equinox of date in ICRF axes, and the turning Earth: IAU 2006 precession (P03; Capitaine, Wallace and
 * Chapront 2003, A&A 412, 567) in the angles of Fukushima and Williams, frame bias included (Hilton et al. 2006,
 * Celestial Mechanics 94, 351, as IERS Conventions 2010 chapter 5 tabulates them), IAU 2000B nutation.
 */

const ARCSECOND = Math.PI / 648_000;
const TURN = 2 * Math.PI;
const J2000 = 2_451_545;
const DAYS_PER_CENTURY = 36_525;

export interface Orientation {
  /** The rotation from ICRF axes to the ecliptic of date, row by row; the equinox is still to be added to longitudes. */
  readonly rotation: Rotation;
  /** What a longitude in the rotated axes lacks to the true equinox of date, radians; its change in radians a day. */
  readonly equinox: number;
  readonly equinoxRate: number;
  /** True obliquity, radians. */
  readonly obliquity: number;
  /** Nutation in longitude, radians. */
  readonly nutation: number;
}

/** Three rows of three. */
export type Rotation = readonly [number, number, number, number, number, number, number, number, number];

/** The last one: a sidereal chart asks twice. */
let known: { readonly jd: number; readonly orientation: Orientation } | undefined;

/** Orientation at a Julian date of TT. */
export function orientationAt(jd: number): Orientation {
  if (known?.jd !== jd) known = { jd, orientation: orientationOf(jd) };
  return known.orientation;
}

/** From ICRF to the true ecliptic leads R₃(-ψ̄-Δψ)·R₁(φ̄)·R₃(γ̄); the last turn only adds ψ̄ + Δψ to longitudes. */
function orientationOf(jd: number): Orientation {
  const t = (jd - J2000) / DAYS_PER_CENTURY;
  const gamma =
    (-0.052928 +
      t * (10.556378 + t * (0.4932044 + t * (-0.00031238 + t * (-0.000002788 + t * 0.000000026))))) *
    ARCSECOND;
  const phi =
    (84381.412819 +
      t * (-46.811016 + t * (0.0511268 + t * (0.00053289 + t * (-0.00000044 - t * 0.0000000176))))) *
    ARCSECOND;
  const psi =
    (-0.041775 +
      t * (5038.481484 + t * (1.5584175 + t * (-0.00018522 + t * (-0.000026452 - t * 0.0000000148))))) *
    ARCSECOND;
  const epsilon =
    (84381.406 +
      t * (-46.836769 + t * (-0.0001831 + t * (0.0020034 + t * (-0.000000576 - t * 0.0000000434))))) *
    ARCSECOND;
  const nutation = nutationAt(t);

  const cg = Math.cos(gamma);
  const sg = Math.sin(gamma);
  const cp = Math.cos(phi);
  const sp = Math.sin(phi);

  // Seen from the moving axes the stars gain ψ̄′ - γ̄′·cos φ̄ a day: the general precession.
  const psiRate = 5038.481484 + t * 3.116835;
  const gammaRate = 10.556378 + t * 0.9864088;
  return {
    // biome-ignore format: row by row
    rotation: [
      cg, sg, 0,
      -cp * sg, cp * cg, sp,
      sp * sg, -sp * cg, cp,
    ],
    equinox: psi + nutation.longitude,
    equinoxRate: ((psiRate - gammaRate * cp) * ARCSECOND) / DAYS_PER_CENTURY + nutation.longitudeRate,
    obliquity: epsilon + nutation.obliquity,
    nutation: nutation.longitude,
  };
}

/**
 * Greenwich apparent sidereal time in [0, 2π): Earth rotation angle (Capitaine, Guinot and McCarthy 2000), precession
 * in right ascension (Capitaine, Wallace and Chapront 2005, A&A 432, 355), and the equation of the equinoxes with the
 * two largest of its complementary terms (IERS Conventions 2010, table 5.2e; the rest is below 0.0001″).
 */
export function apparentSiderealTime(
  jdUt: number,
  jdTt: number,
  { nutation, obliquity }: Orientation,
): number {
  const days = jdUt - J2000;
  const t = (jdTt - J2000) / DAYS_PER_CENTURY;
  // The whole turns of `days` fall away before they cost digits.
  const rotationAngle = TURN * ((days % 1) + 0.779057273264 + 0.00273781191135448 * days);
  const precession =
    (0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 - t * 0.000029956)))) * ARCSECOND;
  const node = (450160.398036 - 6962890.5431 * t) * ARCSECOND;
  const complementary = (0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node)) * ARCSECOND;
  const angle = (rotationAngle + precession + nutation * Math.cos(obliquity) + complementary) % TURN;
  return angle < 0 ? angle + TURN : angle;
}
