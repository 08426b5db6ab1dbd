import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import * as words from "~/words/shell";
import { Icon } from "../ui/icons";
import { useIsEmbed } from "./embed";
import { type ShownToast, TOASTS_ID } from "./toast-message";
import { useHiddenAbove } from "./visible-part";

const SHOWN_MILLISECONDS = 5_000;
const SWIPE_PIXELS = 50;

interface ToastsProps {
  readonly shown: ShownToast | null;
  readonly onClose: () => void;
}

/** Under the header, and in a frame that is taller than the window under the upper edge of what is seen of it. */
export function Toasts({ shown, onClose }: ToastsProps) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const isEmbed = useIsEmbed();
  const top = useHiddenAbove(isEmbed && shown !== null);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    // Null where the whole window comes back: the focus was here before.
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
    setHasFocus(true);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
  };
  const giveFocusBack = () => {
    setHasFocus(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    else list.current?.blur();
    cameFrom.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
    giveFocusBack();
  };

  useEffect(() => {
    if (!shown) return;
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    addEventListener("keydown", onEscape);
    return () => removeEventListener("keydown", onEscape);
  }, [shown, onClose]);

  return (
    <section
      aria-label={words.notifications()}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      style={top ? { top } : undefined}
      className={`pointer-events-none fixed inset-x-0 z-50 screen-only noscript:hidden ${isEmbed ? "top-0" : "top-14"}`}
    >
      <ol
        ref={list}
        id={TOASTS_ID}
        tabIndex={-1}
        aria-live="polite"
        className="m-0 flex list-none justify-end p-1 sm:px-4"
      >
        {shown && (
          <Toast
            key={shown.id}
            toast={shown}
            isHeld={hasFocus || top === null}
            onClose={() => {
              onClose();
              if (hasFocus) giveFocusBack();
            }}
          />
        )}
      </ol>
    </section>
  );
}

interface ToastProps {
  readonly toast: ShownToast;
  /** The focus is among the messages, or their place is not known yet: none leaves. */
  readonly isHeld: boolean;
  readonly onClose: () => void;
}

function Toast({ toast: { title, description, tone = "success" }, isHeld, onClose }: ToastProps) {
  const swipe = useSwipe(onClose);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const isAway = useIsWindowAway();
  const waits = isHeld || isUnderPointer || isAway;
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (waits) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Its time begins when it is drawn, which may be late on a busy machine and later where nothing is seen.
    const drawn = requestAnimationFrame(() => {
      timer = setTimeout(() => close.current(), SHOWN_MILLISECONDS);
    });
    return () => {
      cancelAnimationFrame(drawn);
      clearTimeout(timer);
    };
  }, [waits]);

  return (
    <li
      {...swipe}
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
      className={`pointer-events-auto flex max-w-[420px] touch-pan-y items-start gap-2 rounded-md border bg-raised py-1.5 ps-3 pe-1 text-sm leading-5 text-ink shadow-[0_8px_24px_-8px_oklch(0.1_0.02_268/0.4)] select-none animate-enter ${tone === "danger" ? "border-danger" : "border-line"}`}
    >
      <Icon
        name={tone === "success" ? "check" : "alert"}
        size={18}
        className={`mt-1 ${tone === "danger" ? "text-danger" : "text-gold"}`}
      />
      <p className="min-w-0 py-1 text-wrap break-words">
        <strong className="me-2 font-semibold">{title}</strong>
        {description && <span className="text-muted">{description}</span>}
      </p>
      <button
        type="button"
        aria-label={words.close()}
        onClick={onClose}
        className="grid size-7 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-gold-soft hover:text-ink"
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

/** A swipe to the right closes; what moves less springs back. */
function useSwipe(onClose: () => void) {
  const start = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);
  const end = () => {
    if (moved >= SWIPE_PIXELS) onClose();
    start.current = null;
    setMoved(0);
  };
  return {
    style: { transform: moved > 0 ? `translateX(${moved}px)` : undefined },
    onPointerDown: ({ button, clientX, target }: PointerEvent) => {
      if (button === 0 && !(target as Element).closest("button")) start.current = clientX;
    },
    onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
      if (start.current === null) return;
      currentTarget.setPointerCapture(pointerId);
      setMoved(Math.max(0, clientX - start.current));
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
      setMoved(0);
    },
  };
}

/** Whether another window has the focus: what is said meanwhile would be missed. */
function useIsWindowAway(): boolean {
  const [isAway, setAway] = useState(() => document.hidden);
  useEffect(() => {
    const leave = () => setAway(true);
    const back = () => setAway(false);
    addEventListener("blur", leave);
    addEventListener("focus", back);
    return () => {
      removeEventListener("blur", leave);
      removeEventListener("focus", back);
    };
  }, []);
  return isAway;
}
