import { PLANETS, type Planet } from "../../app/astrology/bodies";
import { type ChartSettings, DEFAULT_SETTINGS, EXTRAS } from "../../app/astrology/chart-settings";
import { TRANSITING_PLANETS } from "../../app/astrology/chart-transits";
import { ephemerisMonth } from "../../app/astrology/ephemeris-month";
import { forecastBetween } from "../../app/astrology/forecast";
import { type Instant, MILLISECONDS_PER_DAY } from "../../app/astrology/instant";
import { natalChart } from "../../app/astrology/natal-chart";
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
  return natalChart({ instant, place, houseSystem: "Placidus", timeUnknown: false }, EVERYTHING);
}

export const month = ephemerisMonth;

/** What touches a chart of fourteen places, and other ones for each moment, in so many months from then on. */
function forecast(from: Instant, months: number, bodies: readonly Planet[]) {
  const points = Object.fromEntries(
    [...PLANETS, "Ascendant", "Midheaven", "North Node", "Chiron"].map((point, i) => [
      point,
      (i * 37.7 + Math.abs(from) / MILLISECONDS_PER_DAY) % 360,
    ]),
  );
  return forecastBetween(points, from, from + months * 30.44 * MILLISECONDS_PER_DAY, { bodies, orb: 1 });
}

export const FORECASTS: Readonly<Record<string, (from: Instant) => unknown>> = {
  "12 months of a chart’s contacts, Jupiter to Pluto": (from) => forecast(from, 12, TRANSITING_PLANETS),
  "24 months, all but the Moon": (from) =>
    forecast(
      from,
      24,
      PLANETS.filter((planet) => planet !== "Moon"),
    ),
  "24 months, all ten": (from) => forecast(from, 24, PLANETS),
};
