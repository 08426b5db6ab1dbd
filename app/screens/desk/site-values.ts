import { LANGUAGE_NAMES, LANGUAGES, type Language } from "~/languages";
import { OFFER_TEXTS, SITE_TEXTS, type SiteProfile } from "~/schemas/site-profile";
import type { Values } from "./client-values";

/** What the form of the site begins with, by its fields' names. */
export function siteValues({
  name,
  contact,
  texts,
  offers,
  accent,
  settings,
}: Omit<SiteProfile, "logo">): Values {
  const values: Record<string, string> = {
    name,
    contact,
    "accent.light": accent.light,
    "accent.dark": accent.dark,
    "settings.houseSystem": settings.houseSystem,
    "settings.zodiac": settings.zodiac,
  };
  for (const language of LANGUAGES)
    for (const text of SITE_TEXTS) values[`texts.${language}.${text}`] = texts[language]?.[text] ?? "";
  for (const [index, { id, kind, price, bookingUrl, texts }] of offers.entries()) {
    const at = `offers.${index}`;
    for (const [field, value] of Object.entries({ id, kind, price, bookingUrl }))
      values[`${at}.${field}`] = value;
    for (const language of LANGUAGES)
      for (const text of OFFER_TEXTS)
        values[`${at}.texts.${language}.${text}`] = texts[language]?.[text] ?? "";
  }
  return values;
}

const TEXT_NAMES: Readonly<Record<(typeof SITE_TEXTS)[number], string>> = {
  strapline: "Words under the name",
  tagline: "Tagline",
  description: "Description",
  founder: "Who founded it",
  imprint: "Imprint",
  privacy: "Addition to the privacy page",
  paperHead: "Head of paper",
  paperFoot: "Foot of paper",
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: "Name",
  contact: "E-mail",
  logo: "Logo",
  offers: "Offers",
  "accent.light": "Accent by day",
  "accent.dark": "Accent at night",
  "settings.houseSystem": "House system",
  "settings.zodiac": "Zodiac",
};

const OFFER_NAMES: Readonly<Record<string, string>> = {
  title: "Title",
  description: "What it is",
  duration: "How long it takes",
  price: "Price",
  bookingUrl: "Booking address",
  kind: "Kind",
};

/** What a language is called on the desk. */
export function languageName(language: string): string {
  return LANGUAGE_NAMES[language as Language] ?? language;
}

/** What a field is called, by its name: alone, as its own label does; in a list of several, with where it stands. */
export function siteLabel(name: string, isAlone = false): string {
  const parts = name.split(".");
  const language = parts.length > 2 ? (parts.at(-2) ?? "") : "";
  const inLanguage = isAlone || language === "" || language === "en" ? "" : ` in ${languageName(language)}`;
  if (parts[0] === "texts") return TEXT_NAMES[parts.at(-1) as keyof typeof TEXT_NAMES] + inLanguage;
  if (parts[0] === "offers" && parts.length > 1) {
    const label = OFFER_NAMES[parts.at(-1) ?? ""] ?? name;
    return isAlone
      ? label
      : `Offer ${Number(parts[1]) + 1}: ${label}${parts[2] === "texts" ? inLanguage : ""}`;
  }
  return FIELD_NAMES[name] ?? name;
}
