import * as z from "zod";
import type { GeoPoint } from "~/astrology/sphere";
import { requiredCoordinate } from "./birth-input";
import { documented, fieldErrors, notAnObject, objectIn, type Parsed, requiredText } from "./fields";

/** Where somebody stands; never taken from a birth. */
export interface OwnPlace extends GeoPoint {
  readonly name: string;
}

const Place = z.object({
  name: requiredText("Required"),
  latitude: requiredCoordinate(90, "Required"),
  longitude: requiredCoordinate(180, "Required"),
});

export const OwnPlaceFields = z.object({
  place: documented(
    { isRequired: true, description: "Where the user stands; null forgets it" },
    Place.nullable(),
  ),
});

/** `{ place: { name, latitude, longitude } }`; `place: null` forgets the one that is kept. */
export function readOwnPlace(raw: Readonly<Record<string, unknown>>): Parsed<OwnPlace | null> {
  if (raw.place === null) return { ok: true, value: null };
  const example = '{"name": "Berlin", "latitude": 52.52, "longitude": 13.4}';
  if (raw.place === undefined) {
    return { ok: false, fields: { place: [`Send null, or a place such as ${example}`] } };
  }
  const refusal = notAnObject(raw.place, "place", example);
  if (refusal) return { ok: false, fields: refusal };
  const read = Place.safeParse(objectIn(raw.place));
  return read.success
    ? { ok: true, value: read.data }
    : { ok: false, fields: fieldErrors(read.error, "place") };
}
