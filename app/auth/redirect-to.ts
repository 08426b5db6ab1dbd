const MAXIMUM_LENGTH = 500;

/**
 * Where to go after signing in: a path of this site, with its query. Anything else, and calls of the API, lead home.
 * The text is resolved as a browser would, which drops tabs and line breaks and reads a backslash as a slash; and
 * again with its escapes decoded, because routes are found by the decoded path.
 */
export function safeRedirect(text: string | null, origin: string): string {
  if (!text?.startsWith("/") || text.length > MAXIMUM_LENGTH || !isScreen(text, origin)) return "/";
  const { pathname, search } = new URL(text, origin);
  return isScreen(decoded(pathname), origin) ? pathname + search : "/";
}

function isScreen(path: string, origin: string): boolean {
  if (!URL.canParse(path, origin)) return false;
  const { origin: target, pathname } = new URL(path, origin);
  return target === origin && !pathname.startsWith("//") && !/^\/api(\/|$)/i.test(pathname);
}

/** With nothing encoded any more, however often it was; letters beyond ASCII do not matter here and come out wrong. */
function decoded(path: string): string {
  const once = path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return once === path ? path : decoded(once);
}
