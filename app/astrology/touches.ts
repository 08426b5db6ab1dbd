import { separation } from "./angles";
import { ASPECT_RULES, type MajorAspect } from "./aspects";

/** A place of a chart that something in the sky makes an aspect to, and how far from exact (degrees). */
export interface Touch<Name extends string, Type extends MajorAspect> {
  readonly natal: Name;
  readonly type: Type;
  readonly orb: number;
}

/** Degrees: of orbs that differ by less, an instant found a millisecond later would turn the order round. */
const AS_NEAR = 1e-6;

/**
 * The places of a chart (longitudes in degrees) to which a longitude makes one of some aspects, the closest first;
 * equally close ones in the order of the chart.
 */
export function touchesAt<Name extends string, Type extends MajorAspect>(
  longitude: number,
  points: Readonly<Partial<Record<Name, number>>>,
  types: readonly Type[],
  most: number,
): Touch<Name, Type>[] {
  const touches: Touch<Name, Type>[] = [];
  for (const natal in points) {
    const apart = separation(longitude, points[natal] as number);
    for (const type of types) {
      const orb = Math.abs(apart - ASPECT_RULES[type].angle);
      if (orb <= most) touches.push({ natal, type, orb });
    }
  }
  return touches.sort((a, b) => (Math.abs(a.orb - b.orb) < AS_NEAR ? 0 : a.orb - b.orb));
}
