/**
 * Whether a browser sent this request from another site: what changes data or reads personal data is refused then.
 * Requests without either header come from programs, which carry no visitor's cookies. `X-Forwarded-Host` is never
 * asked: anyone can send it.
 */
export function isForeign(request: Request, ownOrigin: string): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  // A page that sends no referrer hides its origin from us, too: then the browser's own word counts.
  const isOwnUnnamed = origin === "null" && site === "same-origin";
  if (origin !== null && origin !== ownOrigin && !isOwnUnnamed) return true;
  return site === "cross-site" || site === "same-site";
}

/** Whether a page of another site led here: browsers that send no `Sec-Fetch-Site` mostly say it like this. */
export function hasForeignReferer(request: Request, ownOrigin: string): boolean {
  const referer = request.headers.get("Referer");
  return referer !== null && !(URL.canParse(referer) && new URL(referer).origin === ownOrigin);
}
