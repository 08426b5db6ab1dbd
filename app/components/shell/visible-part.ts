import { useEffect, useState } from "react";

const LOOK_AGAIN_MILLISECONDS = 200;

/**
 * How many pixels of this window are out of sight below, when it is a frame within a page that scrolls: where the
 * visible part ends only an IntersectionObserver can tell across origins. 0 while `isWatching` is false.
 */
export function useHiddenBelow(isWatching: boolean): number {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    if (!isWatching) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (!entry?.isIntersecting) return;
      setHidden(Math.max(0, Math.round(innerHeight - entry.intersectionRect.bottom)));
    });
    // It reports when it begins to look, and not while a part of the same size moves past: so it begins anew.
    const look = () => observer.observe(document.body);
    look();
    const timer = setInterval(look, LOOK_AGAIN_MILLISECONDS);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [isWatching]);
  return isWatching ? hidden : 0;
}
