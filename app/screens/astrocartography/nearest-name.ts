import type { GeoPoint } from "~/astrology/sphere";
import { ask } from "~/calls/ask";
import { distanceInKm } from "~/places/coordinates";
import { placeLabel } from "~/places/place-label";
import * as words from "~/words/astrocartography";
import { arePlaces } from "./found-places";

/** `12 km from Ulm, Baden-Württemberg, Germany`, or that it is the open sea; empty when nobody knows. */
export async function nearestNameOf(point: GeoPoint, signal: AbortSignal): Promise<string> {
  const input = { lat: point.latitude.toFixed(4), lon: point.longitude.toFixed(4) };
  const outcome = await ask("GET /api/places", input, arePlaces, signal);
  const place = outcome.ok ? outcome.data.places[0] : undefined;
  if (!place) return "";
  if (place.country === "") return words.openSea();
  const kilometres = Math.round(distanceInKm(point, place));
  return kilometres < 3 ? placeLabel(place) : words.kilometresFrom({ kilometres, place: placeLabel(place) });
}
