import type { SheetPlanet } from "~/astrology/graphic-ephemeris";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import * as births from "~/words/births";
import * as words from "~/words/graphic-ephemeris";
import * as names from "~/words/names";
import { orbText } from "../year-ahead/contact-words";
import { placeText } from "../year-ahead/sky-marks";
import type { SheetData } from "./ask-for-sheet";
import type { Places, SheetContact } from "./read-sheet";

/** Beyond this a curve is near no line, degrees. */
const NEAR = 2;

/** "Saturn at 8°05′ Taurus, square to your Venus (0°07′)" */
export function curveText(planet: SheetPlanet | null, places: Places, contact: SheetContact | null): string {
  if (!planet) return "";
  const where = { planet: names.planet(planet), place: placeText(places[planet] ?? 0) };
  if (!contact || contact.orb > NEAR) return words.planetAt(where);
  return words.planetAtMeets({
    ...where,
    angle: `${contact.angle}`,
    point: births.yourPoint(contact.natal),
    orb: orbText(contact.orb),
  });
}

/** What happens on a day (UTC), in words. */
export function marksOn({ from, marks }: SheetData, day: number): string[] {
  const isOnDay = ({ at }: { readonly at: string }) =>
    Math.floor((Date.parse(at) - from) / MILLISECONDS_PER_DAY) === day;
  return [
    ...marks.stations
      .filter(isOnDay)
      .map(({ planet, turns }) => words.turns({ turns, planet: names.planet(planet) })),
    ...marks.lunations.filter(isOnDay).map(({ phase }) => names.phase(phase)),
    ...marks.eclipses.filter(isOnDay).map(({ kind, type }) => words.eclipse({ kind, type })),
  ];
}
