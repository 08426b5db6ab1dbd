import { languageOf, screenIn } from "~/further-languages";
import { inUse } from "~/page-language";

/** The address of a screen in the language of the page, for links and forms that the router does not write. */
export function screenAddress(screen: string): string {
  return screenIn(languageOf(inUse()).prefix, screen);
}

/** The screen of an address of ours, without what stands before it in the language of the page. */
export function screenAt(pathname: string): string {
  const { prefix } = languageOf(inUse());
  return `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || "/" : pathname;
}

/** For the `hreflang` of a link: English where the language of the page lacks the screen; nothing where it has it. */
export function otherLanguageOf(screen: string): "en" | undefined {
  return languageOf(inUse()).lacks.includes(screen) ? "en" : undefined;
}
