import { linkTo } from "~/components/shell/link-to";

/**
 * What a term's link is called: as its page in the menus, wherever on the page it leads.
 * @throws RangeError for a page that stands in no menu
 */
export function pageNamed(address: string): string {
  return linkTo(address.replace(/#.*/, "")).label();
}
