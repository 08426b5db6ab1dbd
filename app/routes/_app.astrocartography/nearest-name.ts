import type { GeoPoint } from "~/astrology/sphere";
import { callApi } from "~/calls/call-api";
import { distanceInKm } from "~/places/coordinates";
import { placeLabel } from "~/places/place-label";
import { arePlaces } from "./found-places";

/** `12 km from Ulm, Baden-Württemberg, Germany`, or that it is the open sea; empty when nobody knows. */
export async function nearestNameOf(point: GeoPoint, signal: AbortSignal): Promise<string> {
  const path = `/api/places?lat=${point.latitude.toFixed(4)}&lon=${point.longitude.toFixed(4)}`;
  const outcome = await callApi(path, arePlaces, undefined, signal);
  const place = outcome.ok ? outcome.data.places[0] : undefined;
  if (!place) return "";
  if (place.country === "") return "The open sea";
  const kilometres = Math.round(distanceInKm(point, place));
  return kilometres < 3 ? placeLabel(place) : `${kilometres} km from ${placeLabel(place)}`;
}
