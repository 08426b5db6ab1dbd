/**
 * Makes a font of the twelve signs from our own glyphs, for tables with hundreds of them, into public/fonts/.
 * Run: npx tsx scripts/build-sign-font.ts, and write the name that it says into app/styles.css and sign-letters.ts.
 * The file's name goes by the shapes, so that it can be cached for ever.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
// @ts-expect-error: the package ships no types
import opentype from "opentype.js";
// @ts-expect-error: the package ships no types
import subsetFont from "subset-font";
import { SIGNS } from "../app/astrology/signs";
import { GLYPH_SHAPES, GLYPH_STROKE } from "../app/components/drawings/glyph-shapes";
import { signLetter } from "../app/components/drawings/sign-letters";
import { SIGN_FONT, signFontName } from "./sign-font-name";

const require = createRequire(import.meta.url);
const target = new URL("../public/fonts/", import.meta.url);

/** Units of the font to the edge of the glyphs' grid, of which `RISE` stand above the line of the text. */
const EDGE = 1000;
const GRID = 24;
const RISE = 860;

const pathkit = await require("pathkit-wasm/bin/pathkit.js")({
  wasmBinary: await readFile(require.resolve("pathkit-wasm/bin/pathkit.wasm")),
});

/** What a pen of `GLYPH_STROKE` leaves of a glyph's lines. */
function outlineOf(shapes: string) {
  const lines = pathkit.NewPath();
  for (const [, d] of shapes.matchAll(/<path d="([^"]*)"/g)) lines.addPath(pathkit.FromSVGString(d));
  for (const [, ...numbers] of shapes.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)) {
    const [x, y, r] = numbers.map(Number) as [number, number, number];
    lines.addPath(
      pathkit.FromSVGString(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`),
    );
  }
  lines.stroke({ width: GLYPH_STROKE, join: pathkit.StrokeJoin.ROUND, cap: pathkit.StrokeCap.ROUND });
  const outline = new opentype.Path();
  const x = (value: number) => Math.round((value / GRID) * EDGE);
  const y = (value: number) => Math.round(RISE - (value / GRID) * EDGE);
  // By way of text, which has no conics.
  for (const [verb, ...at] of pathkit.FromSVGString(lines.toSVGString()).toCmds()) {
    const points = at.map((value: number, index: number) => (index % 2 === 0 ? x(value) : y(value)));
    if (verb === pathkit.MOVE_VERB) outline.moveTo(...points);
    else if (verb === pathkit.LINE_VERB) outline.lineTo(...points);
    else if (verb === pathkit.QUAD_VERB) outline.quadTo(...points);
    else if (verb === pathkit.CUBIC_VERB) outline.curveTo(...points);
    else if (verb === pathkit.CLOSE_VERB) outline.close();
    else throw new Error(`The path has a part of an unknown kind: ${verb}`);
  }
  return outline;
}

const font = new opentype.Font({
  familyName: "Signs",
  styleName: "Regular",
  unitsPerEm: EDGE,
  ascender: RISE,
  descender: RISE - EDGE,
  createdTimestamp: 0,
  glyphs: [
    new opentype.Glyph({ name: ".notdef", advanceWidth: EDGE, path: new opentype.Path() }),
    ...SIGNS.map(
      (sign) =>
        new opentype.Glyph({
          name: sign,
          unicode: signLetter(sign).codePointAt(0),
          advanceWidth: EDGE,
          path: outlineOf(GLYPH_SHAPES[sign]),
        }),
    ),
  ],
});
const letters = SIGNS.map((sign) => signLetter(sign)).join("");
const cut = await subsetFont(Buffer.from(font.toArrayBuffer()), letters, { targetFormat: "woff2" });

for (const name of await readdir(target)) if (SIGN_FONT.test(name)) await rm(new URL(name, target));
await writeFile(new URL(signFontName(), target), cut);
console.log(`${signFontName()}: ${cut.length} bytes`);
