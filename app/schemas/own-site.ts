import { type LanguageOfPages, languageOf, manifestIn } from "~/further-languages";
import type { Dress, Own, OwnOffer, OwnSite } from "~/site";
import { accentColours, THEMES } from "./accent";
import { type Logo, OFFER_TEXTS, type SiteProfile, type SiteText, TEXTS_OF_PAGES } from "./site-profile";

/** Our own mark, without our name: what stands for a site that has another. */
const MARK = "/images/icon-512.png";

/** A profile that was saved, as pages need it: by language, and what changes in each of them beside words. */
export function ownSite(profile: SiteProfile, version: number): OwnSite {
  const byLanguage = new Map<string, Own>();
  const dresses = new Map<string, Dress>();
  return {
    version,
    in: (language) => {
      const { tag } = languageOf(language);
      const made = byLanguage.get(tag) ?? ownIn(profile, version, tag);
      byLanguage.set(tag, made);
      return made;
    },
    dressIn: (language) => {
      const known = languageOf(language);
      const made = dresses.get(known.tag) ?? dressOf(profile, known);
      dresses.set(known.tag, made);
      return made;
    },
  };
}

/** What is said in one language stands in all for which nothing of their own was written: ours would be another site's. */
function ownIn(profile: SiteProfile, version: number, language: string): Own {
  const { name, contact, settings, logo, offers } = profile;
  const texts = TEXTS_OF_PAGES.map((text) => [text, said(profile, text, language)]);
  const typed = Object.entries({ name, contact, ...Object.fromEntries(texts) }).filter(
    ([, text]) => text !== "",
  );
  const image = logo?.type === "image/png" ? addressOfLogo(logo) : name && MARK;
  const chosen = Object.entries(settings).filter(([, choice]) => choice !== "");
  return {
    version,
    ...(image && { image }),
    ...Object.fromEntries(typed),
    ...(offers.length > 0 && { offers: offers.map((offer) => offerIn(offer, language)) }),
    ...(chosen.length > 0 && { settings: Object.fromEntries(chosen) }),
  };
}

function said({ texts }: SiteProfile, text: SiteText, language: string): string {
  return texts[language]?.[text] || texts.en?.[text] || "";
}

/** One that is booked nowhere else is asked for by the form of this site, which is there wherever a profile is. */
function offerIn({ texts, ...offer }: SiteProfile["offers"][number], language: string): OwnOffer {
  const said = OFFER_TEXTS.map((text) => [text, texts[language]?.[text] || texts.en?.[text] || ""]);
  const bookingUrl = offer.bookingUrl || `/consult?offer=${offer.id}`;
  return {
    ...offer,
    bookingUrl,
    ...(Object.fromEntries(said) as Pick<OwnOffer, (typeof OFFER_TEXTS)[number]>),
  };
}

/** Where a logo is: another one is at another address. */
export function addressOfLogo({ hash, type }: Logo): string {
  return `/logo/${hash}.${type === "image/png" ? "png" : "svg"}`;
}

/** What stands in the head of a page that was written without a profile, and what stands there in its place. */
function dressOf(profile: SiteProfile, language: LanguageOfPages): Dress {
  const { tag } = language;
  const { accent, logo } = profile;
  const paper = {
    head: said(profile, "paperHead", tag),
    foot: said(profile, "paperFoot", tag),
  };
  const variables = [
    ...THEMES.flatMap((theme) =>
      accent[theme]
        ? Object.entries(accentColours(theme, accent[theme])).map(
            ([name, colour]) => `--own-${name}-${theme}:${colour}`,
          )
        : [],
    ),
    ...(logo ? [`--own-logo:url(${addressOfLogo(logo)})`] : []),
    ...Object.entries(paper).flatMap(([name, text]) =>
      text ? [`--own-paper-${name}:${cssText(text)}`] : [],
    ),
  ];
  const marks = [
    variables.length > 0 && `style="${variables.join(";").replaceAll('"', "&quot;")}"`,
    logo && "data-own-logo",
    paper.head && "data-own-head",
    paper.foot && "data-own-foot",
  ].filter(Boolean);
  return [
    ...(marks.length > 0 ? ([["<html ", `<html ${marks.join(" ")} `]] as const) : []),
    [`href="${manifestIn(language, "site")}"`, `href="${manifestIn(language, "own")}"`],
    ...(logo ? iconsOf(logo) : []),
  ];
}

function iconsOf(logo: Logo): Dress {
  const address = addressOfLogo(logo);
  return [
    ['href="/favicon.ico" sizes="32x32"', `href="${address}" sizes="any"`],
    ['href="/favicon.svg" type="image/svg+xml"', `href="${address}" type="${logo.type}"`],
    ...(logo.type === "image/png" ? ([['href="/apple-touch-icon.png"', `href="${address}"`]] as const) : []),
  ];
}

/** A text as CSS writes one, of which nothing ends the attribute or the declaration that it stands in. */
function cssText(text: string): string {
  const letters = text.replace(/[\\"'<>&;\n]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `);
  return `"${letters}"`;
}
