import { own } from "~/site";
import * as words from "~/words/shell";
import { FOOTER_LINKS, type NamedLink } from "./navigation";

const IMPRINT: NamedLink = { to: "/privacy#imprint", label: words.imprint };

/** What stands at the foot of a page: with the imprint, where the owner has written one. */
export function footerLinks(): readonly NamedLink[] {
  return own()?.imprint ? [...FOOTER_LINKS, IMPRINT] : FOOTER_LINKS;
}
