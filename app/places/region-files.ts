import { unitVector } from "~/astrology/sphere";
import { oncePer } from "~/memo";
import { type OpenManifest, UnreadablePlaceFile } from "./place-files";
import { type PlaceEntry, readEntry, writeAdminNames, writeEntry } from "./place-lines";

/**
 * The places by where they lie. They are cut into regions of equal number by halving the sphere again and again; a list
 * holds the box of each region in space. What a search compares is stored as numbers and not as text, since reading
 * hundreds of lines takes a fresh isolate longer than all else that a place costs.
 */

export const REGION_LIST = "nearest/regions.bin";

export function regionName(index: number): string {
  return `nearest/${String(index).padStart(4, "0")}.bin`;
}

/** Numbers of a box, in the coordinates of the unit vector: least x, y, z and greatest x, y, z. */
export const BOX = 6;
const BYTES = 4;
/** How far rounding to 32 bits takes a coordinate, a few decimetres on the Earth. */
const ROUNDING = 1e-6;

/** A list is the number of boxes, then their numbers (little-endian, 32 bits each). */
export function writeRegionList(boxes: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const list = new Float32Array(1 + boxes.length * BOX);
  new Uint32Array(list.buffer)[0] = boxes.length;
  list.set(boxes.flat(), 1);
  return new Uint8Array(list.buffer);
}

/**
 * The boxes of all regions by index, one after the other.
 * @throws UnreadablePlaceFile
 */
export const boxesIn = oncePer((content: ArrayBuffer): Float32Array => {
  const count = countIn(content);
  if (count < 1 || content.byteLength !== BYTES + BYTES * BOX * count) throw damaged(REGION_LIST);
  const boxes = new Float32Array(content, BYTES);
  for (let index = 0; index < boxes.length; index++) {
    if (!(Math.abs(boxes[index] as number) <= 1 + ROUNDING)) throw damaged(REGION_LIST);
  }
  return boxes;
});

/** The places of a region. */
export interface Region {
  /** x, y, z of each place's unit vector, one after the other. */
  readonly vectors: Float32Array;
  /**
   * The place of this index.
   * @throws UnreadablePlaceFile
   */
  entry(index: number, manifest: OpenManifest): PlaceEntry;
}

/**
 * A region is the number of its places; where its first line (the names of divisions) and the line of each place end, in
 * bytes from the beginning of the text; the vectors; the text itself.
 */
export function writeRegion(
  entries: readonly PlaceEntry[],
  divisions: ReadonlyMap<string, string>,
  zones: ReadonlyMap<string, number>,
): Uint8Array<ArrayBuffer> {
  const lines = [
    writeAdminNames(divisions),
    ...entries.map((entry) => writeEntry(entry, zones.get(entry.place.timeZone) ?? 0)),
  ].map((line) => new TextEncoder().encode(`${line}\n`));
  let end = 0;
  const ends = lines.map((line) => (end += line.length));
  const head = (1 + ends.length + 3 * entries.length) * BYTES;
  const bytes = new Uint8Array(head + end);
  new Uint32Array(bytes.buffer, 0, 1 + ends.length).set([entries.length, ...ends]);
  new Float32Array(bytes.buffer, (1 + ends.length) * BYTES, 3 * entries.length).set(
    entries.flatMap(({ place }) => unitVector(place)),
  );
  lines.forEach((line, index) => {
    bytes.set(line, head + (ends[index - 1] ?? 0));
  });
  return bytes;
}

/** @throws UnreadablePlaceFile */
export const regionIn = oncePer((content: ArrayBuffer): Region => {
  const count = countIn(content);
  const head = (2 + 4 * count) * BYTES;
  if (count < 1 || content.byteLength <= head) throw damaged();
  const ends = new Uint32Array(content, BYTES, count + 1);
  const vectors = new Float32Array(content, (2 + count) * BYTES, 3 * count);
  const text = new Uint8Array(content, head);
  for (let index = 0; index < count; index++) {
    const x = vectors[3 * index] as number;
    const y = vectors[3 * index + 1] as number;
    const z = vectors[3 * index + 2] as number;
    const isOnEarth = Math.abs(x * x + y * y + z * z - 1) < ROUNDING;
    if (!isOnEarth || !((ends[index] as number) < (ends[index + 1] as number))) throw damaged();
  }
  if (ends[count] !== text.length || text[text.length - 1] !== 10) throw damaged();
  const decoder = new TextDecoder();
  const line = (from: number, to: number | undefined) => decoder.decode(text.subarray(from, (to ?? 0) - 1));
  return {
    vectors,
    entry(index, manifest) {
      const divisions = `${line(0, ends[0])}\n`;
      const entry = readEntry(line(ends[index] ?? 0, ends[index + 1]), divisions, manifest);
      const isThere = unitVector(entry.place).every(
        (value, axis) => Math.abs(value - (vectors[3 * index + axis] ?? 0)) < ROUNDING,
      );
      if (!isThere) throw damaged();
      return entry;
    },
  };
});

function countIn(content: ArrayBuffer): number {
  return content.byteLength < BYTES ? 0 : new DataView(content).getUint32(0, true);
}

function damaged(name = "a region"): UnreadablePlaceFile {
  return new UnreadablePlaceFile(name, "damaged");
}
