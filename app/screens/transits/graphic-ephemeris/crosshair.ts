/** Where a pointer is on a plot: 0 to 1 from its left edge, and from its lower one. */
export interface PlotPoint {
  readonly right: number;
  readonly up: number;
}

interface Hands {
  readonly point: (at: PlotPoint) => void;
  /** A press by a mouse or a pen; a finger that touches only points. */
  readonly press: () => void;
}

/** Lets a plot be pointed at. Returns what ends it. */
export function pointing(plot: HTMLElement, { point, press }: Hands): () => void {
  let isTouch = false;
  const at = (event: PointerEvent): PlotPoint => {
    const { left, bottom, width, height } = plot.getBoundingClientRect();
    const part = (value: number) => Math.min(1, Math.max(0, value));
    return { right: part((event.clientX - left) / width), up: part((bottom - event.clientY) / height) };
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== "touch") point(at(event));
  };
  const onDown = (event: PointerEvent) => {
    isTouch = event.pointerType === "touch";
  };
  const onClick = (event: MouseEvent) => {
    point(at(event as PointerEvent));
    if (!isTouch) press();
  };
  plot.addEventListener("pointermove", onMove);
  plot.addEventListener("pointerdown", onDown);
  plot.addEventListener("click", onClick);
  return () => {
    plot.removeEventListener("pointermove", onMove);
    plot.removeEventListener("pointerdown", onDown);
    plot.removeEventListener("click", onClick);
  };
}
