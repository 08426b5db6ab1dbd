import { toDegrees } from "./angles";
import { observe } from "./ephemeris/apparent";
import { terrestrialJulianDate } from "./ephemeris/delta-t";
import { apparentSiderealTime } from "./ephemeris/orientation";
import { type Instant, julianDate } from "./instant";

/** The orientation of the Earth at an instant. */
export interface SkyFrame {
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: number;
  /** Greenwich apparent sidereal time as an angle, degrees in [0, 360). */
  readonly siderealTime: number;
}

/** True obliquity and Greenwich apparent sidereal time, for the time that the open sky holds; else a RangeError. */
export function skyFrameAt(instant: Instant): SkyFrame {
  const jd = terrestrialJulianDate(instant);
  const orientation = observe(jd);
  return {
    obliquity: toDegrees(orientation.obliquity),
    siderealTime: toDegrees(apparentSiderealTime(julianDate(instant), jd, orientation)),
  };
}
