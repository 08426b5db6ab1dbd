import { type Instant, isoOf } from "~/astrology/instant";
import { brand } from "~/brand";
import { remembered } from "~/memo";

/** Something at a moment, or from one to another. */
export interface CalendarEvent {
  /** The same for the same event in every file, so that calendars bring theirs up to date; any words. */
  readonly uid: string;
  readonly start: Instant;
  /** Without one the event is a moment. */
  readonly end?: Instant;
  /** It is of a day and of no hour: `start` is 00:00 UTC of that day, wherever the day is meant, and there is no end. */
  readonly isAllDay?: boolean;
  readonly summary: string;
  readonly description?: string;
  /** How often it was changed: a calendar puts a later version in the place of an earlier one. */
  readonly sequence?: number;
  /** Whoever keeps it has no time for anything else meanwhile. */
  readonly isBusy?: boolean;
  /** It will not take place. */
  readonly isOff?: boolean;
}

interface CalendarHeader {
  readonly name: string;
  /** When the file is made. */
  readonly written: Instant;
  /** After how many hours a calendar that subscribed to the file should fetch it again. */
  readonly refreshHours?: number;
  /** The file takes its events out of the calendar that it is put into (RFC 5546). */
  readonly isCancelling?: boolean;
}

/**
 * A file for calendars (RFC 5545; its name and how often to fetch it again by RFC 7986). All moments are in UTC, cut to
 * the second; nobody is busy meanwhile unless it says so. Of events with one UID the later ones get a number.
 */
export function calendarFile(
  { name, written, refreshHours, isCancelling }: CalendarHeader,
  events: readonly CalendarEvent[],
): string {
  const seen = new Map<string, number>();
  const stamp = `DTSTAMP:${dateTime(written)}`;
  const summaryOf = remembered(
    8,
    (summary: string) => summary,
    (summary) => line("SUMMARY:", text(summary)),
  );
  let file =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" +
    line("PRODID:", `-//${text(brand.name)}//Calendar//EN`) +
    "CALSCALE:GREGORIAN\r\n" +
    (isCancelling ? "METHOD:CANCEL\r\n" : "") +
    line("NAME:", text(name)) +
    line("X-WR-CALNAME:", text(name));
  if (refreshHours !== undefined) {
    file += `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H\r\nX-PUBLISHED-TTL:PT${refreshHours}H\r\n`;
  }
  for (const { uid, start, end, isAllDay, summary, description, sequence, isBusy, isOff } of events) {
    const times = (seen.get(uid) ?? 0) + 1;
    seen.set(uid, times);
    file += `BEGIN:VEVENT\r\n${line("UID:", identifier(times === 1 ? uid : `${uid} ${times}`))}${stamp}\r\n`;
    file += isAllDay
      ? `DTSTART;VALUE=DATE:${dateTime(start).slice(0, 8)}\r\n`
      : `DTSTART:${dateTime(start)}\r\n`;
    if (end !== undefined) file += `DTEND:${dateTime(end)}\r\n`;
    file += summaryOf(summary);
    if (description !== undefined) file += line("DESCRIPTION:", text(description));
    if (sequence !== undefined) file += `SEQUENCE:${sequence}\r\n`;
    if (isOff) file += "STATUS:CANCELLED\r\n";
    file += `TRANSP:${isBusy ? "OPAQUE" : "TRANSPARENT"}\r\nEND:VEVENT\r\n`;
  }
  return `${file}END:VCALENDAR\r\n`;
}

function line(name: string, value: string): string {
  return `${folded(name + value)}\r\n`;
}

/** `20261122T143000Z`. */
function dateTime(instant: Instant): string {
  const iso = isoOf(instant);
  const date = iso.slice(0, 4) + iso.slice(5, 7) + iso.slice(8, 10);
  return `${date}T${iso.slice(11, 13)}${iso.slice(14, 16)}${iso.slice(17, 19)}Z`;
}

const SPECIAL = /\r\n?|[\\;,\p{Cc}]/gu;

/** A value of type TEXT (3.3.11): what separates values is escaped, and of control characters only line breaks stay. */
function text(value: string): string {
  return value.replace(SPECIAL, escaped);
}

function escaped(special: string): string {
  if (special === "\\" || special === ";" || special === ",") return `\\${special}`;
  return special.startsWith("\r") || special === "\n" ? "\\n" : "";
}

/** Letters, digits and hyphens, at a name of ours: no other program makes the same. */
function identifier(words: string): string {
  return `${plain(words)}@${OURS}`;
}

function plain(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

const OURS = plain(brand.name);

const MOST_OCTETS = 75;
/** A unit of a string is three octets at most. */
const SURELY_SHORT = MOST_OCTETS / 3;
/** Most lines: an octet a character. */
const ASCII = /^[ -~]*$/;

/** Cut into lines of 75 octets at most, each further one after a blank, and never within a character (3.1). */
function folded(line: string): string {
  if (line.length <= SURELY_SHORT) return line;
  if (ASCII.test(line)) {
    let out = line.slice(0, MOST_OCTETS);
    for (let at = MOST_OCTETS; at < line.length; at += MOST_OCTETS - 1) {
      out += `\r\n ${line.slice(at, at + MOST_OCTETS - 1)}`;
    }
    return out;
  }
  let octets = 0;
  let begin = 0;
  let out = "";
  for (let at = 0; at < line.length; ) {
    const code = line.codePointAt(at) ?? 0;
    const size = octetsOf(code);
    if (octets + size > MOST_OCTETS) {
      out += `${line.slice(begin, at)}\r\n `;
      begin = at;
      octets = 1;
    }
    octets += size;
    at += code > 0xffff ? 2 : 1;
  }
  return out + line.slice(begin);
}

/** Of a character in UTF-8, in which half a surrogate pair is written as U+FFFD. */
function octetsOf(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
