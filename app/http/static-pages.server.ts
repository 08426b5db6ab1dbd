/** Some 2 MB of an isolate's 128. */
const KEPT = 10;

const pages = new Map<string, { readonly html: string; readonly nonce: string }>();

/**
 * A page that is the same for everybody, rendered once an isolate and then given each response's own nonce; the oldest
 * goes first. Whatever else may differ must be in the key.
 */
export function staticPage(key: string, nonce: string, render: () => string): string {
  const known = pages.get(key);
  if (known) return known.html.replaceAll(known.nonce, nonce);
  const html = render();
  if (pages.size === KEPT) pages.delete(pages.keys().next().value as string);
  pages.set(key, { html, nonce });
  return html;
}
