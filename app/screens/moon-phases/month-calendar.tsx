import { Link } from "@remix-run/react";
import type { MoonCalendarAnswer, MoonDay, PrincipalPhaseAt } from "~/answers/moon-calendar";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import { Glyph } from "~/components/drawings/glyphs";
import { MoonDisc } from "~/components/drawings/moon-disc";
import type { Asked } from "~/components/results/use-asked";
import { isSameMonth, type MonthOfYear, stepped } from "~/components/sky/month-of-year";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icons";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import { monthOfYear } from "~/words/dates";
import * as words from "~/words/moon-phases";
import * as names from "~/words/names";
import { PhasesDownload } from "./phases-download";

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

interface MonthCalendarProps {
  readonly shown: MonthOfYear;
  readonly calendar: Asked<MoonCalendarAnswer>;
  /** ISO instant. */
  readonly now: string;
  readonly southern: boolean;
}

/** The days are the visitor's own; the server, which does not know their zone, has those of UTC. */
export function MonthCalendar({ shown, calendar, now, southern }: MonthCalendarProps) {
  const isBrowser = useIsBrowser();
  const phases =
    calendar.kind === "ready" ? [...calendar.answer.phases, ...calendar.answer.phasesBeside] : [];
  const dayOf = (at: string) => (isBrowser ? formatIsoDate(localDay(new Date(at))) : at.slice(0, 10));
  return (
    <Card id="calendar" className="@container scroll-mt-20">
      <div className="mb-4 flex items-center justify-between gap-2">
        <h2 className="text-lg first-letter:uppercase">{monthOfYear(shown)}</h2>
        <div className="flex gap-2 screen-only">
          <MonthLink to={otherMonth(shown, "previous")} label={words.previousMonth()} icon="chevron-left" />
          <MonthLink to={otherMonth(shown, "next")} label={words.nextMonth()} icon="chevron-right" />
        </div>
      </div>
      <div className="min-h-[26rem] sm:min-h-[31rem]" aria-busy={calendar.kind === "pending"}>
        {calendar.kind === "ready" ? (
          <table className="w-full table-fixed border-separate border-spacing-1 text-center">
            <thead>
              <tr>
                {WEEKDAYS.map((day) => (
                  <th key={day} scope="col" className="text-xs font-semibold text-muted">
                    <span className="sr-only">{words.weekday(day)}</span>
                    <span aria-hidden="true">
                      {words.weekdayLetter(day)}
                      <span className="hidden @min-[17rem]:inline">{words.weekdayRest(day)}</span>
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(calendar.answer.days).map((week, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a month's weeks stay in their order
                <tr key={index}>
                  {WEEKDAYS.map((weekday, column) => (
                    <td key={weekday} className="p-0">
                      <Day
                        day={week[column]}
                        phase={phases.find(({ at }) => dayOf(at) === week[column]?.date)}
                        isToday={dayOf(now) === week[column]?.date}
                        southern={southern}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p role="status" className="text-muted">
            {calendar.kind === "failed" ? words.thisMonthCouldNot() : words.lookingUpTheMonth()}
          </p>
        )}
      </div>
      <p className="mt-3 text-xs text-muted">{words.eachDaysMoonAs()}</p>
      <PhasesDownload from={shown} />
    </Card>
  );
}

interface DayProps {
  readonly day: MoonDay | undefined;
  /** The principal phase that falls on it. */
  readonly phase: PrincipalPhaseAt | undefined;
  readonly isToday: boolean;
  readonly southern: boolean;
}

function Day({ day, phase, isToday, southern }: DayProps) {
  if (!day) return null;
  const percent = Math.round(day.illumination);
  return (
    <div
      aria-current={isToday ? "date" : undefined}
      className={`flex flex-col items-center gap-1 rounded-md border py-1.5 ${isToday ? "border-gold bg-gold-soft" : phase ? "border-edge" : "border-line"}`}
    >
      <span className={`text-xs tabular ${isToday ? "font-semibold text-gold" : "text-muted"}`}>
        {Number(day.date.slice(8))}
      </span>
      <MoonDisc
        elongation={day.elongation}
        illumination={day.illumination}
        southern={southern}
        className="size-6 sm:size-8"
        label={
          phase
            ? words.dayOfPhase({ phase: names.phase(phase.phaseName), percent })
            : words.dayLit({ percent })
        }
      />
      <Glyph name={day.sign} size={14} label={names.sign(day.sign)} className="text-muted" />
    </div>
  );
}

/** Rows of seven from Monday on; undefined where the month has not begun. */
function weeksOf(days: readonly MoonDay[]): (MoonDay | undefined)[][] {
  const first = days[0] ? new Date(`${days[0].date}T00:00:00Z`).getUTCDay() : 1;
  const cells = [...Array.from({ length: (first + 6) % 7 }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
}

/** Another month, or null where the tables end. */
function otherMonth(shown: MonthOfYear, step: "previous" | "next"): MonthOfYear | null {
  const other = stepped(shown, step, shown);
  return isSameMonth(other, shown) ? null : other;
}

interface MonthLinkProps {
  readonly to: MonthOfYear | null;
  readonly label: string;
  readonly icon: "chevron-left" | "chevron-right";
}

function MonthLink({ to, label, icon }: MonthLinkProps) {
  if (!to) return null;
  return (
    <Link
      to={`?year=${to.year}&month=${to.month}#calendar`}
      rel="nofollow"
      preventScrollReset
      aria-label={label}
      className={buttonClass({ variant: "secondary", size: "icon" })}
    >
      <Icon name={icon} />
    </Link>
  );
}
