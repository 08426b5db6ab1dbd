import { type MouseEvent, type PointerEvent, type RefObject, useMemo } from "react";
import { nearestLine } from "../drawings/nearest-line";
import { type FoundMark, usePickedMark } from "../drawings/picked-mark";
import { type DialPoint, dialAngle, pointAt, SIZE } from "./dial";
import { marksOf } from "./subject";
import { aspectEnds, endLongitudes, type WheelChart } from "./wheel-chart";

/** Pixels from an aspect's line at which it counts as met: for a mouse, for a finger. */
const NEAR = { mouse: 7, touch: 16 };

/** Which mark of a wheel has its card open, and what opens and closes it. */
export function useCard(
  chart: WheelChart,
  aspectsRadius: number,
  frame: RefObject<HTMLElement>,
  card: RefObject<HTMLElement>,
) {
  const kinds = useMemo(() => marksOf(chart), [chart]);
  const markAt = (event: MouseEvent | PointerEvent) => markUnder(event, chart, aspectsRadius);
  return usePickedMark({ kinds, markAt, markOf, isPassing }, frame, card);
}

/** The sectors lie around all else. */
function isPassing(key: string): boolean {
  return /^(sign|house|angle)-/.test(key);
}

function markOf(mark: Element): FoundMark | null {
  const key = mark.getAttribute("data-mark");
  if (key === null) return null;
  // A body's leader and its dot on the hub are not what the card must keep clear of, nor all of an aspect's line.
  const { x, y, width, height } = (mark.querySelector(".wheel-hit") ?? mark).getBoundingClientRect();
  const isLine = key.startsWith("aspect-");
  const anchor = isLine
    ? new DOMRect(x + width / 2 - 4, y + height / 2 - 4, 8, 8)
    : new DOMRect(x, y, width, height);
  return { key, anchor };
}

/** The mark under the pointer; within the hub the aspect whose line is nearest. */
function markUnder(event: MouseEvent | PointerEvent, chart: WheelChart, radius: number): FoundMark | null {
  const target = event.target as Element;
  const hub = target.closest('[data-mark="aspects"]');
  const mark = target.closest("[data-mark]");
  if (!hub) return mark && markOf(mark);
  const drawing = hub.closest("svg")?.getBoundingClientRect();
  if (!drawing) return null;
  const unit = drawing.width / SIZE;
  const at = { x: (event.clientX - drawing.left) / unit, y: (event.clientY - drawing.top) / unit };
  const isMouse = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "mouse";
  const index = nearestLine(at, aspectLines(chart, radius), (isMouse ? NEAR.mouse : NEAR.touch) / unit);
  const anchor = new DOMRect(event.clientX - 4, event.clientY - 4, 8, 8);
  return index === null ? null : { key: `aspect-${index}`, anchor };
}

function aspectLines(chart: WheelChart, radius: number): readonly (readonly [DialPoint, DialPoint])[] {
  const longitudes = endLongitudes(chart);
  const nowhere = { x: -SIZE, y: -SIZE };
  const placeOf = (key: string) => {
    const longitude = longitudes.get(key);
    return longitude === undefined
      ? nowhere
      : pointAt(radius, dialAngle(longitude, chart.rising?.longitude ?? 0));
  };
  return chart.aspects.map((aspect) => {
    const [a, b] = aspectEnds(chart, aspect);
    return [placeOf(a), placeOf(b)];
  });
}
