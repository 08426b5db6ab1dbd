import type { Sign } from "~/astrology/signs";
import type { Theme } from "~/notes/theme";

export interface Choice {
  /** The screen's path without its slash, or `dashboard`. */
  readonly screen: string;
  readonly label: string;
  /** Whose horoscope; null where the visitor chooses, and with any other screen. */
  readonly sign: Sign | null;
  readonly theme: Theme | "auto";
  /** The most that it may take, in pixels; null: all there is. */
  readonly width: number | null;
}

/** What an astrologer puts into a page: as high as the screen, with the page's theme. */
export function scriptSnippet(origin: string, { screen, sign, theme, width }: Choice): string {
  const whose = sign === null ? "" : ` data-sign="${sign.toLowerCase()}"`;
  const style = width === null ? "" : ` style="max-width: ${width}px"`;
  return `<div data-realign="${screen}"${whose} data-theme="${theme}"${style}></div>
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

export function frameAddress(origin: string, { screen, sign, theme }: Choice): string {
  const whose = sign === null ? "" : `/${sign.toLowerCase()}`;
  return `${origin}/${screen === "dashboard" ? "" : screen}${whose}?embed&theme=${theme}`;
}
