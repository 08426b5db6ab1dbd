/**
 * The script in the head of pages in another language than English, before the app's own code (see `entry.head.ts`).
 * What a language has not is a page of its own in English: a link there leaves the app, which would show the English
 * words among the others.
 */
import { languageOf } from "./further-languages";

const { prefix, lacks } = languageOf(document.documentElement.lang);

addEventListener(
  "click",
  (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== location.origin || !`${link.pathname}/`.startsWith(`${prefix}/`)) return;
    const screen = link.pathname.slice(prefix.length) || "/";
    if (!lacks.includes(screen)) return;
    link.pathname = screen;
    event.stopImmediatePropagation();
  },
  true,
);
