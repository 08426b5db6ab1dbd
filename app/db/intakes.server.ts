import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { INTAKE_DAYS, MOST_INTAKES } from "~/schemas/desk-limits";
import type { VisitorRequest } from "~/schemas/visitor-request";
import { type DeskStore, inPart, isPast, openedOf, type PartOfAll } from "./clients.server";
import type { Database } from "./database.server";
import { messageToOwner, newRequest, type OwnersMessage, ROOM, takenUp } from "./requests.server";
import { clients, intakes, requests } from "./schema";

/** A link to the intake form, as the owner sees it. Times in milliseconds since 1970, UTC. */
export interface KeptIntake {
  readonly id: string;
  /** For which client it was made, or in answer to which request; neither where it is for nobody yet. */
  readonly client: string | null;
  readonly from: string | null;
  /** What stands in the link. */
  readonly token: string;
  readonly at: number;
  readonly expiresAt: number;
}

type IntakeRow = typeof intakes.$inferSelect;
type Words = Pick<KeptIntake, "token" | "from">;

const intakeAt = (id: string) => ({ table: "intakes", id });

async function opened({ sealer }: DeskStore, row: IntakeRow): Promise<KeptIntake | null> {
  const words = (await sealer.open(intakeAt(row.id), row.sealed)) as Words | null;
  const { id, clientId: client, at, expiresAt } = row;
  return words && { ...words, id, client, at: at.getTime(), expiresAt: expiresAt.getTime() };
}

/** The links that can be used still, the one that ends first before all others. */
export async function openIntakes(store: DeskStore, most = MOST_INTAKES): Promise<readonly KeptIntake[]> {
  const rows = await store.db
    .select()
    .from(intakes)
    .where(isOpen(new Date()))
    .orderBy(asc(intakes.expiresAt))
    .limit(most);
  return (await Promise.all(rows.map((row) => opened(store, row)))).filter((one) => one !== null);
}

/** How many there are of them. */
export async function intakesCounted({ db }: DeskStore): Promise<number> {
  return db.$count(intakes, isOpen(new Date()));
}

/** Those of them after an id, of one client or of all, for the export. */
export async function intakesFrom(store: DeskStore, part: PartOfAll) {
  const rows = await store.db
    .select()
    .from(intakes)
    .where(and(inPart(part, intakes.id, intakes.clientId), isOpen(new Date())))
    .orderBy(asc(intakes.id))
    .limit(part.most);
  return openedOf(rows, (row) => opened(store, row));
}

function isOpen(now: Date) {
  return and(isNull(intakes.usedAt), gt(intakes.expiresAt, now));
}

/** `full`: so many are open already that there is no room for another. The same id twice is the same link. */
export async function addIntake(
  store: DeskStore,
  tokenHash: string,
  { id, client, token, from }: Pick<KeptIntake, "id" | "client" | "token" | "from">,
): Promise<{ readonly is: "full" } | { readonly is: "kept"; readonly intake: KeptIntake }> {
  const { db, sealer } = store;
  const now = new Date();
  const end = now.getTime() + INTAKE_DAYS * MILLISECONDS_PER_DAY;
  const sealed = await sealer.seal(intakeAt(id), { token, from } satisfies Words);
  const values = sql`SELECT ${id}, ${client}, ${tokenHash}, ${sealed}, ${now.getTime()}, ${end}, NULL
    WHERE (SELECT count(*) FROM ${intakes} WHERE ${isOpen(now)}) < ${MOST_INTAKES}`;
  await db.insert(intakes).select(values).onConflictDoNothing();
  const [row] = await db.select().from(intakes).where(eq(intakes.id, id));
  const intake = row && (await opened(store, row));
  return intake ? { is: "kept", intake } : { is: "full" };
}

/** Takes a link back; whether there was one. */
export async function removeIntake({ db }: DeskStore, id: string): Promise<boolean> {
  return (await db.delete(intakes).where(eq(intakes.id, id)).returning({ id: intakes.id })).length > 0;
}

/** A link by the hash of its token, used or not, that is not over; null where there is none. */
export async function intakeByToken(
  store: DeskStore,
  tokenHash: string,
): Promise<(KeptIntake & { readonly isUsed: boolean }) | null> {
  const [row] = await store.db
    .select()
    .from(intakes)
    .where(and(eq(intakes.tokenHash, tokenHash), gt(intakes.expiresAt, new Date())));
  const intake = row && (await opened(store, row));
  return intake ? { ...intake, isUsed: row.usedAt !== null } : null;
}

/** Whether this link was used by whoever kept the request with this token. */
export async function isAnsweredBy({ db }: DeskStore, id: string, requestHash: string): Promise<boolean> {
  return (await db.$count(requests, and(eq(requests.id, id), eq(requests.tokenHash, requestHash)))) > 0;
}

/**
 * Keeps what somebody said as a request of the link's id and of the client for whom the link was, uses the link up, says
 * of the request that it answers that this was answered, and tells the owner, in one transaction: of two who use it at
 * once one is kept.
 * @param message null where this site sends none
 */
export async function answerIntake(
  store: DeskStore,
  { id, from }: Pick<KeptIntake, "id" | "from">,
  requestHash: string,
  request: VisitorRequest,
  message: OwnersMessage | null,
): Promise<"kept" | "full" | "gone"> {
  const { db } = store;
  const now = new Date();
  const values = await newRequest(store, { id, tokenHash: requestHash, request, now });
  const ofAnswered = sql`(SELECT client_id FROM ${requests} WHERE ${eq(requests.id, from ?? "")})`;
  const client = sql`coalesce(${intakes.clientId}, ${ofAnswered})`;
  const isThis = and(eq(intakes.id, id), isOpen(now));
  const isKept = and(eq(requests.id, id), eq(requests.tokenHash, requestHash));
  const [, , kept] = await db.batch([
    db
      .insert(requests)
      .select(sql`SELECT ${values(client)} FROM ${intakes} WHERE ${isThis} AND ${ROOM}`)
      .onConflictDoNothing(),
    db
      .update(intakes)
      .set({ usedAt: now })
      .where(and(isThis, sql`EXISTS (SELECT 1 FROM ${requests} WHERE ${isKept})`)),
    db.select({ id: requests.id }).from(requests).where(isKept),
    ...(from
      ? [
          db
            .update(requests)
            .set(takenUp(now))
            .where(and(eq(requests.id, from), sql`EXISTS (SELECT 1 FROM ${requests} WHERE ${isKept})`)),
        ]
      : []),
    ...(message ? messageToOwner(store, { id, tokenHash: requestHash, now }, message) : []),
  ]);
  if (kept.length > 0) return "kept";
  return (await db.$count(intakes, isThis)) > 0 ? "full" : "gone";
}

/** A link that can be used still stays when the time of its client has come: somebody may be filling in its form. */
export function intakesLeftBy(db: Database, now: Date) {
  const past = db.select({ id: clients.id }).from(clients).where(isPast(now));
  return db
    .update(intakes)
    .set({ clientId: null })
    .where(and(isOpen(now), inArray(intakes.clientId, past)));
}

/** Links that are used or over. For the scheduled deletion, which needs no key. */
export function intakesPast(db: Database, now: Date) {
  return db.delete(intakes).where(or(isNotNull(intakes.usedAt), lt(intakes.expiresAt, now)));
}
