import { normalizeDegrees } from "./angles";

/** The twelve signs of the tropical zodiac from the vernal equinox on, 30° each. */
export const SIGNS = [
  "Aries",
  "Taurus",
  "Gemini",
  "Cancer",
  "Leo",
  "Virgo",
  "Libra",
  "Scorpio",
  "Sagittarius",
  "Capricorn",
  "Aquarius",
  "Pisces",
] as const;
export type Sign = (typeof SIGNS)[number];

/** The sign of a name in any case; undefined where it is none's. */
export function signNamed(name: string | undefined): Sign | undefined {
  return SIGNS.find((sign) => sign.toLowerCase() === name?.toLowerCase());
}

export const ELEMENTS = ["Fire", "Earth", "Air", "Water"] as const;
export type Element = (typeof ELEMENTS)[number];

export const MODALITIES = ["Cardinal", "Fixed", "Mutable"] as const;
export type Modality = (typeof MODALITIES)[number];

export interface SignPosition {
  readonly sign: Sign;
  /** Whole degrees within the sign, floored: 0–29. */
  readonly degree: number;
  /** Whole minutes of arc, floored: 0–59. */
  readonly minute: number;
}

/** 0 (Aries) to 11 (Pisces) for a tropical longitude in degrees. */
export function signIndex(longitude: number): number {
  return Math.floor(normalizeDegrees(longitude) / 30);
}

export function signAt(longitude: number): Sign {
  return SIGNS[signIndex(longitude)] as Sign;
}

/** Sign, degree and minute as almanacs print them: floored, never rounded up into the next degree. */
export function signPosition(longitude: number): SignPosition {
  const folded = normalizeDegrees(longitude);
  const index = Math.floor(folded / 30);
  const arcminutes = Math.floor((folded - index * 30) * 60);
  return { sign: SIGNS[index] as Sign, degree: Math.floor(arcminutes / 60), minute: arcminutes % 60 };
}

/** The sign so many places (0 or more) after another, round the zodiac. */
export function signAfter(sign: Sign, places: number): Sign {
  return SIGNS[(SIGNS.indexOf(sign) + places) % 12] as Sign;
}

/** How many places, 0–11, a sign comes after another. */
export function placesAfter(from: Sign, sign: Sign): number {
  return (SIGNS.indexOf(sign) - SIGNS.indexOf(from) + 12) % 12;
}

export function elementOf(sign: Sign): Element {
  return ELEMENTS[SIGNS.indexOf(sign) % 4] as Element;
}

export function modalityOf(sign: Sign): Modality {
  return MODALITIES[SIGNS.indexOf(sign) % 3] as Modality;
}
