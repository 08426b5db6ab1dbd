import type { Sign } from "~/astrology/signs";

/** The page of a sign's horoscope: today's. */
export function horoscopePage(sign: Sign): string {
  return `/horoscope/${sign.toLowerCase()}`;
}

/** The page of a sign's degrees. */
export function degreesPage(sign: Sign): string {
  return `/degrees/${sign.toLowerCase()}`;
}
