import * as words from "~/words/shell";
import { FOOTER_LINKS, MORE_NAVIGATION, NAVIGATION, type NamedLink } from "./navigation";
import { LEARN_PAGES, MOON_PAGES, SEARCH_PAGES, TRANSITS_PAGES } from "./sub-pages";

const LINKS: readonly NamedLink[] = [...NAVIGATION, ...MORE_NAVIGATION, ...FOOTER_LINKS];
/** The pages of those screens that have several. */
const PARTS = [TRANSITS_PAGES, MOON_PAGES, SEARCH_PAGES, LEARN_PAGES];

/** Every link of the menus and of the bars under headings; some pages stand in several. */
export const EVERY_LINK: readonly NamedLink[] = [...LINKS, ...PARTS.flat()];

/** Whether a menu or a bar leads there. */
export function isInMenus(page: string): boolean {
  return find(EVERY_LINK, page) !== undefined;
}

/**
 * The link that leads to a page, called as in the menus, and "Transits: Year" for one of several pages of a screen.
 * @throws RangeError for a page that stands in no menu
 */
export function linkTo(page: string): NamedLink {
  const link = find(LINKS, page) ?? partOfScreen(page);
  if (!link) throw new RangeError(`No menu leads to ${page}`);
  return link;
}

function partOfScreen(page: string): NamedLink | undefined {
  for (const pages of PARTS) {
    const part = find(pages, page);
    const screen = pages[0] && find(LINKS, pages[0].to);
    if (part && screen)
      return { to: page, label: () => words.partOfScreen({ screen: screen.label(), part: part.label() }) };
  }
}

function find(links: readonly NamedLink[], page: string): NamedLink | undefined {
  return links.find(({ to }) => to === page);
}
