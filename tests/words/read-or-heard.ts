import type { Page } from "@playwright/test";

export interface Said {
  /** Where it stands: text, or the attribute's name. */
  readonly where: string;
  readonly text: string;
}

/** All that a visitor reads or hears of a page in the page's language: its texts in their order, then attributes and head. */
export function readOrHeard(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const found: { where: string; text: string }[] = [];
    const note = (where: string, text: string | null) => {
      if (text?.trim()) found.push({ where, text });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (!text.parentElement?.closest("script, style, template, noscript, code, [lang]:not(html)"))
        note("text", text.textContent);
    const READ = ["aria-label", "aria-description", "placeholder", "title", "alt", "data-tooltip"];
    for (const element of document.querySelectorAll("body *"))
      for (const name of READ) note(name, element.getAttribute(name));
    note("title", document.title);
    for (const meta of document.querySelectorAll("meta[name=description], meta[property^='og:']"))
      if (!/url|image$|type|width|height|locale/.test(meta.getAttribute("property") ?? ""))
        note("meta", meta.getAttribute("content"));
    return found;
  });
}

/** By how many pixels a page is wider than its window. */
export function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
