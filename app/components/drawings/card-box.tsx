import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import type { Picked } from "./picked-mark";

/** Pixels between a card and its mark, and between a card and the window's edge. */
const GAP = 10;
/** Pixels that the page's header covers at the top of the window. */
const HEADER = 56;

interface CardBoxProps {
  readonly picked: Picked;
  readonly frame: RefObject<HTMLElement>;
  readonly box: RefObject<HTMLDivElement>;
  readonly label: string;
  readonly children: ReactNode;
}

/** A card beside its mark, never on it: outwards where that is on screen, so that the aspects stay in sight. */
export function CardBox({ picked: { anchor }, frame, box, label, children }: CardBoxProps) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const card = box.current?.getBoundingClientRect();
    const bounds = frame.current?.getBoundingClientRect();
    if (!card || !bounds) return;
    const middle = anchor.left + anchor.width / 2 - card.width / 2;
    const left = Math.max(GAP, Math.min(window.innerWidth - card.width - GAP, middle));
    const above = anchor.top - GAP - card.height;
    const below = anchor.bottom + GAP;
    const isUpper = anchor.top + anchor.height / 2 < bounds.top + bounds.height / 2;
    const fitsAbove = above > HEADER;
    const fitsBelow = below + card.height < window.innerHeight - GAP;
    const top = (isUpper ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow) ? above : below;
    setPlace({ left: left - bounds.left, top: top - bounds.top });
  }, [anchor, frame, box]);
  return (
    <div
      ref={box}
      role="status"
      aria-label={label}
      className="wheel-card rounded-md border border-line bg-raised p-3 text-xs text-ink shadow-card"
      style={place ?? { visibility: "hidden" }}
    >
      {children}
    </div>
  );
}
