import type { GeoPoint } from "~/astrology/sphere";
import { validCoordinates } from "~/places/coordinates";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import * as words from "~/words/astrocartography";
import { positionWords } from "~/words/positions";

function toTheMinute(value: number) {
  const arc = nearestMinute(value);
  const isNegative = value < 0 && (arc.degree > 0 || arc.minute > 0);
  return { degrees: degreesAndMinutes(arc), isNegative };
}

/** `40°43′ N, 74°01′ W`, to the nearest minute. */
export function positionText({ latitude, longitude }: GeoPoint): string {
  return positionWords(toTheMinute(latitude), toTheMinute(longitude));
}

/** `4.6 km` near by, `312 km` farther off. */
export function kilometresText(kilometres: number): string {
  if (kilometres < 10) return words.kilometres({ kilometres: kilometres.toFixed(1) });
  const whole = Math.round(kilometres);
  if (whole < 1000) return words.kilometres({ kilometres: whole });
  return words.thousandsOfKilometres({
    thousands: Math.floor(whole / 1000),
    rest: String(whole % 1000).padStart(3, "0"),
  });
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
