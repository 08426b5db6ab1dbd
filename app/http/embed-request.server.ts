/**
 * Whether a page is asked for in the layout that stands within another page: without sidebar, header and footer.
 * `?embed` says so, and so does the browser that loads a frame, which covers whatever happens inside one: links,
 * forms, redirects, a page loaded again. The page a form was sent from speaks for browsers that say nothing.
 * A link opened in a new tab gets the whole site.
 */
export function wantsEmbed(request: Request): boolean {
  if (new URL(request.url).searchParams.has("embed")) return true;
  const destination = request.headers.get("Sec-Fetch-Dest");
  if (destination === "iframe") return true;
  const cameFromForm = request.method === "POST";
  return (destination === null || cameFromForm) && refererIsEmbed(request);
}

function refererIsEmbed(request: Request): boolean {
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return false;
  const url = new URL(referer);
  return url.origin === new URL(request.url).origin && url.searchParams.has("embed");
}
