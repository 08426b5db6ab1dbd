import { and, asc, count, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import type { Client, NoteKind } from "~/schemas/client";
import {
  CLIENT_MONTHS,
  CLIENTS_OF_A_PAGE,
  DRAFT_DAYS,
  ENDING_OF_A_PAGE,
  MOST_CLIENTS,
  MOST_NOTES,
} from "~/schemas/desk-limits";
import type { ClientPlace } from "~/schemas/list-place";
import type { Database } from "./database.server";
import { rememberDeleted } from "./deleted-clients.server";
import { clientNotes, clients } from "./schema";
import type { Sealer } from "./sealed.server";

const listed = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Opens and seals the desk's rows. */
export interface DeskStore {
  readonly db: Database;
  readonly sealer: Sealer;
}

/** A client with what stands in clear beside the sealed row. Times in milliseconds since 1970, UTC. */
export interface KeptClient extends Client {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly lastContactAt: number;
  readonly deleteAfter: number;
}

/** A note of a client. */
export interface KeptNote {
  readonly id: string;
  readonly kind: NoteKind;
  readonly at: number;
  readonly updatedAt: number;
  readonly text: string;
}

/** What a write came to: `changed` where another one came between, with what stands there now. */
export type Written<Row> =
  | { readonly is: "written"; readonly row: Row }
  | { readonly is: "changed"; readonly row: Row }
  | { readonly is: "gone" }
  | { readonly is: "full" };

type ClientRow = typeof clients.$inferSelect;
type NoteRow = typeof clientNotes.$inferSelect;

const clientAt = (id: string) => ({ table: "clients", id });
const noteAt = (id: string) => ({ table: "client_notes", id });

async function opened({ sealer }: DeskStore, row: ClientRow): Promise<KeptClient | null> {
  const client = (await sealer.open(clientAt(row.id), row.sealed)) as Client | null;
  // Who was kept before it was asked has not agreed to it.
  return client && { ...client, mayRecord: client.mayRecord ?? false, ...timesOf(row) };
}

/** What stands in clear of a client. */
export function timesOf({ id, createdAt, updatedAt, lastContactAt, deleteAfter }: ClientRow) {
  return {
    id,
    createdAt: createdAt.getTime(),
    updatedAt: updatedAt.getTime(),
    lastContactAt: lastContactAt.getTime(),
    deleteAfter: deleteAfter.getTime(),
  };
}

async function openedNote({ sealer }: DeskStore, row: NoteRow): Promise<KeptNote | null> {
  const text = (await sealer.open(noteAt(row.id), row.sealed)) as string | null;
  const { id, kind, at, updatedAt } = row;
  return text === null ? null : { id, kind, at: at.getTime(), updatedAt: updatedAt.getTime(), text };
}

/** A part of the list of clients. */
export interface ClientList {
  readonly clients: readonly KeptClient[];
  /** How many rows of this part none of the keys opens. */
  readonly unreadable: number;
  /** How many there are of all. */
  readonly all: number;
  /** After which the list goes on; null where this is its end. */
  readonly last: ClientPlace | null;
}

/**
 * Whoever was spoken to last before all others, as many as one page has, and these alone are opened. Their names are
 * sealed: only who has all parts can put them in the order of the alphabet.
 */
export async function clientsAfter(store: DeskStore, after: ClientPlace | null): Promise<ClientList> {
  const { db } = store;
  const isAfter = after && sql`(${clients.lastContactAt}, ${clients.id}) < (${after.at}, ${after.id})`;
  const [found, [counted]] = await db.batch([
    db
      .select()
      .from(clients)
      .where(isAfter ?? undefined)
      .orderBy(desc(clients.lastContactAt), desc(clients.id))
      .limit(CLIENTS_OF_A_PAGE + 1),
    db.select({ all: count() }).from(clients),
  ]);
  const { rows, unreadable, end } = await openedPage(found, CLIENTS_OF_A_PAGE, (row) => opened(store, row));
  return {
    clients: rows,
    unreadable,
    all: counted?.all ?? 0,
    last: end ? { at: end.lastContactAt.getTime(), id: end.id } : null,
  };
}

/** A part of a table for the export: so many rows after an id, of one client or of all. */
export interface PartOfAll {
  readonly client: string | null;
  readonly after: string;
  readonly most: number;
}

/** Which rows of a table may stand in a part, by their ids and by whose they are. */
export function inPart({ client, after }: PartOfAll, id: SQLiteColumn, owner: SQLiteColumn) {
  return and(gt(id, after), client === null ? undefined : eq(owner, client));
}

/** What such a part has; `last` is the id of its last row, whether it could be opened or not. */
export interface OpenedPart<Row> {
  readonly rows: readonly Row[];
  readonly unreadable: number;
  /** Rows that were read. */
  readonly read: number;
  readonly last: string;
}

export async function openedOf<Sealed extends { readonly id: string }, Row>(
  sealed: readonly Sealed[],
  open: (row: Sealed) => Promise<Row | null>,
): Promise<OpenedPart<Row>> {
  const rows = (await Promise.all(sealed.map(open))).filter((row) => row !== null);
  return {
    rows,
    unreadable: sealed.length - rows.length,
    read: sealed.length,
    last: sealed.at(-1)?.id ?? "",
  };
}

/**
 * A page of a list, of which one row more was looked for than it shows: what can be opened of it, and the row behind
 * which the list goes on; none at its end.
 */
export async function openedPage<Sealed extends { readonly id: string }, Row>(
  found: readonly Sealed[],
  most: number,
  open: (row: Sealed) => Promise<Row | null>,
) {
  const shown = found.slice(0, most);
  const { rows, unreadable } = await openedOf(shown, open);
  return { rows, unreadable, end: found.length > most ? shown.at(-1) : undefined };
}

/** Clients in the order of their ids, for the export. */
export async function clientsFrom(store: DeskStore, part: PartOfAll) {
  const rows = await store.db
    .select()
    .from(clients)
    .where(inPart(part, clients.id, clients.id))
    .orderBy(asc(clients.id))
    .limit(part.most);
  return openedOf(rows, (row) => opened(store, row));
}

/** Some clients, by id: those whose rows can be opened. */
export async function clientsOf(store: DeskStore, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, KeptClient>();
  const rows = await store.db
    .select()
    .from(clients)
    .where(inArray(clients.id, [...ids]));
  const all = await Promise.all(rows.map((row) => opened(store, row)));
  return new Map(all.flatMap((client) => (client ? [[client.id, client] as const] : [])));
}

/** The names of some of them, by id. */
export async function namesOfClients(store: DeskStore, ids: readonly string[]) {
  return new Map([...(await clientsOf(store, ids))].map(([id, { name }]) => [id, name]));
}

/** A client by id, null where there is none. */
export async function clientOf(store: DeskStore, id: string): Promise<KeptClient | null> {
  const [row] = await store.db.select().from(clients).where(eq(clients.id, id));
  return row ? opened(store, row) : null;
}

/** Opens the oldest row, whichever it is; rejects where there is one that none of the keys opens. */
export async function openOneClient(store: DeskStore): Promise<void> {
  const [row] = await store.db.select().from(clients).orderBy(asc(clients.createdAt)).limit(1);
  if (row && !(await opened(store, row))) throw new Error("DESK_KEY does not open what the desk keeps");
}

/** Keeps somebody new. The same id twice is the same client: what was sent first stays. */
export async function addClient(store: DeskStore, id: string, client: Client): Promise<Written<KeptClient>> {
  const row = await newClientRow(store, id, client, new Date());
  const [added] = await insertOfClient(store, row);
  if (added) return { is: "written", row: { ...client, ...timesOf(row) } };
  const there = await clientOf(store, id);
  return there ? { is: "changed", row: there } : { is: "full" };
}

/** The row of somebody new. */
export async function newClientRow(
  { sealer }: DeskStore,
  id: string,
  client: Client,
  now: Date,
): Promise<ClientRow> {
  return {
    id,
    sealed: await sealer.seal(clientAt(id), client),
    createdAt: now,
    updatedAt: now,
    lastContactAt: now,
    deleteAfter: endOf(client, now, now),
    // The page says of a draft when it goes as soon as it is there.
    toldAt: client.consent ? null : now,
  };
}

/** What a row has in each column, in the order of the table's. */
export function valuesOfClient(row: ClientRow) {
  const { id, sealed, createdAt, updatedAt, lastContactAt, deleteAfter, toldAt } = row;
  const times = [createdAt, updatedAt, lastContactAt, deleteAfter, toldAt];
  return [id, sealed, ...times.map((at) => at?.getTime() ?? null)];
}

/** Keeps the row where there is room for it, and where `onlyIf` holds. */
export function insertOfClient({ db }: DeskStore, row: ClientRow, onlyIf: SQL = sql`1`) {
  const values = sql`SELECT ${listed(valuesOfClient(row))}
    WHERE (SELECT count(*) FROM ${clients}) < ${MOST_CLIENTS} AND ${onlyIf}`;
  return db.insert(clients).select(values).onConflictDoNothing().returning({ id: clients.id });
}

/** Writes over the version that was shown, and over no other. */
export async function changeClient(
  store: DeskStore,
  id: string,
  updatedAt: number,
  client: Client,
): Promise<Written<KeptClient>> {
  const before = await clientOf(store, id);
  if (!before) return { is: "gone" };
  const [row] = await updateOfClient(
    store,
    before,
    updatedAt,
    await changeOf(store, before, updatedAt, client),
  );
  if (row) return { is: "written", row: { ...client, ...timesOf(row) } };
  const there = await clientOf(store, id);
  return there ? { is: "changed", row: there } : { is: "gone" };
}

/**
 * What a change writes.
 * @param contact when they were last heard of, where the change comes of that: their time is counted from then on
 */
export async function changeOf(
  { sealer }: DeskStore,
  before: KeptClient,
  updatedAt: number,
  client: Client,
  contact = 0,
) {
  const now = new Date();
  const isSameWord = (before.consent === null) === (client.consent === null);
  const isContact = contact > before.lastContactAt;
  const last = new Date(Math.max(before.lastContactAt, contact));
  // A draft's days are counted from when it became one, whatever is written into it.
  const isNewEnd = !isSameWord || (client.consent !== null && isContact);
  return {
    sealed: await sealer.seal(clientAt(before.id), client),
    updatedAt: new Date(Math.max(now.getTime(), updatedAt + 1)),
    lastContactAt: last,
    ...(isNewEnd && { deleteAfter: endOf(client, now, last), toldAt: client.consent ? null : now }),
  };
}

/** Writes the change over that version, where `onlyIf` holds. */
export function updateOfClient(
  { db }: DeskStore,
  { id }: Pick<KeptClient, "id">,
  updatedAt: number,
  change: Awaited<ReturnType<typeof changeOf>>,
  onlyIf: SQL = sql`1`,
) {
  return db
    .update(clients)
    .set(change)
    .where(and(eq(clients.id, id), eq(clients.updatedAt, new Date(updatedAt)), onlyIf))
    .returning();
}

/** Deletes a client with all that hangs on them, and remembers the id; whether there was one. */
export async function removeClient({ db }: DeskStore, id: string): Promise<boolean> {
  const isThis = eq(clients.id, id);
  const [, removed] = await db.batch([
    rememberDeleted(db, isThis, new Date()),
    db.delete(clients).where(isThis).returning({ id: clients.id }),
  ]);
  return removed.length > 0;
}

/** Says of somebody that they were spoken to: from then on their time is counted anew. */
export async function noteContact({ db }: DeskStore, client: KeptClient, at: Date, now = new Date()) {
  const last = new Date(Math.max(client.lastContactAt, at.getTime()));
  await db
    .update(clients)
    .set({
      lastContactAt: last,
      ...(client.consent && { deleteAfter: endOf(client, now, last), toldAt: null }),
    })
    .where(eq(clients.id, client.id));
}

/** Remembers of those among them whose time ends soon that the desk has said so: nobody goes within 30 days of it. */
export async function noteTold({ db }: DeskStore, shown: readonly KeptClient[], now = new Date()) {
  const soon = daysAfter(now, DRAFT_DAYS);
  const ids = shown.filter(({ deleteAfter }) => deleteAfter < soon.getTime()).map(({ id }) => id);
  if (ids.length === 0) return;
  const isSoon = lt(clients.deleteAfter, soon);
  await db
    .update(clients)
    .set({ toldAt: now })
    .where(and(inArray(clients.id, ids), isNull(clients.toldAt), isSoon));
}

/** Whose time has come: said 30 days ago or earlier. */
export function isPast(now: Date) {
  return and(lt(clients.deleteAfter, now), lt(clients.toldAt, daysAfter(now, -DRAFT_DAYS)));
}

/** Remembers their ids and deletes them. For the scheduled deletion, which needs no key. */
export function clientsPast(db: Database, now: Date) {
  return [rememberDeleted(db, isPast(now), now), db.delete(clients).where(isPast(now))] as const;
}

/** Whose time ends soon, and was not begun in the last months, as that of every draft was: it is counted without a key. */
function endsSoon(now: Date) {
  const [soon, lately] = [daysAfter(now, DRAFT_DAYS), new Date(now)];
  lately.setUTCMonth(lately.getUTCMonth() - (CLIENT_MONTHS - 2));
  return and(lt(clients.deleteAfter, soon), lt(clients.lastContactAt, lately));
}

/** How many clients' time ends within 30 days. */
export async function endingCounted({ db }: DeskStore, now = new Date()): Promise<number> {
  return db.$count(clients, endsSoon(now));
}

/** Those whose time ends first, as many as one page asks about. */
export async function clientsEnding(store: DeskStore, now = new Date()): Promise<readonly KeptClient[]> {
  const rows = await store.db
    .select()
    .from(clients)
    .where(endsSoon(now))
    .orderBy(asc(clients.deleteAfter), asc(clients.id))
    .limit(ENDING_OF_A_PAGE);
  return (await openedOf(rows, (row) => opened(store, row))).rows;
}

/** When a client goes: a draft 30 days from now, all others 24 months after the last contact. */
function endOf({ consent }: Client, now: Date, lastContact: Date): Date {
  if (!consent) return daysAfter(now, DRAFT_DAYS);
  const end = new Date(lastContact);
  end.setUTCMonth(end.getUTCMonth() + CLIENT_MONTHS);
  return end;
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * MILLISECONDS_PER_DAY);
}

/** A client's notes, the newest day first. */
export async function notesOf(store: DeskStore, clientId: string): Promise<readonly KeptNote[]> {
  const rows = await store.db
    .select()
    .from(clientNotes)
    .where(eq(clientNotes.clientId, clientId))
    .orderBy(desc(clientNotes.at), desc(clientNotes.updatedAt));
  const notes = await Promise.all(rows.map((row) => openedNote(store, row)));
  return notes.filter((note) => note !== null);
}

/** Notes in the order of their ids, each with whose it is, for the export. */
export async function notesFrom(store: DeskStore, part: PartOfAll) {
  const rows = await store.db
    .select()
    .from(clientNotes)
    .where(inPart(part, clientNotes.id, clientNotes.clientId))
    .orderBy(asc(clientNotes.id))
    .limit(part.most);
  return openedOf(rows, async (row) => {
    const note = await openedNote(store, row);
    return note && { ...note, client: row.clientId };
  });
}

async function noteOf(store: DeskStore, clientId: string, id: string): Promise<KeptNote | null> {
  const [row] = await store.db
    .select()
    .from(clientNotes)
    .where(and(eq(clientNotes.id, id), eq(clientNotes.clientId, clientId)));
  return row ? openedNote(store, row) : null;
}

/** What a note says. */
export type NoteWords = Pick<KeptNote, "kind" | "at" | "text">;

/** Keeps a new note. The same id twice is the same note: what was sent first stays. */
export async function addNote(
  store: DeskStore,
  clientId: string,
  id: string,
  words: NoteWords,
): Promise<Written<KeptNote>> {
  const now = Date.now();
  const [added] = await insertOfNote(store, await newNoteRow(store, clientId, id, words, now));
  if (added) return { is: "written", row: { id, ...words, updatedAt: now } };
  const there = await noteOf(store, clientId, id);
  if (there) return { is: "changed", row: there };
  return (await clientOf(store, clientId)) ? { is: "full" } : { is: "gone" };
}

/** The row of a new note. */
export async function newNoteRow(
  { sealer }: DeskStore,
  clientId: string,
  id: string,
  { kind, at, text }: NoteWords,
  now: number,
): Promise<NoteRow> {
  const sealed = await sealer.seal(noteAt(id), text);
  return { id, clientId, kind, sealed, at: new Date(at), updatedAt: new Date(now) };
}

/** What a row has in each column, in the order of the table's. */
export function valuesOfNote({ id, clientId, kind, sealed, at, updatedAt }: NoteRow) {
  return [id, clientId, kind, sealed, at.getTime(), updatedAt.getTime()];
}

/** Keeps the row where its client is, has room for it, and `onlyIf` holds. */
export function insertOfNote({ db }: DeskStore, row: NoteRow, onlyIf: SQL = sql`1`) {
  const { clientId } = row;
  const values = sql`SELECT ${listed(valuesOfNote(row))}
    WHERE EXISTS (SELECT 1 FROM ${clients} WHERE ${eq(clients.id, clientId)})
      AND (SELECT count(*) FROM ${clientNotes} WHERE ${eq(clientNotes.clientId, clientId)}) < ${MOST_NOTES}
      AND ${onlyIf}`;
  return db.insert(clientNotes).select(values).onConflictDoNothing().returning({ id: clientNotes.id });
}

/** How many notes there are of a client. */
export async function notesCounted({ db }: DeskStore, clientId: string): Promise<number> {
  return db.$count(clientNotes, eq(clientNotes.clientId, clientId));
}

/** Writes over the version that was shown, and over no other. */
export async function changeNote(
  store: DeskStore,
  clientId: string,
  id: string,
  updatedAt: number,
  { kind, at, text }: NoteWords,
  now = Date.now(),
): Promise<Written<KeptNote>> {
  const version = Math.max(now, updatedAt + 1);
  const [changed] = await store.db
    .update(clientNotes)
    .set({
      kind,
      at: new Date(at),
      sealed: await store.sealer.seal(noteAt(id), text),
      updatedAt: new Date(version),
    })
    .where(
      and(
        eq(clientNotes.id, id),
        eq(clientNotes.clientId, clientId),
        eq(clientNotes.updatedAt, new Date(updatedAt)),
      ),
    )
    .returning({ id: clientNotes.id });
  if (changed) return { is: "written", row: { id, kind, at, text, updatedAt: version } };
  const there = await noteOf(store, clientId, id);
  return there ? { is: "changed", row: there } : { is: "gone" };
}

/** Removes a note; whether there was one. */
export async function removeNote({ db }: DeskStore, clientId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(clientNotes)
    .where(and(eq(clientNotes.id, id), eq(clientNotes.clientId, clientId)))
    .returning({ id: clientNotes.id });
  return removed.length > 0;
}
