import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Unfolds what the address leads to: browsers do so by themselves, but not all, and not for a link within the site. */
export function useUnfoldedAt() {
  const location = useLocation(); // another one for each step, one that leads to the same place again too
  const isArrival = useRef(true);
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    const fold = target?.closest("details");
    // At first, what the browser has unfolded it has also scrolled to, or the place came back where somebody had read.
    const isDone = fold?.open && isArrival.current;
    isArrival.current = false;
    if (!target || !fold || isDone) return;
    fold.open = true;
    target.scrollIntoView();
  }, [location]);
}
