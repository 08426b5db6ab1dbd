import type { BirthChartAnswer } from "~/answers/birth-chart";
import { normalizeDegrees, toRadians } from "~/astrology/angles";
import type { Placement } from "~/astrology/chart";
import { signAt } from "~/astrology/signs";
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

/** Tropical, as transits are, whichever zodiac the chart is drawn in. */
export function longitudesOf(chart: BirthChartAnswer): ChartLongitudes {
  const { input, planets, rising, midheaven, moonChangesSign, houses, timeUnknown } = chart;
  const ahead = tropicalAhead(chart);
  const tropical = (longitude: number) => (ahead ? normalizeDegrees(longitude + ahead) : longitude);
  const isMoonUnsure = moonChangesSign || (ahead > 0 && timeUnknown);
  const known = planets.filter(({ planet }) => !(planet === "Moon" && isMoonUnsure));
  return {
    name: input.name,
    longitudes: {
      ...Object.fromEntries(planets.map(({ planet, longitude }) => [planet, tropical(longitude)])),
      ...(rising && { Ascendant: tropical(rising.longitude) }),
      ...(midheaven && { Midheaven: tropical(midheaven.longitude) }),
    },
    standings: Object.fromEntries(
      known.map(({ planet, sign, longitude, house }) => [
        planet,
        { sign: ahead ? signAt(tropical(longitude)) : sign, house },
      ]),
    ),
    cusps: houses.map(({ longitude }) => tropical(longitude)),
  };
}

/**
 * How far the tropical zodiac is ahead of the chart's, degrees: 0 where that is it. The mean ayanamsa and the main term
 * of nutation, which its node gives: within 3″ of what was taken off.
 */
function tropicalAhead({ ayanamsa, points }: BirthChartAnswer): number {
  if (!ayanamsa) return 0;
  const node = points.find(({ planet }) => planet === "North Node")?.longitude ?? 0;
  return ayanamsa - (17.2 / 3600) * Math.sin(toRadians(node + ayanamsa));
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
