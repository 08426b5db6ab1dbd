import { natalChart } from "../../app/astrology/chart";
import { ephemerisMonth } from "../../app/astrology/ephemeris-month";
import type { Instant } from "../../app/astrology/instant";
import type { GeoPoint } from "../../app/astrology/sphere";

/** Our own sky behind the same three names as the straightforward one. */
export { positionsAt } from "../../app/astrology/positions";

export function chart(instant: Instant, place: GeoPoint) {
  return natalChart({ instant, place, houseSystem: "Placidus", timeUnknown: false });
}

export const month = ephemerisMonth;
