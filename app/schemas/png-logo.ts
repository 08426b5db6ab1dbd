const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What a picture is made of. Where it was taken, by what and by whom stands in others, which nobody else is told. */
const CHUNKS = new Set("IHDR PLTE tRNS cHRM gAMA iCCP sRGB sBIT pHYs IDAT IEND".split(" "));
const LARGEST_SIDE = 2_048;

/** A PNG of nothing but its picture; null for what is none, or more than 2,048 points wide or high. */
export function readPng(bytes: Uint8Array): Uint8Array | null {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, SIGNATURE.length)];
  let at = SIGNATURE.length;
  for (let isFirst = true; at + 12 <= bytes.length; isFirst = false) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (
      isFirst &&
      !(type === "IHDR" && length === 13 && isSide(view.getUint32(at + 8)) && isSide(view.getUint32(at + 12)))
    )
      return null;
    if (CHUNKS.has(type)) parts.push(bytes.subarray(at, end));
    if (type === "IEND") return joined(parts);
    at = end;
  }
  return null;
}

function isSide(points: number): boolean {
  return points >= 1 && points <= LARGEST_SIDE;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
