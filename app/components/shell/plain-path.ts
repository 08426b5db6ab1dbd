/** A path in lower case, without a slash at its end: an address may be written otherwise, and means the same page. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, "");
}
