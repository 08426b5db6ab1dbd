import { type CivilDate, dateOfIso, localDay, midnightOf } from "~/astrology/calendar";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { dayAndMonth, longDate, weekdayName } from "~/words/dates";
import * as words from "~/words/moments";
import { useIsBrowser } from "../ui/use-is-browser";
import { hourHere, regionOfWords } from "./clock-here";

/** `20 November 2026`, without its year where that goes without saying. */
function dayText(date: CivilDate, withYear: boolean): string {
  return withYear ? longDate(date) : dayAndMonth(date);
}

/** `20 November 2026, 09:30`, in UTC. Written by hand: a fresh isolate would load the world's calendars for it. */
function utcText(at: string, withYear: boolean): string {
  return words.dayAndTime({ day: dayText(dateOfIso(at), withYear), time: at.slice(11, 16) });
}

/** `Friday, 20 November 2026, 11:40 UTC`, of an ISO instant. */
export function weekdayUtcText(at: string): string {
  return words.universalTime({
    time: words.weekdayAndMoment({ weekday: weekdayName(dateOfIso(at)), moment: utcText(at, true) }),
  });
}

function localDayText(date: Date, withYear: boolean): string {
  const day = localDay(date);
  return dayText(day, withYear);
}

function localDayAndTime(date: Date, withYear: boolean): string {
  return words.dayAndTime({ day: localDayText(date, withYear), time: unbroken(localClock().format(date)) });
}

/** With a joiner after the hyphen: no line ends within "GMT-6". */
function unbroken(time: string): string {
  return time.replace("GMT-", "GMT-\u2060");
}

let clock: Intl.DateTimeFormat | undefined;

/** In the browser alone: the time in the visitor's zone, which is named, and hour cycle. A format is costly to make. */
function localClock(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat(regionOfWords(), {
    ...hourHere(),
    minute: "2-digit",
    timeZoneName: "short",
  });
  return clock;
}

/** Whether the visitor's clock shows the time of UTC at that moment: then it is said once. */
function isUtcHere(date: Date): boolean {
  return date.getTimezoneOffset() === 0;
}

/** In the browser alone: `20 November 2026, 10:30 CET`; null where the visitor's clock shows UTC, which is said once. */
export function localText(at: number): string | null {
  const date = new Date(at);
  return isUtcHere(date) ? null : localDayAndTime(date, true);
}

interface MomentProps {
  /** ISO instant in UTC. */
  readonly at: string;
  /** Where the year goes without saying. */
  readonly withoutYear?: boolean;
  /** Beside words that name a day of UTC: then UTC comes first. */
  readonly utcFirst?: boolean;
  readonly className?: string;
}

/**
 * A moment in the visitor's own time; below it, where they want it (`UtcAsWell`) and theirs is another, UTC. Beside words that name a day of
 * UTC both always stand. The server, which does not know their zone, sends UTC alone, in as many lines.
 */
export function Moment({ at, withoutYear = false, utcFirst = false, className = "" }: MomentProps) {
  const isBrowser = useIsBrowser();
  const date = new Date(at);
  const utc = words.universalTime({ time: utcText(at, !withoutYear) });
  const local = isBrowser ? localDayAndTime(date, !withoutYear) : utc;
  const [first, second] = utcFirst ? [utc, local] : [local, utc];
  return (
    <time dateTime={at} className={`block ${className}`}>
      {first}
      <span className={`text-xs text-muted ${utcFirst ? "block" : "hidden utc:block"}`}>
        {!isBrowser || isUtcHere(date) ? "\u00A0" : second}
      </span>
    </time>
  );
}

interface ExactMomentProps {
  /** ISO instants in UTC: what is ahead, and from when it is looked at. */
  readonly at: string;
  readonly now: string;
  readonly className?: string;
}

/** "exact tomorrow, 14:53", of something up to some days ahead; its date in UTC from the server. */
export function ExactMoment({ at, now, className }: ExactMomentProps) {
  const isBrowser = useIsBrowser();
  return (
    <time dateTime={at} className={className}>
      {isBrowser
        ? exactText(new Date(at), new Date(now))
        : words.exactOn({ moment: words.universalTime({ time: utcText(at, false) }) })}
    </time>
  );
}

/** "exact tomorrow, 14:53"; further ahead the weekday. In the browser alone. */
export function exactText(date: Date, now: Date): string {
  const day = localDay(date);
  const time = hourIn(date);
  const days = (midnightOf(day) - midnightOf(localDay(now))) / MILLISECONDS_PER_DAY;
  if (days === 0) return words.exactToday({ time });
  if (days === 1) return words.exactTomorrow({ time });
  return words.exactOn({ moment: words.dayAndTime({ day: weekdayName(day), time }) });
}

/** `Friday, 20 November 2026, 12:40 CET` in the visitor's own time, with UTC below it where that is another. */
export function WeekdayMoment({ at }: { readonly at: string }) {
  const isBrowser = useIsBrowser();
  const date = new Date(at);
  if (!isBrowser || isUtcHere(date)) return <time dateTime={at}>{weekdayUtcText(at)}</time>;
  const day = localDay(date);
  return (
    <time dateTime={at}>
      {words.weekdayAndMoment({ weekday: weekdayName(day), moment: localDayAndTime(date, true) })}
      <span className="text-xs">
        {" "}
        {words.inBrackets({ moment: words.universalTime({ time: utcText(at, false) }) })}
      </span>
    </time>
  );
}

/** The day of a moment, where the hour does not matter: in the visitor's zone, from the server in UTC. */
export function MomentDay({ at }: { readonly at: string }) {
  const isBrowser = useIsBrowser();
  return <time dateTime={at}>{isBrowser ? localDayText(new Date(at), true) : longDate(dateOfIso(at))}</time>;
}

interface SpanProps {
  readonly start: string;
  readonly end: string;
}

/** `22 November, 08:38 – 11:09 CET`, in the visitor's own time; UTC from the server. */
export function MomentSpan({ start, end }: SpanProps) {
  const isBrowser = useIsBrowser();
  const [from, to] = [new Date(start), new Date(end)];
  if (!isBrowser) {
    const until = start.slice(0, 10) === end.slice(0, 10) ? end.slice(11, 16) : utcText(end, false);
    return <span className="tabular">{words.spanOfUtc({ start: utcText(start, false), end: until })}</span>;
  }
  const [firstDay, lastDay] = [localDayText(from, false), localDayText(to, false)];
  const times =
    firstDay === lastDay
      ? words.dayAndTime({ day: firstDay, time: unbroken(localClock().formatRange(from, to)) })
      : words.span({
          start: words.dayAndTime({ day: firstDay, time: hourIn(from) }),
          end: localDayAndTime(to, false),
        });
  return <span className="tabular">{times}</span>;
}

/** In the browser alone: the clock time without the zone, which is said elsewhere. */
export function hourIn(date: Date): string {
  return localClock()
    .formatToParts(date)
    .filter(({ type }) => type !== "timeZoneName")
    .map(({ value }) => value)
    .join("")
    .trim();
}
