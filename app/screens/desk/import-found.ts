import { dateOfIso, formatIsoDate, gregorianOf } from "~/astrology/calendar";
import { type AafBirth, byUsualClock, readAaf } from "~/formats/aaf";
import { type CsvClient, readClientsCsv } from "~/formats/clients-csv";
import { findPlace } from "~/places/gazetteer";
import { nearestPlace } from "~/places/nearest-place";
import { placeLabel } from "~/places/place-label";
import { readStaticFile } from "~/places/read-static-file";
import { KIBIBYTE, MOST_BYTES_OF_NOTE, MOST_CLIENTS } from "~/schemas/desk-limits";
import { plain } from "./plain-text";

/** Somebody in a file, as the list shows them. */
export interface Found {
  /** Of its own, so that what is sent twice is kept once. */
  readonly id: string;
  readonly name: string;
  /** In the Gregorian calendar; empty where nothing is said of a birth. */
  readonly date: string;
  /** Empty where it is unknown. */
  readonly time: string;
  readonly place: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** By which the clock was set: hours east of Greenwich or a zone; null: that of the place. */
  readonly zone: string | number | null;
  readonly note: string;
}

/** Where somebody was born, with the zone of the place. */
export interface FoundPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

export interface FoundInFile {
  readonly people: readonly Found[];
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

/** Who is in a file of either kind, and which lines of it could not be read. Never throws. */
export function foundIn(text: string): FoundInFile {
  const { people, errors } = /^\uFEFF?#(?:A93|:)/im.test(text) ? fromAaf(text) : fromCsv(text);
  if (people.length <= MOST_CLIENTS) return { people, errors };
  const message = `Only the first ${MOST_CLIENTS} of ${people.length} are shown: make several files of it`;
  return { people: people.slice(0, MOST_CLIENTS), errors: [...errors, { line: 1, message }] };
}

function fromAaf(text: string): FoundInFile {
  const { births, errors } = readAaf(text);
  return { people: births.map(ofAaf), errors };
}

function ofAaf(birth: AafBirth): Found {
  const { name, date, time, timeUnknown, isOldStyle, location, utcOffset, latitude, longitude } =
    byUsualClock(birth);
  return {
    id: crypto.randomUUID(),
    name,
    date: isOldStyle ? formatIsoDate(gregorianOf(dateOfIso(date))) : date,
    time: timeUnknown ? "" : time,
    place: location,
    latitude,
    longitude,
    zone: utcOffset,
    note: birth.isOldStyle ? `The file has the Old Style date ${birth.date}.` : "",
  };
}

function fromCsv(text: string): FoundInFile {
  const { clients, errors } = readClientsCsv(text);
  const refused = clients.flatMap((one) => {
    const why = whyRefused(one);
    return why === null ? [] : [{ line: one.line, message: `${one.name}: ${why}` }];
  });
  return {
    people: clients
      .filter((one) => whyRefused(one) === null)
      .map(({ line: _, ...one }) => ({ id: crypto.randomUUID(), ...one })),
    errors: [...errors, ...refused].sort((one, other) => one.line - other.line),
  };
}

/** What the desk would not take of somebody in a table; null where it takes all. */
function whyRefused({ zone, note }: CsvClient): string | null {
  if (typeof zone === "string" && !isKnownZone(zone)) return `No time zone is called “${zone}”`;
  const isLarge = new TextEncoder().encode(note).length > MOST_BYTES_OF_NOTE;
  return isLarge ? `A note of more than ${MOST_BYTES_OF_NOTE / KIBIBYTE} KiB` : null;
}

function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The words and the point by which a place is looked up. */
export type PlaceSought = Pick<Found, "place" | "latitude" | "longitude">;

/** Null where no place is known by these words. Rejects where none can be looked up, as without a network. */
export async function placeOf({ place, latitude, longitude }: PlaceSought): Promise<FoundPlace | null> {
  if (latitude !== null && longitude !== null) {
    const nearest = await nearestPlace(readStaticFile, latitude, longitude);
    if (!nearest) return null;
    const name = place || `${latitude}, ${longitude}`;
    return { name, latitude, longitude, timezone: nearest.timeZone };
  }
  const found = place === "" ? null : await findPlace(readStaticFile, place);
  if (!found) return null;
  const { timeZone, ...there } = found.place;
  return {
    name: placeLabel(there),
    latitude: there.latitude,
    longitude: there.longitude,
    timezone: timeZone,
  };
}

/** Whether all that is to be kept of them is known: a birth is not sent without its place. */
export function isWhole({ date }: Pick<Found, "date">, place: FoundPlace | null): boolean {
  return place !== null || date === "";
}

/** By which two names are told to be the same. */
export const nameAlone = (name: string) => plain(name).replace(/\s+/g, " ").trim();

/** By which two are told to be the same person. */
export const sameness = (name: string, date: string) => `${nameAlone(name)}|${date}`;
