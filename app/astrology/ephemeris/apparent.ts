import { normalizeDegrees } from "../angles";
import type { Vector } from "../sphere";
import { DEGREE, type EclipticPosition, eclipticPlace } from "./ecliptic-position";
import { AU_KM, GM_SUN, LIGHT, type Observation } from "./observation";
import { evaluateSeries, type Table } from "./table";

/**
 * From the stored series to what an observer at the Earth's centre sees: light time, the bending of light by the Sun,
 * aberration, and the rotation to the ecliptic and true equinox of date (Explanatory Supplement to the Astronomical
 * Almanac, 3rd edition, chapter 7). Each vector is carried along with its derivative, so speeds are as exact as places.
 */

/** Twice the Sun's gravitational radius: light that passes at distance d is bent by 2·SUN_BENDING/d. */
const SUN_BENDING = (2 * GM_SUN) / (LIGHT * LIGHT);
const SUN_RADIUS = 696_000 / AU_KM;
/** How fast the Sun's density falls, for each of its radii (Bahcall's fit to the standard model). */
const SOLAR_DENSITY_FALL = 10.54;

/**
 * What the bending of light by the Sun makes of the vector to a body and of its rate, six numbers. First order in GM/c²
 * (Explanatory Supplement, eq. 7.63). Light that would cross the Sun meets less than its mass.
 * @param q from the Sun to where the light left the body, au; w its rate
 */
function bentLight(
  { earth, sun }: Observation,
  [qx, qy, qz]: Vector,
  [wx, wy, wz]: Vector,
  {
    vector: [gx, gy, gz],
    rate: [hx, hy, hz],
    distance,
  }: { readonly vector: Vector; readonly rate: Vector; readonly distance: number },
): readonly [number, number, number, number, number, number] {
  const ex = (earth[0] as number) - (sun[0] as number);
  const ey = (earth[1] as number) - (sun[1] as number);
  const ez = (earth[2] as number) - (sun[2] as number);
  const e = Math.sqrt(ex * ex + ey * ey + ez * ez);
  const q = Math.sqrt(qx * qx + qy * qy + qz * qz);
  const behind = 1 + (qx * ex + qy * ey + qz * ez) / (q * e);
  if (behind < 1e-12) return [gx, gy, gz, hx, hy, hz];

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
  return [
    gx + bending * tx,
    gy + bending * ty,
    gz + bending * tz,
    hx + bending * (rateGq * ex + gq * fx - rateGe * qx - ge * wx) + change * tx,
    hy + bending * (rateGq * ey + gq * fy - rateGe * qy - ge * wy) + change * ty,
    hz + bending * (rateGq * ez + gq * fz - rateGe * qz - ge * wz) + change * tz,
  ];
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

/** Apparent place of what a table holds in barycentric axes: the Sun, a planet, Chiron or an asteroid. */
export function apparentPlace<Name extends string>(
  now: Observation,
  table: Table<Name>,
  name: Exclude<Name, "EMB" | "Moon">,
): EclipticPosition {
  const { earth, sun, earthAcceleration } = now;
  const isSun = name === "Sun";
  if (!isSun) evaluateSeries(table, name, now.jd, now.body, 0);
  const source = isSun ? sun : now.body;
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
    isBehindSun = toward < 0 && 4 * toward * toward > square * now.earthSunSquare;
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
    const [svx, svy, svz] = [sun[3] as number, sun[4] as number, sun[5] as number];
    const fromSun: Vector = [gx + earthX - sunX, gy + earthY - sunY, gz + earthZ - sunZ];
    const seen = { vector: [sx, sy, sz], rate: [ux, uy, uz], distance } as const;
    [sx, sy, sz, ux, uy, uz] = bentLight(now, fromSun, [wx - svx, wy - svy, wz - svz], seen);
  }

  // Aberration: the observer's velocity over that of light, added to the unit vector (the second order is 0.0005″).
  return eclipticPlace(
    now.orientation,
    distance,
    sx + lightTime * evx,
    sy + lightTime * evy,
    sz + lightTime * evz,
    ux + lightTime * (earthAcceleration[0] as number) + lightTimeRate * evx,
    uy + lightTime * (earthAcceleration[1] as number) + lightTimeRate * evy,
    uz + lightTime * (earthAcceleration[2] as number) + lightTimeRate * evz,
  );
}

/**
 * Apparent place of a star on the true ecliptic and equinox of date, degrees: its yearly parallax, the bending of its
 * light by the Sun and aberration. None of this needs the star's distance itself.
 * @param direction of the star from the barycentre of the solar system then, ICRF axes, of length 1 within a thousandth
 * @param parallax radians
 */
export function placeOfStar(
  { earth, sun, earthSunSquare, orientation }: Observation,
  direction: Vector,
  parallax: number,
): { longitude: number; latitude: number } {
  const { rotation: m, equinox } = orientation;
  const [x, y, z] = direction;
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
