import { formatIsoDate } from "~/astrology/calendar";
import { unguarded } from "~/formats/csv";
import { numberIn } from "~/formats/number-in";
import { messageOf, refusalOf } from "~/refusals";
import { formatShortTime, parseCivilDate, parseCivilTime } from "~/time/civil-date";
import { isHourOffset } from "~/time/hour-offset";

/** The columns of a table of clients, in any order; the first row names them, and only `name` must be there. */
export const CLIENT_COLUMNS = [
  "name",
  "date",
  "time",
  "place",
  "latitude",
  "longitude",
  "zone",
  "note",
] as const;
type Column = (typeof CLIENT_COLUMNS)[number];

/** Somebody in a table; what it does not say is empty. */
export interface CsvClient {
  /** Of the file, from 1, where the row begins. */
  readonly line: number;
  readonly name: string;
  /** `1990-06-15`; empty where nothing of a birth is said. */
  readonly date: string;
  /** `14:30`; empty where it is not known. */
  readonly time: string;
  readonly place: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** A name of the tz database, or hours east of Greenwich; null: that of the place. */
  readonly zone: string | number | null;
  readonly note: string;
}

export interface CsvFile {
  readonly clients: readonly CsvClient[];
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

const MOST_ROWS = 5000;
const MOST_CELLS = 40;
/** Characters of a name or a place. */
const LONGEST = 200;

/** Reads a table with commas, semicolons or tabs between its cells; a note is of any length. Never throws. */
export function readClientsCsv(text: string): CsvFile {
  const whole = text.replace(/^\uFEFF/, "");
  const rows = rowsOf(whole, separatorOf(whole.slice(0, 2_000)));
  const [head, ...others] = rows;
  const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  if (!columns.includes("name")) {
    const message = `The first line must name the columns: ${CLIENT_COLUMNS.join(",")}`;
    return { clients: [], errors: [{ line: 1, message }] };
  }
  if (head?.isBroken) return { clients: [], errors: [{ line: 1, message: BROKEN }] };
  const clients: CsvClient[] = [];
  const errors: { line: number; message: string }[] = [];
  for (const { line, cells, isBroken } of others.slice(0, MOST_ROWS)) {
    if (isBroken) {
      errors.push({ line, message: BROKEN });
      continue;
    }
    if (cells.every((cell) => cell.trim() === "")) continue;
    const of = (column: Column) => unguarded((cells[columns.indexOf(column)] ?? "").trim());
    const read = clientIn(of);
    if ("message" in read) errors.push({ line, message: read.message });
    else clients.push({ line, ...read });
  }
  const rest = others[MOST_ROWS];
  if (rest) errors.push({ line: rest.line, message: `Only the first ${MOST_ROWS} rows are read` });
  return { clients, errors };
}

/** Programs of countries with a decimal comma part cells by semicolons. */
function separatorOf(beginning: string): string {
  const [first = ""] = beginning.split(/\r\n?|\n/, 1);
  const counted = [",", ";", "\t"].map((separator) => [first.split(separator).length, separator] as const);
  return counted.reduce((best, one) => (one[0] > best[0] ? one : best))[1];
}

const BROKEN =
  "A cell that begins with a quotation mark has to end with one, and those within it are written twice. What follows up to the next such mark is not read either";

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quoted cell does not end as it must: it may have taken in what others begin. */
  readonly isBroken: boolean;
}

/**
 * The rows of a table (RFC 4180), as many as are read and one more. A cell that begins with a quotation mark may have
 * several lines; elsewhere in a cell the mark is a letter, such as that of inches.
 */
function rowsOf(text: string, separator: string): readonly Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let cell = "";
  /** Of the cell: nothing but blanks yet, letters without quotes, between quotes, or after them. */
  let part: "blank" | "bare" | "quoted" | "closed" = "blank";
  let isBroken = false;
  let line = 1;
  let begin = 1;
  const endCell = () => {
    if (cells.length < MOST_CELLS) cells.push(cell);
    cell = "";
    part = "blank";
  };
  const endRow = () => {
    endCell();
    rows.push({ line: begin, cells, isBroken });
    cells = [];
    isBroken = false;
    begin = line;
  };
  for (let at = 0; at < text.length && rows.length <= MOST_ROWS + 1; at++) {
    const letter = text.charAt(at);
    if (letter === "\n" || letter === "\r") {
      if (letter === "\r" && text.charAt(at + 1) === "\n") at++;
      line++;
      if (part === "quoted") cell += "\n";
      else endRow();
    } else if (part === "quoted" && letter === '"') {
      if (text.charAt(at + 1) === '"') {
        cell += '"';
        at++;
      } else part = "closed";
    } else if (part === "blank" && letter === '"') part = "quoted";
    else if (part !== "quoted" && letter === separator) endCell();
    else {
      cell += letter;
      if (letter === " ") continue;
      if (part === "blank") part = "bare";
      isBroken ||= part === "closed";
    }
  }
  isBroken ||= part === "quoted";
  if (part !== "blank" || cell !== "" || cells.length > 0) endRow();
  return rows;
}

function clientIn(of: (column: Column) => string): Omit<CsvClient, "line"> | { readonly message: string } {
  const name = of("name");
  const [place, note] = [of("place"), of("note")];
  const wrong = (message: string) => ({ message: name ? `${name.slice(0, 40)}: ${message}` : message });
  if (!name) return wrong("No name");
  if (name.length > LONGEST || place.length > LONGEST)
    return wrong(`A name or a place of more than ${LONGEST} characters`);
  const [latitude, longitude] = [degreesIn(of("latitude"), 90), degreesIn(of("longitude"), 180)];
  if (latitude === undefined || longitude === undefined)
    return wrong("Latitude and longitude are degrees such as 49.08 and -8.19");
  if ((latitude === null) !== (longitude === null)) return wrong("Latitude and longitude go together");
  const zone = zoneIn(of("zone"));
  if (zone === undefined)
    return wrong(`“${of("zone").slice(0, 40)}” is no zone such as Europe/Berlin or +01:00`);
  const where = { place, latitude, longitude, zone, note };
  const [dateCell, timeCell] = [of("date"), of("time")];
  if (dateCell === "") {
    const isBorn = timeCell !== "" || place !== "" || latitude !== null;
    return isBorn ? wrong("No date") : { name, date: "", time: "", ...where };
  }
  const date = parseCivilDate(dateCell);
  if (!date.ok) return wrong(messageOf(refusalOf(date.why)));
  const time = timeCell === "" || timeCell === "?" ? null : parseCivilTime(timeCell);
  if (time && !time.ok) return wrong(messageOf(refusalOf(time.why)));
  if (place === "" && latitude === null) return wrong("No place");
  return { name, date: formatIsoDate(date.date), time: time ? formatShortTime(time.time) : "", ...where };
}

/** Null where nothing is written, undefined where it is no such number. */
function degreesIn(cell: string, limit: number): number | null | undefined {
  if (cell === "") return null;
  const value = numberIn(cell);
  return value !== null && Math.abs(value) <= limit ? value : undefined;
}

const OFFSET = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d))?$/i;

/** `Europe/Berlin`, `+01:00`, `UTC+1`, `1`; null for nothing. */
function zoneIn(cell: string): string | number | null | undefined {
  if (cell === "" || cell.toLowerCase() === "auto") return null;
  if (cell.length > 64) return undefined;
  if (/^(?:UTC|GMT|Z)$/i.test(cell)) return 0;
  const [, sign, hours, minutes = "0"] = OFFSET.exec(cell) ?? [];
  const offset =
    hours === undefined ? numberIn(cell) : (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
  if (offset !== null) {
    return isHourOffset(offset) ? offset || 0 : undefined;
  }
  return /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(cell) ? cell : undefined;
}
