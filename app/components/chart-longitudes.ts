import type { BirthChartAnswer } from "~/answers/birth-chart";

/** A chart without anything that tells whose birth it was: what its transits need, and the name to show. */
export interface ChartLongitudes {
  readonly name: string;
  /** Degrees by planet, and of Ascendant and Midheaven where the birth time is known. */
  readonly longitudes: Readonly<Record<string, number>>;
}

export function longitudesOf({ input, planets, rising, midheaven }: BirthChartAnswer): ChartLongitudes {
  return {
    name: input.name,
    longitudes: {
      ...Object.fromEntries(planets.map(({ planet, longitude }) => [planet, longitude])),
      ...(rising && { Ascendant: rising.longitude }),
      ...(midheaven && { Midheaven: midheaven.longitude }),
    },
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
    ? { name: brought.name, longitudes: brought.longitudes }
    : null;
}
