import { type GlyphName, glyphHref } from "../drawings/glyphs";
import { round } from "./dial";

/** A glyph within the wheel, about its middle, in the wheel's units. */
export function GlyphUse({ name, x, y, size }: { name: GlyphName; x: number; y: number; size: number }) {
  return (
    <use
      href={glyphHref(name)}
      x={round(x - size / 2)}
      y={round(y - size / 2)}
      width={round(size)}
      height={round(size)}
    />
  );
}
