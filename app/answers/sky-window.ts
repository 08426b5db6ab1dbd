import { storedTable } from "~/astrology/ephemeris/stored-sky";
import { cutTable } from "~/astrology/ephemeris/table";
import { instantOfDate, julianDate } from "~/astrology/instant";
import { SKY_TABLE } from "~/astrology/sky-window";

export interface SkyWindowAnswer {
  readonly year: number;
  /** Names the table that the window was cut from. */
  readonly table: string;
  /** The window in the table's own form, see `openTable`. */
  readonly sky: string;
}

/** On both sides of a year (UT): more than ΔT, so that the year's own first and last moments are in it. */
const MARGIN_DAYS = 10;

/** What of the stored sky a year (1800–2100) needs. */
export function skyWindowAnswer(year: number): SkyWindowAnswer {
  const from = julianDate(instantOfDate(year, 1, 1)) - MARGIN_DAYS;
  const to = julianDate(instantOfDate(year + 1, 1, 1)) + MARGIN_DAYS;
  return { year, table: SKY_TABLE, sky: cutTable(storedTable(), from, to) };
}
