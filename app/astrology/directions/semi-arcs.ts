import { normalizeDegrees, signedDifference, toDegrees, toRadians } from "../angles";
import { asin } from "../sphere";

/**
 * The daily way of a point through the sky after Placidus: how much of its own arc above or below the horizon it has
 * gone. All in degrees.
 */
export interface DailyWay {
  /** From the meridian, west positive, in (-180, 180]. */
  readonly hourAngle: number;
  /** Half of the arc above the horizon, 0–180; the half below is what is left of 180. */
  readonly diurnalSemiArc: number;
  /** 0 at the midheaven, 90 where it sets, 180 at the lower meridian, -90 where it rises; in (-180, 180]. */
  readonly place: number;
}

/**
 * The way of a point of the sky over a latitude: ascensional difference = asin(tan δ · tan φ), diurnal semi-arc = 90° plus
 * it, and the place in proportion. Null where the point neither rises nor sets.
 * @param armc right ascension of the meridian
 */
export function dailyWay(
  { rightAscension, declination }: { readonly rightAscension: number; readonly declination: number },
  { armc, latitude }: { readonly armc: number; readonly latitude: number },
): DailyWay | null {
  const sine = Math.tan(toRadians(declination)) * Math.tan(toRadians(latitude));
  if (Math.abs(sine) >= 1) return null;
  const diurnalSemiArc = 90 + toDegrees(asin(sine));
  const hourAngle = signedDifference(armc, rightAscension);
  const size = Math.abs(hourAngle);
  const place =
    size <= diurnalSemiArc
      ? (90 * size) / diurnalSemiArc
      : 180 - (90 * (180 - size)) / (180 - diurnalSemiArc);
  return { hourAngle, diurnalSemiArc, place: hourAngle < 0 ? -place : place };
}

/**
 * The arc of direction: by how many degrees of the equator, [0, 360), the sky turns until a point has the place of another,
 * which stands still. Within a quadrant it is (MDp / SAp - MDs / SAs) · SAp, and it runs on through horizon and meridian.
 */
export function arcUntil({ hourAngle, diurnalSemiArc }: DailyWay, place: number): number {
  const size = Math.abs(place);
  const reached =
    size <= 90 ? (diurnalSemiArc * size) / 90 : 180 - ((180 - diurnalSemiArc) * (180 - size)) / 90;
  return normalizeDegrees((place < 0 ? -reached : reached) - hourAngle);
}
