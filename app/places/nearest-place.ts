import { type GeoPoint, unitVector, type Vector } from "~/astrology/sphere";
import { oncePer } from "~/memo";
import { distanceInKm, formatCoordinates, validCoordinates } from "./coordinates";
import {
  allEntries,
  entryIn,
  linesWithCoordinates,
  openPlaceFiles,
  type Place,
  type PlaceEntry,
  type PlaceFiles,
  type ReadAsset,
  UnreadablePlaceFile,
} from "./place-blocks";

/**
 * The known place nearest to a point. The places are cut into regions of equal number by halving the sphere again and
 * again; a list holds the box of each region in space, and only regions whose box is nearer than the best place so
 * far are read: mostly one or two.
 */

/** Farther than this from every place a point is taken for open sea, where ships keep nautical time. */
const OPEN_SEA_KM = 500;

export const REGION_LIST = "nearest/regions.txt";
export const KNOWN_CITIES = "cities.txt";

/** Box of a region in the coordinates of the unit vector: least x, y, z and greatest x, y, z. */
export type RegionBox = readonly [number, number, number, number, number, number];

export function regionName(index: number): string {
  return `nearest/${String(index).padStart(4, "0")}.txt`;
}

/** Straight-line distance from a point to a box in Earth radii, 0 inside: no place in the box is nearer. */
function distanceToBox(point: Vector, box: readonly number[]): number {
  let square = 0;
  for (let axis = 0; axis < 3; axis++) {
    const value = point[axis] ?? 0;
    const outside = Math.max((box[axis] ?? 0) - value, value - (box[axis + 3] ?? 0), 0);
    square += outside * outside;
  }
  return Math.sqrt(square);
}

/** The hour zone of ships at this longitude; POSIX signs, so "Etc/GMT+9" is nine hours behind. */
function nauticalZone(longitude: number): string {
  const hours = Math.round(longitude / 15);
  return hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

/** The boxes of all regions by index. */
const boxesIn = oncePer((content: ArrayBuffer) => {
  const lines = new TextDecoder().decode(content).split("\n");
  const isWhole = lines.pop() === "" && lines.length > 0;
  const boxes = lines.map((line) => line.split(" ").map((text) => (text ? Number(text) : Number.NaN)));
  if (!isWhole || !boxes.every((box) => box.length === 6 && box.every(Number.isFinite))) {
    throw new UnreadablePlaceFile(REGION_LIST, "damaged");
  }
  return boxes;
});

function indexOfLeast(values: readonly number[]): number {
  let least = 0;
  for (let index = 1; index < values.length; index++) {
    if ((values[index] as number) < (values[least] as number)) least = index;
  }
  return least;
}

async function nearestOf(files: PlaceFiles, point: GeoPoint): Promise<Place | null> {
  const vector = unitVector(point);
  const distances = boxesIn(await files.bytes(REGION_LIST)).map((box) => distanceToBox(vector, box));
  let best: (() => PlaceEntry) | null = null;
  let bestChord = Number.POSITIVE_INFINITY;
  for (;;) {
    // One or two are read: to look for the least twice takes less than to sort them.
    const index = indexOfLeast(distances);
    if ((distances[index] ?? bestChord) >= bestChord) break;
    distances[index] = Number.POSITIVE_INFINITY;
    const content = await files.bytes(regionName(index));
    for (const { line, vector: other } of linesWithCoordinates(content)) {
      const [dx, dy, dz] = [vector[0] - other[0], vector[1] - other[1], vector[2] - other[2]];
      const chord = Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (chord < bestChord) {
        best = () => entryIn(content, line, files.manifest);
        bestChord = chord;
      }
    }
  }
  return best?.().place ?? null;
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
    name: formatCoordinates(point),
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
