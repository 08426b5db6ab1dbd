import { normalizeDegrees } from "../angles";
import type { Instant } from "../instant";
import { FIRDARIA_NODES, firdaria } from "./firdaria";
import { listPeriods } from "./list-periods";
import type { Period } from "./period";

/** A birth, and where the Sun and the rising degree stood in it: longitudes in one zodiac, in degrees. */
export interface BirthByDayOrNight {
  readonly instant: Instant;
  readonly sun: number;
  readonly rising: number;
}

export interface RunningFirdar {
  readonly firdar: Period;
  /** The part of it that runs; a node's firdar has none. */
  readonly part: Period | null;
}

/**
 * The firdar that runs at a moment, with the nodes last, as `/api/time-lords` has it by default. Null before the birth.
 * @param at UTC
 */
export function runningFirdar(
  { instant, sun, rising }: BirthByDayOrNight,
  at: Instant,
): RunningFirdar | null {
  // The Sun keeps to the ecliptic: it is up from the descendant on, through the midheaven, to the ascendant.
  const isDay = normalizeDegrees(sun - rising) > 180;
  const technique = firdaria(instant, isDay, FIRDARIA_NODES[0]);
  const [firdar, part = null] = listPeriods(technique, { from: at, to: at + 1, at, levels: 2 }).running;
  return firdar ? { firdar, part } : null;
}
