import { ASTEROIDS, type Asteroid } from "../bodies";
import asteroidText from "./asteroid-data";
import { checkKnownPlaces } from "./known-places";
import { bodiesIn, type Sky, skyOf } from "./sky";
import { openTable, SERIES_NAMES, type SeriesName, type Table } from "./table";
import text from "./table-data";

/** What this build has stored of the sky. Each is opened when it is first asked for, and once. */

let table: Table<SeriesName> | undefined;
let asteroids: Table<Asteroid> | undefined;
let sky: Sky | undefined;

/** @throws Error where the text is no whole table */
export function storedTable(): Table<SeriesName> {
  table ??= openTable(text, SERIES_NAMES);
  return table;
}

/** The asteroids' own table: charts without them do not pay for it. */
export function asteroidTable(): Table<Asteroid> {
  asteroids ??= openTable(asteroidText, ASTEROIDS);
  return asteroids;
}

/** The sky of the whole table, 1799-02-08 to 2101-11-24. */
export function storedSky(): Sky {
  sky ??= skyOf(storedTable());
  return sky;
}

/** All tables, for who looks whether they are whole. */
export function storedTables(): readonly Pick<Table<string>, "content" | "payload" | "checksum">[] {
  return [storedTable(), asteroidTable()];
}

/**
 * Compares the stored sky with places known from outside. The worker does so as it starts (`entry.server.tsx`): a damaged
 * table or engine fails the deployment instead of drawing wrong charts, and the first chart finds the engine compiled.
 * @throws Error that names the first body which is elsewhere
 */
export function checkStoredSky(): void {
  const { observe } = storedSky();
  checkKnownPlaces((jd) => bodiesIn(observe(jd)));
}
