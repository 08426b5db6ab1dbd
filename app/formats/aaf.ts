import { type Calendar, type CivilDate, dateOfIso, formatIsoDate, gregorianOf } from "~/astrology/calendar";
import { type Instant, julianDate } from "~/astrology/instant";
import { numberIn } from "~/formats/number-in";
import { messageOf, refusalOf } from "~/refusals";
import {
  type CivilTime,
  civilDateTimeOf,
  formatShortTime,
  parseCivilDate,
  parseCivilTime,
  wallSeconds,
} from "~/time/civil-date";
import { isHourOffset } from "~/time/hour-offset";

/**
 * Births in AAF ("Astrologisches Austauschformat", 1993 to 2005), by which European programs exchange charts. A record
 * begins with `#A93:` (last name, first name, kind, date, time, place, country), and `#B93:` (Julian day in UT,
 * latitude, longitude, zone, summer time) may follow. Commas part fields and stand in none; `*` is what is unknown.
 */

/** A birth as a form takes it; what the file does not know is empty. */
export interface AafBirth {
  readonly name: string;
  /** `1990-06-15`, in its calendar. */
  readonly date: string;
  /** `14:30`, or with seconds. */
  readonly time: string;
  readonly timeUnknown: boolean;
  readonly isOldStyle: boolean;
  readonly location: string;
  /** Degrees, north and east positive. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Hours east of Greenwich by which the clock was set; null where the file does not say it. */
  readonly utcOffset: number | null;
}

export interface AafError {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

export interface AafFile {
  readonly births: readonly AafBirth[];
  /** Of records that are left out, one each. */
  readonly errors: readonly AafError[];
}

const UNKNOWN = "*";
const UNIX_EPOCH = julianDate(0);
const SECONDS_PER_DAY = 86_400;
/** The offsets that clocks are set to are whole quarters; half a second of a Julian day's last digit is no offset. */
const QUARTER = 900;
const TOLERANCE = 2;
const MOST_RECORDS = 5000;
/** Characters of a chunk with all its lines; names and places of 200 each leave half of it over. */
const LONGEST_CHUNK = 1000;

/** The zones of the world, with summer time and the date line's moves, end before this. */
const FARTHEST_ZONE = 15 * 3600;

interface Chunk {
  readonly line: number;
  /** All of its lines, or the beginning of too many. */
  data: string;
}

interface AafRecord {
  readonly a: Chunk;
  b: Chunk | null;
  /** A chart that hangs on it has begun: a `#B93` that follows is that one's. */
  isClosed: boolean;
}

/** Reads a file: what can be read, and for each other record what is wrong with it and where. Never throws. */
export function readAaf(text: string): AafFile {
  const records = recordsIn(text);
  const births: AafBirth[] = [];
  const errors: AafError[] = [];
  if (records.length === 0)
    errors.push({ line: 1, message: "No line begins with #A93: this is no AAF file" });
  for (const { a, b } of records.slice(0, MOST_RECORDS)) {
    const read = birthIn(a, b);
    if ("message" in read) errors.push(read);
    else births.push(read);
  }
  const rest = records[MOST_RECORDS];
  if (rest) errors.push({ line: rest.a.line, message: `Only the first ${MOST_RECORDS} records are read` });
  return { births, errors };
}

/**
 * The records that are read and one more, by which they are too many. A chunk goes on until the next line that begins
 * with a number sign; `#:` is a comment, in whatever stands around it, and `#SUB…` begins a chart that hangs on the one
 * before.
 */
function recordsIn(text: string): readonly AafRecord[] {
  const records: AafRecord[] = [];
  let open: Chunk | null = null;
  let number = 0;
  for (const whole of text.replace(/^\uFEFF/, "").split(/\r\n?|\n/)) {
    number++;
    if (whole.startsWith("#:")) continue;
    const line = whole.slice(0, 2 * LONGEST_CHUNK); // with its chunk's name
    const [, name, data = ""] = /^#(\w+):(.*)$/.exec(line) ?? [];
    if (name === undefined) {
      if (open && open.data.length <= LONGEST_CHUNK) open.data += ` ${line}`;
      continue;
    }
    open = { line: number, data };
    const record = records.at(-1);
    const kind = name.toUpperCase();
    if (kind === "A93") records.push({ a: open, b: null, isClosed: false });
    else if (record && kind.startsWith("SUB")) record.isClosed = true;
    else if (record && kind === "B93" && !record.isClosed) record.b ??= open;
    if (records.length > MOST_RECORDS) break;
  }
  return records;
}

/** Null where it is too long. */
function fieldsOf({ data }: Chunk): readonly string[] | null {
  return data.length > LONGEST_CHUNK ? null : data.split(",").map((field) => field.trim());
}

const TOO_LONG = `More than ${LONGEST_CHUNK} characters`;

function birthIn(a: Chunk, b: Chunk | null): AafBirth | AafError {
  const fields = fieldsOf(a);
  if (!fields) return { line: a.line, message: TOO_LONG };
  // Hand-written files leave out the kind: then the date is the third field.
  const hasKind = !/^\d{1,2}\.\d{1,2}\./.test(fields[2] ?? "");
  const [last, first, , ...others] = hasKind ? fields : [...fields.slice(0, 2), UNKNOWN, ...fields.slice(2)];
  const [dateField, timeField, place, country] = others.map((field) => known(field));
  const name = [known(first), known(last)].filter(Boolean).join(" ");
  const wrong = (line: number, message: string): AafError => ({ line, message });
  if (!name) return wrong(a.line, "No name");
  if (fields.length < 4) return wrong(a.line, `${name}: fewer than the seven fields of #A93`);

  const line = b?.line ?? a.line;
  const further = b ? fieldsOf(b) : [];
  if (!further) return wrong(line, `${name}: ${TOO_LONG}`);
  const [julianDay, latitudeField, longitudeField, zoneField, summerField] = further.map((field) =>
    known(field),
  );
  const day = julianDay ? (numberIn(julianDay) ?? Number.NaN) : null;
  if (day !== null && !(day > 0 && day < 5_373_485))
    return wrong(line, `${name}: “${julianDay}” is no Julian day`);
  const latitude = latitudeField ? angleIn(latitudeField, "ns", 90) : null;
  const longitude = longitudeField ? angleIn(longitudeField, "ew", 180) : null;
  if (latitude === undefined) return wrong(line, `${name}: “${latitudeField}” is no latitude such as 49n05`);
  if (longitude === undefined)
    return wrong(line, `${name}: “${longitudeField}” is no longitude such as 8e11`);
  const zone = zoneField ? zoneIn(zoneField) : null;
  if (zone === undefined) return wrong(line, `${name}: “${zoneField}” is no zone such as 1he00`);
  const isLocalMeanTime = /^l/i.test(summerField ?? "");
  const summer = /^[12]$/.test(summerField ?? "") ? Number(summerField) * 3600 : 0;

  const written = dateField ? dateIn(dateField) : null;
  if (written && "message" in written) return wrong(a.line, `${name}: ${written.message}`);
  if (!written && day === null) return wrong(a.line, `${name}: no date, and no Julian day`);
  const clock = timeField ? parseCivilTime(timeField.replace(/(h|uhr)$/i, "")) : null;
  if (clock && !clock.ok)
    return wrong(a.line, `${name}: “${timeField}” is no time. ${messageOf(refusalOf(clock.why))}`);

  const isPoint = latitude !== null && longitude !== null;
  const where = {
    location: [place, country].filter(Boolean).join(", "),
    latitude: isPoint ? latitude : null,
    longitude: isPoint ? longitude : null,
  };
  const offset = zone === null || isLocalMeanTime ? null : zone + summer;
  const moment = momentIn({ written, time: clock?.time ?? null, day, offset });
  const date = parseCivilDate(moment.date, moment.isOldStyle ? "Julian" : "Gregorian");
  return date.ok
    ? { name, ...where, ...moment }
    : wrong(a.line, `${name}: ${messageOf(refusalOf(date.why))}`);
}

/** The same, in Universal Time where its clock was set as no form and no table can say it. */
export function byUsualClock(birth: AafBirth): AafBirth {
  const { utcOffset } = birth;
  const time = parseCivilTime(birth.time);
  if (utcOffset === null || isHourOffset(utcOffset) || !time.ok) return birth;
  const written = dateOfIso(birth.date);
  const date = birth.isOldStyle ? gregorianOf(written) : written;
  const utc = civilDateTimeOf(wallSeconds(date, time.time) - utcOffset * 3600);
  const clock = { date: formatIsoDate(utc.date), time: formatShortTime(utc.time) };
  return { ...birth, ...clock, isOldStyle: false, utcOffset: 0 };
}

interface Written {
  readonly date: CivilDate;
  readonly calendar: Calendar;
}

interface Given {
  readonly written: Written | null;
  readonly time: CivilTime | null;
  readonly day: number | null;
  /** Seconds. */
  readonly offset: number | null;
}

type Moment = Pick<AafBirth, "date" | "time" | "timeUnknown" | "isOldStyle" | "utcOffset">;

/**
 * The Julian day wins: the written clock is kept where some zone's offset joins the two, else the moment is told in
 * Universal Time.
 */
function momentIn({ written, time, day, offset }: Given): Moment {
  const asWritten = written && {
    date: formatIsoDate(written.date),
    isOldStyle: written.calendar === "Julian",
  };
  if (asWritten && !time) return { ...asWritten, time: "", timeUnknown: true, utcOffset: null };
  if (asWritten && time && day === null)
    return {
      ...asWritten,
      time: formatShortTime(time),
      timeUnknown: false,
      utcOffset: offset !== null && offset % QUARTER === 0 ? offset / 3600 : null,
    };
  const universal = Math.round(((day ?? 0) - UNIX_EPOCH) * SECONDS_PER_DAY);
  if (asWritten && written && time) {
    const date = asWritten.isOldStyle ? gregorianOf(written.date) : written.date;
    const between = wallSeconds(date, time) - universal;
    const quarter = Math.round(between / QUARTER) * QUARTER;
    if (Math.abs(between - quarter) <= TOLERANCE && Math.abs(quarter) <= 14 * 3600)
      return {
        ...asWritten,
        time: formatShortTime(time),
        timeUnknown: false,
        utcOffset: quarter === 0 ? 0 : quarter / 3600,
      };
  }
  const utc = civilDateTimeOf(universal);
  return {
    date: formatIsoDate(utc.date),
    time: formatShortTime(utc.time),
    timeUnknown: false,
    isOldStyle: false,
    utcOffset: 0,
  };
}

/** Empty for what is not known: `*`, `^` (as in the chart above), or nothing. */
function known(field = ""): string {
  return field === UNKNOWN || field === "^" ? "" : field;
}

/** `27.9.1970`, with `G` or `J` for its calendar; also `1970-09-27`. */
function dateIn(field: string): Written | { readonly message: string } {
  const [, bare = field, letter = ""] = /^(.*\d)\s*([gj])?$/i.exec(field) ?? [];
  const calendar = letter.toLowerCase() === "j" ? "Julian" : "Gregorian";
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(bare) ?? [];
  const iso = day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : bare;
  const read = parseCivilDate(iso, calendar);
  return read.ok
    ? { date: read.date, calendar }
    : { message: `“${field}” is no date. ${messageOf(refusalOf(read.why))}` };
}

/** `49n05`, `49n05:12`, `8E11`, `008e31:00` in degrees; undefined where it is none. */
function angleIn(field: string, letters: "ns" | "ew", limit: number): number | undefined {
  const [, degrees, letter, minutes = "0", seconds = "0"] =
    /^(\d{1,3})\s*([a-z])\s*(\d{1,2})?(?::(\d{1,2}(?:\.\d+)?|\*\*))?$/i.exec(field) ?? [];
  const side = letters.indexOf((letter ?? "?").toLowerCase());
  const rest = (seconds === "**" ? 0 : Number(seconds)) / 3600;
  const size = Number(degrees) + Number(minutes) / 60 + rest;
  if (side < 0 || !(size <= limit) || Number(minutes) >= 60 || rest >= 1 / 60) return undefined;
  return side === 1 ? -size || 0 : size;
}

/** `1he00`, `1he`, `5hw30`, `0he21:48`, `01HE00:00`, `1` as seconds east; undefined where it is none. */
function zoneIn(field: string): number | undefined {
  const [, hours, letter = "e", minutes = "0", seconds = "0"] =
    /^(\d{1,2})\s*(?:h\s*)?(?:([ew])\s*)?(\d{1,2})?(?::(\d{1,2}))?$/i.exec(field) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (size > FARTHEST_ZONE) return undefined;
  return letter.toLowerCase() === "w" ? -size || 0 : size;
}

/** What a file needs of a chart. */
export interface AafChart {
  readonly name: string;
  readonly date: CivilDate;
  readonly calendar: Calendar;
  /** Null where it is unknown. */
  readonly time: CivilTime | null;
  readonly place: {
    readonly name: string;
    readonly country: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly instant: Instant;
}

/** A file of these births. The zone is what the clock was set to, summer time within it. */
export function aafFile(charts: readonly AafChart[]): string {
  return charts.map(aafRecord).join("\r\n");
}

const LATIN_1 = /^[\0-\xFF]*$/;

/**
 * The file's bytes: in Latin-1, as programs of the format's time read it, where that has every letter; else in UTF-8,
 * without a mark, before which they would miss the first record.
 */
export function aafBytes(text: string): Uint8Array<ArrayBuffer> {
  return LATIN_1.test(text)
    ? Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    : new TextEncoder().encode(text);
}

function aafRecord({ name, date, calendar, time, place, instant }: AafChart): string {
  const { last, first } = namesOf(name);
  const day = `${date.day}.${date.month}.${date.year}${calendar === "Julian" ? "J" : ""}`;
  const gregorian = calendar === "Julian" ? gregorianOf(date) : date;
  const offset = time ? wallSeconds(gregorian, time) - Math.round(instant / 1000) : null;
  const a = [last, first, UNKNOWN, day, time ? formatShortTime(time) : UNKNOWN, place.name, place.country];
  const b = [
    time ? julianDate(instant).toFixed(6) : UNKNOWN,
    angle(place.latitude, "n", "s"),
    angle(place.longitude, "e", "w"),
    offset === null ? UNKNOWN : zone(offset),
    offset === null ? UNKNOWN : "0",
  ];
  return `#A93:${a.map((text = "") => field(text) || UNKNOWN).join(",")}\r\n#B93:${b.join(",")}\r\n`;
}

/** The last word is the last name, with what a comma parts from it: of "John Smith, Jr." it is "Smith Jr.". */
function namesOf(name: string): { readonly last: string; readonly first: string } {
  const [whole = "", ...further] = name.split(",").map(field).filter(Boolean);
  const words = whole.split(" ");
  return { last: [words.at(-1), ...further].join(" "), first: words.slice(0, -1).join(" ") || UNKNOWN };
}

/** Without what ends a field, a chunk or a line. */
function field(text: string): string {
  return text
    .replace(/,/g, ";")
    .replace(/[#\p{Cc}\s]+/gu, " ")
    .trim();
}

const two = (value: number) => String(value).padStart(2, "0");

/** To the second of arc, 30 m. */
function angle(degrees: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const letter = degrees < 0 ? negative : positive;
  return `${Math.floor(seconds / 3600)}${letter}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function zone(offset: number): string {
  const size = Math.abs(offset);
  const rest = size % 60 === 0 ? "" : `:${two(size % 60)}`;
  return `${Math.floor(size / 3600)}h${offset < 0 ? "w" : "e"}${two(Math.floor(size / 60) % 60)}${rest}`;
}
