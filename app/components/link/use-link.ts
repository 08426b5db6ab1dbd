import { useEffect, useRef } from "react";
import { useToast } from "../shell/toaster";

type Code = typeof import("./opened-link");

/** Whether what follows the `#` of an address is a link's, and no place, heading or reading. */
export function isLink(hash: string): boolean {
  return /^#v\d/.test(hash);
}

/**
 * Opens the link that the address holds, at first and whenever another comes. What reads it is fetched then.
 * @param open is given what stands after the address, and what reads it
 */
export function useLinkInAddress(open: (code: Code, hash: string) => void) {
  const { toast } = useToast();
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const read = () => {
      const { hash, pathname } = location;
      if (!isLink(hash)) return;
      import("./opened-link").then(
        (code) => hash === location.hash && pathname === location.pathname && latest.current(code, hash),
        () =>
          toast({
            title: "Error",
            description: "The link was not opened. Load the page again.",
            tone: "warning",
          }),
      );
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [toast]);
}
