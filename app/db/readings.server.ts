import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { MOST_READINGS, READINGS_OF_A_CLIENT, READINGS_OF_A_PAGE } from "~/schemas/desk-limits";
import type { ClientPlace } from "~/schemas/list-place";
import type { Draft } from "~/schemas/reading-draft";
import { type DeskStore, inPart, openedOf, openedPage, type PartOfAll, type Written } from "./clients.server";
import { clients, readings } from "./schema";

/** A prepared reading with what stands in clear beside the sealed row. */
export interface KeptReading extends Draft {
  readonly id: string;
  /** Whose it is; null of a template. */
  readonly client: string | null;
  readonly updatedAt: number;
}

type ReadingRow = typeof readings.$inferSelect;

const readingAt = (id: string) => ({ table: "readings", id });

async function opened({ sealer }: DeskStore, row: ReadingRow): Promise<KeptReading | null> {
  const draft = (await sealer.open(readingAt(row.id), row.sealed)) as Draft | null;
  return draft && { ...draft, id: row.id, client: row.clientId, updatedAt: row.updatedAt.getTime() };
}

/** A page of the readings or of the templates, the one that was changed last before all others. */
export async function readingsAfter(store: DeskStore, after: ClientPlace | null) {
  const { db } = store;
  const isAfter = after && sql`(${readings.updatedAt}, ${readings.id}) < (${after.at}, ${after.id})`;
  const [found, [counted]] = await db.batch([
    db
      .select()
      .from(readings)
      .where(isAfter ?? undefined)
      .orderBy(desc(readings.updatedAt), desc(readings.id))
      .limit(READINGS_OF_A_PAGE + 1),
    db.select({ all: count() }).from(readings),
  ]);
  const { rows, unreadable, end } = await openedPage(found, READINGS_OF_A_PAGE, (row) => opened(store, row));
  return {
    readings: rows,
    unreadable,
    all: counted?.all ?? 0,
    last: end ? { at: end.updatedAt.getTime(), id: end.id } : null,
  };
}

/** Those of a client that were changed last, as many as their page names, and the ids of all, which need not be opened. */
export async function readingsOfClient(store: DeskStore, client: string) {
  const { db } = store;
  const isTheirs = eq(readings.clientId, client);
  const [rows, all] = await db.batch([
    db.select().from(readings).where(isTheirs).orderBy(desc(readings.updatedAt)).limit(READINGS_OF_A_CLIENT),
    db.select({ id: readings.id }).from(readings).where(isTheirs),
  ]);
  const named = (await openedOf(rows, (row) => opened(store, row))).rows;
  return { named, all: all.map(({ id }) => id) };
}

/** The templates that were changed last, as many as a page has. */
export async function templates(store: DeskStore): Promise<readonly KeptReading[]> {
  const rows = await store.db
    .select()
    .from(readings)
    .where(isNull(readings.clientId))
    .orderBy(desc(readings.updatedAt))
    .limit(READINGS_OF_A_PAGE);
  return (await openedOf(rows, (row) => opened(store, row))).rows;
}

/** Readings in the order of their ids, of one client or of all, for the export. */
export async function readingsFrom(store: DeskStore, part: PartOfAll) {
  const rows = await store.db
    .select()
    .from(readings)
    .where(inPart(part, readings.id, readings.clientId))
    .orderBy(asc(readings.id))
    .limit(part.most);
  return openedOf(rows, (row) => opened(store, row));
}

/** A reading by id, null where there is none. */
export async function readingOf(store: DeskStore, id: string): Promise<KeptReading | null> {
  const [row] = await store.db.select().from(readings).where(eq(readings.id, id));
  return row ? opened(store, row) : null;
}

/** Keeps a new one, of a client who is there or of nobody. The same id twice is the same reading: what was sent first stays. */
export async function addReading(
  store: DeskStore,
  id: string,
  client: string | null,
  draft: Draft,
): Promise<Written<KeptReading>> {
  const { db, sealer } = store;
  const now = Date.now();
  const isThere: SQL =
    client === null ? sql`1` : sql`EXISTS (SELECT 1 FROM ${clients} WHERE ${eq(clients.id, client)})`;
  const values = sql`SELECT ${id}, ${client}, ${await sealer.seal(readingAt(id), draft)}, ${now}
    WHERE (SELECT count(*) FROM ${readings}) < ${MOST_READINGS} AND ${isThere}`;
  const [added] = await db
    .insert(readings)
    .select(values)
    .onConflictDoNothing()
    .returning({ id: readings.id });
  if (added) return { is: "written", row: { ...draft, id, client, updatedAt: now } };
  const there = await readingOf(store, id);
  if (there) return { is: "changed", row: there };
  return { is: (await db.$count(readings)) < MOST_READINGS ? "gone" : "full" };
}

/** Writes over the version that was shown, and over no other. */
export async function changeReading(
  store: DeskStore,
  id: string,
  updatedAt: number,
  draft: Draft,
): Promise<Written<KeptReading>> {
  const [row] = await store.db
    .update(readings)
    .set({
      sealed: await store.sealer.seal(readingAt(id), draft),
      updatedAt: new Date(Math.max(Date.now(), updatedAt + 1)),
    })
    .where(and(eq(readings.id, id), eq(readings.updatedAt, new Date(updatedAt))))
    .returning();
  const there = row ? await opened(store, row) : await readingOf(store, id);
  if (!there) return { is: "gone" };
  return { is: row ? "written" : "changed", row: there };
}

/** Deletes a reading; whether there was one. What was sent of it opens still. */
export async function removeReading({ db }: DeskStore, id: string): Promise<boolean> {
  return (await db.delete(readings).where(eq(readings.id, id)).returning({ id: readings.id })).length > 0;
}
