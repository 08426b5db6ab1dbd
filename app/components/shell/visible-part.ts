import { useEffect, useState } from "react";

const LOOK_AGAIN_MILLISECONDS = 200;

/**
 * How many pixels of this window are out of sight above, when it is a frame within a page that scrolls: where the
 * visible part begins only an IntersectionObserver can tell across origins. 0 while `isWatching` is false, null until it
 * is known: a browser may let a frame wait that is not seen.
 */
export function useHiddenAbove(isWatching: boolean): number | null {
  const [hidden, setHidden] = useState<number | null>(null);
  useEffect(() => {
    if (!isWatching) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (!entry?.isIntersecting) return;
      setHidden(Math.max(0, Math.round(entry.intersectionRect.top)));
    });
    // It reports when it begins to look, and not while a part of the same size moves past: so it begins anew.
    const look = () => observer.observe(document.body);
    look();
    const timer = setInterval(look, LOOK_AGAIN_MILLISECONDS);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      setHidden(null);
    };
  }, [isWatching]);
  return isWatching ? hidden : 0;
}
