import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Client } from "~/schemas/client";
import {
  changeOf,
  clientOf,
  type DeskStore,
  insertOfClient,
  insertOfNote,
  type KeptClient,
  type NoteWords,
  newClientRow,
  newNoteRow,
  timesOf,
  updateOfClient,
  type Written,
} from "./clients.server";
import { type KeptRequest, requestOf, takenUp } from "./requests.server";
import { clients, requests } from "./schema";

interface Taking {
  readonly request: Pick<KeptRequest, "id" | "at" | "from" | "links">;
  /** The request that it answers, by id, where what that one says goes along. */
  readonly asked: string | null;
  /** As they are to be kept. */
  readonly client: Client;
  /** What was asked; null where nothing was. */
  readonly note: NoteWords | null;
}

/**
 * Keeps somebody new of a request, under the request's own id, with a note, and gives them the request: all of it or
 * nothing. A request that its sender has deleted meanwhile makes nobody.
 */
export async function addClientOf(
  store: DeskStore,
  { client, ...taking }: Taking,
): Promise<Written<KeptClient>> {
  const { request } = taking;
  const row = await newClientRow(store, request.id, client, new Date());
  const [added] = await store.db.batch([
    insertOfClient(store, row, isThere(request)),
    ...(await thenGiven(store, taking, row.id, sql`1`)),
  ]);
  if (added.length > 0) return { is: "written", row: { ...client, ...timesOf(row) } };
  const there = await clientOf(store, row.id);
  if (there) return { is: "changed", row: there };
  return { is: (await requestOf(store, request.id)) ? "full" : "gone" };
}

/** The same for somebody who is kept already, over the version that was shown and over no other. */
export async function changeClientBy(
  store: DeskStore,
  before: KeptClient,
  updatedAt: number,
  { client, ...taking }: Taking,
): Promise<Written<KeptClient>> {
  const { request } = taking;
  const change = await changeOf(store, before, updatedAt, client, request.at);
  const [changed] = await store.db.batch([
    updateOfClient(store, before, updatedAt, change, isThere(request)),
    // No two sealed texts are the same: this one stands there if it was written, and not if another came between.
    ...(await thenGiven(store, taking, before.id, eq(clients.sealed, change.sealed))),
  ]);
  const [row] = changed;
  if (row) return { is: "written", row: { ...client, ...timesOf(row) } };
  const there = (await requestOf(store, request.id)) && (await clientOf(store, before.id));
  return there ? { is: "changed", row: there } : { is: "gone" };
}

function isThere({ id }: Pick<KeptRequest, "id">): SQL {
  return sql`EXISTS (SELECT 1 FROM ${requests} WHERE ${eq(requests.id, id)})`;
}

/** What follows where the client was written: the note, and whose the request is from then on. */
async function thenGiven(
  store: DeskStore,
  { request, asked, note }: Omit<Taking, "client">,
  clientId: string,
  isWritten: SQL,
) {
  const { id, from, links = [] } = request;
  const now = new Date();
  const written = sql`EXISTS (SELECT 1 FROM ${clients} WHERE ${and(eq(clients.id, clientId), isWritten)})`;
  const isNobodysElse = or(isNull(requests.clientId), eq(requests.clientId, clientId));
  const isAsked = asked === null ? undefined : and(eq(requests.id, asked), isNobodysElse);
  // An intake form answers a request of the same person, of whom there was no client yet.
  const ofSame = [...(from ? [from] : []), ...links];
  return [
    ...(note
      ? [insertOfNote(store, await newNoteRow(store, clientId, id, note, now.getTime()), written)]
      : []),
    store.db
      .update(requests)
      .set({ clientId, takenAt: now, ...takenUp(now) })
      .where(and(or(eq(requests.id, id), isAsked), written)),
    ...(ofSame.length > 0
      ? [
          store.db
            .update(requests)
            .set({ clientId })
            .where(and(inArray(requests.id, ofSame), isNull(requests.clientId), written)),
        ]
      : []),
  ];
}
