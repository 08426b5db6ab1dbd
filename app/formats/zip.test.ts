import { crc32 as crc32OfNode } from "node:zlib";
import { expect, test } from "vitest";
import { crc32, zipFile } from "./zip";

const bytes = (text: string) => new TextEncoder().encode(text);

/** What a reader finds that goes by the list at the end, as all of them do. */
function entriesOf(whole: Uint8Array) {
  const view = new DataView(whole.buffer, whole.byteOffset);
  const end = whole.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  expect(at + view.getUint32(end + 12, true)).toBe(end);
  return Array.from({ length: count }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [sum, size, nameLength] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
    ];
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(whole.subarray(at + 46, at + 46 + nameLength));
    // The head before the file says the same of it as the list does.
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    expect(whole.subarray(local + 4, local + 30)).toEqual(whole.subarray(at + 6, at + 32));
    const start = local + 30 + view.getUint16(local + 26, true);
    at += 46 + nameLength;
    const file = whole.subarray(start, start + size);
    expect(crc32OfNode(file)).toBe(sum);
    return {
      name,
      text: new TextDecoder().decode(file),
      isUtf8: (view.getUint16(local + 6, true) & 2048) > 0,
    };
  });
}

test("an archive has every file as it was, under its name", () => {
  const at = new Date(2026, 10, 28, 10, 5, 30);
  const archive = zipFile(
    [
      { name: "desk.json", bytes: bytes('{"a":1}\n') },
      { name: "clients/001 Zoë ☉.md", bytes: bytes("# Zoë\n".repeat(5_000)) },
      { name: "empty.md", bytes: new Uint8Array() },
    ],
    at,
  );
  expect(entriesOf(archive)).toEqual([
    { name: "desk.json", text: '{"a":1}\n', isUtf8: true },
    { name: "clients/001 Zoë ☉.md", text: "# Zoë\n".repeat(5_000), isUtf8: true },
    { name: "empty.md", text: "", isUtf8: true },
  ]);
  const view = new DataView(archive.buffer);
  expect(view.getUint16(10, true)).toBe((10 << 11) | (5 << 5) | 15);
  expect(view.getUint16(12, true)).toBe((46 << 9) | (11 << 5) | 28);
  expect(entriesOf(zipFile([], at))).toEqual([]);
});

test.each(["", "123456789", "Zoë ☉", "a".repeat(70_000)])("CRC-32 is what zlib makes of it", (text) => {
  expect(crc32(bytes(text))).toBe(crc32OfNode(bytes(text)));
});
