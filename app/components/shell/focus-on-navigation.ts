import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a client navigation to another path the focus goes to what it was for: the heading of the new screen, or
 * the part that the address names. The first page of a visit is left alone, and so are changes of the query.
 */
export function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    const target =
      elementNamed(hash) ?? document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}

function elementNamed(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // a stray % in the address
  }
}
