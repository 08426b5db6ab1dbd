import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ShownToProvider } from "~/components/births/shown-to";
import { GlyphSprite } from "~/components/drawings/glyphs";
import { NonceContext } from "~/components/shell/response-marks";
import { escaped } from "~/components/ui/escaped";
import { langMarks, languageOf } from "~/further-languages";
import { inUse } from "~/page-language";
import { dressed } from "~/site";
import { type PageHead, pageHead } from "./page-head.server";

interface WrittenPage extends Pick<PageHead, "listedAs"> {
  /** What stands before the site's name. */
  readonly title: string;
  readonly description?: string;
  readonly status: number;
  readonly nonce: string;
  /** The id of who is signed in; null for a visitor. */
  readonly shownTo: string | null;
  /** Runs once the page stands. */
  readonly script: string;
  /** Stands within another page, and may tell these origins how high it is. */
  readonly hosts?: readonly string[];
  readonly body: ReactNode;
}

/**
 * A page that React writes once, as HTML, outside of Remix: no visitor's first load names it or carries what it is made
 * of. It is in the language in use.
 */
export function writtenPage({
  title,
  description,
  status,
  nonce,
  shownTo,
  script,
  listedAs,
  hosts,
  body,
}: WrittenPage): Response {
  const inner = renderToString(
    <NonceContext.Provider value={nonce}>
      <GlyphSprite />
      {shownTo === null ? body : <ShownToProvider value={shownTo}>{body}</ShownToProvider>}
    </NonceContext.Provider>,
  );
  const marks = [
    shownTo !== null && `data-shown-to="${escaped(shownTo)}"`,
    hosts && `data-embed="" data-hosts="${escaped(hosts.join(" "))}"`,
  ].filter(Boolean);
  const language = languageOf(inUse());
  const html = `<!doctype html>
<html ${langMarks(language)} data-plain ${marks.join(" ")}>
${pageHead({ title, description, nonce, listedAs })}
<body>
${inner}
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
  return new Response(dressed(html, language.tag), {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

/** Makes a page one that stands in nobody's store, index, frame or referrer. */
export function forOneReader(response: Response): Response {
  const { headers } = response;
  headers.set("Cache-Control", "no-store");
  headers.set("X-Robots-Tag", "noindex");
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("X-Frame-Options", "DENY");
  return response;
}
