import { count, inArray, sql } from "drizzle-orm";
import type { Client } from "~/schemas/client";
import { MOST_CLIENTS } from "~/schemas/desk-limits";
import {
  type DeskStore,
  type NoteWords,
  newClientRow,
  newNoteRow,
  valuesOfClient,
  valuesOfNote,
} from "./clients.server";
import { clientNotes, clients } from "./schema";

/** Somebody out of a file. */
export interface ToImport {
  /** Of its own, so that what is sent twice is kept once. */
  readonly id: string;
  readonly client: Client;
  /** What the file says besides; null where it says nothing. */
  readonly note: NoteWords | null;
}

/**
 * Keeps all of them, or where there is no room for all of them none. Each table takes its rows as one JSON text: D1 allows
 * a request so many statements, and a statement so many values.
 * @returns whether they are kept
 */
export async function importClients(store: DeskStore, people: readonly ToImport[]): Promise<boolean> {
  const { db } = store;
  const now = new Date();
  const rows = await Promise.all(
    people.map(async ({ id, client }) => valuesOfClient(await newClientRow(store, id, client, now))),
  );
  const noteRows = await Promise.all(
    people.flatMap(({ id, note }) => (note ? [newNoteRow(store, id, id, note, now.getTime())] : [])),
  );
  const room = sql`(SELECT count(*) FROM ${clients}) + ${rows.length} <= ${MOST_CLIENTS}`;
  const isThere = sql`EXISTS (SELECT 1 FROM ${clients} WHERE ${clients.id} = ${cell(1)})`;
  const [, , found] = await db.batch([
    db
      .insert(clients)
      .select(sql`SELECT ${cells(7)} FROM json_each(${JSON.stringify(rows)}) WHERE ${room}`)
      .onConflictDoNothing(),
    db
      .insert(clientNotes)
      .select(
        sql`SELECT ${cells(6)} FROM json_each(${JSON.stringify(noteRows.map(valuesOfNote))}) WHERE ${isThere}`,
      )
      .onConflictDoNothing(),
    db
      .select({ n: count() })
      .from(clients)
      .where(
        inArray(
          clients.id,
          people.map(({ id }) => id),
        ),
      ),
  ]);
  return found[0]?.n === people.length;
}

/** A value of a row of the JSON text, in the order of the table's columns. */
const cell = (column: number) => sql.raw(`json_extract(value, '$[${column}]')`);
const cells = (columns: number) =>
  sql.join(
    Array.from({ length: columns }, (_, column) => cell(column)),
    sql`, `,
  );
