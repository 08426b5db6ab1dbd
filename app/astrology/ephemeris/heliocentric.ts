import { type EclipticPosition, eclipticPlace } from "./ecliptic-position";
import type { Observation } from "./observation";
import { evaluateSeries } from "./table";

/** What goes round the Sun and is seen from there. */
export type Circling =
  | "Mercury"
  | "Venus"
  | "Earth"
  | "Mars"
  | "Jupiter"
  | "Saturn"
  | "Uranus"
  | "Neptune"
  | "Pluto";

/**
 * Where a planet stands as seen from the centre of the Sun: geometric, without light time and aberration, on the true
 * ecliptic and equinox of date; the Earth itself, and not the common centre with her Moon.
 */
export function heliocentricPlace(now: Observation, planet: Circling): EclipticPosition {
  const { sun, earth, orientation } = now;
  if (planet !== "Earth") evaluateSeries(now.table, planet, now.jd, now.body, 0);
  const source = planet === "Earth" ? earth : now.body;
  const from = (index: number) => (source[index] as number) - (sun[index] as number);
  const [x, y, z] = [from(0), from(1), from(2)];
  return eclipticPlace(orientation, Math.sqrt(x * x + y * y + z * z), x, y, z, from(3), from(4), from(5));
}
