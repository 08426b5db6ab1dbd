import type { AspectType } from "../../../astrology/aspects";
import { type CivilDate, MONTHS } from "../../../astrology/calendar";
import type { AngleName } from "../../../astrology/findings/weights";
import type { PhaseName } from "../../../astrology/lunar-phase";
import type { Sign } from "../../../astrology/signs";
import type { Subject } from "../../story/factors";

/** Names as they stand within a Spanish sentence. */

export const SIGNS: Readonly<Record<Sign, string>> = {
  Aries: "Aries",
  Taurus: "Tauro",
  Gemini: "Géminis",
  Cancer: "Cáncer",
  Leo: "Leo",
  Virgo: "Virgo",
  Libra: "Libra",
  Scorpio: "Escorpio",
  Sagittarius: "Sagitario",
  Capricorn: "Capricornio",
  Aquarius: "Acuario",
  Pisces: "Piscis",
};

/** Without an article: "tu Sol", "tu Nodo Norte". */
export const BODIES: Readonly<Record<Subject, string>> = {
  Sun: "Sol",
  Moon: "Luna",
  Mercury: "Mercurio",
  Venus: "Venus",
  Mars: "Marte",
  Jupiter: "Júpiter",
  Saturn: "Saturno",
  Uranus: "Urano",
  Neptune: "Neptuno",
  Pluto: "Plutón",
  Chiron: "Quirón",
  "North Node": "Nodo Norte",
  Ascendant: "Ascendente",
  Midheaven: "Medio Cielo",
};

const ARTICLES: Readonly<Partial<Record<Subject, string>>> = {
  Sun: "el",
  Moon: "la",
  "North Node": "el",
  Ascendant: "el",
  Midheaven: "el",
};

/** "el Sol", "la Luna", "Marte" */
export function withArticle(body: Subject): string {
  const article = ARTICLES[body];
  return article ? `${article} ${BODIES[body]}` : BODIES[body];
}

/** All of them masculine. */
export const ANGLES: Readonly<Record<AngleName, string>> = {
  Ascendant: "Ascendente",
  "Imum Coeli": "Fondo del Cielo",
  Descendant: "Descendente",
  Midheaven: "Medio Cielo",
};

/** Between a body and "tu", "el" or "la" with another. */
export const ASPECTS: Readonly<Partial<Record<AspectType, string>>> = {
  Conjunction: "en conjunción con",
  Opposition: "en oposición con",
  Trine: "en trígono con",
  Square: "en cuadratura con",
  Sextile: "en sextil con",
  Quincunx: "en quincuncio con",
};

/** Of houses. */
export const ORDINALS = [
  "primera",
  "segunda",
  "tercera",
  "cuarta",
  "quinta",
  "sexta",
  "séptima",
  "octava",
  "novena",
  "décima",
  "undécima",
  "duodécima",
] as const;

/** "cuarta casa" */
export const house = (number: number) => `${ORDINALS[number - 1]} casa`;

export const PHASES: Readonly<Record<PhaseName, string>> = {
  "New Moon": "Luna nueva",
  "Waxing Crescent": "Luna creciente",
  "First Quarter": "Cuarto creciente",
  "Waxing Gibbous": "Gibosa creciente",
  "Full Moon": "Luna llena",
  "Waning Gibbous": "Gibosa menguante",
  "Last Quarter": "Cuarto menguante",
  "Waning Crescent": "Luna menguante",
};

/** `Marte`, `Marte y Venus`, `Marte, Venus y Júpiter`; no name of the sky begins with an i, before which "y" would be "e". */
export function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} y ${names.at(-1)}`;
}

const NAMES_OF_MONTHS: Readonly<Record<(typeof MONTHS)[number], string>> = {
  January: "enero",
  February: "febrero",
  March: "marzo",
  April: "abril",
  May: "mayo",
  June: "junio",
  July: "julio",
  August: "agosto",
  September: "septiembre",
  October: "octubre",
  November: "noviembre",
  December: "diciembre",
};

const month = (number: number) => NAMES_OF_MONTHS[MONTHS[number - 1] ?? "January"];

/** "23 de noviembre" */
export function dayAndMonth({ month: number, day }: CivilDate): string {
  return `${day} de ${month(number)}`;
}

/** "noviembre de 2026" */
export function monthAndYear({ year, month: number }: CivilDate): string {
  return `${month(number)} de ${year}`;
}

/** "23 de noviembre de 2026" */
export function longDate(date: CivilDate): string {
  return `${dayAndMonth(date)} de ${date.year}`;
}
