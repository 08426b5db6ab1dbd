// @ts-check
// A tile service of our own for the browser tests: every tile is a pale square with a frame.
import { createServer } from "node:http";
import { crc32, deflateSync } from "node:zlib";

const EDGE = 256;

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Grey levels, a byte a pixel, each row after its filter byte. */
function tile() {
  const rows = Buffer.alloc((EDGE + 1) * EDGE, 0xe6);
  for (let i = 0; i < EDGE; i++) {
    rows[i * (EDGE + 1)] = 0;
    rows[i * (EDGE + 1) + 1] = 0xb4;
    if (i === 0) rows.fill(0xb4, 1, EDGE + 1);
  }
  const header = Buffer.from([0, 0, 1, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** @returns {Promise<{ url: string, stop: () => void }>} the address of its tiles, with placeholders */
export function startTiles() {
  const picture = tile();
  const server = createServer((request, response) => {
    const isTile = /^\/\d\/\d{1,3}\/\d{1,3}\.png$/.test(request.url ?? "");
    response.writeHead(isTile ? 200 : 404, { "Content-Type": "image/png" }).end(isTile ? picture : undefined);
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject).listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      resolve({ url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`, stop: () => server.close() });
    });
  });
}
