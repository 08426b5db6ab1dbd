/**
 * Several sets of texts in one file: a line of JSON that says where each text lies, then the texts one after another,
 * each by itself as JSON. So whoever reads one text out of a thousand decodes that one.
 */

/** By set: where its first text begins, counted in bytes from the end of the line; then each text's bytes, in order. */
type Places = Readonly<Record<string, readonly [number, Readonly<Record<string, number>>]>>;

/** The content of one set: by id. */
type Entries = Readonly<Record<string, unknown>>;

const NEW_LINE = 10;

/** @param sets by name, in the order in which they are to be written */
export function writeBlock(sets: Readonly<Record<string, Entries>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const places: Record<string, [number, Record<string, number>]> = {};
  const written: Uint8Array[] = [];
  let end = 0;
  for (const [name, entries] of Object.entries(sets)) {
    const lengths: Record<string, number> = {};
    places[name] = [end, lengths];
    for (const [id, entry] of Object.entries(entries)) {
      const bytes = encoder.encode(JSON.stringify(entry));
      lengths[id] = bytes.length;
      end += bytes.length;
      written.push(bytes);
    }
  }
  const head = encoder.encode(`${JSON.stringify(places)}\n`);
  const block = new Uint8Array(head.length + end);
  block.set(head);
  let at = head.length;
  for (const bytes of written) {
    block.set(bytes, at);
    at += bytes.length;
  }
  return block;
}

/** A file of texts that is open: nothing of it is decoded but what is asked for. */
export interface TextBlock {
  /** What stands under an id of a set; undefined where nothing does. Throws where the bytes are no JSON. */
  entry(set: string, id: string): unknown;
  /** All of it at once, to look for words in: decoding each text by itself takes ten times as long. */
  atOnce(): WholeBlock;
}

/** The texts of a file, one after another as JSON, and where each stands. */
interface WholeBlock {
  readonly letters: string;
  readonly places: readonly PlaceInBlock[];
}

interface PlaceInBlock {
  readonly set: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** @throws SyntaxError or TypeError where the first line does not say where the texts lie */
export function openBlock(content: ArrayBuffer): TextBlock {
  const bytes = new Uint8Array(content);
  const decoder = new TextDecoder();
  const head = bytes.indexOf(NEW_LINE);
  const places: Places = JSON.parse(decoder.decode(bytes.subarray(0, head)));
  const spans = new Map<string, ReadonlyMap<string, readonly [number, number]>>();
  for (const [set, [first, lengths]] of Object.entries(places)) {
    let at = head + 1 + first;
    const ofSet = new Map<string, readonly [number, number]>();
    for (const [id, length] of Object.entries(lengths)) {
      ofSet.set(id, [at, at + length]);
      at += length;
    }
    spans.set(set, ofSet);
  }
  return {
    entry(set, id) {
      const span = spans.get(set)?.get(id);
      return span && JSON.parse(decoder.decode(bytes.subarray(...span)));
    },
    atOnce() {
      const places: PlaceInBlock[] = [];
      let at = 0;
      for (const [set, ofSet] of spans) {
        for (const [id, [first, end]] of ofSet) {
          const to = at + lettersIn(bytes, first, end);
          places.push({ set, id, from: at, to });
          at = to;
        }
      }
      return { letters: decoder.decode(bytes.subarray(head + 1)), places };
    },
  };
}

const CONTINUED = 0x80;
const FIRST_OF_TWO = 0xc0;
const FIRST_OF_FOUR = 0xf0;

/** How long UTF-8 is as a string: a letter of four bytes counts twice there. */
function lettersIn(bytes: Uint8Array, from: number, to: number): number {
  let letters = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (byte < CONTINUED || byte >= FIRST_OF_TWO) letters += byte >= FIRST_OF_FOUR ? 2 : 1;
  }
  return letters;
}
