/**
 * Makes what browsers and home screens want from public/favicon.svg. Run: npx tsx scripts/build-icons.ts
 * Writes public/favicon.ico, public/apple-touch-icon.png, public/images/icon-192.png, icon-512.png and
 * icon-maskable-512.png.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const PUBLIC = join(import.meta.dirname, "../public");
const svg = await readFile(join(PUBLIC, "favicon.svg"));
// Home screens round the corners themselves.
const square = Buffer.from(svg.toString().replace(/ rx="[\d.]+"/, ""));
// They also cut them to circles and drops: all that matters stands within four fifths of the width.
const maskable = Buffer.from(
  square
    .toString()
    .replace('viewBox="0 0 32 32"', 'viewBox="-2 -2 36 36"')
    .replace('<rect width="32" height="32"', '<rect x="-2" y="-2" width="36" height="36"'),
);

async function png(source: Buffer, size: number): Promise<Buffer> {
  return sharp(source, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An icon file of one picture: a directory of 22 bytes before a PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18); // where the picture begins
  return Buffer.concat([head, picture]);
}

await writeFile(join(PUBLIC, "favicon.ico"), ico(await png(svg, 32), 32));
await writeFile(join(PUBLIC, "apple-touch-icon.png"), await png(square, 180));
await writeFile(join(PUBLIC, "images/icon-192.png"), await png(square, 192));
await writeFile(join(PUBLIC, "images/icon-512.png"), await png(square, 512));
await writeFile(join(PUBLIC, "images/icon-maskable-512.png"), await png(maskable, 512));
