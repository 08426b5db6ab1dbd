import * as z from "zod";
import type { GeoPoint } from "~/astrology/sphere";
import { refusal } from "~/refusals";
import { requiredCoordinate } from "./birth-input";
import { documented, fieldErrors, notAnObject, objectIn, type Parsed, requiredText } from "./fields";

/** Where somebody stands; never taken from a birth. */
export interface OwnPlace extends GeoPoint {
  readonly name: string;
}

const Place = z.object({
  name: requiredText("place.name-required"),
  latitude: requiredCoordinate(90, "coordinate.required"),
  longitude: requiredCoordinate(180, "coordinate.required"),
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
    return { ok: false, fields: { place: [refusal("place.object-or-null", example)] } };
  }
  const wrong = notAnObject(raw.place, "place", example);
  if (wrong) return { ok: false, fields: wrong };
  const read = Place.safeParse(objectIn(raw.place));
  return read.success
    ? { ok: true, value: read.data }
    : { ok: false, fields: fieldErrors(read.error, "place") };
}
