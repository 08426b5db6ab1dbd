import { astrocartography } from "./astrocartography";
import { degrees } from "./degrees";
import { glossary } from "./glossary";
import { horoscope } from "./horoscope";
import { horoscopeDays } from "./horoscope-days";
import { horoscopeSpans } from "./horoscope-spans";
import { humanDesign } from "./human-design";
import { natal } from "./natal";
import { numbers } from "./numbers";
import { profections } from "./profections";
import { returns } from "./returns";
import { story } from "./story";
import { synastry } from "./synastry";
import { synthesis } from "./synthesis";
import type { TextSet } from "./text-set";
import { transits } from "./transits";

/** Every set of texts by its name, which is also its file's below the folder of a language. */
export const SETS = {
  ...astrocartography,
  ...degrees,
  ...glossary,
  ...horoscope,
  ...horoscopeDays,
  ...horoscopeSpans,
  ...humanDesign,
  ...natal,
  ...numbers,
  ...profections,
  ...returns,
  ...story,
  ...synastry,
  ...synthesis,
  ...transits,
};

export type SetName = keyof typeof SETS;

/** What texts of a set are asked for by. */
export type IdOf<Name extends SetName> = Name extends SetName
  ? (typeof SETS)[Name] extends TextSet<infer Id, unknown>
    ? Id
    : never
  : never;

/** What is written under one id. */
export type EntryOf<Name extends SetName> = Name extends SetName
  ? (typeof SETS)[Name] extends TextSet<string, infer Entry>
    ? Entry
    : never
  : never;
