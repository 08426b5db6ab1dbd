import { escaped } from "~/components/ui/escaped";
import headScript from "~/entry.head?inlined";
import { type LanguageOfPages, languageOf, languagesOf, screenIn } from "~/further-languages";
import { inUse } from "~/page-language";
import { site } from "~/site";
import styles from "~/styles.css?url";

interface ListedAs {
  readonly origin: string;
  /** Its path in English. */
  readonly screen: string;
}

export interface PageHead {
  /** What stands before the site's name. */
  readonly title: string;
  readonly description?: string;
  readonly nonce: string;
  /** Where it stands and as which screen, if search engines may list it. */
  readonly listedAs?: ListedAs;
}

/** The head of a page that is written outside of Remix, as HTML. */
export function pageHead({ title, description, nonce, listedAs }: PageHead): string {
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${listedAs ? addressesOf(listedAs) : '<meta name="robots" content="noindex">'}
${description ? `<meta name="description" content="${escaped(description)}">` : ""}
<title>${escaped(title)} · ${escaped(site.name)}</title>
<script nonce="${nonce}">${headScript}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
</head>`;
}

/** The page itself, and where it is in each of its languages: what search engines are told. */
function addressesOf({ origin, screen }: ListedAs): string {
  const at = ({ prefix }: LanguageOfPages) => escaped(origin + screenIn(prefix, screen));
  const languages = languagesOf(screen);
  const links = [
    `<link rel="canonical" href="${at(languageOf(inUse()))}">`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one.tag}" href="${at(one)}">`),
    ...languages
      .slice(0, 1)
      .map((english) => `<link rel="alternate" hreflang="x-default" href="${at(english)}">`),
  ];
  return links.join("\n");
}
