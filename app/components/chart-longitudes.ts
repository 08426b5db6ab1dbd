import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { Placement } from "~/astrology/chart";
import { NOBODY, shownTo } from "~/calls/shown-to";

type Standing = Pick<Placement, "sign" | "house">;

/** A chart without anything that tells when and where its birth was: what its transits need, and the name to show. */
export interface ChartLongitudes {
  readonly name: string;
  /** Degrees by planet, and of Ascendant and Midheaven where the birth time is known. */
  readonly longitudes: Readonly<Record<string, number>>;
  /** Sign and house by planet, to be shown and never sent; without the Moon where her sign is not known. */
  readonly standings: Readonly<Partial<Record<string, Standing>>>;
  /** Where the twelve houses begin, in degrees, to be shown and never sent; none where the birth time is unknown. */
  readonly cusps: readonly number[];
}

/** In the tropical zodiac, in which transits are looked for, whatever the chart's own. */
export function longitudesOf(chart: BirthChartAnswer): ChartLongitudes {
  const { input, planets, rising, midheaven, moonChangesSign, houses, fromTropical = 0 } = chart;
  const tropical = (longitude: number) => (longitude + fromTropical) % 360;
  const known = planets.filter(({ planet }) => !(planet === "Moon" && moonChangesSign));
  return {
    name: input.name,
    longitudes: {
      ...Object.fromEntries(planets.map(({ planet, longitude }) => [planet, tropical(longitude)])),
      ...(rising && { Ascendant: tropical(rising.longitude) }),
      ...(midheaven && { Midheaven: tropical(midheaven.longitude) }),
    },
    standings: Object.fromEntries(known.map(({ planet, sign, house }) => [planet, { sign, house }])),
    cusps: houses.map(({ longitude }) => tropical(longitude)),
  };
}

interface TransitsState {
  readonly transitsOf: ChartLongitudes;
  /** To whom the chart was shown; a visitor's is nobody's. */
  readonly owner: string;
}

/** For a link from a chart to its transits: it travels in the session's history, not in the address. */
export function transitsState(chart: BirthChartAnswer, owner: string): TransitsState {
  return { transitsOf: longitudesOf(chart), owner };
}

/** For links and forms that stay with a chart's transits. */
export function sameTransits(chart: ChartLongitudes): TransitsState {
  return { transitsOf: chart, owner: shownTo() };
}

/** Leaves a chart that was asked for on this page to its step in the history: Back and a reload find it again. */
export function keepInHistory(chart: ChartLongitudes) {
  const { usr, ...others } = (history.state ?? {}) as { usr?: object };
  history.replaceState({ ...others, usr: { ...usr, ...sameTransits(chart) } }, "");
}

/** The chart that a link brought along, if there is one; the browser's Back brings it to nobody but its owner. */
export function broughtChart(state: unknown): ChartLongitudes | null {
  const { transitsOf, owner } = (state ?? {}) as { transitsOf?: Partial<ChartLongitudes>; owner?: unknown };
  if (!transitsOf?.longitudes || typeof transitsOf.name !== "string") return null;
  if (owner !== NOBODY && owner !== shownTo()) return null;
  return {
    name: transitsOf.name,
    longitudes: transitsOf.longitudes,
    standings: transitsOf.standings ?? {},
    cusps: transitsOf.cusps ?? [],
  };
}
