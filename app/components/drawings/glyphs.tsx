import { GLYPH_SHAPES, GLYPH_STROKE, type GlyphName } from "./glyph-shapes";

export type { GlyphName };

const NAMES = Object.keys(GLYPH_SHAPES) as GlyphName[];

/** Where `<use>` finds a glyph: `<use href={glyphHref("Sun")} width="24" height="24" />`. */
export function glyphHref(name: GlyphName): string {
  return `#glyph-${name.replace(" ", "-")}`;
}

function spriteMarkup(): string {
  const stroke = `fill="none" stroke="currentColor" stroke-width="${GLYPH_STROKE}" stroke-linecap="round" stroke-linejoin="round"`;
  return NAMES.map(
    (name) =>
      `<symbol id="${glyphHref(name).slice(1)}" viewBox="0 0 24 24" ${stroke}>${GLYPH_SHAPES[name]}</symbol>`,
  ).join("");
}

/**
 * Text and not elements, and in the browser what the page brought: a hundred elements on every page would cost the
 * server a millisecond and every visitor the shapes once more as script.
 */
const SPRITE = import.meta.env.SSR ? spriteMarkup() : (document.getElementById("glyphs")?.innerHTML ?? "");

/** All glyphs as symbols, to be rendered once, first thing in <body>. */
export function GlyphSprite() {
  return (
    <svg
      id="glyphs"
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
      dangerouslySetInnerHTML={{ __html: SPRITE }}
    />
  );
}

interface GlyphProps {
  readonly name: GlyphName;
  /** Edge of the square in CSS pixels; 14 is the least that reads. */
  readonly size?: number;
  /** What a screen reader says. Leave it out where the name stands beside the glyph. */
  readonly label?: string;
  readonly className?: string;
}

export function Glyph({ name, size = 20, label, className = "" }: GlyphProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`inline-block shrink-0 ${className}`}
    >
      <use href={glyphHref(name)} width={size} height={size} />
    </svg>
  );
}
