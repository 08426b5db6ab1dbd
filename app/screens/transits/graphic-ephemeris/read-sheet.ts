import { separation } from "~/astrology/angles";
import { type Sheet, type SheetPlanet, wayOnSheet } from "~/astrology/graphic-ephemeris";
import type { ChartName } from "~/components/drawings/body-style";

/** Tropical longitudes of a day, of the planets that are shown. */
export type Places = Readonly<Partial<Record<SheetPlanet, number>>>;
/** Tropical longitudes of a chart. */
export type NatalPlaces = Readonly<Partial<Record<ChartName, number>>>;

export interface SheetContact {
  readonly planet: SheetPlanet;
  readonly natal: ChartName;
  /** Degrees between two places that meet on a sheet: 0, 45, 90, 135 or 180. */
  readonly angle: number;
  /** How far apart they stand on the sheet, degrees. */
  readonly orb: number;
}

/** What a planet is nearest to among the lines of a chart; null where there are none. */
export function nearestLine(
  planet: SheetPlanet,
  longitude: number,
  natal: NatalPlaces,
  sheet: Sheet,
): SheetContact | null {
  let nearest: SheetContact | null = null;
  for (const [name, place] of Object.entries(natal) as [ChartName, number][]) {
    const orb = Math.abs(wayOnSheet(longitude, place, sheet));
    if (nearest && nearest.orb <= orb) continue;
    nearest = { planet, natal: name, angle: Math.round(separation(longitude, place) / sheet) * sheet, orb };
  }
  return nearest;
}

/** The closest contact of a day; null where nothing is shown. */
export function closestContact(places: Places, natal: NatalPlaces, sheet: Sheet): SheetContact | null {
  const contacts = (Object.entries(places) as [SheetPlanet, number][]).flatMap(
    ([planet, longitude]) => nearestLine(planet, longitude, natal, sheet) ?? [],
  );
  return contacts.reduce<SheetContact | null>(
    (closest, contact) => (closest && closest.orb <= contact.orb ? closest : contact),
    null,
  );
}

/** Whose curve is nearest to a height of the sheet (degrees) on a day; null where none is shown. */
export function nearestCurve(places: Places, height: number, sheet: Sheet): SheetPlanet | null {
  const off = ([, longitude]: [SheetPlanet, number]) => Math.abs(wayOnSheet(longitude, height, sheet));
  const [nearest] = (Object.entries(places) as [SheetPlanet, number][]).sort((a, b) => off(a) - off(b));
  return nearest?.[0] ?? null;
}
