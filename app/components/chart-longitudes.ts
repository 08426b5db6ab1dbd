import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { Placement } from "~/astrology/chart";

type Standing = Pick<Placement, "sign" | "house">;

/** A chart without anything that tells when and where its birth was: what its transits need, and the name to show. */
export interface ChartLongitudes {
  readonly name: string;
  /** Degrees by planet, and of Ascendant and Midheaven where the birth time is known. */
  readonly longitudes: Readonly<Record<string, number>>;
  /** Sign and house by planet, to be shown and never sent; without the Moon where her sign is not known. */
  readonly standings: Readonly<Partial<Record<string, Standing>>>;
}

export function longitudesOf(chart: BirthChartAnswer): ChartLongitudes {
  const { input, planets, rising, midheaven, moonChangesSign } = chart;
  const known = planets.filter(({ planet }) => !(planet === "Moon" && moonChangesSign));
  return {
    name: input.name,
    longitudes: {
      ...Object.fromEntries(planets.map(({ planet, longitude }) => [planet, longitude])),
      ...(rising && { Ascendant: rising.longitude }),
      ...(midheaven && { Midheaven: midheaven.longitude }),
    },
    standings: Object.fromEntries(known.map(({ planet, sign, house }) => [planet, { sign, house }])),
  };
}

/** For a link from a chart to its transits: it travels in the session's history, not in the address. */
export function transitsState(chart: BirthChartAnswer): { readonly transitsOf: ChartLongitudes } {
  return { transitsOf: longitudesOf(chart) };
}

/** The chart that a link brought along, if there is one. */
export function broughtChart(state: unknown): ChartLongitudes | null {
  const brought = (state as { transitsOf?: Partial<ChartLongitudes> } | null)?.transitsOf;
  return brought?.longitudes && typeof brought.name === "string"
    ? { name: brought.name, longitudes: brought.longitudes, standings: brought.standings ?? {} }
    : null;
}
