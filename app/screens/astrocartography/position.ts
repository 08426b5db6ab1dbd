import type { GeoPoint } from "~/astrology/sphere";
import { validCoordinates } from "~/places/coordinates";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";

function degreesMinutes(value: number, positive: string, negative: string): string {
  const arc = nearestMinute(value);
  const isNegative = value < 0 && (arc.degree > 0 || arc.minute > 0);
  return `${degreesAndMinutes(arc)} ${isNegative ? negative : positive}`;
}

/** `40°43′ N, 74°01′ W`, to the nearest minute. */
export function positionText({ latitude, longitude }: GeoPoint): string {
  return `${degreesMinutes(latitude, "N", "S")}, ${degreesMinutes(longitude, "E", "W")}`;
}

/** `4.6 km` near by, `312 km` farther off. */
export function kilometresText(kilometres: number): string {
  return kilometres < 10
    ? `${kilometres.toFixed(1)} km`
    : `${Math.round(kilometres).toLocaleString("en-US")} km`;
}

/** The end of an address that names an analysed place, to about 100 m: `#40.71,-74.01`. It holds no birth data. */
export function placeHash({ latitude, longitude }: GeoPoint): string {
  const short = (degrees: number) => String(Math.round(degrees * 1000) / 1000);
  return `#${short(latitude)},${short(longitude)}`;
}

/** The place that an address names, null when it names none. */
export function placeInHash(hash: string): GeoPoint | null {
  const [, latitude, longitude] = /^#(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(hash) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return validCoordinates(point.latitude, point.longitude) ? point : null;
}
