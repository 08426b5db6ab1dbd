import type { BirthChartAnswer } from "~/answers/birth-chart";
import { normalizeDegrees } from "~/astrology/angles";
import { signAt } from "~/astrology/signs";
import type { ChartLongitudes, TransitsState } from "./chart-longitudes";

/** Tropical, as transits are, whichever zodiac the chart is drawn in. */
export function longitudesOf(chart: BirthChartAnswer): ChartLongitudes {
  const { input, planets, rising, midheaven, moonChangesSign, houses, timeUnknown, fromTropical = 0 } = chart;
  const tropical = (longitude: number) => normalizeDegrees(longitude + fromTropical);
  const isMoonUnsure = moonChangesSign || (fromTropical > 0 && timeUnknown);
  const known = planets.filter(({ planet }) => !(planet === "Moon" && isMoonUnsure));
  return {
    name: input.name,
    longitudes: {
      ...Object.fromEntries(planets.map(({ planet, longitude }) => [planet, tropical(longitude)])),
      ...(rising && { Ascendant: tropical(rising.longitude) }),
      ...(midheaven && { Midheaven: tropical(midheaven.longitude) }),
    },
    standings: Object.fromEntries(
      known.map(({ planet, longitude, house }) => [planet, { sign: signAt(tropical(longitude)), house }]),
    ),
    cusps: houses.map(({ longitude }) => tropical(longitude)),
  };
}

/** For a link from a chart to its transits: it travels in the session's history, not in the address. */
export function transitsState(chart: BirthChartAnswer, owner: string): TransitsState {
  return { transitsOf: longitudesOf(chart), owner };
}
