import { Tooltip } from "radix-ui";
import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useState } from "react";
import { type Approach, onApproach } from "./tooltip-approach";

/** Opens after 700 ms, its neighbours at once within the next 300 ms. */
export function TooltipLayer({ first }: { readonly first: Approach }) {
  const [approach, setApproach] = useState(first);
  useEffect(
    () => onApproach((next) => setApproach((last) => (last.control === next.control ? last : next))),
    [],
  );

  const { tooltip, tooltipSide } = approach.control.dataset;
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <Tooltip.Root key={keyOf(approach.control)}>
        <Tooltip.Trigger asChild>
          <StandIn approach={approach} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={document.getElementById("main")}>
          <Tooltip.Content
            side={tooltipSide as "top" | "right" | "bottom" | "left"}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-enter rounded-md border border-line bg-raised px-3 py-1.5 text-xs text-ink shadow-card"
          >
            {tooltip}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

function keyOf(control: HTMLElement): number {
  const key = keys.get(control) ?? ++lastKey;
  keys.set(control, key);
  return key;
}

interface StandInProps {
  readonly approach: Approach;
  readonly "aria-describedby"?: string;
  readonly onPointerMove?: (event: Event) => void;
  readonly onPointerLeave?: (event: Event) => void;
  readonly onPointerDown?: (event: Event) => void;
  readonly onFocus?: (event: Event) => void;
  readonly onBlur?: (event: Event) => void;
  readonly onClick?: (event: Event) => void;
}

/**
 * Draws nothing: hands what Radix gives to its trigger on to the control, which was there long before, and repeats
 * the event that came first.
 */
const StandIn = forwardRef<HTMLElement, StandInProps>(function StandIn({ approach, ...props }, ref) {
  const { control, event: first } = approach;
  const { onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick } = props;
  const describedBy = props["aria-describedby"];
  useImperativeHandle(ref, () => control, [control]);

  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: string, handler: ((event: Event) => void) | undefined) => {
      if (handler) control.addEventListener(type, handler, { signal: stop.signal });
    };
    listen("pointermove", onPointerMove);
    listen("pointerleave", onPointerLeave);
    listen("pointerdown", onPointerDown);
    listen("focus", onFocus);
    listen("blur", onBlur);
    listen("click", onClick);
    return () => stop.abort();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each approach, with the handlers of that moment
  useEffect(() => {
    if (first.type === "focusin" && document.activeElement === control) onFocus?.(first);
    if (first.type === "pointerover" && control.matches(":hover")) onPointerMove?.(first);
  }, [approach]);

  useLayoutEffect(() => {
    if (!describedBy) return;
    const before = control.getAttribute("aria-describedby");
    control.setAttribute("aria-describedby", before ? `${before} ${describedBy}` : describedBy);
    return () => {
      if (before) control.setAttribute("aria-describedby", before);
      else control.removeAttribute("aria-describedby");
    };
  }, [control, describedBy]);

  return null;
});
