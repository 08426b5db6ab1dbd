import { useIsBrowser } from "./use-is-browser";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"] as const;

/** `20 Nov 2026, 09:30`, in UTC. Written by hand: a fresh isolate would load the world's calendars for it. */
function utcDayAndClock(at: string, withYear: boolean): string {
  return `${Number(at.slice(8, 10))} ${MONTHS[Number(at.slice(5, 7)) - 1]}${withYear ? ` ${at.slice(0, 4)}` : ""}, ${at.slice(11, 16)}`;
}

/** In the browser alone: in the visitor's zone, which is named, and hour cycle. Formats are costly to make. */
const localFormat = {
  long: lazily(() => visitorsFormat({ year: "numeric" })),
  short: lazily(() => visitorsFormat({})),
};

function visitorsFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    hourCycle,
    ...options,
  });
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

interface MomentProps {
  /** ISO instant in UTC. */
  readonly at: string;
  /** Where the year goes without saying. */
  readonly withoutYear?: boolean;
  readonly className?: string;
}

/**
 * A moment in the visitor's own time, with UTC below it. The server, which does not know their zone, sends UTC alone,
 * in the same two lines.
 */
export function Moment({ at, withoutYear = false, className = "" }: MomentProps) {
  const isBrowser = useIsBrowser();
  const utc = `${utcDayAndClock(at, !withoutYear)} UTC`;
  const local = isBrowser ? localFormat[withoutYear ? "short" : "long"]().format(new Date(at)) : utc;
  return (
    <time dateTime={at} className={`block ${className}`}>
      {local}
      <span className="block text-xs text-muted">{local === utc ? "\u00A0" : utc}</span>
    </time>
  );
}

interface SpanProps {
  readonly start: string;
  readonly end: string;
}

/** `22 Nov, 08:38 – 11:09 CET`, in the visitor's own time; UTC from the server. */
export function MomentSpan({ start, end }: SpanProps) {
  const isBrowser = useIsBrowser();
  const text = isBrowser
    ? localFormat.short().formatRange(new Date(start), new Date(end))
    : `${utcDayAndClock(start, false)} – ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11, 16) : utcDayAndClock(end, false)} UTC`;
  return <span className="tabular">{text}</span>;
}
