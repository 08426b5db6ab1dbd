import type { GeoPoint } from "~/astrology/sphere";
import * as names from "~/words/names";

/** How far from the equator or from Greenwich. */
interface Angle {
  /** Without a sign: `40°43′`, `43.50°`. */
  readonly degrees: string;
  /** South, or west. */
  readonly isNegative: boolean;
}

/** `40°43′ N` */
export function latitudeWords({ degrees, isNegative }: Angle): string {
  return isNegative ? names.south({ degrees }) : names.north({ degrees });
}

function longitudeWords({ degrees, isNegative }: Angle): string {
  return isNegative ? names.west({ degrees }) : names.east({ degrees });
}

/** `40°43′ N, 74°01′ W` */
export function positionWords(latitude: Angle, longitude: Angle): string {
  return names.position({ latitude: latitudeWords(latitude), longitude: longitudeWords(longitude) });
}

/** `7.10° E`, of degrees east of Greenwich. */
export function decimalLongitude(longitude: number): string {
  return longitudeWords(twoDecimals(longitude));
}

/** `43.50° N, 7.10° E` */
export function decimalPosition({ latitude, longitude }: GeoPoint): string {
  return positionWords(twoDecimals(latitude), twoDecimals(longitude));
}

function twoDecimals(angle: number): Angle {
  return { degrees: `${Math.abs(angle).toFixed(2)}°`, isNegative: angle < 0 };
}
