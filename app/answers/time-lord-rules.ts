import type { Nakshatra } from "~/astrology/ayanamsa";
import type { Zodiac } from "~/astrology/chart-settings";
import { type Sign, signAfter, signPosition } from "~/astrology/signs";
import { FIRDARIA_YEAR, FIRDARIA_YEARS, type FirdariaNodes } from "~/astrology/time-lords/firdaria";
import type { LotsAt } from "~/astrology/time-lords/lots-at";
import type { YearBeginning } from "~/astrology/time-lords/profections";
import { DASHA_YEARS, type DashaBalance, type DashaYear } from "~/astrology/time-lords/vimshottari";
import { SIGN_YEARS } from "~/astrology/time-lords/zodiacal-releasing";
import { degreesAndMinutes } from "~/readings/degrees";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";
import * as words from "~/words/rules";

/**
 * How each technique was followed, every choice a sentence in the language in use: what another program may do
 * otherwise.
 */

/** How near the horizon the Sun makes day and night doubtful, degrees. */
export const SECT_DOUBT = 2;

interface ReleasingSaid {
  readonly lot: "Spirit" | "Fortune";
  readonly exchanged: boolean;
  readonly lots: LotsAt;
  readonly signs: { readonly Spirit: Sign; readonly Fortune: Sign };
  readonly sign: Sign;
  readonly zodiac: Zodiac;
}

export function releasingRules({ lot, exchanged, lots, signs, sign, zodiac }: ReleasingSaid): string[] {
  const isByDay = lots.isDay || !exchanged;
  const { degree, minute } = signPosition(lots[lot]);
  const stands = names.sign(signs[lot]);
  return [
    words.releasedFrom({
      lot: words.lot(lot),
      degrees: degreesAndMinutes({ degree, minute }),
      sign: stands,
      isFromSun: (lot === "Fortune") === isByDay,
      formula: exchanged ? (lots.isDay ? "day" : "night") : "asked",
    }),
    ...(sign === signs[lot] ? [] : [words.bothLotsInOneSign({ sign: stands, next: names.sign(sign) })]),
    words.yearsOfSigns({ years: yearsOf(SIGN_YEARS, names.sign) }),
    words.partsOfReleasing(),
    words.peaks({ fortune: names.sign(signs.Fortune), tenth: names.sign(signAfter(signs.Fortune, 9)) }),
    words.rulersAndRound(),
    ...ofZodiac(zodiac),
    ...(exchanged ? ofSect(lots) : []),
  ];
}

export function firdariaRules(lots: LotsAt, nodes: FirdariaNodes): string[] {
  const { isDay } = lots;
  const afterMars = isDay ? "After Mars, by day" : "After Mars, by night";
  const { "North Node": north, "South Node": south, ...seven } = FIRDARIA_YEARS;
  const all = { ...seven, "North Node": north, "South Node": south };
  return [
    words.firdariaBegin({
      isDay,
      nodes: words.turnOfNodes(nodes === "After Mars by night" ? afterMars : nodes),
    }),
    words.yearsOfFirdaria({
      years: nodes === "None" ? yearsOf(seven, names.body) : yearsOf(all, names.body),
      sum: nodes === "None" ? 70 : 75,
      days: FIRDARIA_YEAR,
    }),
    words.partsOfFirdaria(),
    ...ofSect(lots),
  ];
}

interface ProfectionsSaid {
  readonly first: Sign;
  readonly timeUnknown: boolean;
  readonly beginning: YearBeginning;
  readonly zodiac: Zodiac;
}

export function profectionRules({ first, timeUnknown, beginning, zodiac }: ProfectionsSaid): string[] {
  const sign = names.sign(first);
  return [
    timeUnknown ? words.profectedFromSun({ sign }) : words.profectedFromRising({ sign }),
    beginning === "Birthday"
      ? words.yearFromBirthday()
      : words.yearFromSun({ isTropical: zodiac === "Tropical" }),
    words.profectedMonths(),
    words.traditionalRulers(),
    ...ofZodiac(zodiac),
  ];
}

interface DashasSaid {
  readonly moon: number;
  readonly nakshatra: Nakshatra;
  readonly zodiac: Zodiac;
  readonly balance: DashaBalance;
  readonly year: DashaYear;
}

export function dashaRules({ moon, nakshatra, zodiac, balance, year }: DashasSaid): string[] {
  const { sign, degree, minute } = signPosition(moon);
  const { lord, years } = balance;
  return [
    words.balanceOfDasha({
      degrees: degreesAndMinutes({ degree, minute }),
      sign: names.sign(sign),
      zodiac,
      mansion: nakshatra,
      lord: words.lordOfMansion(lord),
      whole: DASHA_YEARS[lord],
      left: years.toFixed(2),
    }),
    words.yearsOfDashas({ years: yearsOf(DASHA_YEARS, words.dashaLord), days: year }),
    words.partsOfDashas(),
  ];
}

function ofZodiac(zodiac: Zodiac): string[] {
  return zodiac === "Tropical" ? [] : [words.signsOfZodiac({ zodiac })];
}

/** What a doubtful hour would change. */
function ofSect({ sunAltitude, isDay }: LotsAt): string[] {
  const size = Math.abs(sunAltitude);
  return size > SECT_DOUBT ? [] : [words.doubtfulSect({ isDay, degrees: size.toFixed(1) })];
}

/** `Aries 15, Taurus 8 and Gemini 20` */
function yearsOf<Name extends string>(
  years: Readonly<Record<Name, number>>,
  nameOf: (name: NoInfer<Name>) => string,
): string {
  const all = Object.keys(years) as Name[];
  return listedNames(all.map((name) => words.nameAndYears({ name: nameOf(name), years: years[name] })));
}
