import { natalChart } from "../../app/astrology/chart";
import { type ChartSettings, DEFAULT_SETTINGS, EXTRAS } from "../../app/astrology/chart-settings";
import { ephemerisMonth } from "../../app/astrology/ephemeris-month";
import type { Instant } from "../../app/astrology/instant";
import { settledChart } from "../../app/astrology/settled-chart";
import type { GeoPoint } from "../../app/astrology/sphere";

/** Our own sky behind the same three names as the straightforward one. */
export { positionsAt } from "../../app/astrology/positions";

export function chart(instant: Instant, place: GeoPoint) {
  return natalChart({ instant, place, houseSystem: "Placidus", timeUnknown: false });
}

/** With every body, point and star, minor aspects and a sidereal zodiac. */
const EVERYTHING: ChartSettings = {
  ...DEFAULT_SETTINGS,
  zodiac: "Lahiri",
  orbs: "Moiety",
  minorAspects: true,
  extras: EXTRAS,
};

export function chartWithEverything(instant: Instant, place: GeoPoint) {
  return settledChart({ instant, place, houseSystem: "Placidus", timeUnknown: false }, EVERYTHING);
}

export const month = ephemerisMonth;
