import { KIBIBYTE } from "./desk-limits";

/** What the owner says of the site in one language; empty where they say nothing. */
export const SITE_TEXTS = [
  "strapline",
  "tagline",
  "description",
  "founder",
  "imprint",
  "privacy",
  "paperHead",
  "paperFoot",
] as const;
export type SiteText = (typeof SITE_TEXTS)[number];

/** Those that pages say in their words; what stands on paper is said by styles. */
export const TEXTS_OF_PAGES = SITE_TEXTS.filter((text) => !text.startsWith("paper"));

/** Letters that each may have. */
export const LONGEST_TEXT: Readonly<Record<SiteText, number>> = {
  strapline: 60,
  tagline: 120,
  description: 300,
  founder: 300,
  imprint: 2_000,
  privacy: 4_000,
  paperHead: 200,
  paperFoot: 300,
};

export const OFFER_TEXTS = ["title", "description", "duration"] as const;
type OfferText = (typeof OFFER_TEXTS)[number];

export const LONGEST_NAME_OF_SITE = 60;
export const MOST_OFFERS = 8;
export const MOST_BYTES_OF_LOGO = 40 * KIBIBYTE;
/** With the logo in it. */
export const MOST_BYTES_OF_PROFILE = 64 * KIBIBYTE;
/** As it is sent: the logo in base64, and what else stands in it, which may be letters of other scripts. */
export const MOST_BYTES_OF_PROFILE_SENT = 160 * KIBIBYTE;

type InLanguages<Text> = Readonly<Record<string, Text>>;

interface SavedOffer {
  readonly id: string;
  /** Which of our consultations it stands for where the quiz recommends that; empty for none. */
  readonly kind: string;
  readonly price: string;
  /** Empty where it is asked for by the form of this site. */
  readonly bookingUrl: string;
  readonly texts: InLanguages<Readonly<Record<OfferText, string>>>;
}

/** A logo as it is shown: checked, and rid of all that is no picture. */
export interface Logo {
  readonly type: "image/png" | "image/svg+xml";
  readonly base64: string;
  /** Of its bytes: a part of its address. */
  readonly hash: string;
}

/** What the owner changed of how the site calls itself and looks. What is empty is as in brand.ts and offers.ts. */
export interface SiteProfile {
  readonly name: string;
  readonly contact: string;
  readonly texts: InLanguages<Readonly<Record<SiteText, string>>>;
  readonly offers: readonly SavedOffer[];
  readonly accent: { readonly light: string; readonly dark: string };
  readonly settings: { readonly houseSystem: string; readonly zodiac: string };
  readonly logo: Logo | null;
}

/** A profile in which nothing is said. */
export const EMPTY_PROFILE: SiteProfile = {
  name: "",
  contact: "",
  texts: {},
  offers: [],
  accent: { light: "", dark: "" },
  settings: { houseSystem: "", zodiac: "" },
  logo: null,
};
