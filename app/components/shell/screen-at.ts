import { languageOf } from "~/further-languages";
import { inUse } from "~/page-language";

/** The screen of an address of ours (no part of screen-address.ts, which every page loads), without what stands before it in the language of the page. */
export function screenAt(pathname: string): string {
  const { prefix } = languageOf(inUse());
  return `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || "/" : pathname;
}
