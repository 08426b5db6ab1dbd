/** A file of an archive. */
export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are in UTF-8. */
const FLAGS = 1 << 11;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

/**
 * An archive of these files (PKWARE's APPNOTE 6.3, the part that every program reads): stored as they are, since what it
 * is made for are texts of some hundred KB, and no program is needed to read it after an accident.
 * @param at when the files were made
 */
export function zipFile(entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer> {
  const files = entries.map(({ name, bytes }) => ({
    name: new TextEncoder().encode(name),
    bytes,
    sum: crc32(bytes),
  }));
  const [date, time] = dosTimeOf(at);
  const size = files.reduce(
    (all, { name, bytes }) => all + LOCAL_BYTES + CENTRAL_BYTES + 2 * name.length + bytes.length,
    END_BYTES,
  );
  const whole = new Uint8Array(size);
  const view = new DataView(whole.buffer);
  let place = 0;
  /** Writes numbers of two or four bytes, the lowest byte first. */
  const write = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]) => {
    for (const [bytes, value] of values) {
      if (bytes === 2) view.setUint16(place, value, true);
      else view.setUint32(place, value, true);
      place += bytes;
    }
  };
  const put = (bytes: Uint8Array) => {
    whole.set(bytes, place);
    place += bytes.length;
  };
  type File = (typeof files)[number];
  /** What both heads of a file say. */
  const about = ({ name, bytes, sum }: File) =>
    write(
      [2, VERSION],
      [2, FLAGS],
      [2, 0], // stored
      [2, time],
      [2, date],
      [4, sum],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    );
  const starts = files.map((file) => {
    const start = place;
    write([4, LOCAL]);
    about(file);
    put(file.name);
    put(file.bytes);
    return start;
  });
  const list = place;
  for (const [index, file] of files.entries()) {
    write([4, CENTRAL], [2, VERSION]);
    about(file);
    write([2, 0], [2, 0], [2, 0], [4, 0], [4, starts[index] ?? 0]);
    put(file.name);
  }
  const listBytes = place - list;
  write([4, END], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, listBytes], [4, list], [2, 0]);
  return whole;
}

/** Date and time as MS-DOS kept them, to two seconds. */
function dosTimeOf(at: Date): readonly [date: number, time: number] {
  const year = Math.max(0, at.getFullYear() - 1980);
  const date = (year << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  return [date, (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)];
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** CRC-32 as ISO 3309 has it. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
