import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Unfolds what the address leads to: browsers do so by themselves, but not all, and not for a link within the site. */
export function useUnfoldedAt() {
  const location = useLocation(); // another one for each step, one that leads to the same place again too
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    const fold = target?.closest("details");
    if (!target || !fold || fold.open) return;
    fold.open = true;
    target.scrollIntoView();
  }, [location]);
}
