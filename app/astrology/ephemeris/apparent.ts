import { normalizeDegrees } from "../angles";
import { type Orientation, orientationAt } from "./orientation";
import { evaluateSeries, type SeriesName, type Table } from "./table";

/**
 * From the stored series to what an observer at the Earth's centre sees: light time, the bending of light by the Sun,
 * aberration, and the rotation to the ecliptic and true equinox of date (Explanatory Supplement to the Astronomical
 * Almanac, 3rd edition, chapter 7). Each vector is carried along with its derivative, so speeds are as exact as places.
 */

const AU_KM = 149_597_870.7;
/** Speed of light, au a day. */
const LIGHT = (299_792.458 * 86_400) / AU_KM;
const GM_UNIT = 86_400 ** 2 / AU_KM ** 3;
/** JPL DE440 (Park et al. 2021), au³ a day². */
const GM_SUN = 132_712_440_041.27942 * GM_UNIT;
const GM_EARTH = 398_600.435507 * GM_UNIT;
const GM_MOON = 4_902.800118 * GM_UNIT;
const MOON_SHARE = GM_MOON / (GM_EARTH + GM_MOON);
/** Twice the Sun's gravitational radius: light that passes at distance d is bent by 2·SUN_BENDING/d. */
const SUN_BENDING = (2 * GM_SUN) / (LIGHT * LIGHT);
const SUN_RADIUS = 696_000 / AU_KM;
/** How fast the Sun's density falls, for each of its radii (Bahcall's fit to the standard model). */
const SOLAR_DENSITY_FALL = 10.54;
const EARTH_J2 = 1.08263e-3;
const EARTH_RADIUS = 6_378.1366 / AU_KM;
/** Degrees in a radian. */
const DEGREE = 180 / Math.PI;
const J2000 = 2_451_545;
const DAYS_PER_CENTURY = 36_525;

/** Apparent geocentric place on the true ecliptic and equinox of date. */
export interface EclipticPosition {
  /** Degrees in [0, 360). */
  readonly longitude: number;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Astronomical units. */
  readonly distance: number;
  /** Change of longitude, degrees a day; negative is retrograde. */
  readonly speed: number;
}

// Numbers that one place is worked out with. They are overwritten again and again, because new arrays would take as long
// as the rest; so none leaves this file, and everything that reads them is told the moment and calls `observe` first.

/** Where Earth, Sun and Moon are as `observe` was last told: x, y, z, vx, vy, vz of each. */
const earth = new Float64Array(6);
const sun = new Float64Array(6);
const moon = new Float64Array(6);
/** The body that is being looked at, likewise. */
const body = new Float64Array(6);
/** The Earth's acceleration, for the change of aberration. */
const earthAcceleration = new Float64Array(3);
/** A vector and its derivative that `bendLight` changes. */
const bent = new Float64Array(6);

/** Distance of Earth and Sun, squared. */
let earthSunSquare = 0;

/** The table that `observe` reads: in the worker the whole one, in a browser the part of it that was fetched. */
let sky: Table<SeriesName>;

/** Says where the sky is read from here on; nothing can be observed before. */
export function openSky(table: Table<SeriesName>): void {
  if (table === sky) return;
  sky = table;
  now = Number.NaN;
}

let now = Number.NaN;
let orientation: Orientation | undefined;

/**
 * Goes to a Julian date of TT, unless that was the last one, and returns where the ecliptic is then.
 * @throws RangeError outside the table's span
 */
export function observe(jd: number): Orientation {
  if (jd === now && orientation !== undefined) return orientation;
  now = Number.NaN; // until all below has succeeded
  evaluateSeries(sky, "EMB", jd, earth, 0);
  evaluateSeries(sky, "Moon", jd, moon, 0);
  evaluateSeries(sky, "Sun", jd, sun, 0);
  for (let i = 0; i < 6; i++) earth[i] = (earth[i] as number) - MOON_SHARE * (moon[i] as number);
  const dx = (earth[0] as number) - (sun[0] as number);
  const dy = (earth[1] as number) - (sun[1] as number);
  const dz = (earth[2] as number) - (sun[2] as number);
  earthSunSquare = dx * dx + dy * dy + dz * dz;
  const pull = -GM_SUN / (earthSunSquare * Math.sqrt(earthSunSquare));
  // The Moon's part is a two-hundredth: without it Pluto would stand still up to three minutes early or late.
  const mx = moon[0] as number;
  const my = moon[1] as number;
  const mz = moon[2] as number;
  const moonSquare = mx * mx + my * my + mz * mz;
  const tide = GM_MOON / (moonSquare * Math.sqrt(moonSquare));
  earthAcceleration[0] = pull * dx + tide * mx;
  earthAcceleration[1] = pull * dy + tide * my;
  earthAcceleration[2] = pull * dz + tide * mz;
  orientation = orientationAt(jd);
  now = jd;
  return orientation;
}

/** The place of an apparent vector s, which changes by u a day, on the true ecliptic of date. */
function eclipticPlace(
  { rotation: m, equinox, equinoxRate }: Orientation,
  distance: number,
  sx: number,
  sy: number,
  sz: number,
  ux: number,
  uy: number,
  uz: number,
): EclipticPosition {
  const x = m[0] * sx + m[1] * sy;
  const y = m[3] * sx + m[4] * sy + m[5] * sz;
  const z = m[6] * sx + m[7] * sy + m[8] * sz;
  const vx = m[0] * ux + m[1] * uy;
  const vy = m[3] * ux + m[4] * uy + m[5] * uz;
  const flat = x * x + y * y;
  return {
    longitude: normalizeDegrees((Math.atan2(y, x) + equinox) * DEGREE),
    latitude: Math.atan2(z, Math.sqrt(flat)) * DEGREE,
    distance,
    speed: ((x * vy - y * vx) / flat + equinoxRate) * DEGREE,
  };
}

/**
 * The bending of light by the Sun, added to the vector in `bent` of length `distance` whose light left the body at
 * heliocentric q. First order in GM/c² (Explanatory Supplement, eq. 7.63). Light that would cross the Sun meets less
 * than its mass.
 */
function bendLight(
  qx: number,
  qy: number,
  qz: number,
  wx: number,
  wy: number,
  wz: number,
  distance: number,
): void {
  const ex = (earth[0] as number) - (sun[0] as number);
  const ey = (earth[1] as number) - (sun[1] as number);
  const ez = (earth[2] as number) - (sun[2] as number);
  const e = Math.sqrt(ex * ex + ey * ey + ez * ez);
  const q = Math.sqrt(qx * qx + qy * qy + qz * qz);
  const behind = 1 + (qx * ex + qy * ey + qz * ez) / (q * e);
  if (behind < 1e-12) return;

  const gx = bent[0] as number;
  const gy = bent[1] as number;
  const gz = bent[2] as number;
  const hx = bent[3] as number;
  const hy = bent[4] as number;
  const hz = bent[5] as number;
  // Velocities of e and q; the body's light time changes too slowly to matter here.
  const fx = (earth[3] as number) - (sun[3] as number);
  const fy = (earth[4] as number) - (sun[4] as number);
  const fz = (earth[5] as number) - (sun[5] as number);

  // With e, q and g unnormalised: bending = k·[(g·q)e - (e·g)q] / (e·(qe + q·e)), k = 2GM/c², of the vector g.
  const gq = gx * qx + gy * qy + gz * qz;
  const ge = gx * ex + gy * ey + gz * ez;
  const below = e * q * e * behind;
  const rateGq = hx * qx + hy * qy + hz * qz + gx * wx + gy * wy + gz * wz;
  const rateGe = hx * ex + hy * ey + hz * ez + gx * fx + gy * fy + gz * fz;
  const rateE = (ex * fx + ey * fy + ez * fz) / e;
  const rateQ = (qx * wx + qy * wy + qz * wz) / q;
  const rateBelow =
    e * (rateQ * e + q * rateE + qx * fx + qy * fy + qz * fz + wx * ex + wy * ey + wz * ez) +
    (below / e) * rateE;

  // The distance from the Sun's centre at which the ray passes.
  const cx = gy * ez - gz * ey;
  const cy = gz * ex - gx * ez;
  const cz = gx * ey - gy * ex;
  const c = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const radii = c / distance / SUN_RADIUS;
  let bending = SUN_BENDING / below;
  let change = (bending * -rateBelow) / below;
  if (radii < 1.5) {
    const ux = hy * ez - hz * ey + gy * fz - gz * fy;
    const uy = hz * ex - hx * ez + gz * fx - gx * fz;
    const uz = hx * ey - hy * ex + gx * fy - gy * fx;
    const rateC = (cx * ux + cy * uy + cz * uz) / c;
    const rateDistance = (gx * hx + gy * hy + gz * hz) / distance;
    const mass = massWithin(radii);
    change =
      change * mass +
      bending * massRate(radii) * (rateC / distance / SUN_RADIUS - (radii * rateDistance) / distance);
    bending *= mass;
  }
  const tx = gq * ex - ge * qx;
  const ty = gq * ey - ge * qy;
  const tz = gq * ez - ge * qz;
  bent[0] = gx + bending * tx;
  bent[1] = gy + bending * ty;
  bent[2] = gz + bending * tz;
  bent[3] = hx + bending * (rateGq * ex + gq * fx - rateGe * qx - ge * wx) + change * tx;
  bent[4] = hy + bending * (rateGq * ey + gq * fy - rateGe * qy - ge * wy) + change * ty;
  bent[5] = hz + bending * (rateGq * ez + gq * fz - rateGe * qz - ge * wz) + change * tz;
}

/**
 * The part of the Sun's mass within a cylinder of so many solar radii, for a density that falls as exp(-10.54·r/R):
 * 1 - y²K₂(y)/2 with y = 10.54·radii, K₂ replaced by an elementary form within 2 %.
 */
function massWithin(radii: number): number {
  const y = SOLAR_DENSITY_FALL * radii;
  return 1 - Math.exp(-y) * (1 + y + 0.21 * y ** 1.8);
}

/** How fast that part grows with the distance, for each solar radius. */
function massRate(radii: number): number {
  const y = SOLAR_DENSITY_FALL * radii;
  return SOLAR_DENSITY_FALL * Math.exp(-y) * (y + 0.21 * y ** 1.8 - 0.378 * y ** 0.8);
}

/** Apparent place of the Sun, a planet or Chiron at a Julian date of TT. */
export function placeOfSeries(name: Exclude<SeriesName, "EMB" | "Moon">, jd: number): EclipticPosition {
  return placeInTable(sky, name, jd);
}

/** Apparent place, at a Julian date of TT, of what a table holds in barycentric axes. */
export function placeInTable<Name extends string>(
  table: Table<Name>,
  name: Name,
  jd: number,
): EclipticPosition {
  const oriented = observe(jd);
  const isSun = name === "Sun";
  let source = sun;
  if (!isSun) {
    evaluateSeries(table, name, jd, body, 0);
    source = body;
  }
  const px = source[0] as number;
  const py = source[1] as number;
  const pz = source[2] as number;
  const pvx = source[3] as number;
  const pvy = source[4] as number;
  const pvz = source[5] as number;
  const earthX = earth[0] as number;
  const earthY = earth[1] as number;
  const earthZ = earth[2] as number;
  const evx = earth[3] as number;
  const evy = earth[4] as number;
  const evz = earth[5] as number;
  const sunX = sun[0] as number;
  const sunY = sun[1] as number;
  const sunZ = sun[2] as number;

  // Where the body was when the light left it: its velocity and the Sun's pull are enough, and save a second
  // evaluation of the series (the next term of Mercury's motion is 1e-10 au). Light that travels at c catches a body
  // that recedes at r from behind: distance then = distance now - r·τ = c·τ.
  const dx = px - earthX;
  const dy = py - earthY;
  const dz = pz - earthZ;
  const separation = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const lightTime = separation / (LIGHT + (dx * pvx + dy * pvy + dz * pvz) / separation);
  let gx = dx - pvx * lightTime;
  let gy = dy - pvy * lightTime;
  let gz = dz - pvz * lightTime;
  let wx = pvx;
  let wy = pvy;
  let wz = pvz;
  let isBehindSun = false;
  if (!isSun) {
    const rx = px - sunX;
    const ry = py - sunY;
    const rz = pz - sunZ;
    const square = rx * rx + ry * ry + rz * rz;
    const change = (-GM_SUN / (square * Math.sqrt(square))) * lightTime;
    wx -= change * rx;
    wy -= change * ry;
    wz -= change * rz;
    gx += (change * rx * lightTime) / 2;
    gy += (change * ry * lightTime) / 2;
    gz += (change * rz * lightTime) / 2;
    // More than 120° from the Earth as the Sun sees it; elsewhere light is bent by less than 0.01″.
    const toward = rx * (earthX - sunX) + ry * (earthY - sunY) + rz * (earthZ - sunZ);
    isBehindSun = toward < 0 && 4 * toward * toward > square * earthSunSquare;
  }
  const distance = LIGHT * lightTime;
  const distanceRate =
    (gx * (wx - evx) + gy * (wy - evy) + gz * (wz - evz)) /
    (distance + (gx * wx + gy * wy + gz * wz) / LIGHT);
  const lightTimeRate = distanceRate / LIGHT;
  const slowed = 1 - lightTimeRate;
  let sx = gx;
  let sy = gy;
  let sz = gz;
  let ux = wx * slowed - evx;
  let uy = wy * slowed - evy;
  let uz = wz * slowed - evz;

  if (isBehindSun) {
    bent.set([sx, sy, sz, ux, uy, uz]);
    const [svx, svy, svz] = [sun[3] as number, sun[4] as number, sun[5] as number];
    bendLight(
      gx + earthX - sunX,
      gy + earthY - sunY,
      gz + earthZ - sunZ,
      wx - svx,
      wy - svy,
      wz - svz,
      distance,
    );
    sx = bent[0] as number;
    sy = bent[1] as number;
    sz = bent[2] as number;
    ux = bent[3] as number;
    uy = bent[4] as number;
    uz = bent[5] as number;
  }

  // Aberration: the observer's velocity over that of light, added to the unit vector (the second order is 0.0005″).
  return eclipticPlace(
    oriented,
    distance,
    sx + lightTime * evx,
    sy + lightTime * evy,
    sz + lightTime * evz,
    ux + lightTime * (earthAcceleration[0] as number) + lightTimeRate * evx,
    uy + lightTime * (earthAcceleration[1] as number) + lightTimeRate * evy,
    uz + lightTime * (earthAcceleration[2] as number) + lightTimeRate * evz,
  );
}

/** Apparent place of the Moon: its light time of 1.3 s is all, since Earth and Moon share the motion around the Sun. */
export function placeOfMoon(jd: number): EclipticPosition {
  const oriented = observe(jd);
  const x = moon[0] as number;
  const y = moon[1] as number;
  const z = moon[2] as number;
  const vx = moon[3] as number;
  const vy = moon[4] as number;
  const vz = moon[5] as number;
  const distance = Math.sqrt(x * x + y * y + z * z);
  const lightTime = distance / LIGHT;
  const pull = -(GM_EARTH + GM_MOON) / (distance * distance * distance);
  return eclipticPlace(
    oriented,
    distance,
    x - vx * lightTime,
    y - vy * lightTime,
    z - vz * lightTime,
    vx - pull * x * lightTime,
    vy - pull * y * lightTime,
    vz - pull * z * lightTime,
  );
}

/** What pulls the Moon out of its ellipse, au a day²; `disturbMoon` works it out for the moment of `observe`. */
const disturbance = new Float64Array(3);

/** The Sun's tide and the Earth's oblateness; Venus at its nearest adds a ten-thousandth of that tide. */
function disturbMoon(): void {
  const x = moon[0] as number;
  const y = moon[1] as number;
  const z = moon[2] as number;
  const square = x * x + y * y + z * z;
  const sx = (sun[0] as number) - (earth[0] as number);
  const sy = (sun[1] as number) - (earth[1] as number);
  const sz = (sun[2] as number) - (earth[2] as number);
  const sunSquare = sx * sx + sy * sy + sz * sz;
  const mx = sx - x;
  const my = sy - y;
  const mz = sz - z;
  const moonSquare = mx * mx + my * my + mz * mz;
  const direct = GM_SUN / (moonSquare * Math.sqrt(moonSquare));
  const indirect = GM_SUN / (sunSquare * Math.sqrt(sunSquare));
  // The Earth's axis is ICRF's z, near enough.
  const oblate =
    (-1.5 * (GM_EARTH + GM_MOON) * EARTH_J2 * EARTH_RADIUS * EARTH_RADIUS) /
    (square * square * Math.sqrt(square));
  const radial = oblate * (1 - (5 * z * z) / square);
  disturbance[0] = direct * mx - indirect * sx + radial * x;
  disturbance[1] = direct * my - indirect * sy + radial * y;
  disturbance[2] = direct * mz - indirect * sz + (radial + 2 * oblate) * z;
}

/**
 * The ascending node of the Moon's osculating orbit on the ecliptic of date: where the plane of its present place and
 * velocity cuts the ecliptic. Its speed is what the forces out of that plane (the Sun's tide and the Earth's
 * oblateness) do to it. `distance` is that of the osculating ellipse at the node.
 */
export function placeOfTrueNode(jd: number): EclipticPosition {
  const { rotation: m, equinox, equinoxRate } = observe(jd);
  const x = moon[0] as number;
  const y = moon[1] as number;
  const z = moon[2] as number;
  const vx = moon[3] as number;
  const vy = moon[4] as number;
  const vz = moon[5] as number;
  const r = Math.sqrt(x * x + y * y + z * z);

  disturbMoon();
  const fx = disturbance[0] as number;
  const fy = disturbance[1] as number;
  const fz = disturbance[2] as number;

  const hx = y * vz - z * vy;
  const hy = z * vx - x * vz;
  const hz = x * vy - y * vx;
  const tx = y * fz - z * fy;
  const ty = z * fx - x * fz;
  const tz = x * fy - y * fx;
  // In ecliptic axes the node lies at (-hy, hx).
  const ex = m[0] * hx + m[1] * hy;
  const ey = m[3] * hx + m[4] * hy + m[5] * hz;
  const ux = m[0] * tx + m[1] * ty;
  const uy = m[3] * tx + m[4] * ty + m[5] * tz;
  const flat = ex * ex + ey * ey;

  const gm = GM_EARTH + GM_MOON;
  const along = (x * vx + y * vy + z * vz) / gm;
  const speedTerm = (vx * vx + vy * vy + vz * vz) / gm - 1 / r;
  // The eccentricity vector, turned to the ecliptic and taken along the node.
  const cx = speedTerm * x - along * vx;
  const cy = speedTerm * y - along * vy;
  const cz = speedTerm * z - along * vz;
  const ecx = m[0] * cx + m[1] * cy;
  const ecy = m[3] * cx + m[4] * cy + m[5] * cz;
  const parameter = (hx * hx + hy * hy + hz * hz) / gm;
  return {
    longitude: normalizeDegrees((Math.atan2(ex, -ey) + equinox) * DEGREE),
    latitude: 0,
    distance: parameter / (1 + (-ecx * ey + ecy * ex) / Math.sqrt(flat)),
    speed: ((ex * uy - ey * ux) / flat + equinoxRate) * DEGREE,
  };
}

/** Of the Moon's mean node from the mean equinox of date: longitude in arcseconds, its change in arcseconds a century. */
function meanNode(t: number): { longitude: number; rate: number } {
  return {
    longitude: 450160.39816 + t * (-6962890.7422 + t * (7.4639 + t * (0.007702 - t * 0.00005939))),
    rate: -6962890.7422 + t * (2 * 7.4639 + t * (3 * 0.007702 - t * 4 * 0.00005939)),
  };
}

/** Change of the nutation in longitude, degrees a day. */
function nutationRate({ equinoxRate }: Orientation, t: number): number {
  const precession = 5028.796195 + t * 2 * 1.1054348;
  return equinoxRate * DEGREE - precession / 3600 / DAYS_PER_CENTURY;
}

/** The Moon's mean node: mean longitude of the node of ELP/MPP02 (Chapront and Francou 2003) and general precession. */
export function placeOfMeanNode(jd: number): EclipticPosition {
  const oriented = observe(jd);
  const t = (jd - J2000) / DAYS_PER_CENTURY;
  const node = meanNode(t);
  return {
    longitude: normalizeDegrees(node.longitude / 3600 + oriented.nutation * DEGREE),
    latitude: 0,
    distance: 0.00256955529,
    speed: node.rate / 3600 / DAYS_PER_CENTURY + nutationRate(oriented, t),
  };
}

/** Of the Moon's mean orbit (Chapront-Touzé and Chapront 1988): cosine and sine of its inclination, apogee in au. */
const MEAN_INCLINATION = 5.1453964 / DEGREE;
const COS_INCLINATION = Math.cos(MEAN_INCLINATION);
const SIN_INCLINATION = Math.sin(MEAN_INCLINATION);
const MEAN_APOGEE = (384_400 * (1 + 0.054900489)) / AU_KM;

/**
 * The Moon's mean apogee, from the same theory as its mean node. It lies in the mean orbit, whose longitudes are counted
 * along the ecliptic to the node and from there along the orbit; this is its place on the ecliptic, with a latitude.
 */
export function placeOfMeanApogee(jd: number): EclipticPosition {
  const oriented = observe(jd);
  const t = (jd - J2000) / DAYS_PER_CENTURY;
  const node = meanNode(t);
  const perigee = 300071.67475 + t * (14648449.1141 + t * (-37.1511 + t * (-0.04497 + t * 0.00018948)));
  const perigeeRate = 14648449.1141 + t * (-2 * 37.1511 + t * (-3 * 0.04497 + t * 4 * 0.00018948));
  const fromNode = (perigee - node.longitude) / 3600 / DEGREE + Math.PI;
  const x = Math.cos(fromNode);
  const y = Math.sin(fromNode) * COS_INCLINATION;
  const z = Math.sin(fromNode) * SIN_INCLINATION;
  const alongEcliptic = ((perigeeRate - node.rate) * COS_INCLINATION) / (x * x + y * y);
  return {
    longitude: normalizeDegrees(
      Math.atan2(y, x) * DEGREE + node.longitude / 3600 + oriented.nutation * DEGREE,
    ),
    latitude: Math.asin(z) * DEGREE,
    distance: MEAN_APOGEE,
    speed: (node.rate + alongEcliptic) / 3600 / DAYS_PER_CENTURY + nutationRate(oriented, t),
  };
}

/**
 * The apogee of the Moon's osculating orbit: against the eccentricity vector of its present place and velocity,
 * e = [(v² - GM/r)·r - (r·v)·v]/GM. What disturbs the ellipse by f a day turns it by [2(v·f)·r - (r·f)·v - (r·v)·f]/GM.
 */
export function placeOfOsculatingApogee(jd: number): EclipticPosition {
  const oriented = observe(jd);
  disturbMoon();
  const x = moon[0] as number;
  const y = moon[1] as number;
  const z = moon[2] as number;
  const vx = moon[3] as number;
  const vy = moon[4] as number;
  const vz = moon[5] as number;
  const fx = disturbance[0] as number;
  const fy = disturbance[1] as number;
  const fz = disturbance[2] as number;
  const gm = GM_EARTH + GM_MOON;
  const r = Math.sqrt(x * x + y * y + z * z);
  const speedSquare = vx * vx + vy * vy + vz * vz;
  const alongR = speedSquare / gm - 1 / r;
  const alongV = (x * vx + y * vy + z * vz) / gm;
  const ex = alongR * x - alongV * vx;
  const ey = alongR * y - alongV * vy;
  const ez = alongR * z - alongV * vz;
  const power = (2 * (vx * fx + vy * fy + vz * fz)) / gm;
  const lift = (x * fx + y * fy + z * fz) / gm;
  const halfAxis = 1 / (2 / r - speedSquare / gm);
  return eclipticPlace(
    oriented,
    halfAxis * (1 + Math.sqrt(ex * ex + ey * ey + ez * ez)),
    -ex,
    -ey,
    -ez,
    lift * vx + alongV * fx - power * x,
    lift * vy + alongV * fy - power * y,
    lift * vz + alongV * fz - power * z,
  );
}

/**
 * Apparent place of a star on the true ecliptic and equinox of date, degrees, at a Julian date of TT: its yearly
 * parallax, the bending of its light by the Sun and aberration. None of this needs the star's distance itself.
 * @param x with y and z the star's direction from the barycentre of the solar system then, ICRF axes, of length 1
 *   within a thousandth
 * @param parallax radians
 */
export function placeOfStar(
  jd: number,
  x: number,
  y: number,
  z: number,
  parallax: number,
): { longitude: number; latitude: number } {
  const { rotation: m, equinox } = observe(jd);
  let sx = x - parallax * (earth[0] as number);
  let sy = y - parallax * (earth[1] as number);
  let sz = z - parallax * (earth[2] as number);
  const length = Math.sqrt(sx * sx + sy * sy + sz * sz);
  sx /= length;
  sy /= length;
  sz /= length;

  const e = Math.sqrt(earthSunSquare);
  const ex = ((earth[0] as number) - (sun[0] as number)) / e;
  const ey = ((earth[1] as number) - (sun[1] as number)) / e;
  const ez = ((earth[2] as number) - (sun[2] as number)) / e;
  const along = sx * ex + sy * ey + sz * ez;
  // Light that would cross the Sun does not come here.
  if (1 + along > 1e-5) {
    const bending = SUN_BENDING / (e * (1 + along));
    sx += bending * (ex - along * sx);
    sy += bending * (ey - along * sy);
    sz += bending * (ez - along * sz);
  }

  sx += (earth[3] as number) / LIGHT;
  sy += (earth[4] as number) / LIGHT;
  sz += (earth[5] as number) / LIGHT;
  const u = m[0] * sx + m[1] * sy;
  const v = m[3] * sx + m[4] * sy + m[5] * sz;
  const w = m[6] * sx + m[7] * sy + m[8] * sz;
  return {
    longitude: normalizeDegrees((Math.atan2(v, u) + equinox) * DEGREE),
    latitude: Math.atan2(w, Math.sqrt(u * u + v * v)) * DEGREE,
  };
}
