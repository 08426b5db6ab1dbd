import { Newest } from "~/memo";

/** Some 2 MB of an isolate's 128. */
const KEPT = 10;

const pages = new Newest<string>(KEPT);

/** Stands in a kept page for the nonce of each response. */
const NONCE_PLACE = "{nonce of this response}";

/**
 * A page that is the same for everybody, rendered once an isolate and then given each response's own nonce; the oldest
 * goes first. Whatever else may differ must be in the key.
 */
export function staticPage(key: string, nonce: string, render: (nonce: string) => string): string {
  const page = pages.get(key) ?? pages.keep(key, render(NONCE_PLACE));
  return page.replaceAll(NONCE_PLACE, nonce);
}
