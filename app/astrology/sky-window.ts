import { type Sky, skyOf } from "./ephemeris/sky";
import { openTable, SERIES_NAMES } from "./ephemeris/table";

/**
 * The sky for whoever has no room for the whole table: a browser, which is sent a year of it at a time. What reads it is
 * the same, and so are its answers, to the last bit. Nothing here may import `positions.ts`, which brings 2 MB.
 */

/** Names the table of this build (its checksum): a window that was kept for ever is asked for by it. */
export const SKY_TABLE = "58713ce8";

/** @throws Error unless the text is a table, or what was cut out of one */
export function openWindow(text: string): Sky {
  return skyOf(openTable(text, SERIES_NAMES));
}
