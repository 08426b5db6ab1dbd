import type { BirthChartAnswer } from "~/answers/birth-chart";
import { normalizeDegrees } from "~/astrology/angles";
import type { ChartLongitudes, TransitsState } from "./chart-longitudes";

/** What is sent is tropical, as transits are, whichever zodiac the chart is drawn in; signs are as the chart has them. */
export function longitudesOf(chart: BirthChartAnswer): ChartLongitudes {
  const { input, planets, points, extras = [], rising, midheaven, houses } = chart;
  const { moonChangesSign, fromTropical = 0, settings } = chart;
  const tropical = (longitude: number) => normalizeDegrees(longitude + fromTropical);
  const placed = [...planets, ...points.filter(({ planet }) => planet !== "South Node"), ...extras];
  const known = placed.filter(({ planet }) => !(planet === "Moon" && moonChangesSign));
  return {
    name: input.name,
    longitudes: {
      ...Object.fromEntries(placed.map(({ planet, longitude }) => [planet, tropical(longitude)])),
      ...(rising && { Ascendant: tropical(rising.longitude) }),
      ...(midheaven && { Midheaven: tropical(midheaven.longitude) }),
    },
    zodiac: settings?.zodiac ?? "Tropical",
    fromTropical,
    standings: Object.fromEntries(known.map(({ planet, sign, house }) => [planet, { sign, house }])),
    cusps: houses.map(({ longitude }) => tropical(longitude)),
  };
}

/** For a link from a chart to its transits: it travels in the session's history, not in the address. */
export function transitsState(chart: BirthChartAnswer, owner: string): TransitsState {
  return { transitsOf: longitudesOf(chart), owner };
}
