import { useLocation } from "@remix-run/react";
import { createContext, useContext, useEffect } from "react";
import { changeAddress } from "~/notes/address";

/** What a page knows that stands within another site's page. */
export interface Embed {
  /** The origins that may be told something, ours among them. */
  readonly hosts: readonly string[];
}

const EmbedContext = createContext(false);
export const EmbedProvider = EmbedContext.Provider;

/** Whether this page stands within another: it then has no sidebar, header and footer, and as much height as it needs. */
export function useIsEmbed(): boolean {
  return useContext(EmbedContext);
}

/** Talks with the page around this one. What that takes is loaded inside an embed only. */
export function HostLink({ hosts }: Embed) {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list comes once, with the document
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import("./host-link.client").then(
      ({ linkToHost }) => {
        if (!isGone) stop = linkToHost(hosts);
      },
      () => {}, // offline: the page is shown by nobody then
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation to the same path has a key of its own
  useEffect(() => {
    dispatchEvent(new CustomEvent("realign:moved"));
    keepInAddress();
  }, [pathname, key]);
  return null;
}

/** So that the page stays an embed when it is loaded again. Links are left clean: a new tab shows the whole site. */
function keepInAddress() {
  const url = new URL(location.href);
  if (url.searchParams.has("embed")) return;
  url.searchParams.set("embed", "");
  const { theme } = document.documentElement.dataset;
  if (theme) url.searchParams.set("theme", theme);
  changeAddress(url);
}
