const MAXIMUM_LENGTH = 500;

/**
 * Where to go after signing in: a path of this site, with its query. Anything else, and calls of the API, lead home.
 * The text is resolved as a browser would, which drops tabs and line breaks and reads a backslash as a slash.
 */
export function safeRedirect(text: string | null, origin: string): string {
  if (!text?.startsWith("/") || text.length > MAXIMUM_LENGTH || !URL.canParse(text, origin)) return "/";
  const { origin: target, pathname, search } = new URL(text, origin);
  const isOurs = target === origin && !pathname.startsWith("//") && !/^\/api(\/|$)/i.test(pathname);
  return isOurs ? pathname + search : "/";
}
