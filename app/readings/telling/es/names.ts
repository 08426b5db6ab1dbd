import { type CivilDate, MONTHS, weekdayOf } from "../../../astrology/calendar";
import type { AngleName } from "../../../astrology/findings/weights";
import type { PhaseName } from "../../../astrology/lunar-phase";
import type { AnyAspectType, ChartPoint } from "../../../astrology/orbs";
import type { Sign } from "../../../astrology/signs";
import { words as moments } from "../../../words/es/moments.json";
import { words as names } from "../../../words/es/names.json";
import { listed } from "../../listed";
import type { Subject } from "../../story/factors";
import { lowered } from "../lowered";

/** Names as they stand within a Spanish sentence: those of the screens, with articles and in lists. */

export const SIGNS: Readonly<Record<Sign, string>> = names.sign;

/** Without an article: "tu Sol", "tu Nodo Norte". */
export const BODIES: Readonly<Record<Subject | ChartPoint, string>> = names.point;

const WITH_ARTICLE: Readonly<Record<Subject | ChartPoint, string>> = names.otherPoint;

/** "el Sol", "la Luna", "Marte" */
export const withArticle = (body: Subject | ChartPoint): string => WITH_ARTICLE[body];

/** All of them masculine. */
export const ANGLES: Readonly<Record<AngleName, string>> = {
  Ascendant: "Ascendente",
  "Imum Coeli": "Fondo del Cielo",
  Descendant: "Descendente",
  Midheaven: "Medio Cielo",
};

/** Between a body and "tu", "el" or "la" with another. */
export const ASPECTS: Readonly<Record<AnyAspectType, string>> = names.anyAspect;

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

export const PHASES: Readonly<Record<PhaseName, string>> = names.phase;

/** `Marte`, `Marte y Venus`, `Marte, Venus y Júpiter`; no name of the sky begins with an i, before which "y" would be "e". */
export const list = (of: readonly string[]): string => listed(of, "y");

const month = (number: number) => moments.month[MONTHS[number - 1] ?? "January"];

/** "martes" */
export const weekday = (date: CivilDate): string => moments.weekday[weekdayOf(date)];

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

const NAMES: ReadonlySet<string> = new Set([...Object.values(BODIES), ...Object.values(SIGNS)]);

/** A text that goes on within a sentence. */
export const goingOn = (text: string): string => lowered(text, NAMES);
