/**
 * Steps that were taken within one document stay steps of one document when it is loaded again: Back then changes the
 * address and asks for no page, and until the app listens nobody shows what the address names. Remix would take the page
 * over by the new address and find another screen's HTML there, or miss the step altogether. So until then the page that
 * Back or Forward led to is loaded. Only the router's steps have a state: a `#…` on a page without it is left alone.
 */
export function loadWhatBackLeadsTo() {
  const { pathname, search } = location;
  addEventListener("popstate", ({ state }) => {
    if (!state || "listens" in document.documentElement.dataset) return;
    if (location.pathname !== pathname || location.search !== search) location.reload();
  });
}

/** From now on the app follows Back and Forward by itself. */
export function followBack() {
  document.documentElement.dataset.listens = "";
}
