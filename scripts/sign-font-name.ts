import { createHash } from "node:crypto";
import { SIGNS } from "../app/astrology/signs";
import { GLYPH_SHAPES, GLYPH_STROKE } from "../app/components/drawings/glyph-shapes";

/** What the file of the signs' font is called, whatever its shapes are. */
export const SIGN_FONT = /^signs-[0-9a-f]{8}\.woff2$/;

/** What it is called with the shapes that the signs have now. */
export function signFontName(): string {
  const shapes = JSON.stringify([GLYPH_STROKE, ...SIGNS.map((sign) => GLYPH_SHAPES[sign])]);
  return `signs-${createHash("sha256").update(shapes).digest("hex").slice(0, 8)}.woff2`;
}
