import type { Axis, AxisEnd, MidpointOnAxis, PointOnAxis, RingPoint } from "~/astrology/midpoint-dial";
import type { Dial } from "~/astrology/midpoints";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import * as words from "~/words/dial";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";

/** A place on the dial to the nearest minute, `38°12′`; the last half minute is 0°00′ again. */
export function placeText(place: number, dial: Dial): string {
  const minutes = Math.round(place * 60) % (dial * 60);
  return degreesAndMinutes({ degree: Math.floor(minutes / 60), minute: minutes % 60 });
}

export const orbText = (orb: number) => degreesAndMinutes(nearestMinute(orb));

/** "Sun" of the birth, else "directed Sun". */
export function pointName({ ring, point }: Pick<PointOnAxis, "ring"> & Pick<RingPoint, "point">): string {
  return words.point({ ring, point: names.point(point) });
}

/** "Sun / Moon" of the birth, else "directed Sun / Moon". */
export function midpointName({ ring, a, b }: Omit<MidpointOnAxis, "orb">): string {
  return words.midpoint({ ring, a: names.point(a), b: names.point(b) });
}

/** Where the pointer stands and what is on it, said at each of its steps: "38°12′, on it Sun and directed Mars". */
export function pointerText({ near }: Axis, place: number, dial: Dial): string {
  const on = near.points.map(pointName);
  const count = near.midpoints.length;
  const all = [...on, ...(count > 0 ? [words.midpoints({ count })] : [])];
  const said = placeText(place, dial);
  return all.length > 0
    ? words.onIt({ place: said, all: listedNames(all) })
    : words.nothingOnIt({ place: said });
}

/** All of it, said once the pointer rests. */
export function axisText({ near, far }: Axis, place: number, dial: Dial): string {
  return words.bothEnds({
    place: placeText(place, dial),
    near: endText(near),
    half: halfText(dial),
    far: endText(far),
  });
}

function endText({ points, midpoints }: AxisEnd): string {
  const all = [...points.map(pointName), ...midpoints.map(midpointName)];
  return all.length > 0 ? listedNames(all) : words.nothing();
}

/** How far on the other end of the pointer is: "45°" or "22°30′". */
export function halfText(dial: Dial): string {
  return dial === 90 ? "45°" : "22°30′";
}
