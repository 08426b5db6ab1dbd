import { type Instant, isoOf } from "~/astrology/instant";
import { brand } from "~/brand";

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
}

interface CalendarHeader {
  readonly name: string;
  /** When the file is made. */
  readonly written: Instant;
  /** After how many hours a calendar that subscribed to the file should fetch it again. */
  readonly refreshHours?: number;
}

/**
 * A file for calendars (RFC 5545; its name and how often to fetch it again by RFC 7986). All moments are in UTC, cut to
 * the second; nobody is busy meanwhile. Of events with one UID the later ones get a number.
 */
export function calendarFile(
  { name, written, refreshHours }: CalendarHeader,
  events: readonly CalendarEvent[],
): string {
  const seen = new Map<string, number>();
  const stamp = dateTime(written);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(brand.name)}//Calendar//EN`,
    "CALSCALE:GREGORIAN",
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...events.flatMap(({ uid, start, end, isAllDay, summary, description }) => {
      const times = (seen.get(uid) ?? 0) + 1;
      seen.set(uid, times);
      return [
        "BEGIN:VEVENT",
        `UID:${identifier(times === 1 ? uid : `${uid} ${times}`)}`,
        `DTSTAMP:${stamp}`,
        isAllDay ? `DTSTART;VALUE=DATE:${dateTime(start).slice(0, 8)}` : `DTSTART:${dateTime(start)}`,
        ...(end === undefined ? [] : [`DTEND:${dateTime(end)}`]),
        `SUMMARY:${text(summary)}`,
        ...(description === undefined ? [] : [`DESCRIPTION:${text(description)}`]),
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    }),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
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
  if (/^[\r\n]/.test(special)) return "\\n";
  return /[\\;,]/.test(special) ? `\\${special}` : "";
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
