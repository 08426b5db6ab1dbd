import type { PlaceEntry } from "../../app/places/place-lines";
import { nameKey } from "../../app/places/place-names";
import { isComparable, spellingDistance } from "../../app/places/spelling";
import type { GeoName } from "./geonames";

/**
 * Which of a place's many names are filed, and how much each is worth. The score of a spelling is
 *
 *   log10(population + 100) + 1.2 · log10(1 + number of names) + rank − deduction
 *
 * The number of names tells how far a place is known: Florence in Tuscany has 130, Florence in Alabama 20. The
 * deduction is for names that are not the place's usual one: Jakarta was Batavia, but Salisbury is in Wiltshire
 * before it is Harare.
 */
export interface FiledName {
  readonly key: string;
  readonly score: number;
}

const RANK: Readonly<Record<string, number>> = {
  PPLC: 1,
  PPLG: 0.5,
  PPLA: 0.2,
  PPLX: -0.5,
  PPLL: -0.2,
  PPLH: -1.2,
  PPLQ: -1.2,
  PPLW: -1.2,
};

const POINTS_PER_TENFOLD_NAMES = 1.2;
const ALIKE_DEDUCTION = 0.3;
/** The tail of a longer name: "Elsinore" for Lake Elsinore. */
const PART_DEDUCTION = 1.2;
const OTHER_SCRIPT_DEDUCTION = 0.3;
const UNLIKE_DEDUCTION = 3;
const INITIALS_DEDUCTION = 3;
/** A name in our own list is what people mean by it. */
const BY_NAME_BONUS = 0.6;
/** The site is in English: of two cities of equal fame the typist means the one where it is spoken. */
const ENGLISH_SPEAKING = new Set(["US", "GB", "CA", "AU", "IE", "NZ"]);
const ENGLISH_BONUS = 0.4;

/** All names are kept for places of this size and for seats of government. */
const ALL_NAMES_FROM = 15_000;
/** Names in Latin letters and in the country's own script are kept for places of this size. */
const MOST_NAMES_FROM = 1_000;

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;

const CYRILLIC = /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;
const ARABIC = /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u;
const DEVANAGARI = /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u;
const HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u;
const HANGUL = /^[\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]+$/u;

const OWN_SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["RU UA BY BG RS MK ME BA KZ KG TJ UZ TM MN MD XK AM AZ GE", CYRILLIC],
  ["GR CY", /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["EG LY TN DZ MA SD SA YE OM AE QA BH KW IQ SY LB JO PS IR AF PK MR DJ SO TD IL", ARABIC],
  ["IL", /^[\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["JP CN TW HK MO SG", HAN],
  ["KR KP", HANGUL],
  ["IN NP", DEVANAGARI],
  [
    "IN",
    /^[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Common}\p{Script=Inherited}]+$/u,
  ],
  ["BD", /^[\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["LK", /^[\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["GE", /^[\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["AM", /^[\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["TH", /^[\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["MM", /^[\p{Script=Myanmar}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["KH", /^[\p{Script=Khmer}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["LA", /^[\p{Script=Lao}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ["ET ER", /^[\p{Script=Ethiopic}\p{Script=Common}\p{Script=Inherited}]+$/u],
];
const scriptsOf = new Map<string, RegExp[]>();
for (const [countries, script] of OWN_SCRIPTS) {
  for (const country of countries.split(" "))
    scriptsOf.set(country, [...(scriptsOf.get(country) ?? []), script]);
}

/** Letter-by-letter transcriptions ("shtwtgart", "ba li"), which nobody types, are all in small letters. */
const TRANSCRIPTION = /^[^\p{Lu}\p{Lo}]+$/u;

function isKept(place: GeoName, name: string): boolean {
  if (LATIN.test(name)) {
    if (TRANSCRIPTION.test(name)) return false;
    return place.population >= MOST_NAMES_FROM || isSeat(place);
  }
  if (place.population >= ALL_NAMES_FROM || isSeat(place)) return true;
  if (place.population < MOST_NAMES_FROM) return false;
  return scriptsOf.get(place.countryCode)?.some((script) => script.test(name)) ?? false;
}

function isSeat({ feature }: GeoName): boolean {
  return feature === "PPLC" || feature === "PPLA" || feature === "PPLG";
}

function deduction(name: string, key: string, primaryKey: string): number {
  if (key === primaryKey) return 0;
  if (!LATIN.test(name)) return OTHER_SCRIPT_DEDUCTION;
  if (/^[A-Z]{2,4}$/.test(name)) return INITIALS_DEDUCTION;
  // "Frankfurt" for Frankfurt am Main, "Geneva" for Genève, "Padua" for Padova.
  if (key.length >= 4 && (primaryKey.startsWith(key) || key.startsWith(primaryKey))) return ALIKE_DEDUCTION;
  if (isComparable(key) && isComparable(primaryKey)) {
    const limit = Math.max(1, Math.floor(Math.min(key.length, primaryKey.length) / 2.5));
    const distance = spellingDistance(key, primaryKey, limit);
    // "Sparta" is one letter from Isparta but another name.
    if (distance <= limit && (key[0] === primaryKey[0] || distance < 1)) return ALIKE_DEDUCTION;
  }
  return key.length >= 4 && (primaryKey.includes(key) || key.includes(primaryKey))
    ? PART_DEDUCTION
    : UNLIKE_DEDUCTION;
}

/** How well known a place is. */
export function fame(place: GeoName): number {
  return (
    Math.log10(place.population + 100) +
    POINTS_PER_TENFOLD_NAMES * Math.log10(1 + place.alternates.length) +
    (RANK[place.feature] ?? 0) +
    (ENGLISH_SPEAKING.has(place.countryCode) ? ENGLISH_BONUS : 0)
  );
}

/** The names under which a place is filed, each key once with its best score. `byNames` are always kept. */
export function filedNames(place: GeoName, byNames: readonly string[]): FiledName[] {
  const primaryKey = nameKey(place.name);
  const best = new Map<string, number>();
  const known = fame(place);
  const file = (name: string, less: number) => {
    const key = nameKey(name);
    if (key === "" || key.length > 80) return;
    best.set(
      key,
      Math.max(best.get(key) ?? Number.NEGATIVE_INFINITY, Math.round((known - less) * 100) / 100),
    );
  };
  file(place.name, 0);
  file(place.asciiName, 0);
  for (const name of place.alternates) {
    if (isKept(place, name)) file(name, deduction(name, nameKey(name), primaryKey));
  }
  for (const name of byNames) file(name, -BY_NAME_BONUS);
  return [...best].map(([key, score]) => ({ key, score }));
}

/** Whether a spelling is offered as the correction of a misspelt one: names of towns, by-names of large cities. */
export function isWorthCorrecting(entry: PlaceEntry): boolean {
  const { population, name } = entry.place;
  return population >= 3_000 && (population >= 300_000 || entry.key === nameKey(name));
}
