import { HOUSE_SYSTEMS, ZODIACS } from "~/astrology/chart-settings";
import { bytesOf, toBase64 } from "~/base64";
import { deskRefusal } from "~/desk-refusals";
import { LANGUAGES } from "~/languages";
import { OFFER_IDS } from "~/readings/quiz";
import { type Refusal, type Refusals, refusal } from "~/refusals";
import { contrastIn, LEAST_CONTRAST, nearestIn, readColour, THEMES, type Theme } from "./accent";
import { KIBIBYTE } from "./desk-limits";
import { requiredEmail } from "./email-field";
import {
  cleanLines,
  cleanText,
  isBlank,
  isLongerThan,
  isRecord,
  isUntyped,
  type Parsed,
  tooLong,
} from "./fields";
import { readPng } from "./png-logo";
import {
  LONGEST_NAME_OF_SITE,
  LONGEST_TEXT,
  type Logo,
  MOST_BYTES_OF_LOGO,
  MOST_OFFERS,
  OFFER_TEXTS,
  SITE_TEXTS,
  type SiteProfile,
} from "./site-profile";
import { readSvg } from "./svg-logo";
import { readVersionGiven } from "./updated-at";

type Raw = Readonly<Record<string, unknown>>;

const LONGEST_OF_OFFER = { title: 100, description: 300, duration: 40 } as const;
const LONGEST_PRICE = 40;
const LONGEST_ADDRESS = 500;
/** More than one has, so that a name such as "dark green" is told how colours are written. */
const LONGEST_COLOUR = 60;
const OFFER_ID = /^[a-z0-9][a-z0-9-]{0,47}$/;
/** How deep an object lies in what is sent: `offers`, one of them, its `texts`, those of a language. */
const DEEPEST = 5;

/** A profile to be kept. Its logo is that which was sent; undefined leaves the one that is there. */
export interface ProfileToWrite {
  /** The version that it is made from: 0 where nothing is saved yet. */
  readonly updatedAt: number;
  readonly profile: Omit<SiteProfile, "logo">;
  readonly logo: LogoSent | null | undefined;
}

/** A logo before it has an address. */
export type LogoSent = Omit<Logo, "hash">;

/**
 * Reads a profile, as JSON or as the fields of a form (`texts.es.tagline`, `offers.0.price`), with all that is wrong at
 * once. What is left out is as it comes with the program.
 */
export function readProfile(raw: Raw): Parsed<ProfileToWrite> {
  const flat = flattened(raw);
  const wrong: Record<string, Refusal[]> = {};
  const text = (name: string, longest: number, isOfLines = false): string => {
    const given = flat[name];
    if (isUntyped(given)) return "";
    if (typeof given !== "string") return refuse(name, refusal("text.not-text"));
    if (isLongerThan(4 * longest, given)) return refuse(name, tooLong(longest));
    if (isBlank(given)) return refuse(name, refusal("text.unreadable"));
    const clean = isOfLines ? cleanLines(given) : cleanText(given);
    return isLongerThan(longest, clean) ? refuse(name, tooLong(longest)) : clean;
  };
  const refuse = (name: string, why: Refusal): string => {
    wrong[name] = [...(wrong[name] ?? []), why];
    return "";
  };
  const choice = (name: string, choices: readonly string[]): string => {
    const given = flat[name];
    if (isUntyped(given)) return "";
    return choices.find((known) => known === given) ?? refuse(name, refusal("choice.unknown", choices));
  };
  const inLanguages = <Name extends string>(
    at: string,
    names: readonly Name[],
    longest: Record<Name, number>,
  ) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries(
          names.map((name) => [name, text(`${at}.${language}.${name}`, longest[name], longest[name] > 100)]),
        ),
      ]),
    ) as Record<string, Record<Name, string>>;

  const name = text("name", LONGEST_NAME_OF_SITE);
  const contact = text("contact", 254);
  if (contact !== "" && !requiredEmail.safeParse(contact).success)
    refuse("contact", refusal("email.invalid"));
  const texts = inLanguages("texts", SITE_TEXTS, LONGEST_TEXT);
  const accent = readAccents(
    THEMES.map((theme) => text(`accent.${theme}`, LONGEST_COLOUR)),
    (theme, why) => refuse(`accent.${theme}`, why),
  );
  const settings = {
    houseSystem: choice("settings.houseSystem", HOUSE_SYSTEMS),
    zodiac: choice("settings.zodiac", ZODIACS),
  };
  const { offers, isTooMany } = readOffers(flat, { text, choice, inLanguages, refuse });
  if (isTooMany) refuse("offers", deskRefusal("offers.too-many", MOST_OFFERS));
  const version = readVersionGiven(flat.updatedAt);
  const updatedAt = version.ok && version.value !== null && version.value >= 0 ? version.value : null;
  if (updatedAt === null) refuse("updatedAt", deskRefusal("updated-at.required"));
  const logo = readLogoIn(raw.logo);
  if (logo && "why" in logo) refuse("logo", logo.why);
  if (Object.keys(wrong).length > 0 || updatedAt === null || (logo && "why" in logo))
    return { ok: false, fields: wrong };
  const profile = { name, contact, texts, offers, accent, settings };
  return { ok: true, value: { updatedAt, profile, logo } };
}

/** The leaves of an object by their dotted paths; what lies deeper than anything here is left out. */
function flattened(raw: Raw): Raw {
  const flat: Record<string, unknown> = Object.create(null);
  const walk = (value: unknown, path: string, depth: number) => {
    if (depth > DEEPEST) return;
    const inner = Array.isArray(value) ? value.slice(0, MOST_OFFERS + 1) : isRecord(value) ? value : null;
    if (inner === null) flat[path] = value;
    else
      for (const [key, each] of Object.entries(inner)) walk(each, path ? `${path}.${key}` : key, depth + 1);
  };
  walk(raw, "", 0);
  return flat;
}

/** One for each theme. Of one that is left out the other's hue is taken, as far from it as it must be to be read. */
function readAccents(typed: readonly string[], refuse: (theme: Theme, why: Refusal) => void) {
  const read = typed.map((text) => (text === "" ? "" : readColour(text)));
  const [light, dark] = THEMES.map((theme, index) => {
    const colour = read[index] ?? null;
    if (colour === null) refuse(theme, deskRefusal("accent.unreadable"));
    if (!colour) return "";
    const has = contrastIn(theme, colour);
    if (has < LEAST_CONTRAST)
      refuse(theme, deskRefusal("accent.faint", has, LEAST_CONTRAST, theme, nearestIn(theme, colour)));
    return colour;
  }) as [string, string];
  return {
    light: light || (dark && nearestIn("light", dark)),
    dark: dark || (light && nearestIn("dark", light)),
  };
}

interface Readers {
  readonly text: (name: string, longest: number) => string;
  readonly choice: (name: string, choices: readonly string[]) => string;
  readonly inLanguages: <Name extends string>(
    at: string,
    names: readonly Name[],
    longest: Record<Name, number>,
  ) => Record<string, Record<Name, string>>;
  readonly refuse: (name: string, why: Refusal) => string;
}

/** The sessions in which something is typed. */
function readOffers(flat: Raw, { text, choice, inLanguages, refuse }: Readers) {
  const rows = Array.from({ length: MOST_OFFERS + 1 }, (_, index) => `offers.${index}`);
  const names = Object.keys(flat).filter((name) => name.startsWith("offers.") && !isUntyped(flat[name]));
  const filled = rows.filter((at) =>
    names.some((name) => name.startsWith(`${at}.`) && !/\.(id|kind)$/.test(name)),
  );
  const taken = new Set<string>();
  const offers = filled.slice(0, MOST_OFFERS).map((at) => {
    const texts = inLanguages(`${at}.texts`, OFFER_TEXTS, LONGEST_OF_OFFER);
    const title = texts.en?.title ?? "";
    if (isUntyped(flat[`${at}.texts.en.title`]))
      refuse(`${at}.texts.en.title`, deskRefusal("offer.title-required"));
    const bookingUrl = text(`${at}.bookingUrl`, LONGEST_ADDRESS);
    if (bookingUrl !== "" && !isSecure(bookingUrl)) refuse(`${at}.bookingUrl`, deskRefusal("offer.address"));
    const given = flat[`${at}.id`];
    const id = ownId(typeof given === "string" && OFFER_ID.test(given) ? given : slugOf(title), taken);
    return {
      id,
      kind: choice(`${at}.kind`, OFFER_IDS),
      price: text(`${at}.price`, LONGEST_PRICE),
      bookingUrl,
      texts,
    };
  });
  return { offers, isTooMany: filled.length > MOST_OFFERS };
}

function isSecure(address: string): boolean {
  return /^https:\/\//i.test(address) && URL.canParse(address) && new URL(address).username === "";
}

function slugOf(title: string): string {
  const words =
    title
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 40).replace(/-$/, "") || "offer";
}

/** No two offers have one: a second gets a number. */
function ownId(id: string, taken: Set<string>): string {
  let own = id;
  for (let number = 2; taken.has(own); number++) own = `${id}-${number}`;
  taken.add(own);
  return own;
}

/** A logo in JSON: a `data:` address, null to take it away, nothing to leave it. */
function readLogoIn(given: unknown): LogoSent | null | undefined | { readonly why: Refusal } {
  if (given === undefined) return undefined;
  if (given === null || given === "") return null;
  const unreadable = { why: deskRefusal("logo.unreadable") };
  if (typeof given !== "string" || given.length > 2 * MOST_BYTES_OF_LOGO) return unreadable;
  const comma = given.indexOf(",");
  const head = given.slice(0, comma);
  if (head !== "data:image/png;base64" && head !== "data:image/svg+xml;base64") return unreadable;
  try {
    const read = readLogo(bytesOf(given.slice(comma + 1)));
    return read.ok ? read.value : { why: read.fields.logo?.[0] ?? unreadable.why };
  } catch {
    return unreadable;
  }
}

/** A picture as it was uploaded: a PNG, or an SVG of shapes alone. */
export function readLogo(bytes: Uint8Array): Parsed<LogoSent> {
  const refused = (why: Refusal): { readonly ok: false; readonly fields: Refusals } => ({
    ok: false,
    fields: { logo: [why] },
  });
  if (bytes.length > MOST_BYTES_OF_LOGO)
    return refused(deskRefusal("logo.too-large", MOST_BYTES_OF_LOGO / KIBIBYTE));
  const png = readPng(bytes);
  if (png) return { ok: true, value: { type: "image/png", base64: toBase64(png) } };
  const text = textOf(bytes);
  if (text === null || !text.includes("<svg")) return refused(deskRefusal("logo.unreadable"));
  const read = readSvg(text);
  if ("wrong" in read) return refused(deskRefusal("logo.not-harmless", read.wrong));
  return { ok: true, value: { type: "image/svg+xml", base64: toBase64(new TextEncoder().encode(read.svg)) } };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
