/** Whether the browser only fetches ahead what nobody may ever look at. */
export function isPrefetch({ headers }: Request): boolean {
  return (headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "").includes("prefetch");
}

/**
 * Whether somebody goes there, as far as the browser says: a picture, script or `fetch` of a page is none, and nothing in
 * a frame of another site is, which it may hold twenty of. Browsers that do not say are believed.
 */
export function isNavigation(request: Request): boolean {
  const said = (name: string) => request.headers.get(`Sec-Fetch-${name}`);
  const [mode, destination] = [said("Mode") ?? "navigate", said("Dest") ?? "document"];
  const isOwnFrame = destination === "iframe" && said("Site") === "same-origin";
  return mode === "navigate" && (destination === "document" || isOwnFrame) && !isPrefetch(request);
}
