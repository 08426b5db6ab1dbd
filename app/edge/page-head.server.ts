import { escaped } from "~/components/ui/escaped";
import headScript from "~/entry.head?inlined";
import { site } from "~/site";
import styles from "~/styles.css?url";

interface PageHead {
  /** What stands before the site's name. */
  readonly title: string;
  readonly description?: string;
  readonly nonce: string;
  readonly isIndexed?: boolean;
}

/** The head of a page that is written outside of Remix, as HTML. */
export function pageHead({ title, description, nonce, isIndexed = false }: PageHead): string {
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isIndexed ? "" : '<meta name="robots" content="noindex">'}
${description ? `<meta name="description" content="${escaped(description)}">` : ""}
<title>${escaped(title)} · ${escaped(site.name)}</title>
<script nonce="${nonce}">${headScript}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
</head>`;
}
