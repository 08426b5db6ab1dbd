import { inPlainDigits } from "~/time/plain-digits";
import * as words from "~/words/forms";

/** How a region writes a date in digits. */
export interface DateOrder {
  readonly first: "month" | "day" | "year";
  /** "MM/DD/YYYY", "DD.MM.YYYY": for the page see `formatIn`. */
  readonly format: string;
}

/** As the specification has it: on the server, and until the browser's region is known. */
export const MONTH_FIRST: DateOrder = { first: "month", format: "MM/DD/YYYY" };

const LETTERS: Readonly<Record<string, string>> = { day: "DD", month: "MM", year: "YYYY" };

/** Of the browser's region. */
export function dateOrderHere(): DateOrder {
  const parts = new Intl.DateTimeFormat([navigator.language, "en-US"], {
    calendar: "gregory",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts();
  const kinds = parts.flatMap(({ type }) => (LETTERS[type] ? [type] : []));
  const between = parts.find(({ type, value }) => type === "literal" && /^\W$/.test(value.trim()));
  const first = kinds[0] as DateOrder["first"];
  return { first, format: kinds.map((kind) => LETTERS[kind]).join(between?.value.trim() ?? "/") };
}

/** An order's format in the letters of the page's language: "DD/MM/AAAA". */
export function formatIn({ format }: DateOrder): string {
  return format
    .replace("DD", words.dayInDigits())
    .replace("MM", words.monthInDigits())
    .replace("YYYY", words.yearInDigits());
}

const TWO_AND_YEAR = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const EIGHT = /^(\d{2})(\d{2})(\d{2})(\d{2})$/;

/**
 * A date typed in digits in the order of the visitor's region, so written that it can be read in no other: 05/06/1990
 * becomes 05.06.1990 where the day comes first. What can only be meant otherwise, and words, stay as they are.
 */
export function writtenPlainly(text: string, { first }: DateOrder): string {
  const digits = inPlainDigits(text);
  const eight = EIGHT.exec(digits);
  if (eight) {
    const [, a, b, c, d] = eight as unknown as readonly string[];
    if (first === "year") return Number(c) <= 12 && Number(a) >= 18 ? `${a}${b}-${c}-${d}` : text;
    if (first === "day") return Number(b) <= 12 ? `${a}.${b}.${c}${d}` : text;
    return Number(a) <= 12 ? `${a}/${b}/${c}${d}` : text;
  }
  const parted = first === "day" && TWO_AND_YEAR.exec(digits);
  if (!parted) return text;
  const [, day, , month, year] = parted;
  return Number(month) <= 12 ? `${day}.${month}.${year}` : text;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** An ISO date in the order of the visitor's region, so written that it can be read in no other; all else as it is. */
export function writtenHere(text: string, { first }: DateOrder): string {
  const iso = ISO.exec(text);
  if (!iso || first === "year") return text;
  const [, year, month, day] = iso;
  return first === "day" ? `${day}.${month}.${year}` : `${month}/${day}/${year}`;
}

/** Whether clocks of the browser's region go on to 24, so that a time is four digits and no more. */
export function isClockOf24(): boolean {
  return new Intl.DateTimeFormat(navigator.language, { hour: "numeric" }).resolvedOptions().hour12 === false;
}
