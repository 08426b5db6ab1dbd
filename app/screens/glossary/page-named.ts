import { FOOTER_LINKS, MORE_NAVIGATION, NAVIGATION } from "~/components/shell/navigation";
import { MOON_PAGES, TRANSITS_PAGES } from "~/components/shell/sub-pages";

const LINKS = [...NAVIGATION, ...MORE_NAVIGATION, ...FOOTER_LINKS];
const PARTS = [TRANSITS_PAGES, MOON_PAGES];

/**
 * What a link is called that leads there: as in the menus, and "Transits: Year" for one of several pages of a screen.
 * @throws RangeError for a page that stands in no menu
 */
export function pageNamed(address: string): string {
  const page = address.replace(/#.*/, "");
  const label = labelIn(LINKS, page) ?? partNamed(page);
  if (!label) throw new RangeError(`No menu leads to ${address}`);
  return label;
}

function partNamed(page: string): string | undefined {
  const pages = PARTS.find((parts) => labelIn(parts, page));
  const screen = pages?.[0] && labelIn(LINKS, pages[0].to);
  return pages && screen && `${screen}: ${labelIn(pages, page)}`;
}

function labelIn(links: readonly { readonly to: string; readonly label: string }[], page: string) {
  return links.find(({ to }) => to === page)?.label;
}
