import * as z from "zod";
import { COMPLETE, LANGUAGES } from "~/languages";
import { refusal } from "~/refusals";
import { coordinate, oneOf } from "./birth-input";
import { described, fieldErrors, optionalText, type Parsed } from "./fields";
import { flag } from "./flag";

export type PlacesQuery =
  | { readonly kind: "text"; readonly text: string; readonly isMarked: boolean }
  | { readonly kind: "point"; readonly latitude: number; readonly longitude: number };

export const PlacesFields = z.object({
  q: described("What somebody begins to type, two letters at least", optionalText()),
  marked: flag("Say of each place whether it is called just so"),
  lat: described("With `lon`, instead of `q`: the nearest place is answered", coordinate(90)),
  lon: coordinate(180),
  lang: described("The language in which places are named and ranked", oneOf(LANGUAGES, COMPLETE)),
});

/** `?q=` what is being typed, with `&marked` if places that are called just so shall be marked; or `?lat=&lon=` a point whose nearest place is wanted. */
export function readPlacesQuery(raw: Readonly<Record<string, unknown>>): Parsed<PlacesQuery> {
  const parsed = PlacesFields.safeParse(raw);
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error) };
  const { q = "", marked, lat, lon } = parsed.data;
  if (lat !== undefined && lon !== undefined) {
    return { ok: true, value: { kind: "point", latitude: lat, longitude: lon } };
  }
  if (lat !== undefined || lon !== undefined) {
    const missing = lat === undefined ? "lat" : "lon";
    return { ok: false, fields: { [missing]: [refusal("coordinates.lat-lon-incomplete")] } };
  }
  return { ok: true, value: { kind: "text", text: q, isMarked: marked } };
}
