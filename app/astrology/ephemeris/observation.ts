import { type Orientation, orientationAt } from "./orientation";
import { evaluateSeries, type SeriesName, type Table } from "./table";

/** Kilometres (IAU 2012). */
export const AU_KM = 149_597_870.7;
/** Speed of light, au a day. */
export const LIGHT = (299_792.458 * 86_400) / AU_KM;
const GM_UNIT = 86_400 ** 2 / AU_KM ** 3;
/** JPL DE440 (Park et al. 2021), au³ a day². */
export const GM_SUN = 132_712_440_041.27942 * GM_UNIT;
export const GM_EARTH = 398_600.435507 * GM_UNIT;
export const GM_MOON = 4_902.800118 * GM_UNIT;
const MOON_SHARE = GM_MOON / (GM_EARTH + GM_MOON);

/**
 * A moment as the Earth's centre meets it, in barycentric ICRF axes (the Moon: from the Earth's centre), au and au a day:
 * six numbers a body, x, y, z, vx, vy, vz. An observer has one of it and goes with it from moment to moment, because new
 * arrays would take as long as all the rest: read it before the next moment is asked for, and keep nothing of it.
 */
export interface Observation {
  /** The table that is read. */
  readonly table: Table<SeriesName>;
  /** Julian date of TT. */
  jd: number;
  /** Where the ecliptic is. */
  orientation: Orientation;
  readonly earth: Float64Array;
  readonly sun: Float64Array;
  readonly moon: Float64Array;
  /** Of the Earth, au a day²: x, y, z. By it aberration changes. */
  readonly earthAcceleration: Float64Array;
  /** Distance of Earth and Sun, squared. */
  earthSunSquare: number;
  /** Room for the body that is looked at. */
  readonly body: Float64Array;
}

/**
 * Goes to a Julian date of TT.
 * @throws RangeError outside the table's span
 */
export type Observe = (jd: number) => Observation;

/** Who looks at the sky that a table holds. Asked for the same moment again it has nothing to do. */
export function observerOf(table: Table<SeriesName>): Observe {
  const now: Observation = {
    table,
    jd: Number.NaN,
    orientation: orientationAt(table.firstJd),
    earth: new Float64Array(6),
    sun: new Float64Array(6),
    moon: new Float64Array(6),
    earthAcceleration: new Float64Array(3),
    earthSunSquare: 0,
    body: new Float64Array(6),
  };
  return (jd) => {
    if (jd !== now.jd) goTo(now, jd);
    return now;
  };
}

function goTo(now: Observation, jd: number): void {
  const { table, earth, sun, moon, earthAcceleration } = now;
  now.jd = Number.NaN; // until all below has succeeded
  evaluateSeries(table, "EMB", jd, earth, 0);
  evaluateSeries(table, "Moon", jd, moon, 0);
  evaluateSeries(table, "Sun", jd, sun, 0);
  for (let i = 0; i < 6; i++) earth[i] = (earth[i] as number) - MOON_SHARE * (moon[i] as number);
  const dx = (earth[0] as number) - (sun[0] as number);
  const dy = (earth[1] as number) - (sun[1] as number);
  const dz = (earth[2] as number) - (sun[2] as number);
  const earthSunSquare = dx * dx + dy * dy + dz * dz;
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
  now.earthSunSquare = earthSunSquare;
  now.orientation = orientationAt(jd);
  now.jd = jd;
}
