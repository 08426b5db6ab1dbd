import { type ComponentType, useEffect, useState } from "react";
import type { Approach } from "./tooltip-layer";

export type TooltipSide = "top" | "right" | "bottom" | "left";

/**
 * Marks a button or link that a tooltip explains: `<button aria-label="Zoom in" {...tooltip("Zoom in")}>`. The
 * control needs a name of its own; without JavaScript and on touch screens nothing is shown.
 */
export function tooltip(content: string, side: TooltipSide = "top") {
  return { "data-tooltip": content, "data-tooltip-side": side };
}

/**
 * Once, at the root. What draws tooltips is loaded when the pointer or the focus first comes to a control that has
 * one, so that no page waits for it, and is given that first approach, so that it answers even this one.
 */
export function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType<{ first: Approach }> | null>(null);
  const [first, setFirst] = useState<Approach | null>(null);

  useEffect(() => {
    if (first) return;
    const onApproach = (event: Event) => {
      const control = explainedBy(event);
      if (control) setFirst({ control, event });
    };
    document.addEventListener("pointerover", onApproach);
    document.addEventListener("focusin", onApproach);
    return () => {
      document.removeEventListener("pointerover", onApproach);
      document.removeEventListener("focusin", onApproach);
    };
  }, [first]);

  useEffect(() => {
    if (!first || Layer) return;
    import("./tooltip-layer").then(
      ({ TooltipLayer }) => setLayer(() => TooltipLayer),
      () => setFirst(null), // offline: the next approach tries again
    );
  }, [first, Layer]);

  return Layer && first && <Layer first={first} />;
}

/** The control that an approach leads to, if it has a tooltip. Fingers and clicks want the control, not its name. */
export function explainedBy(event: Event): HTMLElement | null {
  if (!(event.target instanceof Element)) return null;
  if (event instanceof PointerEvent && event.pointerType === "touch") return null;
  const control = event.target.closest<HTMLElement>("[data-tooltip]");
  if (event.type === "focusin" && !control?.matches(":focus-visible")) return null;
  return control;
}
