import { and, asc, count, desc, eq, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import type { Language } from "~/languages";
import {
  CLIENT_MONTHS,
  DRAFT_DAYS,
  LINKS_OF_A_PAGE,
  MOST_REQUESTS,
  REQUEST_DAYS,
  REQUESTS_OF_A_PAGE,
} from "~/schemas/desk-limits";
import type { RequestPlace } from "~/schemas/list-place";
import {
  type Appointment,
  isClosed,
  REQUEST_STATUSES,
  type RequestStatus,
  type VisitorRequest,
} from "~/schemas/visitor-request";
import {
  type DeskStore,
  inPart,
  isPast,
  openedOf,
  openedPage,
  type PartOfAll,
  type Written,
} from "./clients.server";
import type { Database } from "./database.server";
import { type Counted, countMessage, roomForOwner, roomForVisitor } from "./message-limits";
import {
  clients,
  type EmailKind,
  type EmailState,
  emailOutbox,
  isWaiting,
  quizSubmissions,
  requests,
  withoutCase,
} from "./schema";

/** A request with what stands in clear beside the sealed row. Times in milliseconds since 1970, UTC. */
export interface KeptRequest extends VisitorRequest {
  readonly id: string;
  /** The client whom it is of, and whether what it says stands in their data. */
  readonly client: string | null;
  readonly isTaken: boolean;
  readonly appointment: Appointment | null;
  /** The links to the intake form that were made in answer to it, by id: what came in by one of them has the same id. */
  readonly links?: readonly string[];
  readonly status: RequestStatus;
  readonly at: number;
  readonly updatedAt: number;
  readonly deleteAfter: number;
}

type RequestRow = typeof requests.$inferSelect;
/** What is sealed. */
type Words = VisitorRequest & Pick<KeptRequest, "links"> & { readonly appointment?: Appointment };

const requestAt = (id: string) => ({ table: "requests", id });

async function opened(store: DeskStore, row: RequestRow): Promise<KeptRequest | null> {
  const words = await wordsOf(store, row);
  if (!words) return null;
  const { id, clientId: client, status, takenAt, at, updatedAt, deleteAfter } = row;
  const times = { at: at.getTime(), updatedAt: updatedAt.getTime(), deleteAfter: deleteAfter.getTime() };
  return { appointment: null, ...words, id, client, isTaken: takenAt !== null, status, ...times };
}

async function wordsOf({ sealer }: DeskStore, row: RequestRow): Promise<Words | null> {
  return (await sealer.open(requestAt(row.id), row.sealed)) as Words | null;
}

/**
 * When a request goes: 180 days after its end, and where it has none as a client would. Of somebody who did not agree to
 * be kept, 30 days after it came in or after the session that was agreed on.
 */
function endOf(status: RequestStatus, { intake, appointment }: Words, at: Date, now: Date): Date {
  if (intake && !intake.mayKeep) {
    const isOn = appointment && !appointment.isOff && status !== "declined";
    const session = isOn ? appointment.instant : 0;
    return daysAfter(Math.max(at.getTime(), session), DRAFT_DAYS);
  }
  if (isClosed(status)) return daysAfter(now.getTime(), REQUEST_DAYS);
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + CLIENT_MONTHS);
  return end;
}

function daysAfter(milliseconds: number, days: number): Date {
  return new Date(milliseconds + days * MILLISECONDS_PER_DAY);
}

const WAITS = sql`(${isWaiting(requests.status)})`;

/** A part of the list of requests. */
export interface RequestList {
  readonly requests: readonly KeptRequest[];
  /** How many rows of this part none of the keys opens. */
  readonly unreadable: number;
  /** How many there are of all. */
  readonly waiting: number;
  readonly over: number;
  /** After which the list goes on; null where this is its end. */
  readonly last: RequestPlace | null;
}

/** Requests that wait before those that are over, of each the newest first: as many as one page has, and these alone are opened. */
export async function requestsAfter(store: DeskStore, after: RequestPlace | null): Promise<RequestList> {
  const { db } = store;
  const isAfter =
    after &&
    sql`(${WAITS}, ${requests.at}, ${requests.id}) < (${Number(after.isWaiting)}, ${after.at}, ${after.id})`;
  const [found, counts] = await db.batch([
    db
      .select()
      .from(requests)
      .where(isAfter ?? undefined)
      .orderBy(desc(WAITS), desc(requests.at), desc(requests.id))
      .limit(REQUESTS_OF_A_PAGE + 1),
    db
      .select({ waits: sql<number>`${WAITS}`, n: count() })
      .from(requests)
      .groupBy(WAITS),
  ]);
  const { rows, unreadable, end } = await openedPage(found, REQUESTS_OF_A_PAGE, (row) => opened(store, row));
  const counted = (waits: number) => counts.find((row) => row.waits === waits)?.n ?? 0;
  return {
    requests: rows,
    unreadable,
    waiting: counted(1),
    over: counted(0),
    last: end ? { isWaiting: !isClosed(end.status), at: end.at.getTime(), id: end.id } : null,
  };
}

/** How many are new: none of them is opened. */
export async function newRequestsCounted({ db }: DeskStore): Promise<number> {
  return db.$count(requests, waitsAs("new"));
}

/**
 * By the index of what waits, so that what is over is not read. Without the plus SQLite would put the status into the
 * index's expression, and not find it there.
 */
function waitsAs(status: RequestStatus) {
  return sql`${WAITS} = 1 AND +${requests.status} = ${status}`;
}

/** Those that were agreed on and changed last, as many as a page has, and how many there are: when each takes place is sealed. */
export async function requestsAgreed(store: DeskStore) {
  const isAgreed = waitsAs("agreed");
  const [rows, counted] = await Promise.all([
    store.db
      .select()
      .from(requests)
      .where(isAgreed)
      .orderBy(desc(requests.updatedAt))
      .limit(REQUESTS_OF_A_PAGE),
    store.db.$count(requests, isAgreed),
  ]);
  return { requests: (await openedOf(rows, (row) => opened(store, row))).rows, counted };
}

/** Requests in the order of their ids, of one client or of all, for the export. */
export async function requestsFrom(store: DeskStore, part: PartOfAll) {
  const rows = await store.db
    .select()
    .from(requests)
    .where(inPart(part, requests.id, requests.clientId))
    .orderBy(asc(requests.id))
    .limit(part.most);
  return openedOf(rows, (row) => opened(store, row));
}

/** The names of some requests, by id: of those whose rows can be opened. */
export async function namesOfRequests(store: DeskStore, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await store.db
    .select()
    .from(requests)
    .where(inArray(requests.id, [...ids]));
  const words = await Promise.all(rows.map((row) => wordsOf(store, row)));
  return new Map(rows.flatMap(({ id }, index) => (words[index] ? [[id, words[index].name] as const] : [])));
}

/** A request by id, null where there is none. */
export async function requestOf(store: DeskStore, id: string): Promise<KeptRequest | null> {
  const [row] = await store.db.select().from(requests).where(eq(requests.id, id));
  return row ? opened(store, row) : null;
}

/** Some requests, by id: those that are there and can be opened, the newest first. */
export async function requestsOf(store: DeskStore, ids: readonly string[]): Promise<readonly KeptRequest[]> {
  if (ids.length === 0) return [];
  const rows = await store.db
    .select()
    .from(requests)
    .where(inArray(requests.id, [...ids]))
    .orderBy(desc(requests.at));
  return (await openedOf(rows, (row) => opened(store, row))).rows;
}

/** What there is of a client, the newest first: as many as a page of requests has. */
export async function requestsOfClient(store: DeskStore, client: string): Promise<readonly KeptRequest[]> {
  const rows = await store.db
    .select()
    .from(requests)
    .where(eq(requests.clientId, client))
    .orderBy(desc(requests.at))
    .limit(REQUESTS_OF_A_PAGE);
  return (await openedOf(rows, (row) => opened(store, row))).rows;
}

/** How often a row is read again where another write came between. */
const MOST_TRIES = 3;

/** Notes with a request that a link to the intake form was made in answer to it: of the newest links, sealed as all of it is. */
export async function noteLink(store: DeskStore, id: string, link: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [row] = await store.db.select().from(requests).where(eq(requests.id, id));
    const words = row && (await wordsOf(store, row));
    if (!words || words.links?.includes(link)) return;
    const links = [...(words.links ?? []), link].slice(-LINKS_OF_A_PAGE);
    const sealed = await store.sealer.seal(requestAt(id), { ...words, links } satisfies Words);
    const written = await store.db
      .update(requests)
      .set({ sealed })
      .where(isStill(row))
      .returning({ id: requests.id });
    if (written.length > 0) return;
  }
}

/** No two sealed texts are the same: by it a write is over what was read and over nothing else. */
function isStill({ id, sealed }: RequestRow) {
  return and(eq(requests.id, id), eq(requests.sealed, sealed));
}

/** What is written of a request that the owner has taken up: nobody has to be told of it as new. */
export function takenUp(now: Date) {
  const isNew = sql`${requests.status} = 'new'`;
  return {
    status: sql`CASE WHEN ${isNew} THEN 'answered' ELSE ${requests.status} END`,
    updatedAt: sql`CASE WHEN ${isNew} THEN max(${now.getTime()}, ${requests.updatedAt} + 1) ELSE ${requests.updatedAt} END`,
  };
}

/** The same by the hash of its sender's token. */
export async function requestByToken(store: DeskStore, tokenHash: string): Promise<KeptRequest | null> {
  const [row] = await store.db.select().from(requests).where(eq(requests.tokenHash, tokenHash));
  return row ? opened(store, row) : null;
}

/** What is said to the owner of what came in. */
export interface OwnersMessage {
  /** Where our own links lead. */
  readonly origin: string;
  /** How many messages a day has for the owner. */
  readonly forOwner: number;
}

/** What is said of a request that came in, to whom. */
export interface RequestMessages extends OwnersMessage {
  /** A name of the day for the sender's mailbox. */
  readonly mailbox: string;
  /** How many messages a day has for visitors. */
  readonly forVisitors: number;
  /** In which its sender is written to. */
  readonly language: Language;
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
): Promise<Received> {
  const { db } = store;
  const now = new Date();
  const id = crypto.randomUUID();
  const values = await newRequest(store, { id, tokenHash, request, now });
  const queue = messages
    ? [
        ...queued(store, messageToSender(id, messages, now), now),
        ...messageToOwner(store, { id, tokenHash, now }, messages),
      ]
    : [];
  const [, found] = await db.batch([
    db
      .insert(requests)
      .select(sql`SELECT ${values(sql`NULL`)} WHERE ${ROOM}`)
      .onConflictDoNothing(),
    db.select({ id: requests.id }).from(requests).where(eq(requests.tokenHash, tokenHash)),
    ...queue,
  ]);
  const [kept] = found;
  if (!kept) return { is: "full" };
  const [message] = await db
    .select({ state: emailOutbox.state })
    .from(emailOutbox)
    .where(and(eq(emailOutbox.requestId, kept.id), eq(emailOutbox.kind, "received")));
  return { is: "kept", message: message?.state ?? null };
}

/** Whether there is room for one more. */
export const ROOM = sql`(SELECT count(*) FROM ${requests}) < ${MOST_REQUESTS}`;

interface NewRequest {
  readonly id: string;
  readonly tokenHash: string;
  readonly request: VisitorRequest;
  readonly now: Date;
}

/** The values of a request that came in, in the order of the table's columns, for whomever it is of. */
export async function newRequest({ sealer }: DeskStore, { id, tokenHash, request, now }: NewRequest) {
  const sealed = await sealer.seal(requestAt(id), request);
  const end = endOf("new", request, now, now).getTime();
  return (clientId: SQL): SQL =>
    sql`${id}, ${clientId}, ${tokenHash}, 'new', ${sealed}, ${now.getTime()}, ${now.getTime()}, ${end}, NULL`;
}

function messageToSender(
  id: string,
  { mailbox, forVisitors, origin, language }: RequestMessages,
  now: Date,
): ToQueue {
  const isThere = sql`EXISTS (SELECT 1 FROM ${requests} WHERE ${eq(requests.id, id)})`;
  const room = roomForVisitor(mailbox, forVisitors, now);
  return messageRow("received", { id, origin, mailbox, now, language }, sql`${isThere} AND ${room}`);
}

/** Puts a message into the outbox where this request was kept under this token, nothing was said of it yet, and a day has room. */
export function messageToOwner(
  store: DeskStore,
  { id, tokenHash, now }: Omit<NewRequest, "request">,
  { origin, forOwner }: OwnersMessage,
) {
  const isThis = and(eq(requests.id, id), eq(requests.tokenHash, tokenHash));
  const isSaid = and(eq(emailOutbox.requestId, id), eq(emailOutbox.kind, "waits"));
  const isNew = sql`EXISTS (SELECT 1 FROM ${requests} WHERE ${isThis})
    AND NOT EXISTS (SELECT 1 FROM ${emailOutbox} WHERE ${isSaid})`;
  const room = roomForOwner(forOwner, now);
  return queued(store, messageRow("waits", { id, origin, mailbox: "", now }, sql`${isNew} AND ${room}`), now);
}

/** A message on its way, and what limits count of it. */
interface ToQueue {
  readonly row: SQL;
  readonly counted: Counted;
}

function queued({ db }: DeskStore, { row, counted }: ToQueue, now: Date) {
  return [db.insert(emailOutbox).select(row), countMessage(db, counted, now)];
}

/** Nobody's address stands in it. */
function messageRow(
  kind: EmailKind,
  {
    id,
    origin,
    mailbox,
    now,
    language,
  }: Pick<NewRequest, "id" | "now"> & { origin: string; mailbox: string; language?: Language },
  onlyIf: SQL,
): ToQueue {
  const messageId = crypto.randomUUID();
  const content = JSON.stringify({ name: null, tools: [], services: [], origin, language });
  const row = sql`SELECT ${messageId}, ${kind}, NULL, ${id}, NULL, '', ${content}, 'queued', 0,
    ${now.getTime()}, NULL, ${now.getTime()}, NULL, '' WHERE ${onlyIf}`;
  return { row, counted: { id: messageId, kind, mailbox } };
}

/** Whatever may be written over a request: not what its sender said. */
export interface RequestChange {
  readonly status: RequestStatus;
  /** Null leaves the one that is there. */
  readonly appointment: Omit<Appointment, "sequence" | "isOff"> | null;
}

/** Writes over the version that was shown, and over no other. */
export async function changeRequest(
  store: DeskStore,
  id: string,
  updatedAt: number,
  change: RequestChange,
): Promise<Written<KeptRequest>> {
  const now = new Date();
  const [before] = await store.db.select().from(requests).where(eq(requests.id, id));
  const said = before && (await wordsOf(store, before));
  if (!said) return { is: "gone" };
  const appointment = appointmentFrom(change, { status: before.status, appointment: said.appointment });
  const words: Words = { ...said, ...(appointment && { appointment }) };
  // Saying again that it is over does not begin its time anew.
  const isNewEnd = change.status !== before.status || appointment !== said.appointment;
  const [row] = await store.db
    .update(requests)
    .set({
      status: change.status,
      sealed: await store.sealer.seal(requestAt(id), words),
      updatedAt: new Date(Math.max(now.getTime(), updatedAt + 1)),
      ...(isNewEnd && { deleteAfter: endOf(change.status, words, before.at, now) }),
    })
    .where(and(isStill(before), eq(requests.updatedAt, new Date(updatedAt))))
    .returning();
  const there = row ? await opened(store, row) : await requestOf(store, id);
  if (!there) return { is: "gone" };
  return { is: row ? "written" : "changed", row: there };
}

/** The appointment as it is from then on, a version later where anything of it is new, which calendars take for another word. */
function appointmentFrom(
  change: RequestChange,
  { status, appointment: before }: Pick<RequestChange, "status"> & { readonly appointment?: Appointment },
): Appointment | undefined {
  const when = change.appointment ?? before;
  if (!when) return undefined;
  const isCalledOff = status === "agreed" && change.status !== "done";
  const isOff = change.status !== "agreed" && (isCalledOff || before?.isOff === true);
  const isSame =
    before?.instant === when.instant &&
    before.minutes === when.minutes &&
    before.timezone === when.timezone &&
    (before.isOff === true) === isOff;
  if (isSame) return before;
  const { instant, minutes, timezone } = when;
  const sequence = before ? before.sequence + 1 : 0;
  return { instant, minutes, timezone, sequence, ...(isOff && { isOff }) };
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
    .set({ clientId: null, takenAt: null })
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
