import type { Axis, AxisEnd, MidpointOnAxis, PointOnAxis, RingPoint } from "~/astrology/midpoint-dial";
import type { Dial } from "~/astrology/midpoints";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import { listed } from "~/readings/listed";

/** A place on the dial to the nearest minute, `38°12′`; the last half minute is 0°00′ again. */
export function placeText(place: number, dial: Dial): string {
  const minutes = Math.round(place * 60) % (dial * 60);
  return degreesAndMinutes({ degree: Math.floor(minutes / 60), minute: minutes % 60 });
}

export const orbText = (orb: number) => degreesAndMinutes(nearestMinute(orb));

/** "Sun" of the birth, else "directed Sun". */
export function pointName({ ring, point }: Pick<PointOnAxis, "ring"> & Pick<RingPoint, "point">): string {
  return ring === "Natal" ? point : `${ring.toLowerCase()} ${point}`;
}

/** "Sun / Moon" of the birth, else "directed Sun / Moon". */
export function midpointName({ ring, a, b }: Omit<MidpointOnAxis, "orb">): string {
  return `${pointName({ ring, point: a })} / ${b}`;
}

/** Where the pointer stands and what is on it, said at each of its steps: "38°12′, on it Sun and directed Mars". */
export function pointerText({ near }: Axis, place: number, dial: Dial): string {
  const on = near.points.map(pointName);
  const midpoints = near.midpoints.length;
  const counted = midpoints === 1 ? ["one midpoint"] : midpoints > 1 ? [`${midpoints} midpoints`] : [];
  const all = [...on, ...counted];
  return `${placeText(place, dial)}, ${all.length > 0 ? `on it ${listed(all)}` : "nothing on it"}`;
}

/** All of it, said once the pointer rests. */
export function axisText({ near, far }: Axis, place: number, dial: Dial): string {
  return `At ${placeText(place, dial)}: ${endText(near)}. Opposite, ${halfText(dial)} on: ${endText(far)}.`;
}

function endText({ points, midpoints }: AxisEnd): string {
  const names = [...points.map(pointName), ...midpoints.map(midpointName)];
  return names.length > 0 ? listed(names) : "nothing";
}

/** How far on the other end of the pointer is: "45°" or "22°30′". */
export function halfText(dial: Dial): string {
  return dial === 90 ? "45°" : "22°30′";
}
