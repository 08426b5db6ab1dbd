import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { dialPlace } from "~/astrology/midpoint-dial";
import type { Dial } from "~/astrology/midpoints";
import * as words from "~/words/dial";
import { type DialLayout, placeTowards, pointAt, spotAt } from "./lay-out-dial";

interface TurnedDialProps {
  readonly layout: DialLayout;
  readonly dial: Dial;
  /** Degrees on the dial. */
  readonly pointer: number;
  /** Where it stands and what is on it. */
  readonly text: string;
  readonly onTurn: (to: number) => void;
  readonly children: ReactNode;
}

/** Degrees by key; with Shift ten minutes each. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };
const SMALL = 1 / 6;

/** Pixels: how far a press may slip and is a press still, and how near to a glyph it means the point. */
const SLIP = 5;
const REACH = 18;

/**
 * A dial whose pointer is turned: by dragging its tip with a finger, by dragging anywhere with a mouse or a pen, by a press
 * on a point or any other place, and by keys. Elsewhere than on the tip a finger scrolls the page.
 */
export function TurnedDial({ layout, dial, pointer, text, onTurn, children }: TurnedDialProps) {
  const { size, middle, tip } = layout;
  const handle = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly x: number; readonly y: number; readonly isDrag: boolean } | null>(null);
  const slipped = useRef(false);

  const spotOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) * size) / width, y: ((clientY - top) * size) / width };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    const isTip = event.target instanceof Node && (handle.current?.contains(event.target) ?? false);
    const isDrag = isTip || event.pointerType !== "touch";
    held.current = { x: event.clientX, y: event.clientY, isDrag };
    slipped.current = false;
    if (isDrag) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = held;
    if (!current) return;
    if (Math.hypot(event.clientX - current.x, event.clientY - current.y) > SLIP) slipped.current = true;
    if (current.isDrag && slipped.current) onTurn(placeTowards(spotOf(event), middle, dial));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (held.current && !slipped.current) {
      const spot = spotOf(event);
      onTurn(pointAt(layout, spot, REACH)?.place ?? placeTowards(spot, middle, dial));
    }
    if (held.current) handle.current?.focus({ preventScroll: true }); // so that keys go on from there
    held.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = keyed(event, pointer, dial, layout);
    if (to === null) return;
    event.preventDefault();
    onTurn(to);
  };

  const at = spotAt(middle, tip - 12, (pointer * 360) / dial);
  return (
    <div
      className="relative cursor-pointer select-none"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      {children}
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={words.pointerOfTheDial()}
        aria-valuemin={0}
        aria-valuemax={dial}
        aria-valuenow={Math.round(pointer * 60) / 60}
        aria-valuetext={text}
        onKeyDown={onKeyDown}
        className="absolute size-11 -translate-1/2 cursor-grab touch-none rounded-full active:cursor-grabbing screen-only"
        style={{ left: `${(100 * at.x) / size}%`, top: `${(100 * at.y) / size}%` }}
      />
    </div>
  );
}

/** Where a key turns the pointer; null where it is no key of the dial's. */
function keyed(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  pointer: number,
  dial: Dial,
  layout: DialLayout,
): number | null {
  if (altKey || ctrlKey || metaKey) return null;
  const step = STEPS[key];
  if (step) return dialPlace(pointer + step * (shiftKey ? SMALL : 1), dial);
  switch (key) {
    case "Home":
      return 0;
    case "End":
      return dial / 2;
    case "PageUp":
      return nextPlace(layout, pointer, dial, 1);
    case "PageDown":
      return nextPlace(layout, pointer, dial, -1);
    default:
      return null;
  }
}

/** The next place, one way round, on which a point stands. */
function nextPlace({ points }: DialLayout, pointer: number, dial: Dial, way: 1 | -1): number | null {
  const ahead = points
    .map(({ place }) => ({ place, way: dialPlace(way * (place - pointer), dial) }))
    .filter(({ way }) => way > 1e-6)
    .sort((a, b) => a.way - b.way);
  return ahead[0]?.place ?? null;
}
