import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { brand } from "~/brand";
import { ShownToProvider } from "~/components/births/shown-to";
import { GlyphSprite } from "~/components/drawings/glyphs";
import { NonceContext } from "~/components/shell/response-marks";
import { escaped } from "~/components/ui/escaped";
import headScript from "~/entry.head?inlined";
import styles from "~/styles.css?url";

interface WrittenPage {
  /** What stands before the site's name. */
  readonly title: string;
  readonly description?: string;
  readonly status: number;
  readonly nonce: string;
  /** The id of who is signed in; null for a visitor. */
  readonly shownTo: string | null;
  /** Runs once the page stands. */
  readonly script: string;
  readonly isIndexed?: boolean;
  /** Stands within another page, and may tell these origins how high it is. */
  readonly hosts?: readonly string[];
  readonly body: ReactNode;
}

/** A page that React writes once, as HTML, outside of Remix: no visitor's first load names it or carries what it is made of. */
export function writtenPage({
  title,
  description,
  status,
  nonce,
  shownTo,
  script,
  isIndexed = false,
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
  const html = `<!doctype html>
<html lang="en" data-plain ${marks.join(" ")}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isIndexed ? "" : '<meta name="robots" content="noindex">'}
${description ? `<meta name="description" content="${escaped(description)}">` : ""}
<title>${escaped(title)} · ${escaped(brand.name)}</title>
<script nonce="${nonce}">${headScript}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
</head>
<body>
${inner}
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
