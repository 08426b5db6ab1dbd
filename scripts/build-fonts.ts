/**
 * Cuts the display serif (Cormorant Garamond 600, SIL OFL 1.1, from the pinned @fontsource package) down to the
 * letters that titles, signs and visitors' names need, into public/fonts/. Run: npx tsx scripts/build-fonts.ts
 * The file names carry the package's version, so that they can be cached for ever.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
// @ts-expect-error: the package ships no types
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const manifest = require.resolve("@fontsource/cormorant-garamond/package.json");
const source = new URL("./", `file://${manifest}`);
const target = new URL("../public/fonts/", import.meta.url);
const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };

/** Every character from `first` to `last`, both included. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

// The same ranges stand in styles.css as unicode-range.
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˚˜–—‘’“”‚„†•…′″‹›€−`;
const LATIN_EXTENDED = `${range(0x100, 0x17f)}ȘșȚțẞ`;

const BUDGET = 60 * 1024;
const KEPT_FEATURES = ["kern", "liga", "lnum", "onum", "tnum", "pnum", "ccmp", "locl", "mark", "mkmk"];

let total = 0;
await mkdir(target, { recursive: true });
for (const [subset, characters, suffix] of [
  ["latin", LATIN, ""],
  ["latin-ext", LATIN_EXTENDED, "-ext"],
] as const) {
  const font = await readFile(new URL(`files/cormorant-garamond-${subset}-600-normal.woff2`, source));
  const cut = await subsetFont(font, characters, { targetFormat: "woff2", keepFeatures: KEPT_FEATURES });
  const name = `cormorant-garamond-${version}-600${suffix}.woff2`;
  await writeFile(new URL(name, target), cut);
  total += cut.length;
  console.log(`${name}: ${cut.length} bytes (from ${font.length})`);
}
if (total > BUDGET) throw new Error(`The fonts weigh ${total} bytes, over the budget of ${BUDGET}`);

await writeFile(new URL("OFL.txt", target), await readFile(new URL("LICENSE", source)));
console.log(`together ${total} bytes`);
