import { ASTEROIDS, type Asteroid } from "../bodies";
import { type EclipticPosition, placeInTable } from "./apparent";
import text from "./asteroid-data";
import { openTable, type Table } from "./table";

let opened: Table<Asteroid> | undefined;

/** The asteroids' table, opened when one of them is first asked for: charts without them do not pay for it. */
export function asteroidSky(): Table<Asteroid> {
  opened ??= openTable(text, ASTEROIDS);
  return opened;
}

/**
 * Apparent place of an asteroid at a Julian date of TT.
 * @throws RangeError outside the table's span
 */
export function placeOfAsteroid(name: Asteroid, jd: number): EclipticPosition {
  return placeInTable(asteroidSky(), name, jd);
}
