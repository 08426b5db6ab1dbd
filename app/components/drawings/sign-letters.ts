import { SIGNS, type Sign } from "~/astrology/signs";

/** Where a page finds the font, for whoever cannot wait until it is met in a table. The same name stands in styles.css. */
export const SIGN_FONT_HREF = "/fonts/signs-f2b53c31.woff2";

const ARIES = 0x2648;
/** Asks for the letter where a device would show an emoji. */
const AS_TEXT = "\uFE0E";

/**
 * The sign as a letter of the font "Signs", our own glyph: for tables with hundreds of them, where a drawing in each cell
 * would cost the browser more than all else. The device shows its own letter until the font is there.
 */
export function signLetter(sign: Sign): string {
  return String.fromCodePoint(ARIES + SIGNS.indexOf(sign)) + AS_TEXT;
}
