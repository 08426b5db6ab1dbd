import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Reads the built place files as the worker reads its static assets. `npx tsx scripts/build-places.ts` builds them. */
export async function readPlaceAsset(path: string): Promise<ArrayBuffer | null> {
  const file = fileURLToPath(new URL(`../../public${path}`, import.meta.url));
  const bytes = await readFile(file).catch(() => null);
  return bytes
    ? (bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
    : null;
}
