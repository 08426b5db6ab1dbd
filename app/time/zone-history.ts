import { type DaylightRule, parseDaylightRule, transitionsOfRule, type ZoneType } from "./daylight-rule";
import { ZONES } from "./zones-table";

/** While it lasted, clocks of the zone showed `type`. It ends where the next span starts. */
export interface ZoneSpan {
  /** Seconds since 1970-01-01T00:00:00Z; -Infinity for a zone's first span. */
  readonly start: number;
  readonly type: ZoneType;
  /** No standard time had been introduced: `type` is the mean time of the zone's reference city only. */
  readonly isLocalMeanTime: boolean;
}

interface ZoneHistory {
  /** Never empty, in order of time. */
  readonly spans: readonly ZoneSpan[];
  /** Continues the last span for good. */
  readonly rule: DaylightRule;
}

/** 1800-01-01T00:00:00Z in seconds since 1970: the zero of the table's times. No zone changed earlier. */
const TABLE_EPOCH = -5_364_662_400;

/** The table counts in quarter hours; what is left over follows in seconds. */
const TABLE_UNIT = 900;

const SECONDS_PER_DAY = 86_400;

/**
 * The tz database calls Lisbon's, Lima's and Luanda's national mean times LMT as well. There that is within a minute
 * of the zone's own first LMT, and other places keep their own; but São Tomé went by Lisbon's clocks from 1884 to
 * 1911, an hour from its sun, and a chart must follow them. So an LMT that is farther than this many seconds from
 * the zone's first one (whole days aside: the date line) is not the place's.
 */
const SAME_PLACE = 900;

const NAME = /^[\w+/-]+$/;
let properNames: Map<string, string> | null = null;
const histories = new Map<string, ZoneHistory>();

/** The rest of a name's line, from `|` (a zone) or `=` (a link) on; null where no line has exactly this name. */
function lineOf(name: string): string | null {
  if (!NAME.test(name)) return null;
  for (const mark of ["|", "="]) {
    const found = ZONES.indexOf(`\n${name}${mark}`);
    if (found >= 0) return ZONES.slice(found + 1 + name.length, ZONES.indexOf("\n", found + 1));
  }
  return null;
}

/**
 * The tz database's spelling of a zone's or link's name given in any case ("america/new_york", "utc"), or null
 * where there is no such zone. Links keep their own name: Europe/Kiev stays what the visitor called it.
 */
export function zoneNamed(name: string): string | null {
  if (lineOf(name) !== null) return name;
  if (!properNames) {
    properNames = new Map();
    for (const [proper] of ZONES.matchAll(/^[\w+/-]+/gm)) properNames.set(proper.toLowerCase(), proper);
  }
  return properNames.get(name.toLowerCase()) ?? null;
}

/** Characters that a zone's name may have as it is sent, more than any has. */
const LONGEST_NAME = 64;

/** The same of what was sent; null where it is no such name. */
export function readZone(value: unknown): string | null {
  return typeof value === "string" && value.length <= LONGEST_NAME ? zoneNamed(value.trim()) : null;
}

/**
 * The spans of a zone or link that hold any instant from `from` to `to` (seconds since 1970, both included), in
 * order of time. Throws a RangeError on an unknown name.
 */
export function zoneSpans(name: string, from: number, to: number): readonly ZoneSpan[] {
  const { spans, rule } = zoneHistory(name);
  const last = indexAt(spans, to);
  const stored = spans.slice(indexAt(spans, from), last + 1);
  if (!rule.daylight || last < spans.length - 1) return stored;
  const end = spans.at(-1)?.start ?? TABLE_EPOCH;
  // From the year before, so that the span which holds `from` is among them.
  const yearly = transitionsOfRule(rule, yearOf(Math.max(from, end)) - 1, yearOf(to) + 1)
    .filter(({ at }) => at > end && at <= to)
    .map(({ at, type }) => ({ start: at, type, isLocalMeanTime: false }));
  const all = [...stored, ...yearly];
  return all.slice(indexAt(all, from));
}

function yearOf(seconds: number): number {
  return new Date(seconds * 1000).getUTCFullYear();
}

/** Index of the span that holds an instant in seconds; 0 before the first. */
function indexAt(spans: readonly ZoneSpan[], seconds: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle]?.start ?? Number.POSITIVE_INFINITY) <= seconds) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Decoded at the first question about a zone, and kept: there are fewer than 450. */
function zoneHistory(name: string): ZoneHistory {
  const known = histories.get(name);
  if (known) return known;
  const proper = zoneNamed(name);
  const line = proper === null ? null : lineOf(proper);
  if (proper === null || line === null) throw new RangeError(`Unknown time zone: ${name}`);
  const history = line.startsWith("=") ? zoneHistory(line.slice(1)) : decodeZone(line);
  histories.set(proper, history);
  return history;
}

/** Reads `|types|times|indexes|rule`; scripts/build-zones.ts writes it and describes it. */
function decodeZone(line: string): ZoneHistory {
  const [, typeList = "", timeList = "", indexes = "", footer = ""] = line.split("|");
  const types = typeList.split(" ").map(decodeType);
  const initial = types[0] as ZoneType;
  const meanTimes = types.map((type) => isMeanTime(type, initial));
  const spanOf = (start: number, index: number): ZoneSpan => {
    const type = types[index];
    if (!type) throw new Error("The time zone table is damaged");
    return { start, type, isLocalMeanTime: meanTimes[index] === true };
  };
  const spans = [spanOf(Number.NEGATIVE_INFINITY, 0)];
  let at = TABLE_EPOCH;
  const times = timeList === "" ? [] : timeList.split(" ");
  times.forEach((time, position) => {
    const [units = "0", rest = "0"] = time.split(".");
    at += Number.parseInt(units, 36) * TABLE_UNIT + Number.parseInt(rest, 36);
    spans.push(spanOf(at, Number.parseInt(indexes.charAt(position), 36)));
  });
  return { spans, rule: parseDaylightRule(footer) };
}

function decodeType(text: string): ZoneType {
  const match = /^(-?\d+)([=*])(.+)$/.exec(text);
  if (!match) throw new Error(`The time zone table is damaged: ${text}`);
  const [, offset, kind, abbreviation = ""] = match;
  return { offset: Number(offset), isDaylightSaving: kind === "*", abbreviation };
}

/** `LMT`, and the tz database's `-00` for times when nobody lived there to set a clock. */
function isMeanTime({ abbreviation, offset }: ZoneType, initial: ZoneType): boolean {
  if (abbreviation === "-00") return true;
  if (abbreviation !== "LMT") return false;
  const days = (offset - initial.offset) / SECONDS_PER_DAY;
  return Math.abs(days - Math.round(days)) * SECONDS_PER_DAY <= SAME_PLACE;
}
