import type { Body, ExtraPoint } from "~/astrology/bodies";
import type { AnyAspectType } from "~/astrology/orbs";
import type { Sign } from "~/astrology/signs";

/**
 * Our own glyphs of signs, bodies and aspects, drawn after the traditional shapes on a 24 px grid with one stroke:
 * Unicode's turn into emoji on many devices. As markup of SVG; scripts/build-sign-font.ts makes letters of the signs.
 */

export type GlyphName =
  | Sign
  | Body
  | "Earth"
  | ExtraPoint
  | AnyAspectType
  | "Ascendant"
  | "Midheaven"
  | "Retrograde";

/** Width of the line on the grid. */
export const GLYPH_STROKE = 1.75;

export const GLYPH_SHAPES: Record<GlyphName, string> = {
  Aries:
    '<path d="M12 21.2V11C12 6.3 10.1 3 7.3 3 5 3 3.4 4.7 3.4 7c0 2.1 1.3 3.6 3.2 3.9M12 11c0-4.7 1.9-8 4.7-8C19 3 20.6 4.7 20.6 7c0 2.1-1.3 3.6-3.2 3.9"/>',
  Taurus: '<circle cx="12" cy="15.2" r="5.7"/><path d="M4.3 2.9c2.4.3 2.7 6.6 7.7 6.6s5.3-6.3 7.7-6.6"/>',
  Gemini:
    '<path d="M4.3 3.2C6.7 4.5 9.3 5.1 12 5.1s5.3-.6 7.7-1.9M4.3 20.8C6.7 19.5 9.3 18.9 12 18.9s5.3.6 7.7 1.9M8.7 4.9v14.2M15.3 4.9v14.2"/>',
  Cancer:
    '<circle cx="6.5" cy="9.6" r="3.1"/><circle cx="17.5" cy="14.4" r="3.1"/><path d="M3.4 9.6c0-3.7 4-5.3 8.3-5.3 3.5 0 6.7 1.1 8.9 2.9M20.6 14.4c0 3.7-4 5.3-8.3 5.3-3.5 0-6.7-1.1-8.9-2.9"/>',
  Leo: '<circle cx="6.4" cy="14.6" r="3"/><path d="M8.7 12.6C7.7 10.8 6.3 9.4 6.3 7.3 6.3 4.7 8.5 2.9 11.3 2.9c2.9 0 5 1.9 5 4.8 0 3.8-3.3 6.6-3.3 10.2 0 2.1 1.2 3.3 3 3.3 1.5 0 2.7-.9 3.2-2.3"/>',
  Virgo:
    '<path d="M2.7 5C4.1 4 5.3 4.9 5.3 7v11.3M5.3 7.6c.3-3.9 4.3-4.2 4.3-.4v11.1M9.6 7.6c.3-3.9 4.4-4.2 4.4-.4v9.2c0 2.6 1.7 4.3 4.6 4.8M14 10.9c1.1-3.3 6-3.1 6 .6 0 3.6-3.6 6.9-8.2 9.3"/>',
  Libra:
    '<path d="M3.2 20.3h17.6M3.2 15.7h5.3C7 14.5 6.1 12.8 6.1 10.5a5.9 5.9 0 0 1 11.8 0c0 2.3-.9 4-2.4 5.2h5.3"/>',
  Scorpio:
    '<path d="M2.3 5C3.7 4 4.9 4.9 4.9 7v11.3M4.9 7.6c.3-3.9 4.2-4.2 4.2-.4v11.1M9.1 7.6c.3-3.9 4.2-4.2 4.2-.4v9.9c0 2.4 1.3 3.8 3.4 3.8 2.4 0 3.4-1.6 3.4-4.2v-2.5M17.8 16.4l2.3-2.5 2.2 2.5"/>',
  Sagittarius: '<path d="M3.6 20.4 20.4 3.6M11.8 3.6h8.6v8.6M5.9 11.5l6.6 6.6"/>',
  Capricorn:
    '<path d="M2.6 4.8c2.1-.5 3.4.8 3.4 3.4v8.6M6 9c.4-2.9 1.7-4.5 3.6-4.5 2.1 0 3.2 1.7 3.2 4.5v7.8c0 2.9-1.4 4.4-4 4.4M12.8 15.9c0-2.4 1.7-4 4-4 2.5 0 4.4 1.7 4.4 4s-1.9 4-4.3 4c-2.2 0-4-1.5-4.1-3.7"/>',
  Aquarius: '<path d="m2.8 10.3 3.7-4 3.7 4 3.6-4 3.7 4 3.7-4M2.8 17.7l3.7-4 3.7 4 3.6-4 3.7 4 3.7-4"/>',
  Pisces:
    '<path d="M4.8 2.9c2.5 2.6 3.8 5.7 3.8 9.1s-1.3 6.5-3.8 9.1M19.2 2.9c-2.5 2.6-3.8 5.7-3.8 9.1s1.3 6.5 3.8 9.1M3.7 12h16.6"/>',

  Sun: '<circle cx="12" cy="12" r="8.7"/><circle cx="12" cy="12" r="1.7" fill="currentColor" stroke="none"/>',
  Earth: '<circle cx="12" cy="12" r="8.7"/><path d="M12 3.3v17.4M3.3 12h17.4"/>',
  Moon: '<path d="M7 3.2a9 9 0 1 1 0 17.6 10.2 10.2 0 0 0 0-17.6Z"/>',
  Mercury:
    '<circle cx="12" cy="10.7" r="4.4"/><path d="M7.2 2.3C7.5 4.7 9.4 6.3 12 6.3s4.5-1.6 4.8-4M12 15.1v6.6M8.5 18.5h7"/>',
  Venus: '<circle cx="12" cy="8.2" r="5.4"/><path d="M12 13.6v8M8.3 17.8h7.4"/>',
  Mars: '<circle cx="9.5" cy="14.5" r="6.2"/><path d="m13.9 10.1 6.7-6.7M14.6 3.4h6v6"/>',
  Jupiter:
    '<path d="M4.3 7.4C4.3 4.8 6.2 2.9 8.6 2.9c2.7 0 4.4 2 4.4 4.7 0 4-3.4 7.4-9 9h16.7M16.6 4.3v17.3"/>',
  Saturn:
    '<path d="M7.8 2.5v14.6M4.2 6.3h8M7.8 12.7c1-2.6 2.9-4 5.2-4 2.7 0 4.5 1.8 4.5 4.3 0 2.7-2.7 3.9-2.7 6.2 0 1.5 1 2.4 2.4 2.4 1.1 0 2-.5 2.5-1.5"/>',
  Uranus:
    '<path d="M12 2.6v13M6.6 9.1h10.8M4.3 2.9c1.6 1.6 2.3 3.6 2.3 6.2s-.7 4.6-2.3 6.2M19.7 2.9c-1.6 1.6-2.3 3.6-2.3 6.2s.7 4.6 2.3 6.2"/><circle cx="12" cy="18.5" r="2.9"/>',
  Neptune:
    '<path d="M12 2.5v19.2M4.7 3.7v3.6c0 4.3 3 6.9 7.3 6.9s7.3-2.6 7.3-6.9V3.7M2.7 5.9l2-2.5 2 2.5M17.3 5.9l2-2.5 2 2.5M10 4.8l2-2.5 2 2.5M8.5 18h7"/>',
  Pluto:
    '<circle cx="12" cy="5.9" r="3.3"/><path d="M5 5.4c0 5.2 2.7 8.3 7 8.3s7-3.1 7-8.3M12 13.7v8M8.3 17.8h7.4"/>',
  Chiron: '<ellipse cx="12" cy="17.4" rx="4.9" ry="4.1"/><path d="M12 2.4v10.9M17.3 2.9 12 7.8l5.3 4.3"/>',
  "North Node":
    '<circle cx="6.1" cy="18" r="2.8"/><circle cx="17.9" cy="18" r="2.8"/><path d="M8.2 16.2C5.7 14 4.2 12.2 4.2 9.6 4.2 5.7 7.6 3 12 3s7.8 2.7 7.8 6.6c0 2.6-1.5 4.4-4 6.6"/>',
  "South Node":
    '<circle cx="6.1" cy="6" r="2.8"/><circle cx="17.9" cy="6" r="2.8"/><path d="M8.2 7.8C5.7 10 4.2 11.8 4.2 14.4 4.2 18.3 7.6 21 12 21s7.8-2.7 7.8-6.6c0-2.6-1.5-4.4-4-6.6"/>',

  Lilith: '<path d="M14.4 2.6a6.2 6.2 0 1 0 0 11.6 7.6 7.6 0 0 1 0-11.6ZM11.2 14.6v7.1M7.6 18.2h7.2"/>',
  Ceres: '<path d="M7.4 4.4a6.1 6.1 0 1 1 4.6 10.2v7.1M8.2 18.2h7.6"/>',
  Pallas: '<path d="M12 2.5 17.4 8.3 12 14.1 6.6 8.3ZM12 14.1v7.6M8.3 18h7.4"/>',
  Juno: '<path d="M12 2.4v19.3M6.6 4.9l10.8 6.2M17.4 4.9 6.6 11.1M8.2 17.8h7.6"/>',
  Vesta: '<path d="M3.4 9.4v4.4h17.2V9.4M7.8 13.8v7.4h8.4v-7.4M7.6 9.2 12 2.8l4.4 6.4"/>',
  Vertex: '<path d="M2.6 4.2 8 18.4l5.4-14.2M13.6 11.2l7.4 8.6M21 11.2l-7.4 8.6"/>',
  "East Point": '<path d="M10.2 4.6H3.6v14.8h6.6M3.6 12h5.6M14 19.4V4.6h3a3.9 3.9 0 0 1 0 7.8h-3"/>',
  Fortune: '<circle cx="12" cy="12" r="8.7"/><path d="m5.9 5.9 12.2 12.2M18.1 5.9 5.9 18.1"/>',
  Spirit: '<circle cx="12" cy="12" r="6.8"/><path d="M12 2.4v19.2"/>',

  Ascendant:
    '<path d="M2 19.4 6.9 4.6l4.9 14.8M3.8 14.2h6.2M22 7.6c-.8-2-2.1-3-3.7-3-2.5 0-4 2.9-4 7.4s1.5 7.4 4 7.4c1.6 0 2.9-1 3.7-3"/>',
  Midheaven:
    '<path d="M2 19.4V4.6l4.8 8.8 4.8-8.8v14.8M22 7.6c-.7-2-1.8-3-3.2-3-2.2 0-3.5 2.9-3.5 7.4s1.3 7.4 3.5 7.4c1.4 0 2.5-1 3.2-3"/>',

  Conjunction: '<circle cx="9.1" cy="14.9" r="5.7"/><path d="m13.1 10.9 7.5-7.5"/>',
  Opposition: '<circle cx="6.4" cy="17.6" r="3.6"/><circle cx="17.6" cy="6.4" r="3.6"/><path d="m9 15 6-6"/>',
  Trine: '<path d="M12 4 21.2 19.8H2.8Z"/>',
  Square: '<path d="M4.4 4.4h15.2v15.2H4.4Z"/>',
  Sextile: '<path d="M12 2.8v18.4M4 7.4l16 9.2M20 7.4 4 16.6"/>',
  Quincunx: '<path d="M3 5.6h18M4.8 19.8 12 5.6l7.2 14.2"/>',
  SemiSextile: '<path d="M3 18.4h18M4.8 4.2 12 18.4 19.2 4.2"/>',
  Quintile: '<circle cx="11.7" cy="11.5" r="8"/><path d="m14.2 14.3 6.2 6.6"/>',
  SemiSquare: '<path d="M20.4 20H3.6L16.4 4.6"/>',
  Sesquiquadrate: '<path d="M4 3.6h9.6v9.6H4ZM20.6 20.6H7.4l9.8-11.4"/>',
  BiQuintile: '<circle cx="11.7" cy="9.6" r="6.8"/><path d="m13.9 12 5 5.4M4.6 20.9h14.8"/>',
  Retrograde: '<path d="M6 20.8V3.2h6.3a4.8 4.8 0 0 1 0 9.6H6M11.3 12.8l7.2 8.4M12.2 20.9l6-6.7"/>',
};
