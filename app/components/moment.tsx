import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while its HTML is taken over, true from then on: what only the browser knows goes behind it. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { day: "numeric", month: "short" } as const;

/** Formats are costly to make and asked for by the dozen. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** English, in UTC or in the visitor's zone and hour cycle, which is then named. */
function format(zone: "utc" | "local", options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + Object.keys(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", { ...options, ...(zone === "utc" ? UTC : visitors()) });
  formats.set(key, made);
  return made;
}

const UTC = { timeZone: "UTC", hourCycle: "h23" } as const;

function visitors() {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  return { hourCycle, timeZoneName: "short" } as const;
}

/** `20 Nov 2026, 09:30 UTC`, or `20 Nov, 10:30 CET`. */
function textOf(at: string, zone: "utc" | "local", withYear: boolean): string {
  const year = withYear ? ({ year: "numeric" } as const) : {};
  const text = format(zone, { ...DAY, ...year, ...CLOCK }).format(new Date(at));
  return zone === "utc" ? `${text} UTC` : text;
}

interface MomentProps {
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
  const utc = textOf(at, "utc", !withoutYear);
  const local = isBrowser ? textOf(at, "local", !withoutYear) : utc;
  return (
    <time dateTime={at} className={`block ${className}`}>
      <span className="block">{local}</span>
      <span className="block text-xs text-muted">{local === utc ? "\u00A0" : utc}</span>
    </time>
  );
}

interface SpanProps {
  readonly start: string;
  readonly end: string;
}

/** `22 Nov, 08:38 to 11:09 CET`, in the visitor's own time; UTC from the server. */
export function MomentSpan({ start, end }: SpanProps) {
  const isBrowser = useIsBrowser();
  const [from, to] = [new Date(start), new Date(end)];
  const text = format(isBrowser ? "local" : "utc", { ...DAY, ...CLOCK }).formatRange(from, to);
  return <span className="tabular">{isBrowser ? text : `${text} UTC`}</span>;
}
