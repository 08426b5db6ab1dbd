import { and, asc, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { MOST_DELIVERIES, MOST_OPENED, REVOKED_DAYS } from "~/schemas/desk-limits";
import { type DeskStore, inPart, openedOf, type PartOfAll } from "./clients.server";
import type { Database } from "./database.server";
import { clients, deliveries } from "./schema";

/** What the desk remembers of a letter. Neither its words nor its key are in it. */
export interface DeliveryWords {
  /** The reading that was sent, and its title on that day. */
  readonly reading: string;
  readonly title: string;
  /** The link, sealed by a key that lives in the browser which sent it. */
  readonly kept: string;
}

/** A letter that was sent, as its sender sees it. Times in milliseconds since 1970, UTC. */
export interface KeptDelivery extends DeliveryWords {
  readonly id: string;
  readonly client: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly opened: number;
  readonly revokedAt: number | null;
}

type DeliveryRow = Omit<typeof deliveries.$inferSelect, "ciphertext" | "tokenHash">;

const deliveryAt = (id: string) => ({ table: "deliveries", id });
/** All but the letter itself, which nobody here can read. */
const SHOWN = {
  id: deliveries.id,
  clientId: deliveries.clientId,
  sealed: deliveries.sealed,
  createdAt: deliveries.createdAt,
  expiresAt: deliveries.expiresAt,
  opened: deliveries.opened,
  revokedAt: deliveries.revokedAt,
};

async function opened({ sealer }: DeskStore, row: DeliveryRow): Promise<KeptDelivery | null> {
  const words = (await sealer.open(deliveryAt(row.id), row.sealed)) as DeliveryWords | null;
  const { id, clientId: client, createdAt, expiresAt, opened: times, revokedAt } = row;
  const at = { createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime() };
  return words && { ...words, id, client, ...at, opened: times, revokedAt: revokedAt?.getTime() ?? null };
}

function canOpen(now: Date) {
  return and(isNull(deliveries.revokedAt), gt(deliveries.expiresAt, now));
}

/** The letters to a client, the newest first. */
export async function deliveriesTo(
  store: DeskStore,
  client: string,
  most = MOST_DELIVERIES,
): Promise<readonly KeptDelivery[]> {
  const rows = await store.db
    .select(SHOWN)
    .from(deliveries)
    .where(eq(deliveries.clientId, client))
    .orderBy(desc(deliveries.createdAt))
    .limit(most);
  return (await Promise.all(rows.map((row) => opened(store, row)))).filter((one) => one !== null);
}

/** Letters in the order of their ids, to one client or to all, for the export. */
export async function deliveriesFrom(store: DeskStore, part: PartOfAll) {
  const rows = await store.db
    .select(SHOWN)
    .from(deliveries)
    .where(inPart(part, deliveries.id, deliveries.clientId))
    .orderBy(asc(deliveries.id))
    .limit(part.most);
  return openedOf(rows, (row) => opened(store, row));
}

interface ToDeliver {
  readonly id: string;
  readonly client: string;
  readonly tokenHash: string;
  readonly ciphertext: string;
  readonly days: number;
  readonly words: DeliveryWords;
}

/** The same id twice is the same letter; `full`: so many can be opened that there is no room for another. */
export async function addDelivery(
  store: DeskStore,
  { id, client, tokenHash, ciphertext, days, words }: ToDeliver,
): Promise<
  { readonly is: "full" } | { readonly is: "gone" } | { readonly is: "kept"; readonly delivery: KeptDelivery }
> {
  const { db, sealer } = store;
  const now = new Date();
  const end = now.getTime() + days * MILLISECONDS_PER_DAY;
  const values = sql`SELECT ${id}, ${client}, ${tokenHash}, ${await sealer.seal(deliveryAt(id), words)},
    ${ciphertext}, ${now.getTime()}, ${end}, 0, NULL
    WHERE EXISTS (SELECT 1 FROM ${clients} WHERE ${eq(clients.id, client)})
      AND (SELECT count(*) FROM ${deliveries} WHERE ${canOpen(now)}) < ${MOST_DELIVERIES}`;
  await db.insert(deliveries).select(values).onConflictDoNothing();
  const [row] = await db.select(SHOWN).from(deliveries).where(eq(deliveries.id, id));
  const delivery = row && (await opened(store, row));
  if (delivery) return { is: "kept", delivery };
  return { is: (await db.$count(deliveries, canOpen(now))) < MOST_DELIVERIES ? "gone" : "full" };
}

/** Takes a letter back: from then on nothing of it is here, but that it was sent. Whether it could be opened still. */
export async function revokeDelivery({ db }: DeskStore, id: string): Promise<boolean> {
  const now = new Date();
  const revoked = await db
    .update(deliveries)
    .set({ revokedAt: now, ciphertext: "" })
    .where(and(eq(deliveries.id, id), isNull(deliveries.revokedAt)))
    .returning({ id: deliveries.id });
  return revoked.length > 0;
}

/** Whether a link opens a letter, which is not counted: whatever looks at links before people do opens none. */
export async function isDelivered({ db }: Pick<DeskStore, "db">, tokenHash: string): Promise<boolean> {
  return (await db.$count(deliveries, and(eq(deliveries.tokenHash, tokenHash), canOpen(new Date())))) > 0;
}

/** The letter of a link as it is kept, and counts that it was opened; null where there is none. */
export async function openDelivery({ db }: Pick<DeskStore, "db">, tokenHash: string) {
  const [row] = await db
    .update(deliveries)
    .set({ opened: sql`min(${deliveries.opened} + 1, ${MOST_OPENED})` })
    .where(and(eq(deliveries.tokenHash, tokenHash), canOpen(new Date())))
    .returning({ ciphertext: deliveries.ciphertext, expiresAt: deliveries.expiresAt });
  return row ? { ciphertext: row.ciphertext, expiresAt: row.expiresAt.getTime() } : null;
}

/** Letters that are over, and those that were taken back a while ago. For the scheduled deletion, which needs no key. */
export function deliveriesPast(db: Database, now: Date) {
  const shown = new Date(now.getTime() - REVOKED_DAYS * MILLISECONDS_PER_DAY);
  return db.delete(deliveries).where(or(lt(deliveries.expiresAt, now), lt(deliveries.revokedAt, shown)));
}
