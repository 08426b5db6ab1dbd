import { normalizeDegrees } from "../angles";
import type { ByBody } from "../bodies";
import { type EclipticPosition, placeOfMoon, placeOfSeries, placeOfTrueNode } from "./apparent";

/** The South Node of a North Node. */
export function southOf({ longitude, distance, speed }: EclipticPosition): EclipticPosition {
  return { longitude: normalizeDegrees(longitude + 180), latitude: 0, distance, speed };
}

/** Places and speeds of the thirteen bodies at a Julian date of Terrestrial Time, in the sky that is open. */
export function bodiesAt(jd: number): ByBody<EclipticPosition> {
  const node = placeOfTrueNode(jd);
  return {
    Sun: placeOfSeries("Sun", jd),
    Moon: placeOfMoon(jd),
    Mercury: placeOfSeries("Mercury", jd),
    Venus: placeOfSeries("Venus", jd),
    Mars: placeOfSeries("Mars", jd),
    Jupiter: placeOfSeries("Jupiter", jd),
    Saturn: placeOfSeries("Saturn", jd),
    Uranus: placeOfSeries("Uranus", jd),
    Neptune: placeOfSeries("Neptune", jd),
    Pluto: placeOfSeries("Pluto", jd),
    Chiron: placeOfSeries("Chiron", jd),
    "North Node": node,
    "South Node": southOf(node),
  };
}
