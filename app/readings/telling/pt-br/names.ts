import type { AspectType } from "../../../astrology/aspects";
import { type CivilDate, MONTHS } from "../../../astrology/calendar";
import type { AngleName } from "../../../astrology/findings/weights";
import type { PhaseName } from "../../../astrology/lunar-phase";
import type { Sign } from "../../../astrology/signs";
import type { Subject } from "../../story/factors";

/** Names as they stand within a Brazilian sentence. */

export const SIGNS: Readonly<Record<Sign, string>> = {
  Aries: "Áries",
  Taurus: "Touro",
  Gemini: "Gêmeos",
  Cancer: "Câncer",
  Leo: "Leão",
  Virgo: "Virgem",
  Libra: "Libra",
  Scorpio: "Escorpião",
  Sagittarius: "Sagitário",
  Capricorn: "Capricórnio",
  Aquarius: "Aquário",
  Pisces: "Peixes",
};

/** Without an article. */
export const BODIES: Readonly<Record<Subject, string>> = {
  Sun: "Sol",
  Moon: "Lua",
  Mercury: "Mercúrio",
  Venus: "Vênus",
  Mars: "Marte",
  Jupiter: "Júpiter",
  Saturn: "Saturno",
  Uranus: "Urano",
  Neptune: "Netuno",
  Pluto: "Plutão",
  Chiron: "Quíron",
  "North Node": "Nodo Norte",
  Ascendant: "Ascendente",
  Midheaven: "Meio do Céu",
};

const isFeminine = (body: Subject) => body === "Moon" || body === "Venus";

/** "o seu Sol", "a sua Vênus" */
export function yours(body: Subject): string {
  return `${isFeminine(body) ? "a sua" : "o seu"} ${BODIES[body]}`;
}

/** "o Sol", "a Lua", "Marte": only what is no proper name of a planet has an article. */
export function withArticle(body: Subject): string {
  switch (body) {
    case "Moon":
      return `a ${BODIES[body]}`;
    case "Sun":
    case "North Node":
    case "Ascendant":
    case "Midheaven":
      return `o ${BODIES[body]}`;
    default:
      return BODIES[body];
  }
}

/** All of them masculine. */
export const ANGLES: Readonly<Record<AngleName, string>> = {
  Ascendant: "Ascendente",
  "Imum Coeli": "Fundo do Céu",
  Descendant: "Descendente",
  Midheaven: "Meio do Céu",
};

/** Between a body and another with "o" or "a". */
export const ASPECTS: Readonly<Partial<Record<AspectType, string>>> = {
  Conjunction: "em conjunção com",
  Opposition: "em oposição com",
  Trine: "em trígono com",
  Square: "em quadratura com",
  Sextile: "em sextil com",
  Quincunx: "em quincúncio com",
};

export const PHASES: Readonly<Record<PhaseName, string>> = {
  "New Moon": "Lua nova",
  "Waxing Crescent": "Lua crescente",
  "First Quarter": "Quarto crescente",
  "Waxing Gibbous": "Gibosa crescente",
  "Full Moon": "Lua cheia",
  "Waning Gibbous": "Gibosa minguante",
  "Last Quarter": "Quarto minguante",
  "Waning Crescent": "Lua minguante",
};

/** `Marte`, `Marte e Vênus`, `Marte, Vênus e Júpiter` */
export function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}

const NAMES_OF_MONTHS: Readonly<Record<(typeof MONTHS)[number], string>> = {
  January: "janeiro",
  February: "fevereiro",
  March: "março",
  April: "abril",
  May: "maio",
  June: "junho",
  July: "julho",
  August: "agosto",
  September: "setembro",
  October: "outubro",
  November: "novembro",
  December: "dezembro",
};

const month = (number: number) => NAMES_OF_MONTHS[MONTHS[number - 1] ?? "January"];

/** "23 de novembro"; the first of a month is "1º" */
export function dayAndMonth({ month: number, day }: CivilDate): string {
  return `${day === 1 ? "1º" : day} de ${month(number)}`;
}

/** "novembro de 2026" */
export function monthAndYear({ year, month: number }: CivilDate): string {
  return `${month(number)} de ${year}`;
}

/** "23 de novembro de 2026" */
export function longDate(date: CivilDate): string {
  return `${dayAndMonth(date)} de ${date.year}`;
}
