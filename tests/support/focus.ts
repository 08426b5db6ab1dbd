import type { Page } from "@playwright/test";

/** What has the focus, and everything that may show it. */
export interface FocusStop {
  readonly tag: string;
  readonly id: string;
  /** Its label, or the beginning of its text. */
  readonly text: string;
  /** `datetime-local`; null of what is no input. */
  readonly inputType: string | null;
  /** A mark in a drawing, which shows the focus by a stroke. */
  readonly isDrawn: boolean;
  readonly isInWindow: boolean;
  readonly isBehindHeader: boolean;
  /** Widths of outlines, pixels, 0 for none: its own, that of its label, and that of what is drawn after it. */
  readonly outline: number;
  readonly outlineOfLabel: number;
  readonly outlineAfter: number;
  /** Whether it, its label or what is drawn after it has a shadow. */
  readonly hasShadow: boolean;
  /** The widest stroke of the shapes in it. */
  readonly stroke: number;
}

/** Null where nothing on the page has the focus. */
export function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const { top, bottom, left, right } = stop.getBoundingClientRect();
    const label = stop.closest("label");
    const [own, after] = [getComputedStyle(stop), getComputedStyle(stop, "::after")];
    const ofLabel = label && getComputedStyle(label);
    const width = (style: typeof own | null) =>
      style && style.outlineStyle !== "none" ? Number.parseFloat(style.outlineWidth) : 0;
    const middle = (from: number, to: number, most: number) =>
      Math.min(Math.max((from + to) / 2, 1), most - 2);
    const header = document
      .elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
      ?.closest("header");
    const isInWindow =
      bottom > 0 && top < innerHeight && right > 0 && left < document.documentElement.clientWidth;
    return {
      tag: stop.localName,
      id: stop.id,
      text: (stop.getAttribute("aria-label") ?? stop.textContent ?? "").trim().slice(0, 40),
      inputType: stop instanceof HTMLInputElement ? stop.type : null,
      isDrawn: stop instanceof SVGElement,
      isInWindow,
      isBehindHeader: header !== null && header !== undefined && !header.contains(stop),
      outline: width(own),
      outlineOfLabel: width(ofLabel),
      outlineAfter: width(after),
      hasShadow: [own, after, ofLabel].some((style) => style && style.boxShadow !== "none"),
      stroke: Math.max(
        0,
        ...[...stop.children].map((shape) => Number.parseFloat(getComputedStyle(shape).strokeWidth) || 0),
      ),
    };
  });
}
