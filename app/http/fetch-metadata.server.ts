/** Whether the browser only fetches ahead what nobody may ever look at. */
export function isPrefetch({ headers }: Request): boolean {
  return (headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "").includes("prefetch");
}

/**
 * Whether somebody goes there, as far as the browser says: what a page of another site fetches, a picture or a script, is
 * nobody's way, and nothing in a frame of it is, of which it may hold twenty. Our own pages are believed, and so is what
 * does not say from which site it comes: old browsers, and programs, which no page can make ask in a visitor's name.
 */
export function isNavigation(request: Request): boolean {
  const said = (name: string) => request.headers.get(`Sec-Fetch-${name}`);
  const isOurs = [null, "none", "same-origin"].includes(said("Site"));
  const isWholeWindow = said("Mode") === "navigate" && said("Dest") === "document";
  return (isOurs || isWholeWindow) && !isPrefetch(request);
}
