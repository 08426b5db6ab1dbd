import { unitVector } from "../../app/astrology/sphere";
import type { PlaceEntry } from "../../app/places/place-lines";

const PLACES_PER_REGION = 600;

/** Halves the places along the widest axis of space until a region holds few enough. */
export function regions(places: readonly PlaceEntry[]): PlaceEntry[][] {
  if (places.length <= PLACES_PER_REGION) return [[...places]];
  const vectors = new Map(places.map((entry) => [entry, unitVector(entry.place)]));
  const spread = [0, 1, 2].map((axis) => {
    let least = 1;
    let greatest = -1;
    for (const vector of vectors.values()) {
      least = Math.min(least, vector[axis] ?? 0);
      greatest = Math.max(greatest, vector[axis] ?? 0);
    }
    return greatest - least;
  });
  const axis = spread.indexOf(Math.max(...spread));
  const sorted = [...places].sort(
    (a, b) => (vectors.get(a)?.[axis] ?? 0) - (vectors.get(b)?.[axis] ?? 0) || a.place.id - b.place.id,
  );
  const middle = sorted.length >> 1;
  return [...regions(sorted.slice(0, middle)), ...regions(sorted.slice(middle))];
}

/** Box of a region, rounded outward. */
export function boxOf(entries: readonly PlaceEntry[]): readonly number[] {
  const vectors = entries.map(({ place }) => unitVector(place));
  const axis = (index: number) => vectors.map((vector) => vector[index] ?? 0);
  const least = [0, 1, 2].map((index) => Math.floor(Math.min(...axis(index)) * 1e4) / 1e4);
  const greatest = [0, 1, 2].map((index) => Math.ceil(Math.max(...axis(index)) * 1e4) / 1e4);
  return [...least, ...greatest];
}
