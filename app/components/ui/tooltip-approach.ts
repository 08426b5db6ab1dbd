/** A control with a tooltip, and the event that came to it. */
export interface Approach {
  readonly control: HTMLElement;
  readonly event: Event;
}

/** Listens for the pointer or the focus coming to a control that has a tooltip. Returns what ends it. */
export function onApproach(callback: (approach: Approach) => void): () => void {
  const listener = (event: Event) => {
    const control = explainedBy(event);
    if (control) callback({ control, event });
  };
  document.addEventListener("pointerover", listener);
  document.addEventListener("focusin", listener);
  return () => {
    document.removeEventListener("pointerover", listener);
    document.removeEventListener("focusin", listener);
  };
}

/** The control that an event leads to, if it has a tooltip. Fingers and clicks want the control, not its name. */
function explainedBy(event: Event): HTMLElement | null {
  if (!(event.target instanceof Element)) return null;
  if (event instanceof PointerEvent && event.pointerType === "touch") return null;
  const control = event.target.closest<HTMLElement>("[data-tooltip]");
  if (event.type === "focusin" && !control?.matches(":focus-visible")) return null;
  return control;
}
