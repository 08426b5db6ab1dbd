import type { MetaArgs, MetaDescriptor } from "@remix-run/react";
import { type LanguageOfPages, languageOf, languagesOf, screenIn } from "~/further-languages";
import { inUse } from "~/page-language";
import { own, site, siteDescription, strapline } from "~/site";
import * as words from "~/words/shell";
import { plainPath } from "./plain-path";
import type { ScreenHandle } from "./static-screen";

/** What of the root's data pages tell in their heads. */
interface RootData {
  readonly origin?: string;
  /** The date in UTC, as `2026-11-22`. */
  readonly today?: string;
  readonly embed?: object | null;
}

interface PageKind {
  /** It teaches: search engines are told that it is an article, and by whom. */
  readonly isArticle?: true;
  /** It shows something of one person, or nothing that somebody would look for: no search engine lists it. */
  readonly isUnlisted?: true;
}

/** Parameters that name a moment or a day of its own, of which there are without end. */
const OF_ONE_TIME = ["at", "date"];

/** Words of a page, or what says them in its language. */
type Words = string | (() => string);
const said = (words: Words) => (typeof words === "string" ? words : words());

const NOT_LISTED: MetaDescriptor = { name: "robots", content: "noindex" };

/**
 * Title, description, canonical address and the card that is shown where a link is shared:
 * `export const meta = pageMeta(words.title, words.description)`.
 * `description` is one or two sentences of at most 160 characters, written for someone who has not seen the page.
 */
export function pageMeta(
  titleWords: Words,
  descriptionWords: Words,
  { isArticle, isUnlisted }: PageKind = {},
) {
  return ({ location, matches }: Pick<MetaArgs, "location" | "matches">): MetaDescriptor[] => {
    const [title, description] = [said(titleWords), said(descriptionWords)];
    const full = title === site.name ? `${site.name} · ${strapline()}` : `${title} · ${site.name}`;
    const descriptors: MetaDescriptor[] = [
      { title: full },
      { name: "description", content: description },
      { property: "og:title", content: full },
      { property: "og:description", content: description },
      { property: "og:site_name", content: site.name },
      { property: "og:type", content: isArticle ? "article" : "website" },
    ];
    const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
    const { staticBy } = (matches.at(-1)?.handle ?? {}) as Partial<ScreenHandle>;
    const ofOneTime = new URLSearchParams();
    for (const [name, value] of new URLSearchParams(staticBy === "path" ? "" : location.search))
      if (OF_ONE_TIME.includes(name)) ofOneTime.set(name, value); // of one sent twice the last counts
    // A frame's page is the same page once more.
    if (isUnlisted || root?.embed || ofOneTime.size > 0) descriptors.push(NOT_LISTED);
    if (!root?.origin) return descriptors;
    const home = `${root.origin}/`;
    const screen = plainPath(location.pathname) || "/";
    const addressIn = ({ prefix }: LanguageOfPages) =>
      root.origin + screenIn(prefix, screen) + (ofOneTime.size > 0 ? `?${ofOneTime}` : "");
    const address = addressIn(languageOf(inUse()));
    descriptors.push(
      { tagName: "link", rel: "canonical", href: address },
      ...alternates(languagesOf(screen), addressIn),
      { property: "og:url", content: address },
      ...cardAt(root.origin, root.today ?? ""),
    );
    if (address === home) descriptors.push(structured(siteAt(home)));
    if (isArticle) descriptors.push(structured(articleAt(address, home, title, description)));
    return descriptors;
  };
}

/** What is shown where a link is shared. Each day's card is drawn with our name: it is not for a site with another. */
function cardAt(origin: string, today: string): readonly MetaDescriptor[] {
  const image = own()?.image;
  if (image) return [{ property: "og:image", content: origin + image }];
  return [
    { property: "og:image", content: `${origin}/cards/${today}.png` },
    { property: "og:image:alt", content: words.wheelOfTheZodiac({ today }) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The same page in the languages that have it, for search engines; nothing where English alone does. */
function alternates(
  languages: readonly LanguageOfPages[],
  addressIn: (language: LanguageOfPages) => string,
): readonly MetaDescriptor[] {
  if (languages.length === 1) return [];
  const link = (hrefLang: string, language: LanguageOfPages): MetaDescriptor => {
    return { tagName: "link", rel: "alternate", hrefLang, href: addressIn(language) };
  };
  return [
    { property: "og:locale", content: languageOf(inUse()).locale },
    ...languages.map((language) => link(language.tag, language)),
    ...languages.slice(0, 1).map((english) => link("x-default", english)),
  ];
}

/** For layouts: their own page's meta, or an error's when that is what they show. */
export function errorMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${site.name}` }, NOT_LISTED];
}

/** What machines read, in the words of schema.org. No browser runs it. */
function structured(graph: object): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...graph } };
}

function siteAt(home: string): object {
  const about = { name: site.name, description: siteDescription(), inLanguage: inUse() };
  const same = { "@id": `${home}#site`, url: home, ...about };
  return {
    "@graph": [
      { "@type": "WebSite", ...same },
      {
        "@type": "WebApplication",
        ...same,
        "@id": `${home}#app`,
        applicationCategory: "LifestyleApplication",
        operatingSystem: "Any",
        isAccessibleForFree: true,
      },
    ],
  };
}

function articleAt(url: string, home: string, headline: string, description: string): object {
  return {
    "@type": "Article",
    url,
    headline,
    description,
    inLanguage: inUse(),
    isAccessibleForFree: true,
    author: { "@type": "Organization", name: site.name, url: home },
    isPartOf: { "@id": `${home}#site` },
  };
}
