import { isoOf } from "~/astrology/instant";

/** From a moment on (ISO), what clocks show: seconds east of Greenwich. */
export interface ClockOffset {
  readonly from: string;
  readonly offset: number;
}

/**
 * What clocks show at a moment, as ISO without an offset: `2026-11-22T14:05:09`. For where no table of zones is at hand.
 * @param offsets in order; the first one counts before it too
 */
export function clockAt(at: string, offsets: readonly ClockOffset[]): string {
  const instant = Date.parse(at);
  const inForce = offsets.findLast(({ from }) => Date.parse(from) <= instant) ?? offsets[0];
  return isoOf(instant + (inForce?.offset ?? 0) * 1000).slice(0, 19);
}
