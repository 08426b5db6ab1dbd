import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { slugOf } from "../body-style";
import { type DialPoint, dialAngle, pointAt, SIZE } from "./dial";
import { aspectEnds, type WheelChart } from "./drawing";
import { nearestLine } from "./nearest-line";

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
        if (event.target.matches("[data-mark]:focus-visible")) pick(markOf(event.target), false);
      },
      onBlur: (event: React.FocusEvent) => {
        if (!picked?.isPinned && !card.current?.contains(event.relatedTarget)) pick(null, false);
      },
      onKeyDown: (event: React.KeyboardEvent) => {
        const mark = (event.target as Element).closest("[data-mark]");
        if (!mark || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        pick(markOf(mark), true);
      },
    },
  };
}

function markOf(mark: Element): Omit<Picked, "isPinned"> | null {
  const key = mark.getAttribute("data-mark");
  // A body's leader and its dot on the hub are not what the card must keep clear of.
  const anchor = mark.querySelector(".wheel-hit") ?? mark;
  return key === null ? null : { key, anchor: anchor.getBoundingClientRect() };
}

/** The mark under the pointer; within the hub the aspect whose line is nearest. */
function markAt(
  event: React.MouseEvent | PointerEvent,
  chart: WheelChart,
  radius: number,
): Omit<Picked, "isPinned"> | null {
  const mark = (event.target as Element).closest("[data-mark]");
  if (mark?.getAttribute("data-mark") !== "aspects") return mark && markOf(mark);
  const drawing = mark.closest("svg")?.getBoundingClientRect();
  if (!drawing) return null;
  const unit = drawing.width / SIZE;
  const at = { x: (event.clientX - drawing.left) / unit, y: (event.clientY - drawing.top) / unit };
  const isMouse = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "mouse";
  const index = nearestLine(at, aspectLines(chart, radius), (isMouse ? NEAR.mouse : NEAR.touch) / unit);
  const anchor = new DOMRect(event.clientX - 4, event.clientY - 4, 8, 8);
  return index === null ? null : { key: `aspect-${index}`, anchor };
}

function aspectLines(chart: WheelChart, radius: number): readonly (readonly [DialPoint, DialPoint])[] {
  const places = new Map<string, DialPoint>();
  const ascendant = chart.rising?.longitude ?? 0;
  const add = (prefix: string, bodies: WheelChart["bodies"]) => {
    for (const { planet, longitude } of bodies)
      places.set(prefix + slugOf(planet), pointAt(radius, dialAngle(longitude, ascendant)));
  };
  add("", chart.bodies);
  add("outer-", chart.outer?.bodies ?? []);
  const nowhere = { x: -SIZE, y: -SIZE };
  return chart.aspects.map((aspect) => {
    const [a, b] = aspectEnds(chart, aspect);
    return [places.get(a) ?? nowhere, places.get(b) ?? nowhere];
  });
}
