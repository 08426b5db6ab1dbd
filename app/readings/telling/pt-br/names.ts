import { type CivilDate, MONTHS, weekdayOf } from "../../../astrology/calendar";
import type { AngleName } from "../../../astrology/findings/weights";
import type { PhaseName } from "../../../astrology/lunar-phase";
import type { AnyAspectType, ChartPoint } from "../../../astrology/orbs";
import type { Sign } from "../../../astrology/signs";
import { words as moments } from "../../../words/pt-BR/moments.json";
import { words as names } from "../../../words/pt-BR/names.json";
import { listed } from "../../listed";
import type { Subject } from "../../story/factors";
import { lowered } from "../lowered";

/** Names as they stand within a Brazilian sentence: those of the screens, with articles and in lists. */

export const SIGNS: Readonly<Record<Sign, string>> = names.sign;

/** Without an article. */
export const BODIES: Readonly<Record<Subject | ChartPoint, string>> = names.point;

const isFeminine = (body: Subject) => body === "Moon" || body === "Venus";

/** "o seu Sol", "a sua Vênus" */
export function yours(body: Subject): string {
  return `${isFeminine(body) ? "a sua" : "o seu"} ${BODIES[body]}`;
}

const WITH_ARTICLE: Readonly<Record<Subject | ChartPoint, string>> = names.otherPoint;

/** "o Sol", "a Lua", "Marte": only what is no proper name of a planet has an article. */
export const withArticle = (body: Subject | ChartPoint): string => WITH_ARTICLE[body];

/** All of them masculine. */
export const ANGLES: Readonly<Record<AngleName, string>> = {
  Ascendant: "Ascendente",
  "Imum Coeli": "Fundo do Céu",
  Descendant: "Descendente",
  Midheaven: "Meio do Céu",
};

/** Between a body and another with "o" or "a". */
export const ASPECTS: Readonly<Record<AnyAspectType, string>> = names.anyAspect;

export const PHASES: Readonly<Record<PhaseName, string>> = names.phase;

/** `Marte`, `Marte e Vênus`, `Marte, Vênus e Júpiter` */
export const list = (of: readonly string[]): string => listed(of, "e");

const month = (number: number) => moments.month[MONTHS[number - 1] ?? "January"];

/** "terça-feira" */
export const weekday = (date: CivilDate): string => moments.weekday[weekdayOf(date)];

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

const NAMES: ReadonlySet<string> = new Set([...Object.values(BODIES), ...Object.values(SIGNS)]);

/** A text that goes on within a sentence. */
export const goingOn = (text: string): string => lowered(text, NAMES);
