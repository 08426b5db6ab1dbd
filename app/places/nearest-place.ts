import { toRadians } from "~/astrology/angles";
import { type GeoPoint, unitVector, type Vector } from "~/astrology/sphere";
import { distanceInKm, formatCoordinates, validCoordinates } from "./coordinates";
import { openPlaceFiles, type Place, type PlaceFiles, type ReadAsset } from "./place-files";
import { allEntries } from "./place-lines";
import { BOX, boxesIn, REGION_LIST, type Region, regionIn, regionName } from "./region-files";

/** The known place nearest to a point. Only regions whose box is nearer than the best place so far are read: mostly one or two. */

/** Farther than this from every place a point is taken for open sea, where ships keep nautical time. */
const OPEN_SEA_KM = 500;

export const KNOWN_CITIES = "cities.txt";

/** Straight-line distance in Earth radii from a point to the box that begins at `at`, 0 inside: no place in it is nearer. */
function distanceToBox(point: Vector, boxes: Float32Array, at: number): number {
  let square = 0;
  for (let axis = 0; axis < 3; axis++) {
    const value = point[axis] as number;
    const outside = Math.max(
      (boxes[at + axis] as number) - value,
      value - (boxes[at + axis + 3] as number),
      0,
    );
    square += outside * outside;
  }
  return Math.sqrt(square);
}

/** The hour zone of ships at this longitude; POSIX signs, so "Etc/GMT+9" is nine hours behind. */
function nauticalZone(longitude: number): string {
  const hours = Math.round(longitude / 15);
  return hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

function indexOfLeast(values: readonly number[]): number {
  let least = 0;
  for (let index = 1; index < values.length; index++) {
    if ((values[index] as number) < (values[least] as number)) least = index;
  }
  return least;
}

/** Degrees: north of 65°30′ N the border of Russia and Alaska is a meridian (convention of 1867), at which the date changes. */
const BERING_STRAIT = { from: 65.5, to: 73, west: -175, border: -(168 + 58 / 60 + 37 / 3600), east: -163 };

/**
 * Where two days meet between islands in sight of each other, whether a place (its unit vector's x and y) is on a
 * point's side of the border; elsewhere null, for there the nearest place is as good.
 */
function sideOfBorder({ latitude, longitude }: GeoPoint): ((x: number, y: number) => boolean) | null {
  const { from, to, west, border, east } = BERING_STRAIT;
  if (latitude < from || latitude > to || longitude < west || longitude > east) return null;
  const radians = toRadians(border);
  const isEast = (x: number, y: number) => y * Math.cos(radians) > x * Math.sin(radians);
  return longitude > border ? isEast : (x, y) => !isEast(x, y);
}

async function nearestOf(files: PlaceFiles, point: GeoPoint): Promise<Place | null> {
  const vector = unitVector(point);
  const [x, y, z] = vector;
  const isOnSide = sideOfBorder(point);
  const boxes = boxesIn(await files.bytes(REGION_LIST));
  const distances = Array.from({ length: boxes.length / BOX }, (_, index) =>
    distanceToBox(vector, boxes, index * BOX),
  );
  let best: { readonly region: Region; readonly index: number } | null = null;
  let bestChord = Number.POSITIVE_INFINITY;
  for (;;) {
    // One or two are read: to look for the least twice takes less than to sort them.
    const nearest = indexOfLeast(distances);
    if ((distances[nearest] ?? bestChord) >= bestChord) break;
    distances[nearest] = Number.POSITIVE_INFINITY;
    const region = regionIn(await files.bytes(regionName(nearest)));
    const { vectors } = region;
    for (let at = 0; at < vectors.length; at += 3) {
      if (isOnSide && !isOnSide(vectors[at] as number, vectors[at + 1] as number)) continue;
      const dx = x - (vectors[at] as number);
      const dy = y - (vectors[at + 1] as number);
      const dz = z - (vectors[at + 2] as number);
      const chord = Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (chord < bestChord) {
        best = { region, index: at / 3 };
        bestChord = chord;
      }
    }
  }
  return best ? best.region.entry(best.index, files.manifest).place : null;
}

/**
 * The known place nearest to a point given in degrees (north and east positive); over the open sea, more than 500 km
 * from any, the point itself with its nautical zone. Null when the numbers are no point on the Earth.
 */
export async function nearestPlace(
  read: ReadAsset,
  latitude: number,
  longitude: number,
): Promise<Place | null> {
  if (!validCoordinates(latitude, longitude)) return null;
  const point = { latitude, longitude };
  const nearest = await nearestOf(await openPlaceFiles(read), point);
  if (nearest && distanceInKm(nearest, point) <= OPEN_SEA_KM) return nearest;
  return {
    id: 0,
    name: formatCoordinates(point, read.language),
    admin: "",
    country: "",
    countryCode: "",
    latitude,
    longitude,
    timeZone: nauticalZone(longitude),
    population: 0,
  };
}

/** The 2,000 best-known cities of the world, the best known first. */
export async function knownCities(read: ReadAsset): Promise<readonly Place[]> {
  const files = await openPlaceFiles(read);
  return allEntries(await files.text(KNOWN_CITIES), files.manifest).map(({ place }) => place);
}
