import { type ComponentType, useEffect, useState } from "react";
import { type Approach, onApproach } from "./tooltip-approach";

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

  useEffect(() => (first ? undefined : onApproach(setFirst)), [first]);

  useEffect(() => {
    if (!first || Layer) return;
    import("./tooltip-layer").then(
      ({ TooltipLayer }) => setLayer(() => TooltipLayer),
      () => setFirst(null), // offline: the next approach tries again
    );
  }, [first, Layer]);

  return Layer && first && <Layer first={first} />;
}
