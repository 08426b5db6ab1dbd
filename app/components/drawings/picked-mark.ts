import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** What a card opens at. */
export interface FoundMark {
  readonly key: string;
  /** Where it was picked, pixels of the window; or the mark itself. */
  readonly anchor: DOMRect;
}

export interface Picked extends FoundMark {
  /** Stays until it is closed; else it goes when the pointer or the focus does. */
  readonly isPinned: boolean;
}

/** The keys of a drawing's marks, by kind, in the order in which the arrow keys visit them. */
export type MarkKinds = readonly (readonly string[])[];

/** What a drawing's marks are, and where; a mark carries its key as `data-mark`. */
interface Marks {
  /** Must be the same object as long as the marks are. */
  readonly kinds: MarkKinds;
  /** The mark under the pointer. */
  markAt(event: React.MouseEvent | PointerEvent): FoundMark | null;
  readonly markOf: (mark: Element) => FoundMark | null;
  /** Marks that a mouse may cross on its way elsewhere: they answer to a press only. */
  readonly isPassing: (key: string) => boolean;
}

/** Milliseconds until a mouse that rests on a mark has asked for its card, and until one that left has let go. */
const PATIENCE = 140;

/** Which mark of a drawing has its card open, and what opens and closes it. */
export function usePickedMark(
  { kinds, markAt, markOf, isPassing }: Marks,
  frame: RefObject<HTMLElement>,
  card: RefObject<HTMLElement>,
) {
  const [picked, setPicked] = useState<Picked | null>(null);
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

  const pick = (found: FoundMark | null, isPinned: boolean) => {
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
        const found = markAt(event);
        pick(found && !(picked?.isPinned && picked.key === found.key) ? found : null, true);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || picked?.isPinned) return;
        if (card.current?.contains(event.target as Node)) return clearTimeout(timer.current);
        const found = markAt(event);
        const passes = found === null || isPassing(found.key);
        if (!passes && found.key !== picked?.key) later(() => pick(found, false));
        else if (passes) later(() => pick(null, false));
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

/** Of several forms that a drawing has one is seen. */
function focusMark(frame: Element | null, key: string) {
  for (const mark of frame?.querySelectorAll<SVGElement>(`[data-mark="${key}"]`) ?? []) {
    if (mark.getClientRects().length === 0) continue;
    // By itself the browser would bring the whole drawing into view, which may be higher than the window.
    mark.focus({ preventScroll: true });
    mark.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Where an arrow key, Home or End leads from a mark: along its kind, up and down to the others; null for other keys. */
export function markAfter(kinds: MarkKinds, key: string, pressed: string): string | null {
  const kind = kinds.findIndex((marks) => marks.includes(key));
  const marks = kinds[kind] ?? [];
  const at = marks.indexOf(key);
  switch (pressed) {
    case "ArrowRight":
      return marks[(at + 1) % marks.length] ?? null;
    case "ArrowLeft":
      return marks.at(at - 1) ?? null;
    case "ArrowDown":
      return kinds[(kind + 1) % kinds.length]?.[0] ?? null;
    case "ArrowUp":
      return kinds.at(kind - 1)?.[0] ?? null;
    case "Home":
      return marks[0] ?? null;
    case "End":
      return marks.at(-1) ?? null;
    default:
      return null;
  }
}
