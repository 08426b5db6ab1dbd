import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

interface ReadingLinks {
  readonly tab: string;
  readonly setTab: (tab: string) => void;
  /** Shows what has this id (of `readingId`), in whichever tab it stands, unfolded and with the focus on it. */
  readonly open: (id: string) => void;
  /** For the element around tabs and links: a link to `#reading-…` in it, drawn ones included, opens that reading. */
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Which part of a chart is shown, and how links lead from one part to another. The address stays as it is: a step
 * in the history would take the chart away when it is undone. Without JavaScript a page has one part, whose texts the
 * browser itself unfolds.
 * @param first which part is shown at first
 */
export function useReadingLinks(parts: RefObject<HTMLElement | null>, first = "chart"): ReadingLinks {
  const [tab, setTab] = useState(first);

  const open = (id: string) => {
    const target = parts.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    const panel = target?.closest<HTMLElement>("[data-tab]")?.dataset.tab;
    if (!target || !panel) return;
    flushSync(() => setTab(panel)); // what is hidden cannot be scrolled to
    const details = target.closest("details");
    if (details) details.open = true;
    const shown = details ?? target;
    shown.scrollIntoView({ block: "start" });
    const heading = details?.querySelector("summary") ?? target;
    const focus = () => heading.focus({ preventScroll: true });
    focus();
    // The enlarged wheel, closed by a link in it, gives the focus back to where it was, a moment later.
    requestAnimationFrame(() => requestAnimationFrame(focus));
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const id = (event.target as Element).closest('a[href^="#reading-"]')?.getAttribute("href")?.slice(1);
    if (!id) return;
    event.preventDefault();
    open(id);
  };

  useUnfoldedOnPaper(parts);
  return { tab, setTab, open, onClick };
}

/** Browsers that do not yet know `::details-content` (see letter.css) print what is unfolded, and nothing else. */
function useUnfoldedOnPaper(parts: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let folded: HTMLDetailsElement[] = [];
    const fold = (open: boolean) => {
      for (const details of folded) details.open = open;
    };
    addEventListener(
      "beforeprint",
      () => {
        folded = [...(parts.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? [])];
        fold(true);
      },
      { signal },
    );
    addEventListener("afterprint", () => fold(false), { signal });
    return () => listening.abort();
  }, [parts]);
}
