import * as z from "zod";
import { aafOfClients, type Exported as Lists, markdownOf } from "~/answers/desk-files";
import { dateOfIso } from "~/astrology/calendar";
import { isoOf } from "~/astrology/instant";
import {
  clientOf,
  clientsFrom,
  type DeskStore,
  type KeptClient,
  notesFrom,
  type OpenedPart,
  type PartOfAll,
} from "~/db/clients.server";
import { stored } from "~/db/database.server";
import { deliveriesFrom } from "~/db/deliveries.server";
import { intakesFrom } from "~/db/intakes.server";
import { readingsFrom } from "~/db/readings.server";
import { requestsFrom } from "~/db/requests.server";
import { Failure } from "~/failure";
import { aafBytes } from "~/formats/aaf";
import { fileResponse } from "~/http/file-response.server";
import { readId } from "~/schemas/birth-details";
import { oneOf } from "~/schemas/birth-input";
import type { ClientBirth } from "~/schemas/client";
import { READINGS_OF_A_PAGE, ROWS_OF_A_PART } from "~/schemas/desk-limits";
import { asSent, fieldErrors, isUntyped, type Parsed } from "~/schemas/fields";
import {
  EXPORTED,
  type Exported,
  type ExportPlace,
  exportPlaceText,
  readExportPlace,
} from "~/schemas/list-place";
import { resolveBirthMoment } from "~/time/birth-moment";
import { parseCivilTime } from "~/time/civil-date";
import { zoneNamed } from "~/time/zone-history";
import { asJsonFile, type Reply } from "../answer-call.server";
import { operation } from "../operation";
import { deskStore } from "./desk-store.server";

/** As which a part comes. */
const FORMS = ["json", "aaf", "markdown"] as const;

interface ToExport {
  readonly only: string | null;
  readonly after: ExportPlace;
  readonly form: (typeof FORMS)[number];
}

const FROM: Readonly<Record<Exported, (store: DeskStore, part: PartOfAll) => Promise<OpenedPart<object>>>> = {
  clients: async (store, part) => withInstants(await clientsFrom(store, part)),
  notes: notesFrom,
  requests: async (store, part) => withoutToken(await requestsFrom(store, part)),
  intakes: async (store, part) => withoutToken(await intakesFrom(store, part)),
  readings: readingsFrom,
  deliveries: async (store, part) => withoutLink(await deliveriesFrom(store, part)),
};

/** Of what is large a part has fewer rows. */
const MOST_OF_A_PART: Partial<Record<Exported, number>> = { readings: READINGS_OF_A_PAGE };

/**
 * Everything that the desk keeps of one client or of all, in the open, for the owner to keep; in parts, because opening
 * takes time. `next` is where the following part is asked for, null at the end; the lists of all parts belong together.
 */
export const exportClients = operation({
  access: "owner",
  user: "required",
  fields: z.object({
    client: asSent({ type: "string", description: "The id of one client; without it all of them" }),
    after: asSent({ type: "string", description: "Where it goes on, as `next` of the part before says" }),
    form: asSent({ type: "string", enum: FORMS, description: "Of JSON alone a part says where the next is" }),
  }),
  read: (raw): Parsed<ToExport> => {
    const only = isUntyped(raw.client) ? ({ ok: true, value: null } as const) : readId({ id: raw.client });
    const after = readExportPlace(raw);
    const form = z.object({ form: oneOf(FORMS, "json") }).safeParse(raw);
    if (!only.ok) return only;
    if (!form.success) return { ok: false, fields: fieldErrors(form.error) };
    return after.ok ? { ok: true, value: { only: only.value, after: after.value, ...form.data } } : after;
  },
  run: async ({ only, after, form }, { context }) => {
    const store = deskStore(context);
    if (only !== null && after.id === "" && !(await stored(clientOf(store, only)))) {
      throw new Failure("not_found", "There is no such client.");
    }
    const lists: Record<Exported, readonly object[]> = {
      clients: [],
      notes: [],
      requests: [],
      intakes: [],
      readings: [],
      deliveries: [],
    };
    let unreadable = 0;
    let room = ROWS_OF_A_PART;
    let next: ExportPlace | null = null;
    let { id } = after;
    for (const kind of EXPORTED.slice(EXPORTED.indexOf(after.kind))) {
      const most = Math.min(room, MOST_OF_A_PART[kind] ?? room);
      const part = await stored(FROM[kind](store, { client: only, after: id, most }));
      lists[kind] = part.rows;
      unreadable += part.unreadable;
      room -= part.read;
      if (part.read === most) {
        next = { kind, id: part.last };
        break;
      }
      id = "";
    }
    const part = {
      exportedAt: new Date().toISOString(),
      ...(unreadable > 0 && { unreadable }),
      ...lists,
      next: next && addressOf(only, next),
    };
    // Each list has what its own reader above gives.
    return { form, part: part as typeof part & Lists };
  },
});

function addressOf(only: string | null, next: ExportPlace): string {
  const asked = new URLSearchParams({ ...(only !== null && { client: only }), after: exportPlaceText(next) });
  return `/api/desk/export?${asked}`;
}

/** The link of a letter is of use in its sender's browser alone. */
function withoutLink<Row extends { readonly kept: string }>(part: OpenedPart<Row>): OpenedPart<object> {
  return { ...part, rows: part.rows.map(({ kept: _, ...row }) => row) };
}

/** Whoever has the file shall open nothing with it. */
function withoutToken<Row extends { readonly token: string }>(part: OpenedPart<Row>): OpenedPart<object> {
  return { ...part, rows: part.rows.map(({ token: _, ...row }) => row) };
}

/** The instant of each birth, for files that are kept in Universal Time. */
function withInstants(part: OpenedPart<KeptClient>): OpenedPart<object> {
  return {
    ...part,
    rows: part.rows.map((client) => ({
      ...client,
      births: client.births.map((birth) => ({ ...birth, utc: utcOf(birth) })),
    })),
  };
}

function utcOf({ birthDate, birthTime, timeUnknown, latitude, longitude, timezone }: ClientBirth) {
  const time = timeUnknown ? null : parseCivilTime(birthTime);
  if (!time?.ok || zoneNamed(timezone) === null) return null;
  const place = { latitude, longitude, timeZone: timezone };
  const clock = { date: dateOfIso(birthDate), time: time.time, place, timezone: "auto" } as const;
  return isoOf(resolveBirthMoment({ ...clock, timeReading: "earlier" }).instant);
}

type ExportedPart = Awaited<ReturnType<(typeof exportClients)["run"]>>;

/** As a file that is saved, whose name tells of nobody. */
export function asFile({ form, part }: ExportedPart): Reply<unknown> | Response {
  switch (form) {
    case "json":
      return asJsonFile("desk.json")(part);
    case "aaf":
      return fileResponse(aafBytes(aafOfClients(part.clients)), { name: "desk.aaf", type: "text/plain" });
    case "markdown": {
      const text = markdownOf(part).map((about) => about.text);
      return fileResponse(text.join("\n"), { name: "desk.md", type: "text/markdown; charset=utf-8" });
    }
  }
}
