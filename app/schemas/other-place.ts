import * as z from "zod";
import type { ReadAsset } from "~/places/place-files";
import { refusal } from "~/refusals";
import { coordinate } from "./birth-input";
import { asSent, isUntyped, notAnObject, objectIn, type Parsed } from "./fields";
import { type ResolvedPlace, readPlace } from "./read-birth";

/** A place that is not a birth's. */
export const OtherPlaceFields = z.object({
  location: asSent({ type: "string", maxLength: 200 }),
  latitude: coordinate(90),
  longitude: coordinate(180),
});

/** A place as `{ location }`, `{ latitude, longitude }` or all three; null where none is given. */
export async function readOtherPlace(
  given: unknown,
  readAsset: ReadAsset,
): Promise<Parsed<ResolvedPlace | null>> {
  if (given === undefined || given === null) return { ok: true, value: null };
  const wrong = notAnObject(given, "place", '{"location": "Lisbon"}');
  if (wrong) return { ok: false, fields: wrong };
  const { location, latitude, longitude } = objectIn(given);
  const isLocated = !isUntyped(latitude) || !isUntyped(longitude);
  if (isUntyped(location) && !isLocated) {
    return {
      ok: false,
      fields: { "place.location": [refusal("place.location-required")] },
    };
  }
  // Coordinates need no label: they are their own.
  const label = isUntyped(location) ? `${latitude}, ${longitude}` : location;
  const located = await readPlace({ location: label, latitude, longitude }, readAsset, "place");
  return located.ok ? { ok: true, value: located.value.place } : located;
}
