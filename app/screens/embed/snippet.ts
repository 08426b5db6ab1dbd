import type { Sign } from "~/astrology/signs";
import { languageOf } from "~/further-languages";
import type { Language } from "~/languages";
import type { Theme } from "~/notes/theme";

export interface Choice {
  /** The screen's path without its slash, or `dashboard`. */
  readonly screen: string;
  /** What it is called, in that language. */
  readonly label: string;
  /** Whose horoscope; null where the visitor chooses, and with any other screen. */
  readonly sign: Sign | null;
  readonly theme: Theme | "auto";
  /** `auto`: that of the page around it. */
  readonly language: Language | "auto";
  /** The most that it may take, in pixels; null: all there is. */
  readonly width: number | null;
}

/** What an astrologer puts into a page: as high as the screen, with the page's theme. English is what comes unasked. */
export function scriptSnippet(origin: string, { screen, sign, theme, language, width }: Choice): string {
  const whose = sign === null ? "" : ` data-sign="${sign.toLowerCase()}"`;
  const lang = language === "en" ? "" : ` data-lang="${language}"`;
  const style = width === null ? "" : ` style="max-width: ${width}px"`;
  return `<div data-realign="${screen}"${whose} data-theme="${theme}"${lang}${style}></div>
<script async src="${origin}/embed.js"></script>`;
}

/** For editors that take scripts out of pages: it has its own height and scrolls. */
export function frameSnippet(origin: string, choice: Choice): string {
  const { label, width } = choice;
  const most = width === null ? "" : `; max-width: ${width}px`;
  return `<iframe src="${frameAddress(origin, choice).replaceAll("&", "&amp;")}" title="${label}" loading="lazy" style="width: 100%${most}; height: 900px; border: 0"></iframe>`;
}

/** What the policy of a page must allow so that the two lines work on it. */
export function policySnippet(origin: string): string {
  return `script-src ${origin}; frame-src ${origin}`;
}

/** Without the script nothing knows the page around: `auto` is English. */
export function frameAddress(origin: string, { screen, sign, theme, language }: Choice): string {
  const whose = sign === null ? "" : `/${sign.toLowerCase()}`;
  const { prefix } = languageOf(language);
  return `${origin}${prefix}/${screen === "dashboard" ? "" : screen}${whose}?embed&theme=${theme}`;
}
