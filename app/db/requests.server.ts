import { and, asc, desc, eq, inArray, lt, notInArray, sql } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { CLIENT_MONTHS, MOST_REQUESTS, REQUEST_DAYS } from "~/schemas/desk-limits";
import {
  isClosed,
  REQUEST_STATUSES,
  type RequestStatus,
  type VisitorRequest,
} from "~/schemas/visitor-request";
import { type DeskStore, isPast, type Written } from "./clients.server";
import type { Database } from "./database.server";
import { roomForOwner, roomForVisitor } from "./message-limits";
import {
  clients,
  type EmailKind,
  type EmailState,
  emailOutbox,
  quizSubmissions,
  requests,
  withoutCase,
} from "./schema";

/** A request with what stands in clear beside the sealed row. Times in milliseconds since 1970, UTC. */
export interface KeptRequest extends VisitorRequest {
  readonly id: string;
  /** The client who was made of it. */
  readonly client: string | null;
  readonly status: RequestStatus;
  readonly at: number;
  readonly updatedAt: number;
  readonly deleteAfter: number;
}

type RequestRow = typeof requests.$inferSelect;

const requestAt = (id: string) => ({ table: "requests", id });

async function opened({ sealer }: DeskStore, row: RequestRow): Promise<KeptRequest | null> {
  const request = (await sealer.open(requestAt(row.id), row.sealed)) as VisitorRequest | null;
  if (!request) return null;
  const { id, clientId: client, status, at, updatedAt, deleteAfter } = row;
  const times = { at: at.getTime(), updatedAt: updatedAt.getTime(), deleteAfter: deleteAfter.getTime() };
  return { ...request, id, client, status, ...times };
}

/** When a request goes: 180 days after its end, and where it has none as a client would. */
function endOf(status: RequestStatus, now: Date): Date {
  if (isClosed(status)) return new Date(now.getTime() + REQUEST_DAYS * MILLISECONDS_PER_DAY);
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + CLIENT_MONTHS);
  return end;
}

/** All requests, the newest first, and how many rows none of the keys opens. */
export async function allRequests(
  store: DeskStore,
): Promise<{ readonly requests: readonly KeptRequest[]; readonly unreadable: number }> {
  const rows = await store.db.select().from(requests).orderBy(desc(requests.at));
  const readable = (await Promise.all(rows.map((row) => opened(store, row)))).filter((one) => one !== null);
  return { requests: readable, unreadable: rows.length - readable.length };
}

/** A request by id, null where there is none. */
export async function requestOf(store: DeskStore, id: string): Promise<KeptRequest | null> {
  const [row] = await store.db.select().from(requests).where(eq(requests.id, id));
  return row ? opened(store, row) : null;
}

/** The same by the hash of its sender's token. */
export async function requestByToken(store: DeskStore, tokenHash: string): Promise<KeptRequest | null> {
  const [row] = await store.db.select().from(requests).where(eq(requests.tokenHash, tokenHash));
  return row ? opened(store, row) : null;
}

/** What is said of a request that came in, to whom. */
export interface RequestMessages {
  /** Where our own links lead. */
  readonly origin: string;
  /** A name of the day for the sender's mailbox. */
  readonly mailbox: string;
  /** How many messages a day has for visitors, and how many for the owner. */
  readonly forVisitors: number;
  readonly forOwner: number;
}

/** `full`: there is no room for another; else how the message to its sender stands, null where none goes out. */
export type Received = { readonly is: "full" } | { readonly is: "kept"; readonly message: EmailState | null };

/**
 * Keeps a request with both messages about it, in one transaction; the same token twice is the same request, and nothing
 * is sent again.
 * @param messages null where this site sends none
 */
export async function addRequest(
  store: DeskStore,
  tokenHash: string,
  request: VisitorRequest,
  messages: RequestMessages | null,
  now = new Date(),
): Promise<Received> {
  const { db, sealer } = store;
  const id = crypto.randomUUID();
  const sealed = await sealer.seal(requestAt(id), request);
  // In the order of the table's columns.
  const values = sql`SELECT ${id}, NULL, ${tokenHash}, 'new', ${sealed}, ${now.getTime()}, ${now.getTime()},
    ${endOf("new", now).getTime()} WHERE (SELECT count(*) FROM ${requests}) < ${MOST_REQUESTS}`;
  const rows = messages ? messageRows(id, messages, now) : [];
  const [, found] = await db.batch([
    db.insert(requests).select(values).onConflictDoNothing(),
    db.select({ id: requests.id }).from(requests).where(eq(requests.tokenHash, tokenHash)),
    ...rows.map((row) => db.insert(emailOutbox).select(row)),
  ]);
  const [kept] = found;
  if (!kept) return { is: "full" };
  const [message] = await db
    .select({ state: emailOutbox.state })
    .from(emailOutbox)
    .where(and(eq(emailOutbox.requestId, kept.id), eq(emailOutbox.kind, "received")));
  return { is: "kept", message: message?.state ?? null };
}

/** Rows for the outbox where this request was kept and a day has room for them. Nobody's address stands in them. */
function messageRows(id: string, { origin, mailbox, forVisitors, forOwner }: RequestMessages, now: Date) {
  const content = JSON.stringify({ name: null, tools: [], services: [], origin });
  const row = (kind: EmailKind, to: string, room: ReturnType<typeof roomForOwner>) => sql`SELECT
    ${crypto.randomUUID()}, ${kind}, NULL, ${id}, NULL, '', ${content}, 'queued', 0, ${now.getTime()}, NULL,
    ${now.getTime()}, NULL, ${to} WHERE EXISTS (SELECT 1 FROM ${requests} WHERE ${eq(requests.id, id)}) AND ${room}`;
  return [
    row("received", mailbox, roomForVisitor(mailbox, forVisitors, now)),
    row("waits", "", roomForOwner(forOwner, now)),
  ];
}

/** Whatever may be written over a request: not what its sender said. */
export type RequestChange = Pick<KeptRequest, "status">;

/** Writes over the version that was shown, and over no other. */
export async function changeRequest(
  store: DeskStore,
  id: string,
  updatedAt: number,
  { status }: RequestChange,
  now = new Date(),
): Promise<Written<KeptRequest>> {
  const before = await requestOf(store, id);
  if (!before) return { is: "gone" };
  const [row] = await store.db
    .update(requests)
    .set({
      status,
      updatedAt: new Date(Math.max(now.getTime(), updatedAt + 1)),
      // Saying again that it is over does not begin its time anew.
      ...(status !== before.status && { deleteAfter: endOf(status, now) }),
    })
    .where(and(eq(requests.id, id), eq(requests.updatedAt, new Date(updatedAt))))
    .returning();
  const there = row ? await opened(store, row) : await requestOf(store, id);
  if (!there) return { is: "gone" };
  return { is: row ? "written" : "changed", row: there };
}

/** Says whose request it was: it is shown with that client, and goes with them. */
export async function giveRequest({ db }: DeskStore, id: string, clientId: string): Promise<void> {
  await db.update(requests).set({ clientId }).where(eq(requests.id, id));
}

/** Deletes a request; whether there was one. */
export async function removeRequest({ db }: DeskStore, id: string): Promise<boolean> {
  return (await db.delete(requests).where(eq(requests.id, id)).returning({ id: requests.id })).length > 0;
}

/** The same for whoever sent it. */
export async function withdrawRequest({ db }: DeskStore, tokenHash: string): Promise<boolean> {
  const removed = await db
    .delete(requests)
    .where(eq(requests.tokenHash, tokenHash))
    .returning({ id: requests.id });
  return removed.length > 0;
}

/** What still waits stays when the time of its client has come, as a draft's does after 30 days. Before they are deleted. */
export function requestsLeftBy(db: Database, now: Date) {
  const past = db.select({ id: clients.id }).from(clients).where(isPast(now));
  return db
    .update(requests)
    .set({ clientId: null })
    .where(
      and(notInArray(requests.status, REQUEST_STATUSES.filter(isClosed)), inArray(requests.clientId, past)),
    );
}

/** Whose time has come. For the scheduled deletion, which needs no key. */
export function requestsPast(db: Database, now: Date) {
  return db.delete(requests).where(lt(requests.deleteAfter, now));
}

/** What was chosen in the newest quiz that was sent in from an address; null where there is none. */
export async function newestQuizOf({ db }: DeskStore, email: string): Promise<VisitorRequest["quiz"]> {
  const [row] = await db
    .select({ responses: quizSubmissions.responses })
    .from(quizSubmissions)
    .where(eq(withoutCase(quizSubmissions.email), withoutCase(email)))
    .orderBy(desc(quizSubmissions.createdAt), asc(quizSubmissions.id))
    .limit(1);
  return row?.responses ? (row.responses as VisitorRequest["quiz"]) : null;
}
