import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { nearestLine } from "../nearest-line";
import { type DialPoint, dialAngle, pointAt, SIZE } from "./dial";
import { markAfter, marksOf } from "./subject";
import { aspectEnds, endLongitudes, type WheelChart } from "./wheel-chart";

export interface Picked {
  readonly key: string;
  /** Where it was picked, pixels of the window; or the mark itself. */
  readonly anchor: DOMRect;
  /** Stays until it is closed; else it goes when the pointer or the focus does. */
  readonly isPinned: boolean;
}

/** Pixels from an aspect's line at which it counts as met: for a mouse, for a finger. */
const NEAR = { mouse: 7, touch: 16 };
/** Milliseconds until a mouse that rests on a mark has asked for its card, and until one that left has let go. */
const PATIENCE = 140;
/** Which mark of a wheel has its card open, and what opens and closes it. */
export function useCard(
  chart: WheelChart,
  aspectsRadius: number,
  frame: RefObject<HTMLElement>,
  card: RefObject<HTMLElement>,
) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const kinds = useMemo(() => marksOf(chart), [chart]);
  const [visited, setVisited] = useState("");
  const tabStop = kinds.some((marks) => marks.includes(visited)) ? visited : (kinds[0]?.[0] ?? "");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const later = (action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, PATIENCE);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = picked !== null;
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isOutside = !(event.target instanceof Node && frame.current?.contains(event.target));
      if (event instanceof KeyboardEvent ? event.key === "Escape" : isOutside) setPicked(null);
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [isOpen, frame]);

  const pick = (found: Omit<Picked, "isPinned"> | null, isPinned: boolean) => {
    clearTimeout(timer.current);
    setPicked(found && { ...found, isPinned });
  };

  return {
    picked,
    /** The mark that the Tab key meets: the last that was visited, at first the first. */
    tabStop,
    handlers: {
      onClick: (event: React.MouseEvent) => {
        if (card.current?.contains(event.target as Node)) return;
        const found = markAt(event, chart, aspectsRadius);
        pick(found && !(picked?.isPinned && picked.key === found.key) ? found : null, true);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || picked?.isPinned) return;
        if (card.current?.contains(event.target as Node)) return clearTimeout(timer.current);
        const found = markAt(event, chart, aspectsRadius);
        const isPassing = found === null || /^(sign|house)-/.test(found.key);
        if (!isPassing && found.key !== picked?.key) later(() => pick(found, false));
        else if (isPassing) later(() => pick(null, false));
      },
      onPointerLeave: () => {
        if (!picked?.isPinned) later(() => pick(null, false));
      },
      onFocus: (event: React.FocusEvent) => {
        const key = event.target.getAttribute("data-mark");
        if (key !== null) setVisited(key);
        if (event.target.matches("[data-mark]:focus-visible")) pick(markOf(event.target), false);
      },
      onBlur: (event: React.FocusEvent) => {
        if (!picked?.isPinned && !card.current?.contains(event.relatedTarget)) pick(null, false);
      },
      onKeyDown: (event: React.KeyboardEvent) => {
        const mark = (event.target as Element).closest("[data-mark]");
        const key = mark?.getAttribute("data-mark");
        if (!mark || !key) return;
        const next = markAfter(kinds, key, event.key);
        if (next === null && event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (next === null) pick(markOf(mark), true);
        else focusMark(frame.current, next);
      },
    },
  };
}

/** Of both forms that a wheel is drawn in one is seen. */
function focusMark(frame: Element | null, key: string) {
  for (const mark of frame?.querySelectorAll<SVGElement>(`[data-mark="${key}"]`) ?? []) {
    if (mark.getClientRects().length > 0) mark.focus({ preventScroll: true });
  }
}

function markOf(mark: Element): Omit<Picked, "isPinned"> | null {
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
function markAt(
  event: React.MouseEvent | PointerEvent,
  chart: WheelChart,
  radius: number,
): Omit<Picked, "isPinned"> | null {
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
