import { languageOf, screenIn } from "~/further-languages";
import { inUse } from "~/page-language";

/** The address of a screen in the language of the page, for links and forms that the router does not write. */
export function screenAddress(screen: string): string {
  return screenIn(languageOf(inUse()).prefix, screen);
}

/** Where somebody signs out, whom it leads back to a page in the language of this one. */
export function logoutAddress(): string {
  const { tag, prefix } = languageOf(inUse());
  return prefix ? `/api/logout?lang=${tag}` : "/api/logout";
}

/** For the `hreflang` of a link: English where the language of the page lacks the screen; nothing where it has it. */
export function otherLanguageOf(screen: string): "en" | undefined {
  return languageOf(inUse()).lacks.includes(screen) ? "en" : undefined;
}
