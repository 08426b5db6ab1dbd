import { Link } from "@remix-run/react";
import { addDays, type CivilDate, formatIsoDate, shortWeekdayOf } from "~/astrology/calendar";
import { longDate } from "~/words/dates";
import * as words from "~/words/horoscope";
import { addressOf, relOf, type Which } from "./which";

/** How many days stand on each side of the one that is shown. */
const BESIDE = 3;

const isTold = ({ year }: CivilDate) => year >= 1800 && year <= 2100;

/** Seven days to step through, the shown one in the middle, today marked. */
export function DaysStrip({ today, ...which }: Which & { readonly today: string }) {
  const days = Array.from({ length: 2 * BESIDE + 1 }, (_, index) =>
    addDays(which.date, index - BESIDE),
  ).filter(isTold);
  return (
    <ol className="grid grid-flow-col grid-cols-none auto-cols-fr gap-1">
      {days.map((date) => {
        const to = { ...which, date };
        const iso = formatIsoDate(date);
        const weekday = words.shortWeekday(shortWeekdayOf(date));
        const said = { weekday, date: longDate(date) };
        return (
          <li key={iso}>
            <Link
              to={addressOf(to, today)}
              rel={relOf(to, today)}
              aria-current={iso === formatIsoDate(which.date) ? "date" : undefined}
              aria-label={iso === today ? words.weekdayAndDateToday(said) : words.weekdayAndDate(said)}
              className="flex min-h-11 flex-col items-center justify-center rounded-md border border-transparent py-1 text-sm tabular hover:text-gold aria-[current]:border-gold aria-[current]:bg-gold-soft aria-[current]:font-semibold"
            >
              <span className="text-xs text-muted">{weekday}</span> {date.day}
              <span
                aria-hidden="true"
                className={`size-1 rounded-full ${iso === today ? "bg-gold" : "bg-transparent"}`}
              />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
