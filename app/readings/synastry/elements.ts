import { ELEMENTS, type Element } from "../../astrology/signs";
import type { SynastryTexts } from "./library";

/** Two elements in the order Fire, Earth, Air, Water. */
// biome-ignore format: the ten pairs as a triangle
type ElementPair =
  | "Fire-Fire" | "Fire-Earth" | "Fire-Air" | "Fire-Water"
  | "Earth-Earth" | "Earth-Air" | "Earth-Water"
  | "Air-Air" | "Air-Water"
  | "Water-Water";

function elementPair(one: Element, other: Element): ElementPair {
  return [one, other].sort((x, y) => ELEMENTS.indexOf(x) - ELEMENTS.indexOf(y)).join("-") as ElementPair;
}

/** The reading of the two Sun signs' elements; the order does not matter. */
export function elementReading(one: Element, other: Element, texts: SynastryTexts): string {
  return texts.elements.of(elementPair(one, other)).text;
}

/**
 * The readings of the two ways round of Sun and Moon by their elements, null for one that is in aspect. Where both
 * meet by the same two elements, the second has a text of its own.
 */
export function sunMoonElementReadings(
  ways: readonly { readonly sunElement: Element; readonly moonElement: Element; readonly aspect: unknown }[],
  { sunMoonElements, sunMoonElementsBothWays }: SynastryTexts,
): readonly (string | null)[] {
  const told = new Set<ElementPair>();
  return ways.map(({ sunElement, moonElement, aspect }) => {
    if (aspect) return null;
    const pair = elementPair(sunElement, moonElement);
    const texts = told.has(pair) ? sunMoonElementsBothWays : sunMoonElements;
    told.add(pair);
    return texts.of(pair).text;
  });
}
