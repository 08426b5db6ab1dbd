import { validCoordinates } from "~/places/coordinates";
import { parseCivilDate, parseCivilTime } from "~/time/civil-date";
import { areSettings } from "../forms/settings-values";
import { type ReadLink, readLink, writeLink } from "./link-text";

type Fields = Readonly<Record<string, string>>;

/** What a screen with a form shows: the fields that led to it, by their names, and how it is looked at. */
export interface FormLink {
  readonly fields: Fields;
  readonly view?: Fields;
  /** What follows the `#` of an address of the screen's own, such as a place on the map: `40.71,-74.01`. */
  readonly hash?: string;
}

export type ReadFormLink = { readonly ok: true; readonly link: FormLink } | Extract<ReadLink, { ok: false }>;

/*
 * Version 1. A line for each field, without those that are as every form begins: a letter of the tables below and the
 * value, or for another field `=name=value`, of the settings `.name=value`; `@name=value` of the view; `#…` a place.
 * Nothing here may change: links that were sent long ago are read by it.
 */

const BIRTH = {
  n: "name",
  d: "date",
  t: "time",
  u: "timeUnknown",
  l: "location",
  y: "latitude",
  x: "longitude",
  c: "calendar",
  r: "timeReading",
} as const;
/** Of every form that asks for one birth. */
const ONE: Fields = { ...BIRTH, z: "timezone", h: "houseSystem", s: "lastName" };
const OTHERS: Readonly<Partial<Record<string, Fields>>> = {
  compatibility: {
    ...renamed((letter) => letter, "person1."),
    ...renamed((letter) => letter.toUpperCase(), "person2."),
  },
  numerology: { n: "fullName", d: "birthDate" },
};

function lettersOf(screen: string): Fields {
  return OTHERS[screen] ?? ONE;
}

function renamed(letterOf: (letter: string) => string, prefix: string): Fields {
  return Object.fromEntries(Object.entries(BIRTH).map(([letter, name]) => [letterOf(letter), prefix + name]));
}

/** Left out of links; those of the settings are put back, so that the reader's own settings do not take their place. */
const AT_FIRST: Fields = { timezone: "auto", houseSystem: "Whole Sign", timeReading: "earlier" };
const SETTINGS = "settings.";
const SETTINGS_AT_FIRST: Fields = {
  "settings.zodiac": "Tropical",
  "settings.node": "True",
  "settings.lilith": "Mean",
  "settings.orbs": "Standard",
  "settings.outOfSign": "true",
};
const HAVE_SETTINGS: readonly string[] = ["birth-chart", "compatibility"];

const MOST_VALUES = 80;
const MOST_CHARACTERS = 200;
const LONGEST_NAME = 40;
const NAME = /^[A-Za-z][A-Za-z0-9 .-]*$/;

/**
 * The end of an address that opens the same.
 * @param screen its path, without the stroke
 */
export function formLink(screen: string, { fields, view = {}, hash }: FormLink): string {
  const letters = new Map(Object.entries(lettersOf(screen)).map(([letter, name]) => [name, letter]));
  const lines = entriesOf(fields)
    .filter(([name, value]) => value !== "" && value !== atFirst(name))
    .map(([name, value]) => {
      const letter = letters.get(name);
      if (letter) return letter + value;
      return name.startsWith(SETTINGS) ? `.${name.slice(SETTINGS.length)}=${value}` : `=${name}=${value}`;
    });
  const looks = entriesOf(view).map(([name, value]) => `@${name}=${value}`);
  return writeLink([...lines, ...looks, ...(hash ? [`#${hash}`] : [])].join("\n"));
}

/** Values without what would end their lines. */
function entriesOf(fields: Fields): readonly (readonly [string, string])[] {
  return Object.entries(fields).map(([name, value]) => [name, value.replace(/\p{Cc}+/gu, " ").trim()]);
}

function atFirst(name: string): string | undefined {
  return { ...AT_FIRST, ...SETTINGS_AT_FIRST }[name.replace(/^person[12]\./, "")];
}

/** What a link holds that was made on this screen. Of anything else no form is filled. */
export function readFormLink(screen: string, hash: string): ReadFormLink {
  const read = readLink(hash);
  if (!read.ok) return read;
  const [text = "", ...others] = read.parts;
  const link = others.length === 0 ? linkIn(screen, text.split("\n")) : null;
  return link && isSound(link.fields) ? { ok: true, link } : { ok: false, why: "broken" };
}

function linkIn(screen: string, lines: readonly string[]): FormLink | null {
  if (lines.length > MOST_VALUES) return null;
  const fields = new Map(Object.entries(HAVE_SETTINGS.includes(screen) ? SETTINGS_AT_FIRST : {}));
  const view = new Map<string, string>();
  let place: string | undefined;
  for (const line of lines) {
    const [kind, rest] = [line.slice(0, 1), line.slice(1)];
    if (rest.length > MOST_CHARACTERS + LONGEST_NAME + "=".length) return null;
    const [, named = "", value = ""] = /^([^=]*)=(.*)$/s.exec(rest) ?? [];
    const name = lettersOf(screen)[kind];
    if (rest.length > MOST_CHARACTERS + named.length || /\p{Cc}/u.test(rest)) return null;
    if (name) fields.set(name, rest);
    else if (kind === "#" && /^[-\d.,]+$/.test(rest)) place = rest;
    else if (named.length > LONGEST_NAME || !NAME.test(named)) return null;
    else if (kind === "=") fields.set(named, value);
    else if (kind === ".") fields.set(SETTINGS + named, value);
    else if (kind === "@") view.set(named, value);
    else return null;
  }
  return {
    fields: Object.fromEntries(fields),
    view: view.size > 0 ? Object.fromEntries(view) : undefined,
    hash: place,
  };
}

/** Whether there is somebody in it, the settings exist, and every date, time and place can be read. The rest the server judges. */
function isSound(fields: Fields): boolean {
  return (
    ["name", "fullName", "person1.name"].some((name) => fields[name]) &&
    areSettings(fields) &&
    Object.entries(fields).every(([name, value]) => {
      const prefix = /^person[12]\./.exec(name)?.[0] ?? "";
      switch (name.slice(prefix.length)) {
        case "date":
        case "birthDate":
          return parseCivilDate(value, fields[`${prefix}calendar`] === "Julian" ? "Julian" : "Gregorian").ok;
        case "time":
          return parseCivilTime(value).ok;
        case "latitude":
        case "longitude": {
          const [latitude, longitude] = [fields[`${prefix}latitude`], fields[`${prefix}longitude`]];
          return !!latitude && !!longitude && validCoordinates(Number(latitude), Number(longitude));
        }
        default:
          return true;
      }
    })
  );
}
