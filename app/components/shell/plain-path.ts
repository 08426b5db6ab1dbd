/** A path in lower case, without a slash at its end: an address may be written otherwise, and means the same page. */
export function plainPath(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === "/") end--;
  return pathname.slice(0, end).toLowerCase();
}
