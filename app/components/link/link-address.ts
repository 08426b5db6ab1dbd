import { type FormLink, formLink } from "./form-link";
import { type TransitsLink, transitsLink } from "./transits-link";

/** What a link is to open: a screen's path without the stroke, and what stands there. */
export type LinkContent =
  | ({ readonly screen: string } & FormLink)
  | ({ readonly screen: "transits" | "transits/year" } & TransitsLink);

/** A whole page that opens the same, also where this one stands within another: with the moment it is about, if one. */
export function linkAddress(content: LinkContent): string {
  const address = new URL(`/${content.screen}`, location.origin);
  const at = new URLSearchParams(location.search).get("at");
  if (at && "chart" in content) address.searchParams.set("at", at);
  return address.href + ("chart" in content ? transitsLink(content) : formLink(content.screen, content));
}
