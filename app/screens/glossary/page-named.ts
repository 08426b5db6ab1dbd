import { FOOTER_LINKS, MORE_NAVIGATION, NAVIGATION } from "~/components/shell/navigation";

const LINKS = [...NAVIGATION, ...MORE_NAVIGATION, ...FOOTER_LINKS];

/**
 * What a link is called that leads there: as in the menus, by its place on the page where they name that.
 * @throws RangeError for a page that stands in no menu
 */
export function pageNamed(address: string): string {
  const page = address.replace(/#.*/, "");
  const link = LINKS.find(({ to }) => to === address) ?? LINKS.find(({ to }) => to === page);
  if (!link) throw new RangeError(`No menu leads to ${address}`);
  return link.label;
}
