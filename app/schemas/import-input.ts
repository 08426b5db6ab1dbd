import * as z from "zod";
import { type CivilDate, formatIsoDate } from "~/astrology/calendar";
import { deskRefusal } from "~/desk-refusals";
import type { Refusals } from "~/refusals";
import { type BirthClock, parseTimezone, resolveBirthMoment, type TimezoneChoice } from "~/time/birth-moment";
import { type CivilTime, formatShortTime } from "~/time/civil-date";
import { civilDateTimeAt } from "~/time/civil-time";
import { readZone } from "~/time/zone-history";
import { hasBirth } from "./birth-in-row";
import { requiredCoordinate, requiredDate, requiredTime } from "./birth-input";
import type { Client, ClientBirth } from "./client";
import { isTooLargeClient, readConsent } from "./client-input";
import { CLIENTS_OF_A_WRITE, KIBIBYTE, MOST_BYTES_OF_CLIENT } from "./desk-limits";
import {
  asSent,
  fieldErrors,
  isBlank,
  isRecord,
  isUntyped,
  optionalText,
  type Parsed,
  requiredText,
  typed,
  underPrefix,
} from "./fields";
import { flag, isOn } from "./flag";
import { readNoteText } from "./note-input";
import { isDeskId } from "./updated-at";

type Raw = Readonly<Record<string, unknown>>;

/** Somebody of a file, as they are to be kept. */
export interface ImportedClient {
  readonly id: string;
  readonly client: Client;
  readonly note: string;
  /** What the file's clock showed, where it was another than that of the place. */
  readonly movedFrom: string | null;
}

const Who = z.object({ name: requiredText("name.required") });
const Born = z.object({
  birthDate: requiredDate("date.required"),
  birthTime: requiredTime("time.required"),
  birthLocation: requiredText("location.required"),
  latitude: requiredCoordinate(90, "coordinates.incomplete"),
  longitude: requiredCoordinate(180, "coordinates.incomplete"),
  timeUnknown: flag("Nobody knows the hour"),
});
const BornAtSomeTime = Born.extend({ birthTime: typed.transform(() => null) });
const Tag = z.object({ tag: optionalText() });

export const ImportFields = z.object({
  clients: asSent({
    type: "array",
    maxItems: CLIENTS_OF_A_WRITE,
    description:
      "Each with its own `id`, `name`, `birthDate`, `birthTime` or `timeUnknown`, `birthLocation`, `latitude`, `longitude`, `timezone` (the place's own), `zone` (by which the clock was set, where that was another) and `note`",
  }),
  tag: asSent({ type: "string", description: "Of all of them" }),
  consent: asSent({ type: "object", description: "How all of them agreed: `version`, `at`, `how`" }),
});

/** Reads clients out of a file; all that is wrong is named at once, under `clients.0` and its like. */
export function readImport(raw: Raw): Parsed<readonly ImportedClient[]> {
  const { clients: rows } = raw;
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > CLIENTS_OF_A_WRITE) {
    return { ok: false, fields: { clients: [deskRefusal("import.not-a-list", CLIENTS_OF_A_WRITE)] } };
  }
  const consent = readConsent(raw);
  const tag = Tag.safeParse(raw);
  let wrong: Refusals = {
    ...(!consent.ok && consent.fields),
    ...(!tag.success && fieldErrors(tag.error)),
  };
  const shared = {
    consent: consent.ok ? consent.value : null,
    tags: tag.success && tag.data.tag !== undefined ? [tag.data.tag] : [],
  };
  const people: ImportedClient[] = [];
  for (const [index, row] of rows.entries()) {
    const read = readRow(isRecord(row) ? row : {}, shared);
    if (read.ok) people.push(read.value);
    else wrong = { ...wrong, ...underPrefix(`clients.${index}`, read.fields) };
  }
  if (new Set(people.map(({ id }) => id)).size < people.length) {
    wrong = { ...wrong, clients: [deskRefusal("import.id-required")] };
  }
  return Object.keys(wrong).length > 0 ? { ok: false, fields: wrong } : { ok: true, value: people };
}

function readRow(row: Raw, shared: Pick<Client, "consent" | "tags">): Parsed<ImportedClient> {
  const who = Who.safeParse(row);
  const birth = hasBirth(row) ? readBirth(row) : null;
  const note = isBlank(row.note) ? null : readNoteText(row.note);
  const fields: Refusals = {
    ...(!isDeskId(row.id) && { id: [deskRefusal("import.id-required")] }),
    ...(!who.success && fieldErrors(who.error)),
    ...(birth && !birth.ok && birth.fields),
    ...(note && !note.ok && { note: note.fields.text ?? [] }),
  };
  if (!isDeskId(row.id) || !who.success || (birth && !birth.ok) || (note && !note.ok)) {
    return { ok: false, fields };
  }
  const client: Client = {
    name: who.data.name,
    called: null,
    email: null,
    language: null,
    relations: [],
    houseSystem: "Whole Sign",
    settings: null,
    births: birth ? [birth.value.birth] : [],
    events: [],
    mayRecord: false,
    ...shared,
  };
  if (isTooLargeClient(client)) {
    return { ok: false, fields: { "": [deskRefusal("client.too-large", MOST_BYTES_OF_CLIENT / KIBIBYTE)] } };
  }
  const movedFrom = birth?.value.movedFrom ?? null;
  return { ok: true, value: { id: row.id, client, note: note?.value ?? "", movedFrom } };
}

interface ReadBirth {
  readonly birth: ClientBirth;
  readonly movedFrom: string | null;
}

function readBirth(row: Raw): Parsed<ReadBirth> {
  const born = (isOn(row.timeUnknown) ? BornAtSomeTime : Born).safeParse(row);
  const own = readZone(row.timezone);
  const zone = parseTimezone(isUntyped(row.zone) ? undefined : shortOrNone(row.zone));
  if (!born.success || own === null || !zone.ok) {
    return {
      ok: false,
      fields: {
        ...(!born.success && fieldErrors(born.error)),
        ...(own === null && { timezone: [deskRefusal("import.zone-unknown")] }),
        ...(!zone.ok && { zone: [deskRefusal("import.zone-unknown")] }),
      },
    };
  }
  const { birthDate, birthTime, birthLocation, latitude, longitude } = born.data;
  const place = { latitude, longitude, timeZone: own };
  const clock = birthTime && onOwnClock(birthDate, birthTime, zone.timezone, place);
  if (clock && !clock.isFirst) {
    const shown = `${formatIsoDate(clock.date)} ${formatShortTime(clock.time)}`;
    return { ok: false, fields: { birthTime: [deskRefusal("import.clock-twice", shown)] } };
  }
  return {
    ok: true,
    value: {
      birth: {
        birthDate: formatIsoDate(clock ? clock.date : birthDate),
        birthTime: clock ? formatShortTime(clock.time) : "",
        birthLocation,
        latitude,
        longitude,
        timezone: own,
        timeUnknown: birthTime === null,
        source: "unknown",
        rating: "X",
      },
      movedFrom:
        birthTime && clock?.isMoved ? `${formatIsoDate(birthDate)} ${formatShortTime(birthTime)}` : null,
    },
  };
}

const shortOrNone = (value: unknown) =>
  typeof value === "number" || (typeof value === "string" && value.length <= 64) ? value : "?";

/**
 * The same instant as the place's own clock showed it: births are kept by that one, and a file may have been written by
 * another, in Universal Time for example. What it showed twice means the first time where it is kept: of the second
 * `isFirst` is false.
 */
function onOwnClock(
  date: CivilDate,
  time: CivilTime,
  timezone: TimezoneChoice,
  place: { readonly latitude: number; readonly longitude: number; readonly timeZone: string },
) {
  if (timezone === "auto" || timezone === place.timeZone) {
    return { date, time, isMoved: false, isFirst: true };
  }
  const instantOf = (clock: Pick<BirthClock, "date" | "time" | "timezone">) =>
    resolveBirthMoment({ ...clock, place, timeReading: "earlier" }).instant;
  const instant = instantOf({ date, time, timezone });
  const shown = civilDateTimeAt(place.timeZone, instant, place.longitude);
  const isSame =
    formatIsoDate(shown.date) === formatIsoDate(date) &&
    formatShortTime(shown.time) === formatShortTime(time);
  return { ...shown, isMoved: !isSame, isFirst: instantOf({ ...shown, timezone: "auto" }) === instant };
}
