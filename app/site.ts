import * as words from "~/words/brand";
import { brand } from "./brand";
import { inUse } from "./page-language";

/** A session as an owner wrote it on the desk. */
export interface OwnOffer {
  readonly id: string;
  /** Which consultation of ours it is, as the quiz recommends them; empty for one that is none of them. */
  readonly kind: string;
  readonly price: string;
  /** Of another site, or a path of this one. */
  readonly bookingUrl: string;
  readonly title: string;
  readonly description: string;
  readonly duration: string;
}

/** What the site's owner says of it, in the language of a page: what is absent is as in brand.ts and its words. */
export interface Own {
  /** Of which version of the profile: another one is another look. */
  readonly version: number;
  /** What stands for the site where somebody shares a link, in place of the day's card, which is drawn with our name. */
  readonly image?: string;
  readonly name?: string;
  readonly contact?: string;
  readonly strapline?: string;
  readonly tagline?: string;
  readonly description?: string;
  readonly founder?: string;
  readonly imprint?: string;
  readonly privacy?: string;
  readonly offers?: readonly OwnOffer[];
  /** With what a form of settings begins. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Pairs of what stands in a page that was written without a profile, and what stands there in its place. */
export type Dress = readonly (readonly [plain: string, own: string])[];

/** A profile as the worker keeps it in memory. */
export interface OwnSite {
  readonly version: number;
  in(language: string): Own;
  /** What stands in each page for what, beside its words: the address of the logo, the colours. */
  dressIn(language: string): Dress;
}

let kept: OwnSite | null = null;
let rendered: Own | null | undefined;

/** What this page came with, for as long as its document lives. */
const sent =
  typeof document === "undefined"
    ? undefined
    : (window as unknown as PageOfRemix).__remixContext?.state.loaderData?.root?.own;

interface PageOfRemix {
  readonly __remixContext?: {
    readonly state: { readonly loaderData?: { readonly root?: { readonly own?: Own } } };
  };
}

/** On the server: what the owner has saved, or that there is nothing. It is the same for all requests of a deployment. */
export function keepOwn(site: OwnSite | null): void {
  kept = site;
}

/** On the server: what the owner has saved. */
export function keptOwn(): OwnSite | null {
  return kept;
}

/** What `make` makes, for a page whose data bring this. It must not wait for anything, as in `inLanguage`. */
export function withOwn<Made>(own: Own | null, make: () => Made): Made {
  const before = rendered;
  rendered = own;
  try {
    return make();
  } finally {
    rendered = before;
  }
}

/** What the owner says, in the language in use; nothing where no profile is saved. */
export function own(): Own | null | undefined {
  if (typeof document !== "undefined") return sent;
  return rendered === undefined ? kept?.in(inUse()) : rendered;
}

/** The site's name and the address to write to. */
export const site = {
  get name(): string {
    return own()?.name ?? brand.name;
  },
  get contact(): string {
    return own()?.contact ?? brand.supportAddress;
  },
};

export const strapline = () => own()?.strapline ?? words.strapline();
export const tagline = () => own()?.tagline ?? words.tagline();
export const siteDescription = () => own()?.description ?? words.description();

/** A page's HTML in the owner's dress; as it is where there is none. */
export function dressed(html: string, language: string): string {
  const dress: Dress = kept?.dressIn(language) ?? [];
  return dress.reduce((page, [plain, own]) => page.replace(plain, () => own), html);
}
