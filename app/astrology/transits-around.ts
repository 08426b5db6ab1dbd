import { feltWithin } from "./chart-transits";
import { contactsOn, type ForecastContact, markedChart } from "./forecast-contacts";
import type { Instant } from "./instant";
import { instantOf, longitudePaths, SLOWEST_FIRST } from "./longitude-path";

/** A contact with a place of a chart, and within how many degrees it is counted as one. */
export type TransitAround<Name extends string> = ForecastContact<Name> & { readonly within: number };

/** The Moon meets twelve places a hundred times a month, for four hours each. */
const FOLLOWED = SLOWEST_FIRST.filter((planet) => planet !== "Moon");

/**
 * Every contact by a major aspect that the planets but the Moon make to the points of a chart (longitudes in degrees) in
 * [from, to), within the orb in which each is felt; the slowest planet's first, each planet's in order of beginning.
 */
export function transitsAround<Name extends string>(
  points: Readonly<Record<Name, number>>,
  from: Instant,
  to: Instant,
): TransitAround<Name>[] {
  const names = Object.keys(points) as Name[];
  return longitudePaths(FOLLOWED, from, to).flatMap((path) => {
    const orbs = new Set(names.map((name) => feltWithin(path.planet, name)));
    const found = [...orbs].flatMap((within) => {
      const felt = names.filter((name) => feltWithin(path.planet, name) === within);
      const places = Object.fromEntries(felt.map((name) => [name, points[name]])) as Record<Name, number>;
      const contacts = contactsOn(path, markedChart(places, within), instantOf);
      return contacts.map((contact) => ({ ...contact, within }));
    });
    return found.sort((a, b) => (a.enters ?? from) - (b.enters ?? from));
  });
}
