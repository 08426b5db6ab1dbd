import { normalizeDegrees } from "../angles";
import type { Vector } from "../sphere";
import { DEGREE, type EclipticPosition, eclipticPlace } from "./ecliptic-position";
import { AU_KM, GM_EARTH, GM_MOON, GM_SUN, LIGHT, type Observation } from "./observation";
import type { Orientation } from "./orientation";

/** The Moon as she is seen, and the nodes and apogees of her orbit, true and mean. */

const EARTH_J2 = 1.08263e-3;
const EARTH_RADIUS = 6_378.1366 / AU_KM;
const J2000 = 2_451_545;
const DAYS_PER_CENTURY = 36_525;

/** Apparent place of the Moon: its light time of 1.3 s is all, since Earth and Moon share the motion around the Sun. */
export function placeOfMoon({ moon, orientation }: Observation): EclipticPosition {
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
    orientation,
    distance,
    x - vx * lightTime,
    y - vy * lightTime,
    z - vz * lightTime,
    vx - pull * x * lightTime,
    vy - pull * y * lightTime,
    vz - pull * z * lightTime,
  );
}

/**
 * What pulls the Moon out of its ellipse, au a day²: the Sun's tide and the Earth's oblateness. Venus at its nearest adds
 * a ten-thousandth of that tide.
 */
function disturbanceOf({ earth, sun, moon }: Observation): Vector {
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
  return [
    direct * mx - indirect * sx + radial * x,
    direct * my - indirect * sy + radial * y,
    direct * mz - indirect * sz + (radial + 2 * oblate) * z,
  ];
}

/**
 * The ascending node of the Moon's osculating orbit on the ecliptic of date: where the plane of its present place and
 * velocity cuts the ecliptic. Its speed is what the forces out of that plane (the Sun's tide and the Earth's
 * oblateness) do to it. `distance` is that of the osculating ellipse at the node.
 */
export function placeOfTrueNode(now: Observation): EclipticPosition {
  const { moon } = now;
  const { rotation: m, equinox, equinoxRate } = now.orientation;
  const x = moon[0] as number;
  const y = moon[1] as number;
  const z = moon[2] as number;
  const vx = moon[3] as number;
  const vy = moon[4] as number;
  const vz = moon[5] as number;
  const r = Math.sqrt(x * x + y * y + z * z);

  const [fx, fy, fz] = disturbanceOf(now);
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
export function placeOfMeanNode({ jd, orientation }: Observation): EclipticPosition {
  const t = (jd - J2000) / DAYS_PER_CENTURY;
  const node = meanNode(t);
  return {
    longitude: normalizeDegrees(node.longitude / 3600 + orientation.nutation * DEGREE),
    latitude: 0,
    distance: 0.00256955529,
    speed: node.rate / 3600 / DAYS_PER_CENTURY + nutationRate(orientation, t),
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
export function placeOfMeanApogee({ jd, orientation }: Observation): EclipticPosition {
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
      Math.atan2(y, x) * DEGREE + node.longitude / 3600 + orientation.nutation * DEGREE,
    ),
    latitude: Math.asin(z) * DEGREE,
    distance: MEAN_APOGEE,
    speed: (node.rate + alongEcliptic) / 3600 / DAYS_PER_CENTURY + nutationRate(orientation, t),
  };
}

/**
 * The apogee of the Moon's osculating orbit: against the eccentricity vector of its present place and velocity,
 * e = [(v² - GM/r)·r - (r·v)·v]/GM. What disturbs the ellipse by f a day turns it by [2(v·f)·r - (r·f)·v - (r·v)·f]/GM.
 */
export function placeOfOsculatingApogee(now: Observation): EclipticPosition {
  const { moon } = now;
  const [fx, fy, fz] = disturbanceOf(now);
  const x = moon[0] as number;
  const y = moon[1] as number;
  const z = moon[2] as number;
  const vx = moon[3] as number;
  const vy = moon[4] as number;
  const vz = moon[5] as number;
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
    now.orientation,
    halfAxis * (1 + Math.sqrt(ex * ex + ey * ey + ez * ez)),
    -ex,
    -ey,
    -ez,
    lift * vx + alongV * fx - power * x,
    lift * vy + alongV * fy - power * y,
    lift * vz + alongV * fz - power * z,
  );
}
