import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { type LanguageOfPages, screenIn } from "~/further-languages";
import { chooseLanguage } from "~/notes/language";
import { plainPath } from "./plain-path";
import type { ScreenHandle } from "./static-screen";

/** As the page's address is now: what changed it may not have told the router. */
function bringAddress({ currentTarget: link }: { readonly currentTarget: HTMLAnchorElement }) {
  link.search = location.search;
  link.hash = location.hash;
}

interface LanguageLinkProps {
  readonly language: LanguageOfPages;
  readonly children: ReactNode;
}

/** To the same page in another language, with all that the address says; following it is a choice that is kept. */
export function LanguageLink({ language: { tag, prefix }, children }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  const { staticBy } = (useMatches().at(-1)?.handle ?? {}) as Partial<ScreenHandle>;
  const screen = plainPath(pathname) || "/";
  // A page that is rendered once for its path must not hold what one visitor's address said.
  const asked = staticBy === "path" ? "" : search;
  return (
    <a
      href={screenIn(prefix, screen) + asked}
      // Days have no end: what robots are to read is in the head, and in the sitemap.
      rel={asked || /\d{4}-\d{2}/.test(screen) ? "nofollow" : undefined}
      hrefLang={tag}
      lang={tag}
      className="link"
      onPointerDown={bringAddress}
      onClick={(event) => {
        bringAddress(event);
        chooseLanguage(tag);
      }}
    >
      {children}
    </a>
  );
}
