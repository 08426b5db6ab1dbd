import type { Nakshatra } from "~/astrology/ayanamsa";
import type { Zodiac } from "~/astrology/chart-settings";
import { type Sign, signAfter, signPosition } from "~/astrology/signs";
import { FIRDARIA_YEAR, FIRDARIA_YEARS, type FirdariaNodes } from "~/astrology/time-lords/firdaria";
import type { LotsAt } from "~/astrology/time-lords/lots-at";
import type { Period } from "~/astrology/time-lords/period";
import type { YearBeginning } from "~/astrology/time-lords/profections";
import { DASHA_YEARS, type DashaBalance, type DashaYear } from "~/astrology/time-lords/vimshottari";
import { SIGN_YEARS } from "~/astrology/time-lords/zodiacal-releasing";
import { degreesAndMinutes } from "~/readings/degrees";
import { listed } from "~/readings/listed";
import { withArticle } from "~/readings/with-article";

/** How each technique was followed, every choice a sentence: what another program may do otherwise. */

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
  const fromSun = (lot === "Fortune") === isByDay;
  const formula = fromSun
    ? "the Ascendant plus the Moon less the Sun"
    : "the Ascendant plus the Sun less the Moon";
  const why = exchanged
    ? `as for a birth by ${lots.isDay ? "day" : "night"}`
    : "the formula of the day, which was asked for at any hour";
  const { degree, minute } = signPosition(lots[lot]);
  return [
    `Released from the Lot of ${lot}, which stands at ${degreesAndMinutes({ degree, minute })} of ${signs[lot]}: ${formula}, ${why}.`,
    ...(sign === signs[lot]
      ? []
      : [`Both lots stand in ${signs[lot]}, so Spirit is released from the next sign, ${sign}.`]),
    `Each sign has its years: ${yearsOf(SIGN_YEARS)}. A year is 360 days; at the second level the same numbers count months of 30 days, then parts of two days and a half, then of five hours.`,
    "The parts of a period begin with its own sign. When all twelve signs have had their turn the bond is loosed: the parts go on from the sign opposite the period’s, and its end cuts the last one off.",
    `Peaks are the first, fourth, seventh and tenth sign from Fortune, which stands in ${signs.Fortune}; the tenth, ${signAfter(signs.Fortune, 9)}, is the highest.`,
    "Signs have their traditional rulers. The first level ends with its round of 211 years of 360 days.",
    ...ofZodiac(zodiac),
    ...(exchanged ? ofSect(lots) : []),
  ];
}

export function firdariaRules(lots: LotsAt, nodes: FirdariaNodes): string[] {
  const first = lots.isDay ? "the Sun" : "the Moon";
  const nodesSaid = {
    Last: "The nodes have their turn after the seven, by day and by night.",
    "After Mars by night": lots.isDay
      ? "By day the nodes have their turn after the seven; by night it would be after Mars."
      : "By night the nodes have their turn after Mars, in the middle.",
    None: "The nodes have no turn.",
  }[nodes];
  const { "North Node": north, "South Node": south, ...seven } = FIRDARIA_YEARS;
  const years = nodes === "None" ? seven : { ...seven, "North Node": north, "South Node": south };
  return [
    `Born by ${lots.isDay ? "day" : "night"}, so the periods begin with ${first} and follow the Chaldean order. ${nodesSaid}`,
    `Each has its years: ${yearsOf(years)}; ${nodes === "None" ? 70 : 75} together, and then the first again. A year is ${FIRDARIA_YEAR} days.`,
    "The period of a planet has seven equal parts: the first is its own, the others follow in Chaldean order. The nodes are not divided.",
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
  const birthday =
    "A year begins on the birthday, at the time of day of the birth on the clock of then; that of 29 February is 1 March in common years.";
  const sunBack = `A year begins when the Sun is back at its natal place${zodiac === "Tropical" ? "" : " among the stars"}; our tables end with 2100, and the years with them.`;
  return [
    timeUnknown
      ? `Without a birth time nobody knows which sign rises, so the years are counted from the Sun’s sign, ${first}, and the time of day is noon.`
      : `The years are counted by whole signs from ${first}, which rises: one sign on with each year of life.`,
    beginning === "Birthday" ? birthday : sunBack,
    "A month is a twelfth of its year, the first in the year’s own sign; a day is a twelfth of its month, some two days and a half, the first in the month’s own sign.",
    "Signs have their traditional rulers: Mars has Scorpio, Saturn Aquarius, Jupiter Pisces.",
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
    `The Moon stands at ${degreesAndMinutes({ degree, minute })} of ${sign} in the ${zodiac} zodiac, in ${nakshatra}, whose lord is ${withArticle(lord)}. What she has still to go there is what is left at birth of these ${DASHA_YEARS[lord]} years: ${years.toFixed(2)}.`,
    `Each lord has its years: ${yearsOf(DASHA_YEARS)}; 120 together, and then the first again. A year is ${year} days.`,
    "A period is shared out among all nine in proportion to their years, beginning with its own lord.",
  ];
}

function ofZodiac(zodiac: Zodiac): string[] {
  return zodiac === "Tropical" ? [] : [`Signs are those of the ${zodiac} zodiac, as the chart shows them.`];
}

/** What a doubtful hour would change. */
function ofSect({ sunAltitude, isDay }: LotsAt): string[] {
  const size = Math.abs(sunAltitude);
  if (size > SECT_DOUBT) return [];
  const side = isDay ? "above" : "below";
  return [
    `The Sun stands only ${size.toFixed(1)}° ${side} the horizon: if the birth was ${isDay ? "by night" : "by day"} after all, every period is another.`,
  ];
}

function yearsOf(years: Readonly<Partial<Record<Sign | NonNullable<Period["lord"]> | "Ketu", number>>>) {
  return listed(Object.entries(years).map(([name, number]) => `${name} ${number}`));
}
