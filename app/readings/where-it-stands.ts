import type { Sign } from "../astrology/signs";
import { ordinal } from "./ordinal";

/** "in Capricorn, 4th house"; the sign alone where the birth time is unknown. */
export function whereItStands({
  sign,
  house,
}: {
  readonly sign: Sign;
  readonly house: number | null;
}): string {
  return house === null ? `in ${sign}` : `in ${sign}, ${ordinal(house)} house`;
}
