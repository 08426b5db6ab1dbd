/** Whether the browser only fetches ahead what nobody may ever look at. */
export function isPrefetch({ headers }: Request): boolean {
  return (headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "").includes("prefetch");
}

/**
 * Whether somebody goes there, as far as the browser says: a picture, script or `fetch` of a page is none, and nothing in
 * a frame of another site is, which it may hold twenty of. What does not say from which site it comes is believed: old
 * browsers, and programs, which no page can make ask in a visitor's name.
 */
export function isNavigation(request: Request): boolean {
  if (isPrefetch(request)) return false;
  const said = (name: string) => request.headers.get(`Sec-Fetch-${name}`);
  const site = said("Site");
  if (site === null) return true;
  const [mode, destination] = [said("Mode") ?? "navigate", said("Dest") ?? "document"];
  return (
    mode === "navigate" &&
    (destination === "document" || (destination === "iframe" && site === "same-origin"))
  );
}
