import type { Placement } from "~/astrology/chart";
import type { Zodiac } from "~/astrology/chart-settings";
import { holding } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import { note } from "~/notes/note";

type Standing = Pick<Placement, "sign" | "house">;

/** A chart without anything that tells when and where its birth was: what its transits need, and the name to show. */
export interface ChartLongitudes {
  readonly name: string;
  /** Tropical degrees by planet and point, and of what turns with the Earth where the birth time is known. */
  readonly longitudes: Readonly<Record<string, number>>;
  /** In which the chart is drawn, and its signs are told. */
  readonly zodiac: Zodiac;
  /** Degrees from its longitudes on to the tropical ones, 0 in the tropical zodiac; to be shown and never sent. */
  readonly fromTropical: number;
  /** Sign and house by planet and point, to be shown and never sent; without the Moon where her sign is not known. */
  readonly standings: Readonly<Partial<Record<string, Standing>>>;
  /** Where the twelve houses begin, in degrees, to be shown and never sent; none where the birth time is unknown. */
  readonly cusps: readonly number[];
}

/** What travels with a link from a chart to its transits: in the session's history, not in the address. */
export interface TransitsState {
  readonly transitsOf: ChartLongitudes;
  /** To whom the chart was shown; a visitor's is nobody's. */
  readonly owner: string;
}

/** For links and forms that stay with a chart's transits. */
export function sameTransits(chart: ChartLongitudes): TransitsState {
  return { transitsOf: chart, owner: shownTo() };
}

/** What a link brings along; the router calls it so. */
const broughtNote = note<object>("usr", { owner: "device", lasts: "step", check: holding({}) });

/** Leaves a chart that was asked for on this page to its step in the history: Back and a reload find it again. */
export function keepInHistory(chart: ChartLongitudes) {
  broughtNote.write({ ...broughtNote.read(), ...sameTransits(chart) });
}

/** The chart that a link brought along, if there is one; the browser's Back brings it to nobody but its owner. */
export function broughtChart(state: unknown): ChartLongitudes | null {
  const { transitsOf, owner } = (state ?? {}) as { transitsOf?: Partial<ChartLongitudes>; owner?: unknown };
  if (!transitsOf?.longitudes || typeof transitsOf.name !== "string") return null;
  if (owner !== NOBODY && owner !== shownTo()) return null;
  return {
    name: transitsOf.name,
    longitudes: transitsOf.longitudes,
    zodiac: transitsOf.zodiac ?? "Tropical",
    fromTropical: transitsOf.fromTropical ?? 0,
    standings: transitsOf.standings ?? {},
    cusps: transitsOf.cusps ?? [],
  };
}
