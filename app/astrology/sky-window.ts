import type { ByBody } from "./bodies";
import { type EclipticPosition, openSky } from "./ephemeris/apparent";
import { bodiesAt } from "./ephemeris/bodies-at";
import { terrestrialJulianDate } from "./ephemeris/delta-t";
import { openTable, SERIES_NAMES, type SeriesName, type Table } from "./ephemeris/table";
import type { Instant } from "./instant";
import { type SkyFrame, skyFrameAt } from "./sky-frame";

/**
 * The sky for whoever has no room for the whole table: a browser. Where `positions.ts` opens all of it, here a window of
 * a year is opened at a time; what reads it is the same. Nothing here may import `positions.ts`, which brings 2 MB.
 */

/** Names the table of this build (its checksum): a window that was kept for ever is asked for by it. */
export const SKY_TABLE = "58713ce8";

export type SkyWindow = Table<SeriesName>;

/** @throws Error unless the text is a table, or what was cut out of one */
export function openWindow(text: string): SkyWindow {
  return openTable(text, SERIES_NAMES);
}

/**
 * What `positionsAt` says, to the last bit, from a window.
 * @throws RangeError outside the window
 */
export function positionsIn(window: SkyWindow, instant: Instant): ByBody<EclipticPosition> {
  openSky(window);
  return bodiesAt(terrestrialJulianDate(instant));
}

/**
 * What `skyFrameAt` says, from a window.
 * @throws RangeError outside the window
 */
export function frameIn(window: SkyWindow, instant: Instant): SkyFrame {
  openSky(window);
  return skyFrameAt(instant);
}
