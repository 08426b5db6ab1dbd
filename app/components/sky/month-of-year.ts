import { FIRST_YEAR, LAST_YEAR } from "~/time/civil-date";

export interface MonthOfYear {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
}

export type Step = "previous" | "next" | "today";

/** The month beside another, or the same where the tables end: January 1800 and December 2100. */
export function stepped({ year, month }: MonthOfYear, step: Step, today: MonthOfYear): MonthOfYear {
  switch (step) {
    case "today":
      return today;
    case "previous":
      if (month > 1) return { year, month: month - 1 };
      return year > FIRST_YEAR ? { year: year - 1, month: 12 } : { year, month };
    case "next":
      if (month < 12) return { year, month: month + 1 };
      return year < LAST_YEAR ? { year: year + 1, month: 1 } : { year, month };
  }
}

/** The month of an ISO date. */
export function monthOf(date: string): MonthOfYear {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** `2026-11`. */
export function keyOfMonth({ year, month }: MonthOfYear): string {
  return `${year}-${month}`;
}

export function isSameMonth(a: MonthOfYear, b: MonthOfYear): boolean {
  return a.year === b.year && a.month === b.month;
}

/** The month that an address asks for; null where it asks for none, or for one that the tables do not have. */
export function monthIn(search: URLSearchParams): MonthOfYear | null {
  const [year, month] = [search.get("year"), search.get("month")].map((text) =>
    text && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN,
  ) as [number, number];
  const exists = year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12;
  return exists ? { year, month } : null;
}
