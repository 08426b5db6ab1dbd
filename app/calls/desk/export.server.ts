import * as z from "zod";
import {
  clientOf,
  clientsFrom,
  type DeskStore,
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
import { readId } from "~/schemas/birth-details";
import { READINGS_OF_A_PAGE, ROWS_OF_A_PART } from "~/schemas/desk-limits";
import { asSent, isUntyped, type Parsed } from "~/schemas/fields";
import {
  EXPORTED,
  type Exported,
  type ExportPlace,
  exportPlaceText,
  readExportPlace,
} from "~/schemas/list-place";
import type { Reply } from "../answer-call.server";
import { operation } from "../operation";
import { deskStore } from "./desk-store.server";

interface ToExport {
  readonly only: string | null;
  readonly after: ExportPlace;
}

const FROM: Readonly<Record<Exported, (store: DeskStore, part: PartOfAll) => Promise<OpenedPart<object>>>> = {
  clients: clientsFrom,
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
  }),
  read: (raw): Parsed<ToExport> => {
    const only = isUntyped(raw.client) ? ({ ok: true, value: null } as const) : readId({ id: raw.client });
    const after = readExportPlace(raw);
    if (!only.ok) return only;
    return after.ok ? { ok: true, value: { only: only.value, after: after.value } } : after;
  },
  run: async ({ only, after }, { context }) => {
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
    return {
      exportedAt: new Date().toISOString(),
      ...(unreadable > 0 && { unreadable }),
      ...lists,
      next: next && addressOf(only, next),
    };
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

/** As a file that is saved, whose name tells of nobody. */
export function asFile(body: unknown): Reply<unknown> {
  return { body, headers: { "Content-Disposition": 'attachment; filename="desk.json"' } };
}
