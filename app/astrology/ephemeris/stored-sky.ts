import { openTable, SERIES_NAMES, type SeriesName, type Table } from "./table";
import text from "./table-data";

/** The table of this build. Opened as the module loads: a broken one fails at start, and no request waits for it. */
export const storedSky: Table<SeriesName> = openTable(text, SERIES_NAMES);
